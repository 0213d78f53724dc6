import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

const table = 'http://127.0.0.1:8000';

export default defineConfig({
  base: './', // served under any prefix
  // what the page and pictures without a page are drawn from
  resolve: { alias: { $detente: fileURLToPath(new URL('../src/detente', import.meta.url)) } },
  plugins: [svelte()],
  build: {
    outDir: '../src/detente/static',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0, // the page's content policy allows no data: addresses
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': table, '/health': table, '/ws': { target: table, ws: true } },
  },
});
