/** A certificate authority and the certificates it signs, for event servers that nobody else vouches for. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { join } from 'node:path';
import { generate } from 'selfsigned';

export type CertificateFiles = { caFile: string; certFile: string; keyFile: string };

/** `keyType`: EventStoreDB documents RSA; on the machine itself the elliptic curve is quicker to make. */
type Kind = { days: number; keyType: 'rsa' | 'ec' };

const DAY_MS = 86_400_000;

/**
 * One authority for all servers, `<folder>/ca/ca.crt`, and for each `<folder>/<name>/node.crt` and `node.key`, which only its owner may read.
 * The key of the authority is written nowhere: nobody can sign another server, and whoever renews makes all of them anew.
 *
 * @param servers by name: the host names and IP addresses that clients find them at
 */
export async function makeCertificates(
  folder: string,
  servers: Readonly<Record<string, readonly string[]>>,
  kind: Kind,
): Promise<Record<string, CertificateFiles>> {
  const common = {
    algorithm: 'sha256',
    keyType: kind.keyType,
    // A clock that is a little behind must not refuse a certificate of this minute.
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
    // All nodes of an EventStoreDB cluster bear one common name and know each other by it.
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

/** Made anew, so that a file which others could read does not keep its rights. */
function place(folder: string, name: string, content: string, mode: number): string {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, name);
  rmSync(file, { force: true });
  writeFileSync(file, content, { mode, flag: 'wx' });
  return file;
}
