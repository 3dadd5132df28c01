import type { ServiceRecord } from '../../src/testing/reference-salons/service-record.js';
import type { RecordForm } from './record-form.js';

type ServiceRow = readonly [
    id: string,
    version: number,
    name: string,
    price: number,
    durationMinutes: number,
    serviceTypeIds: readonly string[],
    workerIds: readonly string[],
    active: boolean,
    description?: string | undefined
];

export const SERVICE_FORM: RecordForm<ServiceRecord, ServiceRow> = {
    toRow: (service) => {
        const { id, version, name, price, durationMinutes, serviceTypeIds, workerIds, active, description } = service;
        const row = [id, version, name, price, durationMinutes, serviceTypeIds, workerIds, active] as const;
        return description === undefined ? row : [...row, description];
    },
    fromRow: (row) => ({
        id: row[0],
        version: row[1],
        name: row[2],
        price: row[3],
        durationMinutes: row[4],
        serviceTypeIds: row[5],
        workerIds: row[6],
        active: row[7],
        description: row[8]
    })
};
