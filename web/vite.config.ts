import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { chunkGroups } from './build/chunks.ts';
import { splitDocuments } from './build/documents.ts';
import { icuMessages } from './build/icu-messages.ts';
import { pages } from './build/pages.ts';
import { prerender } from './build/prerender.ts';
import { textsWithScreens } from './build/texts.ts';
import { unusedParts } from './build/unused-parts.ts';

const router = (part: string): string =>
  fileURLToPath(new URL(`../node_modules/react-router/dist/production/${part}.mjs`, import.meta.url));

const api = process.env.NESIE_DEV_API ?? 'http://127.0.0.1:4000';

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [icuMessages(), textsWithScreens(), splitDocuments(), unusedParts(), react(), pages(), prerender()],
  resolve: {
    conditions: ['es2015', ...defaultClientConditions], // rxjs without the helpers of older browsers
    // The build parses messages, so the browser needs no parser.
    alias: [
      // Its usual form has warnings for developers.
      { find: /^react-router$/, replacement: router('index') },
      { find: /^react-router\/dom$/, replacement: router('dom-export') },
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
    // The entry names every file, so a name without its module is half a kilobyte less.
    rolldownOptions: {
      output: {
        codeSplitting: { groups: chunkGroups() },
        chunkFileNames: 'assets/[hash:7].js',
        assetFileNames: ({ names }) =>
          names.some((name) => name.endsWith('.css')) ? 'assets/[hash:7].css' : 'assets/[name]-[hash][extname]',
      },
    },
  },
  server: { proxy: { '/graphql': api, '/json': api, '/sandbox': api, '/pay': api } },
});
