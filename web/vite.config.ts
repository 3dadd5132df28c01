import { defineConfig } from 'vite';

export default defineConfig({
    root: import.meta.dirname,
    // The page may be served from any folder.
    base: './',
    build: {
        target: 'es2022',
        // A strict policy forbids inline scripts, and data: addresses of what is small enough to be inlined.
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        emptyOutDir: true
    },
    define: { global: 'globalThis', 'process.env.NODE_ENV': '"production"' }
});
