/**
 * For each missed business day, in order, one command to each loan that changes by time alone (R3). Command ids come
 * from loan and day, so a run may crash, repeat or be days late: the figures are the same.
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
  /**
   * Loans with next_action_date on or before the day, in the order of the index (day, id): at most `limit`, after
   * `after`.
   */
  dueLoans(day: LocalDate, after: DueLoan | null, limit: number): Promise<readonly DueLoan[]>;
  /** Resolves once the read models behind `dueLoans` have processed all events written so far. Called once a day. */
  readModelCaughtUp(): Promise<void>;
  /** Further work of the day, such as its anchor. If it throws, the day stays open and is closed again later. */
  afterDay?(day: LocalDate): Promise<void>;
  log(line: { level: 'info' | 'warn'; message: string; [fact: string]: unknown }): void;
};

/**
 * `hasAccount`: the borrower had a balance account when the run began. Money that comes later counts for the next day.
 */
export type DueLoan = { loanId: LoanId; dueOn: LocalDate; hasAccount: boolean };

export type EndOfDayProgress = {
  running: { date: LocalDate; loans: number; events: number } | null;
  last: LocalDate | null;
};

/** After `signal` no more loans are begun; `beat` is called before each page of them. */
type ClosingTurn = { signal?: AbortSignal; beat?: () => void };

const PAGE = 500;
/**
 * Loans closed together: below the 15 concurrent appends of the ledger's client, so that other requests need not wait.
 */
export const WAVE = 12;

export type EndOfDay = ReturnType<typeof makeEndOfDay>;

export function makeEndOfDay(deps: EndOfDayDeps) {
  let running: EndOfDayProgress['running'] = null;

  /** Closes each open day up to `today`. Empty if there is nothing to do or another process is closing. */
  async function runThrough(today: LocalDate, turn: ClosingTurn = {}): Promise<readonly ClosedDay[]> {
    const release = await deps.days.lock();
    if (!release) return [];
    try {
      const closed: ClosedDay[] = [];
      for (let day = await firstOpenDay(deps, today); day <= today; day = addDays(day, 1)) {
        if (turn.signal?.aborted) break;
        const closedDay = await closeDay(day, turn);
        if (closedDay) closed.push(closedDay);
      }
      return closed;
    } finally {
      running = null;
      await release();
    }
  }

  async function closeDay(day: LocalDate, { signal, beat }: ClosingTurn): Promise<ClosedDay | undefined> {
    await deps.days.begin(day, deps.clock.now());
    running = { date: day, loans: 0, events: 0 };
    await deps.readModelCaughtUp();
    let after: DueLoan | null = null;
    for (;;) {
      beat?.();
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
    run: async (turn?: ClosingTurn) => runThrough(await deps.clock.today(), turn),
    progress: async (): Promise<EndOfDayProgress> => ({ running, last: (await deps.days.lastClosed()) ?? null }),
  };
}

/** Without any closed day the run starts with today. */
async function firstOpenDay(deps: EndOfDayDeps, today: LocalDate): Promise<LocalDate> {
  const last = await deps.days.lastClosed();
  return last ? addDays(last, 1) : today;
}

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
  // A loan that has ended since the index was read needs nothing. After too many lost races the throw leaves the day
  // open.
  if (outcome.refusal.code === 'CHANGED_MEANWHILE')
    throw new Error(`loan ${loanId} changed at every try to close its day`);
  return applied;
}

/**
 * Reads the next wave while the present one is decided and appended. Appends that arrive together share a commit; their
 * exact revisions prove that the reads were current. After the signal no new wave starts.
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

/** A failed read is ignored here: the command reads again and reports the reason. */
async function readAll({ ledger }: Pick<EndOfDayDeps, 'ledger'>, wave: readonly DueLoan[] = []): Promise<void> {
  await Promise.allSettled(wave.map(({ loanId }) => ledger.readLatest(loanStream(loanId))));
}
