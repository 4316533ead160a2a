import { vi } from 'vitest';
import { type KeyRings, SECRETS } from '../../server/secret-settings.ts';

/** The keys of a world as settings, for a command that looks for them itself. */
export function keyedSettings(keys: KeyRings): { forget(): void } {
  for (const name of SECRETS) vi.stubEnv(name, keys[name].present().bytes.toString('base64'));
  return { forget: () => void vi.unstubAllEnvs() };
}
