/**
 * `npm run certs -- HOST ...`: a certificate authority and a certificate for each node of a cluster, in the folder
 * certs, for docker-compose.cluster.yml. With --renew the nodes get new certificates of the same authority, which
 * clients trust already.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { renewNodes, writeCluster } from './cluster-certificates.ts';
import { ROOT } from './steps.ts';

const hosts = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const folder = join(ROOT, 'certs');
const has = (flag: string): boolean => process.argv.includes(flag);

if (hosts.some((host) => !/^[a-z0-9][a-z0-9.-]*$/i.test(host)) || (hosts.length === 0 && !has('--renew'))) {
  refuse('Name the nodes as they find each other: npm run certs -- eventstore-1 eventstore-2 eventstore-3');
} else if (has('--renew')) {
  await say(renewNodes(folder, hosts));
} else if (existsSync(folder) && !has('--force')) {
  refuse(
    `${folder} is there already. With --renew its nodes get new certificates of the same authority; with --force the ` +
      'authority is new too, and every node and client then needs the new files at one moment.',
  );
} else {
  await say(writeCluster(folder, hosts));
}

async function say(written: Promise<readonly string[]>): Promise<void> {
  try {
    for (const line of await written) console.log(line);
  } catch (error) {
    refuse((error as Error).message);
  }
}

function refuse(why: string): void {
  console.error(why);
  process.exitCode = 1;
}
