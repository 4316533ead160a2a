/** Commands reach every status; there each command ends in events or a refusal with a code, never an exception. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LoanEvent } from '../../../schema/events/loan.ts';
import {
  isOverdue,
  isTerminal,
  LIVE,
  LOAN_STATUSES,
  type LoanStatus,
  OVERDUE,
  TERMINAL,
} from '../../../schema/loan-status.ts';
import { REFUSALS, type RefusalCode } from '../../../schema/reference/refusals.ts';
import { addDays, type LocalDate, localDate } from '../../../schema/values/local-date.ts';
import type { LoanCommandType } from '../../../server/domain/loan/commands.ts';
import { decide } from '../../../server/domain/loan/decide.ts';
import { MONDAY } from '../../support/a-loan.ts';
import { anyOf, COMMANDS } from '../../support/any-command.ts';
import { sumOfPostings } from '../../support/postings.ts';
import { FULL } from '../../support/size.ts';
import type { Story } from '../../support/spec.ts';
import { WAYS } from '../../support/status-paths.ts';

/** For each command in each status. */
const RUNS = FULL ? 200 : 3;

const lastDayOf = ({ state }: Story): LocalDate => ('lastDay' in state ? state.lastDay : localDate(MONDAY));

/** An ended loan does not change, and all postings sum to zero. */
function balanced(events: readonly LoanEvent[], over: boolean): void {
  if (over) expect(events).toEqual([]);
  for (const event of events) {
    if ('postings' in event.data) expect(sumOfPostings(event.data.postings), event.type).toBe(0n);
  }
}

describe.each(LOAN_STATUSES)('%s', (status) => {
  const way = WAYS[status]();

  it('the status is reached by commands', () => {
    expect(way.status).toBe(status);
    expect(way.added.map((event) => event.data.status)).toContain(status);
  });

  it('every command on any later day is answered with facts or a code', () => {
    for (const type of COMMANDS) {
      const command = fc.integer({ min: 0, max: 120 }).chain((days) => anyOf(type, addDays(lastDayOf(way), days)));
      fc.assert(
        fc.property(command, (asked) => {
          const outcome = decide(way.state, asked);
          if ('events' in outcome) balanced(outcome.events, isTerminal(status));
          else expect(Object.keys(REFUSALS)).toContain(outcome.refusal.code);
        }),
        { numRuns: RUNS },
      );
    }
  });
});

const OFFICE = ['GrantGrace', 'WaivePenalty', 'WriteOff', 'IssueCessionNotice', 'AgreeCession'] as const;
const MONEY = ['ReceivePayment', 'ApplyBalance', 'RequestPrepayment', 'WithdrawRequest', ...OFFICE] as const;
const AGREEMENTS = ['RequestProlongation', 'RequestRefinancing', 'RequestRestructuring'] as const;
const PAYOUT = ['RequestPayout', 'PreparePayout', 'SendPayout', 'FailPayout', 'RecallPayout'] as const;
const APPLICATION = ['Apply', 'ChangeApplication', 'CancelApplication', 'SignOffer', 'ChoosePayoutMethod'] as const;
const REVIEW = ['StartVerification', 'TakeForReview', 'RequestRevision', 'RecordDecision', 'RejectByFraud'] as const;

type Forbidden = {
  stage: string;
  in: readonly LoanStatus[];
  commands: readonly LoanCommandType[];
  code: RefusalCode;
};
const FILLING = LOAN_STATUSES.slice(0, 6);
const REVIEWED = LOAN_STATUSES.slice(6, 13);
const PAYING_OUT = ['WAITING_REMITTANCE_PREPARED', 'REMITTANCE_PREPARED', 'REMITTANCE_IN_PROGRESS'] as const;
const REQUESTED = LIVE.filter((status) => status.startsWith('WAITING_'));
const SIGNED = REQUESTED.filter((status) => status.endsWith('_PAYMENT') || status === 'WAITING_RESTRUCTURING');
const UNSIGNED = REQUESTED.filter((status) => !SIGNED.includes(status));
const UNTIMELY = LIVE.filter((status) => !isOverdue(status));
const FORBIDDEN: readonly Forbidden[] = [
  { stage: 'filled in', in: FILLING, commands: [...REVIEW, ...PAYOUT, 'CloseLoan'], code: 'NOT_ALLOWED_NOW' },
  { stage: 'filled in', in: FILLING, commands: [...MONEY, ...AGREEMENTS], code: 'LOAN_NOT_LIVE' },
  {
    stage: 'reviewed',
    in: REVIEWED,
    commands: [...PAYOUT, 'ChangeApplication', 'PassBiometry'],
    code: 'NOT_ALLOWED_NOW',
  },
  { stage: 'reviewed', in: REVIEWED, commands: [...MONEY, ...AGREEMENTS], code: 'LOAN_NOT_LIVE' },
  {
    stage: 'paid out',
    in: PAYING_OUT,
    commands: [...APPLICATION, ...REVIEW, 'RequestPayout'],
    code: 'NOT_ALLOWED_NOW',
  },
  { stage: 'paid out', in: PAYING_OUT, commands: [...MONEY, ...AGREEMENTS], code: 'LOAN_NOT_LIVE' },
  {
    stage: 'running',
    in: LIVE,
    commands: [...APPLICATION, ...REVIEW, ...PAYOUT, 'CloseLoan'],
    code: 'NOT_ALLOWED_NOW',
  },
  {
    stage: 'not late',
    in: UNTIMELY,
    commands: ['WriteOff', 'IssueCessionNotice', 'AgreeCession'],
    code: 'NOT_ALLOWED_NOW',
  },
  { stage: 'waiting', in: REQUESTED, commands: ['GrantGrace', 'WaivePenalty', 'WriteOff'], code: 'NOT_ALLOWED_NOW' },
  { stage: 'unsigned', in: UNSIGNED, commands: ['RequestRestructuring'], code: 'RESTRUCTURING_ON_TIME' },
  { stage: 'signed', in: SIGNED, commands: ['RequestRestructuring'], code: 'AGREEMENT_WAITING' },
  {
    stage: 'late',
    in: OVERDUE.filter((status) => status !== 'RESTRUCTURED_EXPIRED'),
    commands: ['RequestProlongation', 'RequestRefinancing'],
    code: 'AGREEMENT_OVERDUE',
  },
  {
    stage: 'restructured',
    in: ['RESTRUCTURED', 'RESTRUCTURED_EXPIRED'],
    commands: ['RequestProlongation', 'RequestRefinancing'],
    code: 'AGREEMENT_INSTALMENTS',
  },
  { stage: 'late', in: OVERDUE, commands: ['GrantGrace', 'ConfirmCession', 'CancelCession'], code: 'NOT_ALLOWED_NOW' },
  {
    stage: 'closing',
    in: ['CLOSING_PROCESS'],
    commands: [...APPLICATION, ...REVIEW, ...PAYOUT],
    code: 'NOT_ALLOWED_NOW',
  },
  { stage: 'closing', in: ['CLOSING_PROCESS'], commands: [...OFFICE, ...AGREEMENTS], code: 'LOAN_NOT_LIVE' },
  {
    stage: 'over',
    in: TERMINAL,
    commands: [...REVIEW, ...PAYOUT, 'SignOffer', 'PassBiometry'],
    code: 'NOT_ALLOWED_NOW',
  },
  { stage: 'over', in: TERMINAL, commands: [...OFFICE, ...AGREEMENTS, 'RequestPrepayment'], code: 'LOAN_NOT_LIVE' },
];

describe.each(FORBIDDEN)('a loan being $stage', ({ in: statuses, commands, code }) => {
  it(`answers ${code} to ${commands.join(', ')}`, () => {
    for (const status of statuses) {
      const way = WAYS[status]();
      for (const type of commands) {
        for (const asked of fc.sample(anyOf(type, lastDayOf(way)), 2)) {
          const outcome = decide(way.state, asked);
          expect('refusal' in outcome ? outcome.refusal.code : 'accepted', `${type} in ${status}`).toBe(code);
        }
      }
    }
  });
});
