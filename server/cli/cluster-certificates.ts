/** The certificates of a cluster of EventStoreDB; their authority is kept, so that nodes are renewed singly (D0251). */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Authority, makeCertificates, newAuthority, place } from './certificates.ts';

const NODE = { days: 825, keyType: 'rsa' } as const;
/** Longer than its nodes' certificates, which it renews. */
const AUTHORITY = { days: 3_650, keyType: 'rsa' } as const;

const KEY_FOLDER = 'authority';
const OF_AUTHORITY = ['ca', KEY_FOLDER];
const keyFile = (folder: string): string => join(folder, KEY_FOLDER, 'ca.key');

/** Lines for the person at the terminal. */
export async function writeCluster(folder: string, hosts: readonly string[]): Promise<string[]> {
  const authority = await newAuthority(AUTHORITY);
  place(join(folder, KEY_FOLDER), 'ca.key', authority.key, 0o600);
  return [
    ...(await written(folder, hosts, authority)),
    `Clients trust ${join(folder, 'ca', 'ca.crt')}. Whoever has ${keyFile(folder)} can sign a node: keep it elsewhere.`,
  ];
}

/** @param hosts all nodes of the folder where none is named @throws Error with a sentence */
export async function renewNodes(folder: string, hosts: readonly string[]): Promise<string[]> {
  if (!existsSync(keyFile(folder)))
    throw new Error(`The key of the authority is not there: put it back as ${keyFile(folder)}, or make all anew.`);
  const [cert, key] = [join(folder, 'ca', 'ca.crt'), keyFile(folder)].map((file) => readFileSync(file, 'utf8'));
  const there = readdirSync(folder).filter((name) => !OF_AUTHORITY.includes(name));
  const nodes = hosts.length > 0 ? hosts : there;
  return [
    ...(await written(folder, nodes, { cert: cert ?? '', key: key ?? '' })),
    'Clients trust them already. Let one node after another read its new files: docs/operations/event-store.md',
  ];
}

async function written(folder: string, hosts: readonly string[], authority: Authority): Promise<string[]> {
  const nodes = Object.fromEntries(hosts.map((host) => [host, [host, 'localhost', '127.0.0.1']]));
  const files = await makeCertificates(folder, nodes, NODE, authority);
  return Object.entries(files).map(([name, { certFile }]) => `${name}: ${certFile}, for ${NODE.days} days`);
}
