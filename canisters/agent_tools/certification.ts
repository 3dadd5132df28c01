import { certifiedDataSet, setTimer } from 'azle';

const SECONDS = 1;

/**
 * Makes roots the canister's certified data. The clean-up after a trap may not (the System API has no `certified_data_set` there, and trying
 * would undo what the clean-up has settled), so what it leaves is certified a second later.
 */
export class Certification {
    #isCleaningUp = false;

    certify(root: Uint8Array): void {
        if (!this.#isCleaningUp) certifiedDataSet(root);
    }

    /** @param restore certifies whatever is stored when it is called */
    whileCleaningUp(settle: () => void, restore: () => void): void {
        this.#isCleaningUp = true;
        try {
            settle();
        } finally {
            this.#isCleaningUp = false;
        }
        setTimer(SECONDS, restore);
    }
}
