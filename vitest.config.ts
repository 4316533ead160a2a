import { createRequire } from 'node:module';
import { defineConfig } from 'vitest/config';
import { LongestFirst, ProgressReporter } from './tests/support/progress/vitest.ts';
import { FULL, NEVER_MS, PATIENCE_MS } from './tests/support/size.ts';

const files = (...folders: string[]) => folders.flatMap((folder) => [`tests/${folder}/**/*.test.{ts,tsx}`]);
const cluster = ['tests/support/cluster.ts'];

/**
 * Four workers on two cores, because a test waits for the database, the browser and the event server. Unit and
 * integration tests share workers, so that code is loaded once a worker and not once a file: a file must leave nothing
 * behind (mocks, environment, globals).
 */
export default defineConfig({
  // graphql has an ES and a CommonJS build that refuse each other's schemas; Node uses the second, so tests do too.
  resolve: { alias: [{ find: /^graphql$/, replacement: createRequire(import.meta.url).resolve('graphql') }] },
  test: {
    pool: 'forks',
    maxWorkers: 4,
    // A test that fails once in a hundred runs is a fault of the product or of the test.
    retry: 0,
    testTimeout: NEVER_MS,
    hookTimeout: NEVER_MS,
    expect: { poll: { timeout: PATIENCE_MS } },
    // They belong to the full set alone.
    exclude: ['**/node_modules/**', ...(FULL ? [] : ['**/*.full.test.{ts,tsx}'])],
    sequence: { sequencer: LongestFirst },
    setupFiles: ['tests/support/each-file.ts'],
    reporters: process.env.PROGRESS ? [new ProgressReporter()] : ['default'],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: files('domain', 'golden', 'web', 'schema', 'architecture'),
          exclude: files('web/loan'),
          pool: 'threads',
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'screens',
          include: files('web/loan'),
          globalSetup: ['tests/web/loan/built-web.ts'],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'integration',
          include: files('adapters', 'projections', 'use-cases', 'workflows', 'api', 'people', 'cli', 'attacks'),
          globalSetup: cluster,
          isolate: false,
        },
      },
      {
        extends: true,
        test: { name: 'simulation', include: files('simulation'), globalSetup: cluster },
      },
      {
        extends: true,
        test: { name: 'faults', include: files('faults'), globalSetup: cluster },
      },
      // They measure how long others wait: after all other tests, one file at a time.
      {
        extends: true,
        test: { name: 'measured', include: files('measured'), globalSetup: cluster, maxWorkers: 1 },
      },
    ],
  },
});
