import { expect, test } from 'vitest';

import { idKey, namesIn, withIdsOf } from './known-ids.js';

const NOTHING = new Map();

test('B6 ids are known by the names that stand beside them, at any depth', () => {
    const known = withIdsOf(NOTHING, {
        services: [{ salonServiceId: 's-1', name: 'Strzyżenie', workers: [{ workerId: 'w-1', name: 'Ola' }] }],
        serviceTypes: [{ serviceTypeId: 't-1', label: 'Broda', score: 100 }]
    });
    expect([...known].map(([key, names]) => [key, ...names])).toEqual([
        ['salonServiceId', ['s-1', 'Strzyżenie']],
        ['workerId', ['w-1', 'Ola']],
        ['serviceTypeId', ['t-1', 'Broda']]
    ]);
});

test('B6 a second id beside a name is of something else and is not called by it', () => {
    const known = withIdsOf(NOTHING, { appointmentId: 'a-1', service: 'Strzyżenie', salonId: 'salon-1' });
    expect(known.get('appointmentId')?.get('a-1')).toBe('Strzyżenie');
    expect(known.has('salonId')).toBe(false);
});

test('B6 what was added is known by the name that was asked for, and a newer name takes the place of an older one', () => {
    const added = withIdsOf(NOTHING, { ...namesIn({ name: 'Broda', pricePln: 45, confirmationId: 'c-1' }), salonServiceId: 's-1' });
    const renamed = withIdsOf(added, { salonServiceId: 's-1', name: 'Trymowanie' });
    expect(added.get('salonServiceId')?.get('s-1')).toBe('Broda');
    expect(renamed.get('salonServiceId')?.get('s-1')).toBe('Trymowanie');
});

test('B6 a list of ids takes what a single one names', () => {
    expect(idKey('workerIds')).toBe('workerId');
    expect(idKey('workerId')).toBe('workerId');
});
