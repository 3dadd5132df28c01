/** How a canister's method is called, as its interface says. */
export type MethodKind = 'query' | 'update' | 'composite_query';
