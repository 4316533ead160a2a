/** Cash at a bank account by its statements: lines count once, balances show what is missing (R850 to R853). */
import { describe, expect, it } from 'vitest';
import type { BankEvent } from '../../schema/events/bank.ts';
import type { Account } from '../../schema/reference/accounts.ts';
import type { Iban } from '../../schema/values/iban.ts';
import { type LocalDate, localDate } from '../../schema/values/local-date.ts';
import { add, tenge, ZERO } from '../../schema/values/money.ts';
import { bankBalance, gapsOf } from '../../server/domain/bank/days.ts';
import { type BankCommand, bankDecider } from '../../server/domain/bank/decider.ts';
import { partsOf, type WholeStatement } from '../../server/domain/bank/parts.ts';

const account = 'KZ75125KZT1001300335' as Iban;
const on = (day: number): LocalDate => localDate(`2026-03-${String(day).padStart(2, '0')}`);
type Told = readonly [from: number, to: number, opening: number, closing: number, clearing: number, other?: number];

const readOf = ([from, to, opening, closing, clearing, other = 0]: Told): BankCommand => ({
  ...{ type: 'ReadStatement', account, from: on(from), to: on(to), lines: 1, documentHash: '0'.repeat(64) },
  ...{ opening: tenge(opening), closing: tenge(closing), credits: ZERO, debits: ZERO },
  ...{ clearing: tenge(clearing), other: tenge(other) },
});

function told(...commands: readonly BankCommand[]) {
  let state = bankDecider.initial;
  const events: BankEvent[] = [];
  for (const command of commands) {
    const outcome = bankDecider.decide(state, command);
    if ('refusal' in outcome) throw new Error(outcome.refusal.code);
    events.push(...outcome.events);
    state = outcome.events.reduce(bankDecider.evolve, state);
  }
  const on = (account: Account) =>
    add(
      ZERO,
      ...events
        .flatMap(({ data }) => data.postings.filter((one) => one.account === account))
        .map(({ amount }) => amount),
    );
  return { state, events, on };
}
const shown = (...all: readonly Told[]) => {
  const { state, events, on } = told(...all.map(readOf));
  const gaps = gapsOf(state.days).map(
    ({ kind, from, to, amount }) => `${kind} ${from.slice(8)}-${to.slice(8)} ${amount / 100n}`,
  );
  const last = state.days.at(-1)?.closing ?? ZERO;
  // The invariant that a verification checks, after every history.
  expect(add(on('bank'), ...gapsOf(state.days).map(({ amount }) => amount))).toBe(last);
  expect(on('bank')).toBe(bankBalance(state.days));
  expect(add(on('bank'), on('provider-clearing'), on('other-bank-movements'))).toBe(ZERO);
  return { gaps, events: events.length, bank: on('bank') / 100n, other: on('other-bank-movements') / 100n, state };
};

describe('statements of one account', () => {
  it.each<[string, Told[], ReturnType<typeof shown>['gaps'], number, bigint, bigint]>([
    ['the first brings its opening balance', [[2, 2, 900, 970, 100, -30]], [], 1, 970n, 30n],
    [
      'day after day',
      [
        [2, 2, 0, 50, 50],
        [3, 3, 50, 20, -30],
      ],
      [],
      2,
      20n,
      0n,
    ],
    [
      'a missing day',
      [
        [2, 2, 0, 50, 50],
        [4, 4, 70, 60, -10],
      ],
      ['BETWEEN 02-04 20'],
      2,
      40n,
      0n,
    ],
    [
      'the missing day comes',
      [
        [2, 2, 0, 50, 50],
        [4, 4, 70, 60, -10],
        [3, 3, 50, 70, 20],
      ],
      [],
      3,
      60n,
      0n,
    ],
    [
      'a missing day without movements',
      [
        [2, 2, 0, 50, 50],
        [4, 4, 50, 60, 10],
      ],
      [],
      2,
      60n,
      0n,
    ],
    [
      'the same again',
      [
        [2, 2, 0, 50, 50],
        [2, 2, 0, 50, 0],
      ],
      [],
      1,
      50n,
      0n,
    ],
    [
      'the running day, and later the whole of it',
      [
        [2, 2, 0, 50, 50],
        [2, 2, 0, 80, 30],
      ],
      [],
      2,
      80n,
      0n,
    ],
    ['lines that the file does not list', [[2, 2, 0, 50, 45]], ['INSIDE 02-02 5'], 1, 45n, 0n],
    [
      'they come in another file',
      [
        [2, 2, 0, 50, 45],
        [2, 2, 0, 50, 5],
      ],
      [],
      2,
      50n,
      0n,
    ],
    [
      'older than the first',
      [
        [5, 5, 100, 110, 10],
        [4, 4, 90, 100, 10],
      ],
      [],
      1,
      110n,
      0n,
    ],
    ['an overdraft', [[2, 2, -20, -50, 0, -30]], [], 1, -50n, 30n],
  ])('%s', (_, all, gaps, events, bank, other) => {
    const { state: __, ...found } = shown(...all);
    expect(found).toEqual({ gaps, events, bank, other });
  });

  it('the event says what is missing when it is read', () => {
    const { events } = told(readOf([2, 2, 0, 50, 50]), readOf([4, 4, 70, 61, -10]));
    expect(events.map(({ data }) => ('gap' in data ? [data.gap, data.unlisted, data.balance] : []))).toEqual([
      [ZERO, ZERO, tenge(50)],
      [tenge(20), tenge(1), tenge(40)],
    ]);
  });

  it('a line that is explained moves from the other side to clearing', () => {
    const line = { type: 'PlaceLine', account, amount: tenge(-30), to: 'CLEARING' } as const;
    // One of before the first statement stands in the opening balance, and was never posted.
    const all = [readOf([2, 2, 0, 70, 100, -30]), { ...line, on: on(2) }, { ...line, on: on(1) }];
    const { on: sum, state } = told(...all);
    expect([sum('bank'), sum('other-bank-movements'), sum('provider-clearing')]).toEqual([tenge(70), ZERO, tenge(-70)]);
    expect(gapsOf(state.days)).toEqual([]);
  });
});

describe('a statement of several days', () => {
  const whole: WholeStatement = {
    ...{ account, documentHash: '0'.repeat(64), from: on(2), to: on(9), opening: tenge(100), closing: tenge(160) },
    days: [
      { on: on(3), credits: tenge(50), debits: tenge(10), lines: 2 },
      { on: on(6), credits: tenge(20), debits: ZERO, lines: 1 },
    ],
    lines: [
      { on: on(3), amount: tenge(50), side: 'CLEARING' },
      { on: on(3), amount: tenge(-10), side: 'OTHER' },
      { on: on(6), amount: tenge(20), side: 'CLEARING' },
    ],
  };

  it('counts day by day, and ends with its last one', () => {
    const parts = partsOf(whole);
    expect(
      parts.map(({ from, to, opening, closing, lines, clearing, other }) => [
        ...[from.slice(8), to.slice(8), opening / 100n, closing / 100n, lines, clearing / 100n, other / 100n],
      ]),
    ).toEqual([
      ['02', '03', 100n, 140n, 2, 50n, -10n],
      ['04', '06', 140n, 160n, 1, 20n, 0n],
      ['07', '09', 160n, 160n, 0, 0n, 0n],
    ]);
    expect(gapsOf(told(...parts).state.days)).toEqual([]);
  });

  it('over days that are known only what is new counts', () => {
    const known = partsOf({ ...whole, to: on(3), closing: tenge(140), days: whole.days.slice(0, 1) });
    const lines = whole.lines.filter((line) => line.on === on(6));
    const { state, on: sum } = told(...known, ...partsOf({ ...whole, lines }));
    expect([gapsOf(state.days), sum('bank')]).toEqual([[], tenge(160)]);
  });
});
