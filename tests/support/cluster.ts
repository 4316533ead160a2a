/** A vitest globalSetup that starts one Postgres cluster for the whole run; it is deleted at the end. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { type Postgres, startPostgres } from '../../server/cli/postgres.ts';
import { openFolder } from './open-folder.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgres: string;
  }
}

type Shared = { users: number; cluster: Promise<Postgres>; folder: string };
// Each vitest project loads this file anew, so the cluster is kept on the process.
const here = globalThis as { nesieTestCluster?: Shared | undefined };

export async function setup(project: TestProject): Promise<void> {
  here.nesieTestCluster ??= start();
  here.nesieTestCluster.users += 1;
  project.provide('postgres', (await here.nesieTestCluster.cluster).url('postgres'));
}

export async function teardown(): Promise<void> {
  const shared = here.nesieTestCluster;
  if (!shared || --shared.users > 0) return;
  here.nesieTestCluster = undefined;
  const cluster = await shared.cluster;
  await cluster.stop('immediate');
  rmSync(shared.folder, { recursive: true, force: true });
  rmSync(cluster.folder, { recursive: true, force: true });
}

function start(): Shared {
  const folder = openFolder('nesie-test-');
  return { users: 0, folder, cluster: startPostgres({ folder: join(folder, 'pg'), databases: [], unsafeFast: true }) };
}
