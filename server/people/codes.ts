/**
 * Four digits, hashed, with three tries, for one purpose, subject and number. Limits by number and purpose, real clock
 * (D0008).
 */
import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { sql, type Updateable } from 'kysely';
import type { CommandId } from '../../schema/values/ids.ts';
import { type Instant, instant } from '../../schema/values/local-date.ts';
import { refuse } from '../domain/decider.ts';
import type { CodeBinding, CodeSent, Codes } from '../ports/codes.ts';
import type { Key, KeyRing } from '../ports/key-ring.ts';
import type { PeopleDeps } from './accounts.ts';
import type { CodeClock } from './code-clock.ts';
import { CODE_LIMITS, codeDays, secondsToWait } from './code-days.ts';
import type { CodeReports } from './code-reports.ts';
import {
  addressIndex,
  boundTo,
  codePlan,
  codeSender,
  maskAddress,
  notSent,
  type SenderDeps,
  type Wording,
} from './code-sender.ts';
import type { Holder } from './holder.ts';
import type { CodeTable, PeopleDb } from './tables.ts';

/** After this long an action no longer blocks its code. */
const LONGEST_USE_SECONDS = 60;

export type CodesDeps = PeopleDeps &
  SenderDeps & {
    holder: Holder;
    clock: CodeClock;
    /** The codes have only 10,000 values, so their hash has a key. */
    keys: KeyRing;
    reports: Pick<CodeReports, 'expect' | 'notTaken'>;
  };

/** The time of an answer must not reveal whether an account exists. */
const EVEN_ANSWER_MS = 300;

export function codes(deps: CodesDeps): Codes {
  const { db, vault, ids, keys, holder, clock, reports } = deps;
  const hmac = (text: string, { object }: Key = keys.present()): string =>
    createHmac('sha256', object).update(text).digest('base64url');
  /** A code made just before its key was changed is still good. */
  const hmacs = (text: string): string[] => keys.all().map((key) => hmac(text, key));
  const bindingOf = (binding: CodeBinding) => hmac(boundTo(binding));
  const bindingsOf = (binding: CodeBinding) => hmacs(boundTo(binding));
  const days = codeDays(deps);

  type Made = { id: string; code: string; expiresAt: Instant };
  type ToMake = Wording & { binding: CodeBinding; made_for: CommandId; now: Date; matchable?: boolean };
  const make = async (
    { binding, made_for, now, matchable = true, ...wording }: ToMake,
    tx: PeopleDb = db,
  ): Promise<Made> => {
    const id = ids.fresh<string>();
    const code = String(randomInt(10_000)).padStart(4, '0');
    const life = CODE_LIMITS.minutes * 60_000;
    await tx
      .insertInto('people.code')
      .values({
        id,
        purpose: binding.purpose,
        binding: bindingOf(binding),
        made_for,
        phone_index: addressIndex(vault, binding),
        // For a number without an account the hash matches no code, so that both cases take the same time.
        code_hash: hmac(`${id}|${matchable ? code : ids.fresh()}`),
        sent_at: new Date(),
        expires_at: new Date(now.getTime() + life),
        ...(matchable ? codePlan(deps, binding, wording, code) : {}),
        ...(matchable ? await heldHere() : { handed_over_at: new Date() }),
      })
      .execute();
    if (matchable) await reports.expect(tx, id, binding);
    return { id, code, expiresAt: instant(new Date(Date.now() + life)) };
  };

  const sentOf = (binding: CodeBinding, left: number, expiresAt: Instant): CodeSent => ({
    maskedPhone: maskAddress(binding),
    resendAfterSeconds: CODE_LIMITS.resendSeconds,
    codesLeftToday: left,
    triesLeft: CODE_LIMITS.triesPerCode,
    expiresAt,
  });

  /** What the same command has sent before its answer was lost. */
  const alreadySent = async (binding: CodeBinding, made_for: CommandId, newest: Newest) => {
    if (newest?.made_for !== made_for || newest.used_at !== null) return undefined;
    return {
      ...sentOf(binding, await days.left(binding, binding.purpose), instant(newest.expires_at)),
      resendAfterSeconds: secondsToWait(newest.sent_at),
      triesLeft: Math.max(0, CODE_LIMITS.triesPerCode - newest.tries),
    };
  };

  const sender = codeSender(deps, CODE_LIMITS.minutes);
  const deliver = async (binding: CodeBinding, wording: Wording, made: { id: string; code: string }) => {
    const outcome = await sender(binding, wording, made);
    await free(made.id, { handed_over_at: new Date(), ...(outcome === 'not-sent' ? { made_for: null } : {}) });
    if (outcome === 'not-sent') await reports.notTaken(made.id);
    return outcome;
  };

  return {
    async send(binding, { commandId: made_for, ...wording }) {
      const now = await clock();
      // Counted and created together, so that a counted code that was never sent can be found.
      const { started, made, before } = await db.transaction().execute(async (tx) => {
        const started = await days.count(binding, bindingOf(binding), tx);
        const newest = 'refusal' in started ? await newestOf(binding, tx) : undefined;
        if ('refusal' in started && !neverHandedOver(newest))
          return { started, before: await alreadySent(binding, made_for, newest) };
        return { started, made: await make({ binding, ...wording, made_for, now }, tx) };
      });
      if (before) return { sent: before };
      if (!made) return started;
      const left = 'refusal' in started ? await days.left(binding, binding.purpose) : started.left;
      const outcome = await deliver(binding, wording, made);
      if (outcome === 'not-sent') return notSent(binding);
      return { sent: sentOf(binding, left, made.expiresAt) };
    },

    async sendIfKnown(binding, { locale, commandId: made_for }, known) {
      const answerAt = wait(EVEN_ANSWER_MS);
      const [started, isKnown, now] = await Promise.all([days.count(binding, bindingOf(binding)), known(), clock()]);
      if (!('refusal' in started)) {
        const made = await make({ binding, locale, made_for, now, matchable: isKnown });
        if (isKnown) void deliver(binding, { locale }, made).catch(() => undefined);
        await answerAt;
        return { sent: sentOf(binding, started.left, made.expiresAt) };
      }
      const before = await alreadySent(binding, made_for, await newestOf(binding));
      await answerAt;
      return before ? { sent: before } : started;
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

    codesLeftToday: (phone, purpose) => days.left({ phone }, purpose),
  };

  /** The process died after counting the code and before sending it. It is sent anew without counting. */
  function neverHandedOver(newest: Newest): boolean {
    return newest !== undefined && newest.handed_over_at === null && !newest.sending;
  }

  type Newest = Awaited<ReturnType<typeof newestOf>>;
  function newestOf(binding: CodeBinding, tx: PeopleDb = db) {
    const sending = sql<boolean>`coalesce(held_until > now() and ops.lives(holder), false)`.as('sending');
    return tx
      .selectFrom('people.code')
      .select(['made_for', 'handed_over_at', 'sent_at', 'expires_at', 'used_at', 'tries', sending])
      .where('binding', 'in', bindingsOf(binding))
      .orderBy('sent_at', 'desc')
      .limit(1)
      .executeTakeFirst();
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
