/** The calls of /json and their openapi.json, without a database: the calls are listed, none of them can run. */
import { randomBytes } from 'node:crypto';
import type { Json } from '../api/rest/input-schema.ts';
import { openApiOf } from '../api/rest/openapi.ts';
import type { RestRoute } from '../api/rest/route.ts';
import { makeCapabilities } from '../compose/capabilities.ts';
import { roomsOf } from '../compose/edges.ts';
import { lookupsOf } from '../compose/lookups.ts';
import { chooseProviders } from '../compose/providers.ts';
import { readConfig } from '../config.ts';
import { SECRETS } from '../secret-settings.ts';

const NOWHERE = { DATABASE_URL: 'postgres://nowhere/nothing', EVENTSTORE_URL: 'esdb://nowhere:1' };
const someSecrets = () => Object.fromEntries(SECRETS.map((name) => [name, randomBytes(32).toString('base64')]));

/** Every property and every call of it is itself. */
const absent = new Proxy(() => undefined, { get: () => absent, apply: () => absent }) as never;

export function jsonRoutes(): RestRoute[] {
  const base = {
    config: readConfig(NOWHERE, someSecrets),
    log: absent,
    pool: absent,
    reads: absent,
    sandboxDb: absent,
    moneyDb: absent,
    ledger: absent,
    loans: absent,
    bonuses: absent,
    clock: absent,
    ids: absent,
    sms: absent,
    mail: absent,
    tasks: absent,
    rounds: absent,
    providerTrouble: absent,
    faults: absent,
    people: absent,
    providerFailures: { count: 0 },
  };
  const providers = chooseProviders(base);
  const rooms = roomsOf(base, providers, makeCapabilities(base, providers, lookupsOf(base)));
  return rooms.flatMap(({ routes = [] }) => routes);
}

export const jsonDocument = (): Json => openApiOf(jsonRoutes(), 'sid', 'https://nesie.kz');
