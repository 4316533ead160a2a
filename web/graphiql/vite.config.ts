import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const api = process.env.NESIE_DEV_API ?? 'http://127.0.0.1:4000';

/** A separate build, so that the editor (7 MB) never affects the application's chunks. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: '/graphiql/',
  plugins: [react()],
  worker: { format: 'es' },
  // The builder empties the folder but for its mark (server/cli/build-mark.ts).
  build: { outDir: 'dist', emptyOutDir: false, target: 'es2022', assetsInlineLimit: 0, chunkSizeWarningLimit: 8000 },
  server: { proxy: { '/graphql': api } },
});
