/** What still needs an earlier key, in words; undefined if nothing does. */
import { sql } from 'kysely';
import { ANCHOR_STREAM } from '../../schema/events/anchor.ts';
import { anchorKey } from '../adapters/ledger/anchor-key.ts';
import { openLedger } from '../adapters/ledger/eventstore.ts';
import type { Config } from '../config.ts';
import { keySince } from '../people/key-check.ts';
import { wrappedEarlier } from '../people/rewrap.ts';
import type { PeopleDb } from '../people/tables.ts';
import { startOf } from '../people/vault.ts';
import type { SecretName } from '../secret-settings.ts';

export type KeysDesk = { config: Config; db: PeopleDb; env: NodeJS.ProcessEnv };

/** Of keys whose users stand in no table, or only until then: what the earlier one made may come for so long. */
const HELD_MINUTES: Readonly<Partial<Record<SecretName, number>>> = {
  CAPTCHA_KEY: 10,
  CALLBACK_KEY: 24 * 60,
  PEOPLE_INDEX_KEY: 24 * 60,
};

async function heldByTime({ config, db }: KeysDesk, name: SecretName): Promise<string | undefined> {
  const minutes = HELD_MINUTES[name];
  if (minutes === undefined) return undefined;
  const until = (await keySince(db, name, config.keys[name].present())).getTime() + minutes * 60_000;
  return until > Date.now()
    ? `what it has made may still come; it can go from ${new Date(until).toISOString()}`
    : undefined;
}

/** What happens after `rotate`, and when the earlier key can go. */
export const HOW: Readonly<Record<SecretName, string>> = {
  PEOPLE_MASTER_KEY: 'the data keys of persons are wrapped anew; then retire it',
  PEOPLE_INDEX_KEY: 'the look-ups of all persons are made anew; retire it a day later, when counts of tries have ended',
  CODES_KEY: 'codes on their way stay good; retire it after 30 minutes',
  ANSWERS_KEY: 'stored answers go after 7 days; retire it then',
  CLIENT_KEY: 'counts per address begin anew; retire it at once',
  CAPTCHA_KEY: 'puzzles on their way stay good; retire it after 10 minutes',
  CALLBACK_KEY:
    'notices and open payments of before stay good; enter the new address of SMS reports, retire it a day later',
  ANCHOR_KEY:
    'the next anchor is signed by both keys, which hands over; give auditors the new public key. ' +
    'Run audit -- verify --all before you retire the earlier one: for the codes of its events the anchors speak then',
  PUSH_KEY: 'browsers subscribe anew when their owners open the page; retire it when few have not',
};

const count = async (desk: KeysDesk, query: ReturnType<typeof sql<{ n: number }>>): Promise<number> =>
  (await query.execute(desk.db)).rows[0]?.n ?? 0;

const needs = (found: number, what: string): string | undefined => (found > 0 ? `${found} ${what}` : undefined);

export async function stillNeeded(desk: KeysDesk, name: SecretName): Promise<string | undefined> {
  const { config } = desk;
  const ring = config.keys[name];
  if (name === 'PEOPLE_MASTER_KEY')
    return needs(await wrappedEarlier(desk.db, ring), 'data keys; npm run keys -- rewrap');
  if (name === 'ANSWERS_KEY') {
    const start = startOf(ring.present().id);
    const open = sql<{ n: number }>`
      select count(*)::int as n from ops.idempotency where answer is null or position(${start} in answer) <> 1`;
    return needs(await count(desk, open), 'stored answers, which go after 7 days');
  }
  if (name === 'CODES_KEY') {
    const open = sql<{ n: number }>`
      select count(*)::int as n from people.code where used_at is null and expires_at > now()`;
    return needs(await count(desk, open), 'codes sent, which end after 30 minutes');
  }
  if (name === 'PUSH_KEY') {
    const query = sql<{ n: number }>`select count(*)::int as n from people.push_subscription`;
    const browsers = await count(desk, query);
    return desk.env.ANYWAY
      ? undefined
      : needs(browsers, 'browsers may still have it; with ANYWAY=1 they get no messages');
  }
  if (name === 'ANCHOR_KEY') return lastAnchorBy(desk);
  return heldByTime(desk, name);
}

async function lastAnchorBy({ config }: KeysDesk): Promise<string | undefined> {
  const ledger = openLedger({ url: config.eventStoreUrl, log: { info: () => undefined, warn: () => undefined } });
  try {
    const { events } = await ledger.readLatest(ANCHOR_STREAM);
    const last = events.findLast((event) => event.type === 'DailyAnchored');
    const present = anchorKey(config.keys.ANCHOR_KEY.present().bytes).publicKey;
    if (!last || last.data.publicKey === present) return undefined;
    return `it signed the last anchor, of ${last.data.date}; the next end of day hands over`;
  } finally {
    await ledger.close();
  }
}
