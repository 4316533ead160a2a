/** The settings of a production whose ports all stand on a lender's bridge. */
import { createHash } from 'node:crypto';
import { vapidKeys } from '../../server/adapters/push/vapid.ts';
import { PORTS } from '../../server/provider-settings.ts';
import { SECRETS } from '../../server/secret-settings.ts';

export const ROOT_KEY = Buffer.alloc(32, 9);

export const productionSettings = (databaseUrl: string, eventStoreUrl: string): Record<string, string> => ({
  ...{ NESIE_ENV: 'production', DATABASE_URL: databaseUrl, EVENTSTORE_URL: eventStoreUrl },
  ...{ PUBLIC_URL: 'https://nesie.kz', LICENCE_NUMBER: '02.21.0018.М', REGISTER_ENTRY: '05M21C018' },
  ...Object.fromEntries(Object.entries(PORTS).map(([name, vendors]) => [name, vendors[1]])),
  ...{ GATEWAY_URL: 'https://bridge.lender.kz', GATEWAY_KEY: `whsec_${ROOT_KEY.toString('base64')}` },
  GATEWAY_PUSH_KEY: vapidKeys(ROOT_KEY).publicKey,
});

/** What SECRETS_FILE names. */
export const productionSecrets = (): Record<string, string> =>
  Object.fromEntries(SECRETS.map((name, n) => [name, createHash('sha256').update(`${n}`).digest('base64')]));
