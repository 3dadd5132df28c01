import type { Identity } from '@dfinity/agent';

/** How long a sign-in holds: eight hours, in nanoseconds. */
const MAX_TIME_TO_LIVE = 8n * 3_600_000_000_000n;

/**
 * Asks a person to sign in with Internet Identity, in a window of the provider's. Loaded when it is wanted, since few consoles have it.
 *
 * @throws Error with the provider's reason when she does not
 */
export async function signIn(identityProvider: string): Promise<Identity> {
    const { AuthClient } = await import('@dfinity/auth-client');
    const client = await AuthClient.create({ idleOptions: { disableIdle: true } });
    await new Promise<void>((resolve, reject) => {
        void client.login({
            identityProvider,
            maxTimeToLive: MAX_TIME_TO_LIVE,
            onSuccess: () => resolve(),
            onError: (reason) => reject(new Error(reason ?? 'Internet Identity'))
        });
    });
    return client.getIdentity();
}
