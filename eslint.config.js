import { createNodeResolver, importX } from 'eslint-plugin-import-x';
import tseslint from 'typescript-eslint';

import { arrowZones } from './eslint.arrows.js';

/** Finds `./x.ts` behind `./x.js`, as TypeScript's NodeNext writes imports. */
const resolver = createNodeResolver({
    extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
    extensionAlias: { '.js': ['.ts', '.tsx', '.js'] }
});

/** What QuickJS in the canister does not have (or what differs there), so that `src/` may not use it. */
const NOT_IN_QUICKJS = [
    'Intl',
    'URL',
    'URLSearchParams',
    'TextDecoder',
    'structuredClone',
    'setTimeout',
    'setInterval',
    'Buffer',
    'process',
    'fetch'
];

export default tseslint.config(
    { ignores: ['**/dist/**', '**/generated/**', '**/.azle/**', '**/.cache/**', '**/coverage/**', '**/sandbox/booksy-out/**'] },
    { linterOptions: { reportUnusedDisableDirectives: 'error' } },
    {
        files: ['**/*.{ts,tsx,js,mjs}'],
        extends: [tseslint.configs.strict, tseslint.configs.stylistic],
        plugins: { 'import-x': importX },
        settings: { 'import-x/resolver-next': [resolver] },
        rules: {
            '@typescript-eslint/no-explicit-any': 'error',
            // A record type may be an interface or an alias; an alias is assignable to JsonObject, an interface is not.
            '@typescript-eslint/consistent-type-definitions': 'off',
            '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'separate-type-imports', disallowTypeAnnotations: false }],
            '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true }],
            // `!` after an index that a loop has bounded; noUncheckedIndexedAccess asks for something at each of them.
            '@typescript-eslint/no-non-null-assertion': 'off',
            // A handler that may answer or not is `T | void`; and `apply` takes a typed array without spreading it onto the stack first.
            '@typescript-eslint/no-invalid-void-type': 'off',
            'prefer-spread': 'off',
            eqeqeq: 'error',
            'no-restricted-properties': [
                'error',
                { object: 'Math', property: 'random', message: 'Take randomness as an argument, or use crypto.' }
            ],
            'import-x/no-unresolved': 'error',
            'import-x/no-cycle': ['error', { ignoreExternal: true }],
            'import-x/no-restricted-paths': ['error', { zones: arrowZones(import.meta.dirname) }],
            'max-lines': ['error', { max: 400, skipBlankLines: true, skipComments: true }]
        }
    },
    {
        // Where a lost promise does harm. Rules that ask the type checker cost as much as all others together, and tests lose theirs loudly.
        files: ['{src,canisters}/**/*.ts'],
        ignores: ['**/*.test.ts', '**/testing/**'],
        languageOptions: { parserOptions: { project: './tsconfig.json', tsconfigRootDir: import.meta.dirname } },
        rules: {
            // A write that nobody awaits is a write whose outcome nobody hears of.
            '@typescript-eslint/no-floating-promises': 'error',
            '@typescript-eslint/no-misused-promises': 'error',
            '@typescript-eslint/await-thenable': 'error',
            '@typescript-eslint/only-throw-error': 'error',
            '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }]
        }
    },
    {
        files: ['**/*.test.ts', '**/*.spec.ts'],
        rules: { 'import-x/no-restricted-paths': ['error', { zones: arrowZones(import.meta.dirname, ['testing']) }] }
    },
    {
        files: ['src/**/*.ts', 'canisters/**/*.ts', 'web/**/*.{ts,tsx}'],
        ignores: ['**/*.test.ts', 'web/vite.config.ts'],
        rules: { 'import-x/no-nodejs-modules': 'error' }
    },
    {
        files: ['src/**/*.ts'],
        ignores: ['**/*.test.ts'],
        rules: {
            'import-x/no-extraneous-dependencies': ['error', { devDependencies: false }],
            'no-restricted-globals': ['error', ...NOT_IN_QUICKJS]
        }
    },
    {
        // They import the package by its name, which tsconfig.json points at its sources.
        files: ['examples/**/*.ts'],
        rules: { 'import-x/no-unresolved': ['error', { ignore: ['^@jsm-mit/sultana-agent-tools-package'] }] }
    }
);
