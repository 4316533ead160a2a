/**
 * Random at the first start, then the same until `npm run keys` changes one, so that data stay readable. Several
 * processes may start at once.
 */
import { linkSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { draftSecretFile, readSecretFile, type SecretsInFile } from './secret-file.ts';
import { freshSecrets, SECRETS } from './secret-settings.ts';

export const demoSecretFile = (dataDir: string): string => join(dataDir, 'secrets.json');

export function demoSecrets(dataDir: string): SecretsInFile {
  const file = demoSecretFile(dataDir);
  mkdirSync(dataDir, { recursive: true });
  const kept = readSecretFile(file);
  if (kept && SECRETS.every((name) => kept[name])) return kept;
  const made = freshSecrets();
  const all = { ...made, ...kept };
  const draft = draftSecretFile(file, all);
  try {
    if (kept) rmSync(file, { force: true });
    // If another process was first, the link fails and its secrets count.
    linkSync(draft, file);
    return all;
  } catch {
    return readSecretFile(file) ?? all;
  } finally {
    rmSync(draft, { force: true });
  }
}
