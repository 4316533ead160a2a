import { createRequire } from 'node:module';
import { defineConfig } from 'vitest/config';

const files = (...folders: string[]) => folders.flatMap((folder) => [`tests/${folder}/**/*.test.{ts,tsx}`]);
const cluster = ['tests/support/cluster.ts'];

/**
 * Three workers on two cores, because tests of faults mostly wait. Unit and integration tests share workers, so that
 * code is loaded once a worker and not once a file: a file must leave nothing behind (mocks, environment, globals).
 */
export default defineConfig({
  // graphql has an ES and a CommonJS build that refuse each other's schemas; Node uses the second, so tests do too.
  resolve: { alias: [{ find: /^graphql$/, replacement: createRequire(import.meta.url).resolve('graphql') }] },
  test: {
    pool: 'forks',
    maxWorkers: 3,
    // Real servers on a shared machine: one retry in CI, none at a desk.
    retry: process.env.CI ? 1 : 0,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: files('domain', 'golden', 'web', 'schema', 'architecture'),
          exclude: files('web/loan'),
          // They only compute, so how long they take is the machine's affair: the limit is for what never ends.
          testTimeout: 60_000,
          pool: 'threads',
          isolate: false,
        },
      },
      {
        extends: true,
        test: { name: 'screens', include: files('web/loan'), globalSetup: ['tests/web/loan/built-web.ts'] },
      },
      {
        extends: true,
        test: {
          name: 'integration',
          include: files('adapters', 'projections', 'use-cases', 'workflows', 'api', 'people', 'cli', 'attacks'),
          globalSetup: cluster,
          isolate: false,
          testTimeout: 30_000,
          // On two busy cores, background work takes longer.
          expect: { poll: { timeout: 15_000 } },
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: { name: 'simulation', include: files('simulation'), globalSetup: cluster, hookTimeout: 60_000 },
      },
      {
        extends: true,
        test: {
          name: 'faults',
          include: files('faults'),
          globalSetup: cluster,
          testTimeout: process.env.TEST_SIZE === 'full' ? 1_800_000 : 120_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'measured',
          include: files('measured'),
          globalSetup: cluster,
          // They measure how long others wait: after all other tests, one file at a time.
          maxWorkers: 1,
          testTimeout: 1_800_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
