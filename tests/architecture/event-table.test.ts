/** R32: only the event server uses its table; everything else uses the protocol, as with a real EventStoreDB. */
import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('only the embedded event server names its table', () => {
  const files = globSync('{server,projections,schema,web}/**/*.{ts,tsx,sql}', {
    exclude: ['**/node_modules/**', '**/.tsbuild/**'],
  });
  const naming = files.filter((file) => readFileSync(file, 'utf8').includes('event_store.event'));
  expect(naming).toEqual(['server/adapters/ledger/embedded/storage.ts']);
});

it('only the ledger adapter uses EventStoreDB', () => {
  const files = globSync('{server,projections,schema,web}/**/*.{ts,tsx}', {
    exclude: ['**/node_modules/**', '**/.tsbuild/**'],
  });
  const speaking = files.filter((file) => readFileSync(file, 'utf8').includes("'@eventstore/db-client"));
  expect(speaking.filter((file) => !file.startsWith('server/adapters/ledger/'))).toEqual([]);
});
