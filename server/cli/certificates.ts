/** For event servers without a public certificate. */
import { rmSync, writeFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { join } from 'node:path';
import { generate } from 'selfsigned';
import { DAY_MS } from '../../schema/values/local-date.ts';
import { namedFolder } from './folder.ts';

export type CertificateFiles = { caFile: string; certFile: string; keyFile: string };

/** `keyType`: EventStoreDB documents RSA; for a local server an elliptic curve key is faster to make. */
type Kind = { days: number; keyType: 'rsa' | 'ec' };

/** PEM. Whoever has its key can sign a server that all clients trust. */
export type Authority = { cert: string; key: string };

/** A client whose clock is a little slow must accept a certificate made just now. */
const lasting = ({ days, keyType }: Kind) => ({
  algorithm: 'sha256' as const,
  keyType,
  notBeforeDate: new Date(Date.now() - DAY_MS),
  notAfterDate: new Date(Date.now() + days * DAY_MS),
});

export async function newAuthority(kind: Kind): Promise<Authority> {
  const { cert, private: key } = await generate([{ name: 'commonName', value: 'Nesie event store authority' }], {
    ...lasting(kind),
    extensions: [
      { name: 'basicConstraints', cA: true, critical: true },
      { name: 'keyUsage', keyCertSign: true, cRLSign: true, critical: true },
    ],
  });
  return { cert, key };
}

/**
 * Writes `<folder>/ca/ca.crt` and, for each server, `<folder>/<name>/node.crt` and `node.key`, readable by its owner
 * only. @param servers by name: the host names and IP addresses that clients use @param by default: a new one, whose
 * key is not stored, so that nobody can sign another server
 */
export async function makeCertificates(
  folder: string,
  servers: Readonly<Record<string, readonly string[]>>,
  kind: Kind,
  by?: Authority,
): Promise<Record<string, CertificateFiles>> {
  const authority = by ?? (await newAuthority(kind));
  const caFile = place(join(folder, 'ca'), 'ca.crt', authority.cert, 0o644);
  const files: Record<string, CertificateFiles> = {};
  for (const [name, hosts] of Object.entries(servers)) {
    // All nodes of an EventStoreDB cluster share one common name and recognise each other by it.
    const made = await generate([{ name: 'commonName', value: 'eventstoredb-node' }], {
      ...lasting(kind),
      ca: authority,
      extensions: [
        { name: 'basicConstraints', cA: false, critical: true },
        { name: 'keyUsage', digitalSignature: true, keyEncipherment: true, critical: true },
        { name: 'extKeyUsage', serverAuth: true, clientAuth: true },
        {
          name: 'subjectAltName',
          altNames: hosts.map((host) => (isIP(host) ? { type: 7, ip: host } : { type: 2, value: host })),
        },
      ],
    });
    const ownFile = join(folder, name);
    const certFile = place(ownFile, 'node.crt', made.cert, 0o644);
    files[name] = { caFile, certFile, keyFile: place(ownFile, 'node.key', made.private, 0o600) };
  }
  return files;
}

/** An existing file would keep rights that let others read it, so a new one is created. */
export function place(folder: string, name: string, content: string, mode: number): string {
  namedFolder(folder);
  const file = join(folder, name);
  rmSync(file, { force: true });
  writeFileSync(file, content, { mode, flag: 'wx' });
  return file;
}
