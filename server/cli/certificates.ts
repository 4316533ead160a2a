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

/**
 * Writes `<folder>/ca/ca.crt` and, for each server, `<folder>/<name>/node.crt` and `node.key`, readable by its owner
 * only. The authority's key is never stored: nobody can sign another server, and a renewal replaces all of them.
 * @param servers by name: the host names and IP addresses that clients use
 */
export async function makeCertificates(
  folder: string,
  servers: Readonly<Record<string, readonly string[]>>,
  kind: Kind,
): Promise<Record<string, CertificateFiles>> {
  const common = {
    algorithm: 'sha256',
    keyType: kind.keyType,
    // A client whose clock is a little slow must accept a certificate made just now.
    notBeforeDate: new Date(Date.now() - DAY_MS),
    notAfterDate: new Date(Date.now() + kind.days * DAY_MS),
  } as const;
  const authority = await generate([{ name: 'commonName', value: 'Nesie event store authority' }], {
    ...common,
    extensions: [
      { name: 'basicConstraints', cA: true, critical: true },
      { name: 'keyUsage', keyCertSign: true, cRLSign: true, critical: true },
    ],
  });
  const caFile = place(join(folder, 'ca'), 'ca.crt', authority.cert, 0o644);
  const files: Record<string, CertificateFiles> = {};
  for (const [name, hosts] of Object.entries(servers)) {
    // All nodes of an EventStoreDB cluster share one common name and recognise each other by it.
    const made = await generate([{ name: 'commonName', value: 'eventstoredb-node' }], {
      ...common,
      ca: { key: authority.private, cert: authority.cert },
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
function place(folder: string, name: string, content: string, mode: number): string {
  namedFolder(folder);
  const file = join(folder, name);
  rmSync(file, { force: true });
  writeFileSync(file, content, { mode, flag: 'wx' });
  return file;
}
