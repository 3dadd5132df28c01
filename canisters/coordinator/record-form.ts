/**
 * How the records of a table are written, where that is not simply as they are. A row without the names of its members halves what a list
 * costs to read. The form is part of what outlives upgrades: members are only ever added to the end, where rows of before have none.
 */
export interface RecordForm<T, Row extends readonly unknown[]> {
    toRow(record: T): Row;
    fromRow(row: Row): T;
}
