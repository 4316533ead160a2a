/** From the installation that has the secret, or from an auditor. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { anchorKey } from '../adapters/ledger/anchor-key.ts';

type Env = Readonly<Record<string, string | undefined>>;

/** SPKI, DER, base64, one line. Undefined without the secret; never generates one. */
export function ownAnchorKey(dataDir: string | undefined, env: Env = process.env): string | undefined {
  const seed = ownAnchorSecret(dataDir, env);
  return seed && anchorKey(seed).publicKey;
}

export function ownAnchorSecret(dataDir: string | undefined, env: Env = process.env): Buffer | undefined {
  const seed = Buffer.from(env.ANCHOR_KEY || (keptSecret(dataDir) ?? ''), 'base64');
  return seed.length === 32 ? seed : undefined;
}

function keptSecret(dataDir: string | undefined): string | undefined {
  const file = dataDir === undefined ? undefined : join(dataDir, 'secrets.json');
  if (file === undefined || !existsSync(file)) return undefined;
  return (JSON.parse(readFileSync(file, 'utf8')) as { ANCHOR_KEY?: string }).ANCHOR_KEY;
}

/** A file that holds the key, or the key itself; PEM armour is removed. */
export function givenKey(fileOrKey: string): string {
  const text = existsSync(fileOrKey) ? readFileSync(fileOrKey, 'utf8') : fileOrKey;
  const key = text.replace(/-----[^-]+-----/g, '').replace(/\s/g, '');
  if (Buffer.from(key, 'base64').length !== 44) {
    throw new Error(`${fileOrKey} is neither a file with a public key nor one: npm run audit -- anchor-key prints it.`);
  }
  return key;
}
