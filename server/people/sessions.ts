/** The caller gets 256 random bits, the database keeps their SHA-256. Real clock, never the business clock (R46). */

import { hash, randomBytes } from 'node:crypto';
import type { Role } from '../../schema/events/envelope.ts';
import { type BorrowerId, isUuid } from '../../schema/values/ids.ts';
import { instant } from '../../schema/values/local-date.ts';
import type { AccessNotes } from '../ports/access-notes.ts';
import type { Owed, Sessions, SignedIn } from '../ports/sessions.ts';
import type { PeopleDeps, Prepared } from './accounts.ts';
import type { AccountTable, SessionTable } from './tables.ts';
import { together } from './together.ts';

/** Own choice, in hours: long enough for a working day of staff, short for a lost phone. */
const IDLE_HOURS = 2;
const LONGEST_HOURS = 12;
/** Otherwise every read would write `seen`. */
const SEEN_SECONDS = 60;

/** A projector that is behind for longer has been noticed, and reads are of streams (D0042). */
const WROTE_SECONDS = 60;
/** A replaced session still works this long. */
const REPLACED_SECONDS = 60;
const HOUR_S = 3_600;
const HOUR_MS = HOUR_S * 1000;
const hashOf = (token: string): string => hash('sha256', token);

/** Runs for every request: concurrent ones share a statement, planned once per connection. */
const FIND = {
  name: 'session',
  text: `
    select s.token_hash, s.id as "sessionId", s.seen_at < now() - interval '${SEEN_SECONDS} seconds' as "isStale",
      s.opened_at + interval '${LONGEST_HOURS} hours' as until,
      case when s.wrote_at > now() - interval '${WROTE_SECONDS} seconds' then s.wrote end as wrote,
      a.id, a.kind, a.roles, a.locale,
      case when a.kind <> 'staff' then null
        when o.factor and s.proved_at is null then 'FACTOR'
        when a.temporary_until is not null then 'PASSWORD'
        when not o.factor and $2 then 'ENROL' end as owes
    from people.session s join people.account a on a.id = s.account_id
      cross join lateral (
        select a.kind = 'staff' and exists (select from people.factor_on f where f.account_id = a.id) as factor) o
    where s.token_hash = any($1::text[]) and (s.closed_at is null or s.closed_at > now()) and not a.disabled
      and s.seen_at > now() - interval '${IDLE_HOURS} hours' and s.opened_at > now() - interval '${LONGEST_HOURS} hours'`,
};
type Found = { token_hash: string; sessionId: string; isStale: boolean; until: Date; owes: Owed | null } & Pick<
  SessionTable,
  'wrote'
> &
  Pick<AccountTable, 'id' | 'kind' | 'roles' | 'locale'>;

/**
 * Runs for every command: concurrent ones share a statement, which locks the sessions in one order, so that processes
 * cannot deadlock. After a power cut nobody waits for the position: its commit need not wait for the disk.
 */
const WROTE = {
  name: 'session wrote',
  text: `
    with mine as (
      select s.id, w.position
      from people.session s join unnest($1::uuid[], $2::int8[]) as w (id, position) using (id)
      order by s.id for no key update of s)
    update people.session s set wrote = greatest(s.wrote, mine.position), wrote_at = now()
    from mine where s.id = mine.id`,
};
type Wrote = { sessionId: string; position: bigint };

/** Open sessions of one account; the next one ends the one that was seen longest ago (R972). */
const OPEN_AT_MOST = 20;

type Deps = Pick<PeopleDeps, 'db' | 'ids'> & Prepared & { staffNeedFactor: boolean; accessNotes: AccessNotes };

export function sessions({ db, prepared, ids, staffNeedFactor, accessNotes }: Deps): Sessions {
  const lookUp = together<string, Found | undefined>(async (hashes) => {
    const { rows } = await prepared.query<Found>({ ...FIND, values: [hashes, staffNeedFactor] });
    const found = new Map(rows.map((row) => [row.token_hash, row]));
    return hashes.map((hash) => found.get(hash));
  });
  const noteWrote = together<Wrote, void>(
    async (all) => {
      const [sessionIds, positions] = [all.map(({ sessionId }) => sessionId), all.map(({ position }) => position)];
      await prepared.query({ ...WROTE, values: [sessionIds, positions] });
      return all.map(() => undefined);
    },
    ({ sessionId }) => sessionId,
  );
  const find = async (token: string): Promise<SignedIn | undefined> => {
    const row = await lookUp(hashOf(token));
    if (!row) return undefined;
    if (row.isStale)
      await db.updateTable('people.session').set({ seen_at: new Date() }).where('id', '=', row.sessionId).execute();
    return {
      sessionId: row.sessionId,
      accountId: row.id,
      borrowerId: row.kind === 'borrower' && isUuid<BorrowerId>(row.id) ? row.id : null,
      roles: row.owes ? ['anonymous'] : (row.roles as Role[]),
      owes: row.owes,
      locale: row.locale,
      lasts: { idleSeconds: IDLE_HOURS * HOUR_S, until: instant(row.until) },
      wrote: row.wrote,
    };
  };
  const now = () => new Date();
  const provedAt = (accountId: string, sessionId: string) =>
    db.selectFrom('people.session').select('proved_at').where('id', '=', sessionId).where('account_id', '=', accountId);
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * HOUR_MS);
  /** Nobody has more devices; a loop of sign-ins keeps no more open. */
  async function closeOldest(accountId: string): Promise<void> {
    const open = db.selectFrom('people.session').select('id').where('account_id', '=', accountId);
    const oldest = open.where('closed_at', 'is', null).orderBy('seen_at', 'desc').orderBy('id').offset(OPEN_AT_MOST);
    await db.updateTable('people.session').set({ closed_at: now() }).where('id', 'in', oldest).execute();
  }

  return {
    find,
    async open(accountId, agent = null, provedIn) {
      const token = randomBytes(32).toString('base64url');
      await db
        .insertInto('people.session')
        .values({
          id: ids.fresh(),
          token_hash: hashOf(token),
          account_id: accountId,
          opened_at: now(),
          seen_at: now(),
          agent,
          proved_at: provedIn === undefined ? null : provedAt(accountId, provedIn),
        })
        .execute();
      const signedIn = await find(token);
      if (!signedIn) throw new Error('a session of a disabled account');
      // After the look-up: many sign-ins at once may close this one, and that is no fault.
      await closeOldest(accountId);
      const by = { id: accountId, role: signedIn.roles[0] ?? 'anonymous' };
      const detail = signedIn.owes ?? '';
      accessNotes.note({ act: 'SIGNED_IN', by, subjects: [accountId], detail, caseNumber: null });
      return { token, signedIn };
    },
    wrote: (sessionId, position) => noteWrote({ sessionId, position }),
    async openOf(accountId) {
      const rows = await db
        .selectFrom('people.session')
        .select(['id', 'agent', 'opened_at', 'seen_at'])
        .where('account_id', '=', accountId)
        .where('closed_at', 'is', null)
        .where('seen_at', '>', hoursAgo(IDLE_HOURS))
        .where('opened_at', '>', hoursAgo(LONGEST_HOURS))
        .orderBy('seen_at', 'desc')
        .execute();
      return rows.map(({ id, agent, opened_at, seen_at }) => ({
        id,
        agent,
        openedAt: instant(opened_at),
        seenAt: instant(seen_at),
      }));
    },
    async prove(sessionId) {
      await db.updateTable('people.session').set({ proved_at: now() }).where('id', '=', sessionId).execute();
    },
    async provedWithin(sessionId, minutes) {
      const since = new Date(Date.now() - minutes * 60_000);
      const proved = db.selectFrom('people.session').select('id').where('id', '=', sessionId);
      return (await proved.where('proved_at', '>', since).executeTakeFirst()) !== undefined;
    },
    async close(sessionId) {
      await db.updateTable('people.session').set({ closed_at: now() }).where('id', '=', sessionId).execute();
    },
    async replace(sessionId) {
      const closed_at = new Date(Date.now() + REPLACED_SECONDS * 1000);
      await db
        .updateTable('people.session')
        .set({ closed_at })
        .where('id', '=', sessionId)
        .where('closed_at', 'is', null)
        .execute();
    },
    async closeAll(accountId, except) {
      await db
        .updateTable('people.session')
        .set({ closed_at: now() })
        .where('account_id', '=', accountId)
        .where((e) => e.or([e('closed_at', 'is', null), e('closed_at', '>', now())]))
        .$if(except !== undefined, (query) => query.where('id', '<>', except ?? ''))
        .execute();
    },
  };
}
