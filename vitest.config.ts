import { defineConfig } from 'vitest/config';

export default defineConfig({
    test: {
        // By default one core of two stays idle.
        maxWorkers: '100%',
        projects: [
            {
                test: {
                    name: 'unit',
                    // No test changes what another sees, and loading every module anew for each file takes longer than the tests.
                    isolate: false,
                    // Far more than any takes; property tests share the processor with whatever else runs.
                    testTimeout: 20_000,
                    include: ['{src,canisters,replica,deployment,scripts,cli,web}/**/*.test.ts']
                }
            },
            {
                test: {
                    name: 'package',
                    include: ['scripts/**/*.spec.ts', 'test/{vendors,mcp,commands,package,docs}/**/*.spec.ts'],
                    testTimeout: 60_000,
                    hookTimeout: 120_000
                }
            },
            {
                test: {
                    name: 'replica',
                    include: ['test/replica/**/*.spec.ts'],
                    globalSetup: ['test/support/replica-server.ts'],
                    testTimeout: 60_000,
                    hookTimeout: 120_000
                }
            },
            {
                test: {
                    name: 'canister',
                    include: ['test/canister/**/*.spec.ts'],
                    globalSetup: ['test/support/replica-server.ts', 'test/support/built-canisters.ts'],
                    testTimeout: 60_000,
                    hookTimeout: 120_000
                }
            },
            {
                test: {
                    name: 'browser',
                    include: ['test/browser/**/*.spec.ts'],
                    globalSetup: ['test/support/console-world.ts'],
                    testTimeout: 60_000,
                    hookTimeout: 120_000
                }
            }
        ]
    }
});
