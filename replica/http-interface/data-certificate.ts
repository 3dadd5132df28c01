import type { CertificateSource } from '../replica-instance.js';
import type { Certifier } from './certifier.js';
import { pathOf } from './hash-tree.js';

/** What `ic0.data_certificate_copy` gives a canister in a query: a certificate over its certified data. */
export function dataCertificates(certifier: Certifier): CertificateSource {
    return (_replica, canister) =>
        certifier.certificate(canister.subnet, [pathOf('canister', canister.id, 'certified_data')], 'canister_ranges');
}
