/**
 * `npm run certs -- HOST ...`: a certificate authority and a certificate for each node of a cluster, in the folder
 * certs, for docker-compose.cluster.yml. The authority's key is not stored: to renew or add a node, make all of them
 * anew.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { makeCertificates } from './certificates.ts';
import { ROOT } from './steps.ts';

const DAYS = 825;
const hosts = process.argv.slice(2).filter((argument) => argument !== '--force');
const folder = join(ROOT, 'certs');

if (hosts.length === 0 || hosts.some((host) => !/^[a-z0-9][a-z0-9.-]*$/i.test(host))) {
  refuse('Name the nodes as they find each other: npm run certs -- eventstore-1 eventstore-2 eventstore-3');
} else if (existsSync(folder) && !process.argv.includes('--force')) {
  refuse(
    `${folder} is there already. With --force all certificates are made anew; every node and client then needs the new ones.`,
  );
} else {
  const nodes = Object.fromEntries(hosts.map((host) => [host, [host, 'localhost', '127.0.0.1']]));
  for (const [name, { certFile }] of Object.entries(
    await makeCertificates(folder, nodes, { days: DAYS, keyType: 'rsa' }),
  ))
    console.log(`${name}: ${certFile}`);
  console.log(`Clients trust ${join(folder, 'ca', 'ca.crt')}. Valid for ${DAYS} days.`);
}

function refuse(why: string): void {
  console.error(why);
  process.exitCode = 1;
}
