/** `npm run restore -- FILE --identity KEYFILE`: starts the instance's own Postgres alone and loads a backup. */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { BadSetting } from '../bad-setting.ts';
import { SECRETS } from '../secret-settings.ts';
import { dataDirHere } from './addresses.ts';
import { isWhole, readWanted, restoreInto, USAGE } from './backup/restore-command.ts';
import { inEmptyInstance } from './empty-instance.ts';
import { configOf } from './instance-config.ts';
import { runCommand } from './run-command.ts';
import { requireNotRunning } from './stack.ts';
import { ROOT } from './steps.ts';

await runCommand(async (say) => {
  const wanted = readWanted(process.argv.slice(2));
  if (!wanted) {
    await say(USAGE);
    return 2;
  }
  const dataDir = resolve(ROOT, dataDirHere());
  requireNotRunning(dataDir);
  requireSecrets(dataDir);
  if (!(await isWhole(wanted, dataDir, say))) return 1;
  return inEmptyInstance(say, (to) => {
    const { keys } = configOf({ ...to, eventStoreUrl: 'esdb://127.0.0.1:2113?tls=false' });
    return restoreInto(to, wanted, keys, say);
  });
});

/** Otherwise new ones would be made up, which read nothing. */
function requireSecrets(dataDir: string): void {
  const { env } = process;
  if (env.SECRETS_FILE || SECRETS.every((name) => env[name]) || existsSync(join(dataDir, 'secrets.json'))) return;
  throw new BadSetting(`Put secrets.json of the instance into ${dataDir} first: a backup never holds the keys.`);
}
