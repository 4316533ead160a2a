/** For commands that write to the instance. */
import { BadSetting } from '../bad-setting.ts';
import { type Config, readConfig } from '../config.ts';
import { demoSecrets } from '../demo-secrets.ts';
import { SECRETS } from '../secret-settings.ts';
import type { Addresses } from './addresses.ts';

/** Its secrets come from the environment or its data folder. @throws BadSetting if neither has them */
export function configOf({ databaseUrl, eventStoreUrl, dataDir }: Addresses, env = process.env): Config {
  const settings = { ...env, DATABASE_URL: databaseUrl, EVENTSTORE_URL: eventStoreUrl };
  if (dataDir !== undefined) return readConfig({ ...settings, DATA_DIR: dataDir }, demoSecrets);
  return readConfig(settings, () => {
    if (SECRETS.every((name) => env[name])) return {};
    throw new BadSetting(
      'Set DATA_DIR to the data folder of the instance at DATABASE_URL: its secrets are kept there.',
    );
  });
}
