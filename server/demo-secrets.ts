/**
 * Random at the first start, then the same for ever, so that data stay readable. Several processes may start at once.
 */
import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { BadSetting } from './bad-setting.ts';
import { SECRETS, type SecretName } from './config.ts';

type Made = Record<SecretName, string>;
const Kept = z.record(z.string(), z.string());

export function demoSecrets(dataDir: string): Made {
  const file = join(dataDir, 'secrets.json');
  mkdirSync(dataDir, { recursive: true });
  const kept = readKept(file);
  if (kept && SECRETS.every((name) => kept[name])) return kept as Made;
  const made = Object.fromEntries(
    SECRETS.map((name) => [name, kept?.[name] ?? randomBytes(32).toString('base64')]),
  ) as Made;
  const draft = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
  writeFileSync(draft, `${JSON.stringify(made, null, 2)}\n`, { mode: 0o600, flag: 'wx' });
  try {
    if (kept) rmSync(file, { force: true });
    // If another process was first, the link fails and its secrets count.
    linkSync(draft, file);
    return made;
  } catch {
    return readKept(file) as Made;
  } finally {
    rmSync(draft, { force: true });
  }
}

/** @throws BadSetting if the file exists but is damaged */
function readKept(file: string): Partial<Made> | undefined {
  if (!existsSync(file)) return undefined;
  try {
    return Kept.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    throw new BadSetting(
      `${file} cannot be read as the file of secrets. Put it back from a backup: without it no stored person can be read.`,
    );
  }
}
