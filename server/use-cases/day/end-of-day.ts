/**
 * The closing of the day (R3): for each business day that was missed, in order, one command to each loan on which time alone changes
 * something. Command ids are made of loan and day, so it may be killed, run twice or three days late: the figures are the same.
 */

import { loanStream } from '../../../schema/events/streams.ts';
import type { CommandId, LoanId } from '../../../schema/values/ids.ts';
import { addDays, type LocalDate } from '../../../schema/values/local-date.ts';
import type { Clock } from '../../ports/clock.ts';
import type { ClosedDay, ClosedDays } from '../../ports/closed-days.ts';
import type { Ids } from '../../ports/ids.ts';
import type { Ledger } from '../../ports/ledger.ts';
import { applyDueBalance } from '../balance/balance-due.ts';
import type { Caller } from '../kernel/event-context.ts';
import { commandLoan } from '../loan/loan-command.ts';

export type EndOfDayDeps = {
  ledger: Ledger;
  ids: Ids;
  clock: Clock;
  days: ClosedDays;
  /** Loans with next_action_date on or before the day, by the index and in its order (day, id); at most `limit`, after `after`. */
  dueLoans(day: LocalDate, after: DueLoan | null, limit: number): Promise<readonly DueLoan[]>;
  /** Resolves when the read models that `dueLoans` asks have seen everything written so far. Asked once a day. */
  readModelCaughtUp(): Promise<void>;
  /** What else ends with a day: its anchor. A throw leaves the day open, to be closed again. */
  afterDay?(day: LocalDate): Promise<void>;
  log(line: { level: 'info' | 'warn'; message: string; [fact: string]: unknown }): void;
};

/** `hasAccount`: the borrower has a balance, or had one; what comes in while the day is being closed came after it. */
export type DueLoan = { loanId: LoanId; dueOn: LocalDate; hasAccount: boolean };

export type EndOfDayProgress = {
  running: { date: LocalDate; loans: number; events: number } | null;
  last: LocalDate | null;
};

const PAGE = 500;
/** Loans that are closed together: below the 15 appends that the ledger's client lets through, so that others do not wait behind them. */
export const WAVE = 12;

export type EndOfDay = ReturnType<typeof makeEndOfDay>;

export function makeEndOfDay(deps: EndOfDayDeps) {
  let running: EndOfDayProgress['running'] = null;

  /** Closes every day after the last closed one up to `today`. Nothing to do, or somebody else at it: an empty list. */
  async function runThrough(today: LocalDate, signal?: AbortSignal): Promise<readonly ClosedDay[]> {
    const release = await deps.days.lock();
    if (!release) return [];
    try {
      const closed: ClosedDay[] = [];
      for (let day = await firstOpenDay(deps, today); day <= today; day = addDays(day, 1)) {
        if (signal?.aborted) break;
        const closedDay = await closeDay(day, signal);
        if (closedDay) closed.push(closedDay);
      }
      return closed;
    } finally {
      running = null;
      await release();
    }
  }

  async function closeDay(day: LocalDate, signal?: AbortSignal): Promise<ClosedDay | undefined> {
    await deps.days.begin(day, deps.clock.now());
    running = { date: day, loans: 0, events: 0 };
    await deps.readModelCaughtUp();
    let after: DueLoan | null = null;
    for (;;) {
      const page: readonly DueLoan[] = await deps.dueLoans(day, after, PAGE);
      if (page.length === 0) break;
      const counts = await inWaves(deps, page, day, signal);
      if (signal?.aborted) return undefined;
      const changed = counts.filter((events) => events > 0);
      const events = changed.reduce((sum, n) => sum + n, 0);
      await deps.days.progress(day, changed.length, events);
      running = { date: day, loans: running.loans + changed.length, events: running.events + events };
      after = page.at(-1) ?? null;
    }
    await deps.afterDay?.(day);
    const closedDay = await deps.days.finish(day, deps.clock.now());
    deps.log({ level: 'info', message: 'day closed', ...closedDay });
    return closedDay;
  }

  return {
    runThrough,
    run: async (signal?: AbortSignal) => runThrough(await deps.clock.today(), signal),
    progress: async (): Promise<EndOfDayProgress> => ({ running, last: (await deps.days.lastClosed()) ?? null }),
  };
}

/** Before the first closing there is nothing to catch up with: it begins with today. */
async function firstOpenDay(deps: EndOfDayDeps, today: LocalDate): Promise<LocalDate> {
  const last = await deps.days.lastClosed();
  return last ? addDays(last, 1) : today;
}

/** How many events the day made on this loan. */
async function closeLoanDay(deps: EndOfDayDeps, { loanId, hasAccount }: DueLoan, day: LocalDate): Promise<number> {
  const commandId = deps.ids.derived<CommandId>(loanId, `close-day:${day}`);
  const caller: Caller = {
    commandId,
    causationId: commandId,
    correlationId: commandId,
    actor: { role: 'system', id: 'closing-of-the-day' },
  };
  const applied = hasAccount ? await applyDueBalance(deps, caller, loanId, day) : 0;
  const outcome = await commandLoan(deps, caller, loanId, { type: 'CloseDay' }, { today: day });
  if (!('refusal' in outcome)) return applied + outcome.appended;
  // A loan that ended since the index was read has nothing to close; a lost race means somebody else has advanced it.
  if (outcome.refusal.code === 'CHANGED_MEANWHILE') throw new Error(`loan ${loanId} would not hold still`);
  return applied;
}

/**
 * Wave after wave: while one is decided on and appended, the next is read. Appends that arrive together share a commit, and the exact revision of each
 * proves that its read still held. Nothing new is begun once the signal is given.
 */
async function inWaves(deps: EndOfDayDeps, page: readonly DueLoan[], day: LocalDate, signal?: AbortSignal) {
  const waves = Array.from({ length: Math.ceil(page.length / WAVE) }, (_, n) => page.slice(n * WAVE, (n + 1) * WAVE));
  const counts: number[] = [];
  let reading = readAll(deps, waves[0]);
  for (const [n, wave] of waves.entries()) {
    await reading;
    if (signal?.aborted) break;
    reading = readAll(deps, waves[n + 1]);
    counts.push(...(await Promise.all(wave.map((due) => closeLoanDay(deps, due, day)))));
  }
  return counts;
}

/** A read that fails is left to the command, which reads again and says why. */
async function readAll({ ledger }: Pick<EndOfDayDeps, 'ledger'>, wave: readonly DueLoan[] = []): Promise<void> {
  await Promise.allSettled(wave.map(({ loanId }) => ledger.readLatest(loanStream(loanId))));
}
