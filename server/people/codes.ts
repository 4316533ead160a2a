/**
 * Four digits, hashed, with three tries, for one purpose, subject and number. Limits by number and purpose, real clock
 * (D0008).
 */
import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { sql, type Updateable } from 'kysely';
import type { CommandId } from '../../schema/values/ids.ts';
import { almatyDateOf, type Instant, instant } from '../../schema/values/local-date.ts';
import { type Result, refuse } from '../domain/decider.ts';
import type { Locale } from '../ports/borrowers.ts';
import { CODES_A_DAY, type CodeAddress, type CodeBinding, type CodeSent, type Codes } from '../ports/codes.ts';
import type { Key, KeyRing } from '../ports/key-ring.ts';
import type { PeopleDeps } from './accounts.ts';
import type { CodeClock } from './code-clock.ts';
import { addressIndex, boundTo, codeSender, maskAddress, notSent, type SenderDeps } from './code-sender.ts';
import type { Holder } from './holder.ts';
import type { CodeTable, PeopleDb } from './tables.ts';

export const CODE_LIMITS = {
  triesPerCode: 3,
  /** Per purpose and number, so a stranger cannot use up codes for signing. With three tries each: 15 wrong a day. */
  codesPerDay: CODES_A_DAY,
  /** For the same document; another document gets its code at once. */
  resendSeconds: 60,
  minutes: 30,
} as const;

/** After this long an action no longer blocks its code. */
const LONGEST_USE_SECONDS = 60;

export type CodesDeps = PeopleDeps &
  SenderDeps & {
    holder: Holder;
    clock: CodeClock;
    /** The codes have only 10,000 values, so their hash has a key. */
    keys: KeyRing;
  };

/** The time of an answer must not reveal whether an account exists. */
const EVEN_ANSWER_MS = 300;
const today = (): string => almatyDateOf(new Date().toISOString());

export function codes(deps: CodesDeps): Codes {
  const { db, vault, ids, keys, holder, clock } = deps;
  const hmac = (text: string, { object }: Key = keys.present()): string =>
    createHmac('sha256', object).update(text).digest('base64url');
  /** A code made just before its key was changed is still good. */
  const hmacs = (text: string): string[] => keys.all().map((key) => hmac(text, key));
  const bindingOf = (binding: CodeBinding) => hmac(boundTo(binding));
  const bindingsOf = (binding: CodeBinding) => hmacs(boundTo(binding));
  const indexOf = (to: CodeAddress): string => addressIndex(vault, to);

  type Made = { id: string; code: string; expiresAt: Instant };
  const make = async (binding: CodeBinding, now: Date, matchable = true, tx: PeopleDb = db): Promise<Made> => {
    const id = ids.fresh<string>();
    const code = String(randomInt(10_000)).padStart(4, '0');
    const life = CODE_LIMITS.minutes * 60_000;
    await tx
      .insertInto('people.code')
      .values({
        id,
        purpose: binding.purpose,
        binding: bindingOf(binding),
        phone_index: indexOf(binding),
        // For a number without an account the hash matches no code, so that both cases take the same time.
        code_hash: hmac(`${id}|${matchable ? code : ids.fresh()}`),
        sent_at: new Date(),
        expires_at: new Date(now.getTime() + life),
        ...(matchable ? await heldHere() : { handed_over_at: new Date() }),
      })
      .execute();
    return { id, code, expiresAt: instant(new Date(Date.now() + life)) };
  };

  const start = async (binding: CodeBinding, tx: PeopleDb = db): Promise<Result<{ left: number }>> => {
    const day = { phone_index: indexOf(binding), purpose: binding.purpose, day: today() };
    const bound = bindingOf(binding);
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
    const waited = Math.floor((Date.now() - (row.last_sent_at?.getTime() ?? 0)) / 1000);
    return refuse('CODE_TOO_SOON', {
      field: 'code',
      facts: { seconds: String(Math.max(1, CODE_LIMITS.resendSeconds - waited)) },
    });
  };

  const sentOf = (binding: CodeBinding, left: number, expiresAt: Instant): CodeSent => ({
    maskedPhone: maskAddress(binding),
    resendAfterSeconds: CODE_LIMITS.resendSeconds,
    codesLeftToday: left,
    triesLeft: CODE_LIMITS.triesPerCode,
    expiresAt,
  });

  const sender = codeSender(deps);
  const deliver = async (binding: CodeBinding, locale: Locale, made: { id: string; code: string }) => {
    const outcome = await sender(binding, locale, made);
    await free(made.id, { handed_over_at: new Date() });
    return outcome;
  };

  return {
    async send(binding, locale) {
      const now = await clock();
      // Counted and created together, so that a counted code that was never sent can be found.
      const { started, made } = await db.transaction().execute(async (tx) => {
        const started = await start(binding, tx);
        if ('refusal' in started && !(await neverHandedOver(binding, tx))) return { started };
        return { started, made: await make(binding, now, true, tx) };
      });
      if (!made) return started;
      const left = 'refusal' in started ? await leftToday(binding, binding.purpose) : started.left;
      const outcome = await deliver(binding, locale, made);
      if (outcome === 'not-sent') return notSent(binding);
      return { sent: sentOf(binding, left, made.expiresAt) };
    },

    async sendIfKnown(binding, locale, known) {
      const answerAt = wait(EVEN_ANSWER_MS);
      const [started, isKnown, now] = await Promise.all([start(binding), known(), clock()]);
      if (!('refusal' in started)) {
        const made = await make(binding, now, isKnown);
        if (isKnown) void deliver(binding, locale, made).catch(() => undefined);
        await answerAt;
        return { sent: sentOf(binding, started.left, made.expiresAt) };
      }
      await answerAt;
      return started;
    },

    async using(use, effect) {
      const taken = await take(use);
      if ('refusal' in taken) return taken;
      try {
        const answer = await effect(referenceOf(taken.id));
        await free(taken.id, 'refusal' in answer ? {} : { used_at: new Date(), used_by: use.commandId });
        return answer;
      } catch (error) {
        await free(taken.id).catch(() => holder.forsake());
        throw error;
      }
    },

    codesLeftToday: (phone, purpose) => leftToday({ phone }, purpose),
  };

  async function leftToday(to: CodeAddress, purpose: CodeBinding['purpose']): Promise<number> {
    const row = await db
      .selectFrom('people.code_day')
      .select('sent')
      .where((on) => on.and({ phone_index: indexOf(to), day: today(), purpose }))
      .executeTakeFirst();
    return CODE_LIMITS.codesPerDay - (row?.sent ?? 0);
  }

  /** The process died after counting the code and before sending it. It is sent anew without counting. */
  async function neverHandedOver(binding: CodeBinding, tx: PeopleDb): Promise<boolean> {
    const newest = await tx
      .selectFrom('people.code')
      .select(['handed_over_at', sql<boolean>`coalesce(held_until > now() and ops.lives(holder), false)`.as('sending')])
      .where('binding', 'in', bindingsOf(binding))
      .orderBy('sent_at', 'desc')
      .limit(1)
      .executeTakeFirst();
    return newest !== undefined && newest.handed_over_at === null && !newest.sending;
  }

  async function heldHere() {
    const held_until = sql<Date>`now() + make_interval(secs => ${LONGEST_USE_SECONDS})`;
    return { holder: await holder.number(), held_until };
  }

  async function free(id: string, set: Updateable<CodeTable> = {}): Promise<void> {
    await db
      .updateTable('people.code')
      .set({ holder: null, held_until: null, ...set })
      .where('id', '=', id)
      .execute();
  }

  /** This process holds a right code until it is released. */
  async function take(use: CodeBinding & { code: string; commandId: CommandId }) {
    const now = await clock();
    const row = await db
      .updateTable('people.code')
      .set({ tries: sql<number>`tries + 1` })
      .where('id', '=', (sub) =>
        sub
          .selectFrom('people.code')
          .select('id')
          .where('binding', 'in', bindingsOf(use))
          .orderBy('sent_at', 'desc')
          .limit(1),
      )
      .where((on) => on.or([on('used_at', 'is', null), on('used_by', '=', use.commandId)]))
      .returning(['id', 'tries', 'code_hash', 'expires_at'])
      .executeTakeFirst();
    if (!row || row.expires_at <= now) return refuse('CODE_EXPIRED', { field: 'code' });
    if (row.tries > CODE_LIMITS.triesPerCode) return refuse('CODE_TRIES_OVER', { field: 'code' });
    if (!hmacs(`${row.id}|${use.code}`).some((hash) => same(row.code_hash, hash))) {
      const left = CODE_LIMITS.triesPerCode - row.tries;
      return left > 0
        ? refuse('CODE_WRONG', { field: 'code', facts: { triesLeft: String(left) } })
        : refuse('CODE_TRIES_OVER', { field: 'code' });
    }
    await db.updateTable('people.code').set({ tries: sql<number>`tries - 1` }).where('id', '=', row.id).execute();
    return (await hold(row.id, use.commandId)) ? { id: row.id } : refuse('IDEMPOTENCY_IN_FLIGHT', { field: 'code' });
  }

  /** False while another command is using the code. */
  async function hold(id: string, commandId: CommandId): Promise<boolean> {
    const held = await db
      .updateTable('people.code')
      .set(await heldHere())
      .where('id', '=', id)
      .where((on) => on.or([on('used_at', 'is', null), on('used_by', '=', commandId)]))
      .where(sql<boolean>`(holder is null or held_until < now() or not ops.lives(holder))`)
      .executeTakeFirst();
    return held.numUpdatedRows > 0n;
  }
}

/** The end of the row's id, by which support finds it: 3F9A77C120BE. */
const referenceOf = (id: string): string => id.replaceAll('-', '').slice(-12).toUpperCase();

const same = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
