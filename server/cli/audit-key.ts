/** From the installation that has the secret, or from an auditor. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { anchorKey } from '../adapters/ledger/anchor-key.ts';
import { copiedLog } from '../copied-log.ts';
import { previousOf } from '../secret-settings.ts';

type Env = Readonly<Record<string, string | undefined>>;

/** SPKI, DER, base64, one line. Undefined without the secret; never generates one. */
export function ownAnchorKey(dataDir: string | undefined, env: Env = process.env): string | undefined {
  const seed = ownAnchorSecret(dataDir, env);
  return seed && anchorKey(seed).publicKey;
}

export const ownAnchorSecret = (dataDir: string | undefined, env: Env = process.env): Buffer | undefined =>
  seedsOf(secretOf('ANCHOR_KEY', dataDir, env))[0];

/** With those before it. */
export function ownAnchorKeys(dataDir: string | undefined, env: Env = process.env): readonly string[] {
  const names = ['ANCHOR_KEY', previousOf('ANCHOR_KEY')];
  return names.flatMap((name) => seedsOf(secretOf(name, dataDir, env))).map((seed) => anchorKey(seed).publicKey);
}

/**
 * Who may have signed the log that stands here, unless an auditor brought other keys. The key before it signed all
 * anchors until the next end of day hands over.
 */
export const trustedKeys = (dataDir: string | undefined): readonly string[] =>
  copiedLog(dataDir)?.keys ?? ownAnchorKeys(dataDir);

const seedsOf = (keys: string): Buffer[] =>
  keys
    .split(',')
    .map((key) => Buffer.from(key, 'base64'))
    .filter((seed) => seed.length === 32);

function secretOf(name: string, dataDir: string | undefined, env: Env): string {
  const file = dataDir === undefined ? undefined : join(dataDir, 'secrets.json');
  if (env[name] || file === undefined || !existsSync(file)) return env[name] ?? '';
  return (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string | undefined>)[name] ?? '';
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
