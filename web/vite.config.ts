import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { firstPage, firstPageChunks } from './build/first-page.ts';
import { icuMessages } from './build/icu-messages.ts';

const api = process.env.NESIE_DEV_API ?? 'http://127.0.0.1:4000';

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [icuMessages(), react(), firstPage()],
  resolve: {
    // The build parses messages, so the browser needs no parser.
    alias: [
      {
        find: /^@formatjs\/icu-messageformat-parser$/,
        replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
      },
    ],
  },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: firstPageChunks() } } },
  },
  server: { proxy: { '/graphql': api, '/json': api, '/sandbox': api, '/pay': api } },
});
