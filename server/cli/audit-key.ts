/** From the installation that has the secret, or from an auditor. */
import { existsSync, readFileSync } from 'node:fs';
import { anchorKey } from '../adapters/ledger/anchor-key.ts';
import { type CodeKey, type Coding, codeBy, codeKeyOf } from '../adapters/ledger/event-code.ts';
import { copiedLog } from '../copied-log.ts';
import { demoSecretFile } from '../demo-secrets.ts';
import { readSecretFile } from '../secret-file.ts';
import { keyOf, previousOf, type SecretName } from '../secret-settings.ts';

type Env = Readonly<Record<string, string | undefined>>;

/** SPKI, DER, base64, one line. Undefined without the secret; never generates one. */
export function ownAnchorKey(dataDir: string | undefined, env: Env = process.env): string | undefined {
  const seed = ownAnchorSecret(dataDir, env);
  return seed && anchorKey(seed).publicKey;
}

export const ownAnchorSecret = (dataDir: string | undefined, env: Env = process.env): Buffer | undefined =>
  seedsOf(secretOf('ANCHOR_KEY', dataDir, env))[0];

/** With those before it. */
export const ownAnchorKeys = (dataDir: string | undefined, env: Env = process.env): readonly string[] =>
  ownSeeds('ANCHOR_KEY', dataDir, env).map((seed) => anchorKey(seed).publicKey);

/** The present one first. */
const ownSeeds = (name: SecretName, dataDir: string | undefined, env: Env = process.env): readonly Buffer[] =>
  [name, previousOf(name)].flatMap((one) => seedsOf(secretOf(one, dataDir, env)));

/** None for the log of another installation, and where the secret is not at hand. */
export const ownCodeKeys = (dataDir: string | undefined, env: Env = process.env): readonly CodeKey[] =>
  copiedLog(dataDir) ? [] : ownSeeds('ANCHOR_KEY', dataDir, env).map((seed) => codeKeyOf(keyOf(seed)));

/** What opens persons and their papers: the present keys first. */
export type PeopleSeeds = Readonly<Record<'master' | 'index', readonly Uint8Array[]>>;

/** Undefined where either is not at hand. */
export function ownPeopleSeeds(dataDir: string | undefined): PeopleSeeds | undefined {
  const master = ownSeeds('PEOPLE_MASTER_KEY', dataDir);
  const index = ownSeeds('PEOPLE_INDEX_KEY', dataDir);
  return master.length > 0 && index.length > 0 ? { master, index } : undefined;
}

/** For a command that writes events. */
export function ownCode(dataDir: string | undefined): Coding | undefined {
  const [present] = ownCodeKeys(dataDir);
  return present && codeBy(present);
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
  const file = env.SECRETS_FILE ?? (dataDir === undefined ? undefined : demoSecretFile(dataDir));
  return env[name] || (file === undefined ? undefined : readSecretFile(file)?.[name]) || '';
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
