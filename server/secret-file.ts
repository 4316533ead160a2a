/** The secrets as a file: DATA_DIR/secrets.json of a demo, or SECRETS_FILE. */
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { z } from 'zod';
import { BadSetting } from './bad-setting.ts';
import { PROCESS_ROLES, type ProcessRole, shareOf } from './process-keys.ts';

export type SecretsInFile = Record<string, string>;
const Kept = z.record(z.string(), z.string());

/** @throws BadSetting if the file exists but is damaged */
export function readSecretFile(file: string): SecretsInFile | undefined {
  if (!existsSync(file)) return undefined;
  try {
    return Kept.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    throw new BadSetting(
      `${file} cannot be read as the file of secrets. Put it back from a backup: without it no stored person can be read.`,
    );
  }
}

/** Beside the file, for the owner only. Returns its name. */
export function draftSecretFile(file: string, secrets: SecretsInFile): string {
  const draft = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
  writeFileSync(draft, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600, flag: 'wx' });
  return draft;
}

/** Whoever reads sees the old file or the new one, never a part. */
export const replaceSecretFile = (file: string, secrets: SecretsInFile): void =>
  renameSync(draftSecretFile(file, secrets), file);

/** Where the file of one role lies, which alone is mounted into its process (R1001). */
export const shareFile = (file: string, role: ProcessRole): string => join(dirname(file), role, basename(file));

/** The file, and in the same breath the shares of roles that lie beside it. */
export function replaceWithShares(file: string, secrets: SecretsInFile): void {
  const shares = PROCESS_ROLES.filter((role) => existsSync(shareFile(file, role)));
  for (const role of shares) replaceSecretFile(shareFile(file, role), shareOf(secrets, role));
  replaceSecretFile(file, secrets);
}
