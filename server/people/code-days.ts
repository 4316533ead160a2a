/** How many codes a number or an address may get in a day, for each purpose, and how soon the next one (R42, D0008). */
import { sql } from 'kysely';
import { almatyDateOf } from '../../schema/values/local-date.ts';
import { refuse } from '../domain/decider.ts';
import { CODES_A_DAY, type CodeAddress, type CodeBinding } from '../ports/codes.ts';
import type { PeopleDeps } from './accounts.ts';
import { addressIndexes } from './code-sender.ts';
import { indexOfRow } from './one-value.ts';
import type { PeopleDb } from './tables.ts';

export const CODE_LIMITS = {
  triesPerCode: 3,
  /** Per purpose and number, so a stranger cannot use up codes for signing. With three tries each: 15 wrong a day. */
  codesPerDay: CODES_A_DAY,
  /** For the same document; another document gets its code at once. */
  resendSeconds: 60,
  minutes: 30,
} as const;

const today = (): string => almatyDateOf(new Date().toISOString());

export const secondsToWait = (sentAt: Date): number =>
  Math.max(1, CODE_LIMITS.resendSeconds - Math.floor((Date.now() - sentAt.getTime()) / 1000));

export function codeDays({ db, vault }: Pick<PeopleDeps, 'db' | 'vault'>) {
  /** A change of the key of the indexes gives nobody more codes. */
  async function dayOf(to: CodeAddress, purpose: CodeBinding['purpose'], tx: PeopleDb) {
    const day = { purpose, day: today() };
    const rows = tx.selectFrom('people.code_day').select('phone_index');
    const phone_index = await indexOfRow(
      addressIndexes(vault, to),
      async (indexes) =>
        (
          await rows
            .where('phone_index', 'in', indexes)
            .where((on) => on.and(day))
            .executeTakeFirst()
        )?.phone_index,
    );
    return { ...day, phone_index };
  }

  /** Refusals: CODE_LIMIT, CODE_TOO_SOON {seconds}. */
  async function count(binding: CodeBinding, bound: string, tx: PeopleDb = db) {
    const day = await dayOf(binding, binding.purpose, tx);
    const taken = await tx
      .insertInto('people.code_day')
      .values({ ...day, sent: 1, last_sent_at: new Date(), last_binding: bound })
      .onConflict((on) =>
        on
          .columns(['phone_index', 'day', 'purpose'])
          .doUpdateSet({ sent: sql<number>`people.code_day.sent + 1`, last_sent_at: new Date(), last_binding: bound })
          .where('people.code_day.sent', '<', CODE_LIMITS.codesPerDay)
          .where((or) =>
            or.or([
              or('people.code_day.last_sent_at', 'is', null),
              or('people.code_day.last_binding', '!=', bound),
              or(
                'people.code_day.last_sent_at',
                '<=',
                sql<Date>`now() - make_interval(secs => ${CODE_LIMITS.resendSeconds})`,
              ),
            ]),
          ),
      )
      .returning('sent')
      .executeTakeFirst();
    if (taken) return { left: CODE_LIMITS.codesPerDay - taken.sent };
    const row = await tx
      .selectFrom('people.code_day')
      .select(['sent', 'last_sent_at'])
      .where((on) => on.and(day))
      .executeTakeFirst();
    if (!row || row.sent >= CODE_LIMITS.codesPerDay)
      return refuse('CODE_LIMIT', { field: 'code', ...('email' in binding ? { facts: { by: 'LETTER' } } : {}) });
    const seconds = secondsToWait(row.last_sent_at ?? new Date(0));
    return refuse('CODE_TOO_SOON', { field: 'code', facts: { seconds: String(seconds) } });
  }

  async function left(to: CodeAddress, purpose: CodeBinding['purpose']): Promise<number> {
    const day = await dayOf(to, purpose, db);
    const row = await db
      .selectFrom('people.code_day')
      .select('sent')
      .where((on) => on.and(day))
      .executeTakeFirst();
    return CODE_LIMITS.codesPerDay - (row?.sent ?? 0);
  }

  return { count, left };
}
