/**
 * Acts of the office on a disbursed loan: deferral, waiver, write-off, assignment, reversal. An act that moves money or
 * debt needs two persons: the second must request the same within a day. The reason is a note outside the events.
 */

import { loanStream } from '../../../schema/events/streams.ts';
import type { MoneyAct } from '../../../schema/reference/authority.ts';
import type { LoanId } from '../../../schema/values/ids.ts';
import { type Refused, refuse } from '../../domain/decider.ts';
import { loanDecider } from '../../domain/loan/decider.ts';
import { type OfficeLoanAct, type OfficeWish, officeCommand, sumAtStake } from '../../domain/loan/office-acts.ts';
import type { AccessLog } from '../../ports/access-log.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Ids } from '../../ports/ids.ts';
import type { TwoPersons } from '../../ports/two-persons.ts';
import type { Caller } from '../kernel/event-context.ts';
import { stateOf } from '../kernel/handle.ts';
import { byAuthority, byTwo, type Stake, seesCase } from '../kernel/second-person.ts';
import { commandAnyLoan } from '../loan/loan-command.ts';
import { setReversedAside } from '../payment/payment-aside.ts';
import type { PaymentReceiving } from '../payment/payment-receiving.ts';
import { refusedCase, seesApplicant, type Viewer } from './applicant-seen.ts';
import { askOf } from './office-ask.ts';
import { type FindLoan, type OfficeLoanView, officeLoanView, type ViewDeps } from './office-loan-view.ts';
import { IN_EVENTS, type NotingDeps, noted } from './office-notes.ts';

export type OfficeLoanDeps = NotingDeps &
  ViewDeps & {
    ids: Ids;
    clock: Clock;
    twoPersons: TwoPersons;
    accessLog: Pick<AccessLog, 'append'>;
    find: FindLoan;
    /** Moves money that was credited by mistake into suspense. */
    receiving: Pick<PaymentReceiving, 'setAside'>;
  };

/** These move no money, so one person may do them. */
const BY_ONE: readonly OfficeLoanAct[] = ['DEFERRAL', 'CESSION_NOTICE'];
/** What of R370 bounds the sum of an act; the others take two whatever the sum. */
const MONEY_ACT: Readonly<Partial<Record<OfficeLoanAct, MoneyAct>>> = {
  WAIVER: 'waiving',
  WRITE_OFF: 'writingOff',
  DISPUTE_UPHOLD: 'writingOff',
  CESSION: 'selling',
  REVERSAL: 'reversing',
};
export const takesTwo = (act: OfficeLoanAct): boolean => !BY_ONE.includes(act);

/** Of a verifier: the loan was decided by him, or something waits for his confirmation. */
const opens = (viewer: Viewer, { loan, waiting }: OfficeLoanView): boolean =>
  seesApplicant(viewer, loan) || seesCase(viewer.role, waiting.length > 0);

export type OfficeLoans = ReturnType<typeof makeOfficeLoans>;

export function makeOfficeLoans(deps: OfficeLoanDeps) {
  async function find(text: string, viewer: Viewer): Promise<OfficeLoanView | undefined> {
    const loanId = await deps.find(text.trim());
    const view = loanId && (await officeLoanView(deps, loanId, viewer));
    if (!view || opens(viewer, view)) return view;
    await deps.accessLog.append(refusedCase(viewer, 'LOAN', [loanId]));
    return undefined;
  }

  /** `waiting`: the first person has requested it; nothing has changed yet. */
  async function act(caller: Caller, loanId: LoanId, wish: OfficeWish, note: string) {
    const answer = await noted(deps, caller, loanId, wish.act, note, () => agreedOn(caller, loanId, wish));
    const first =
      'refusal' in answer && answer.refusal.code === 'TWO_PERSONS' && answer.refusal.facts?.asked === 'first';
    if ('refusal' in answer && !first) return answer;
    const loan = await officeLoanView(deps, loanId, caller.actor);
    if (!loan) return refuse('NOT_FOUND');
    return { loan, position: 'position' in answer ? answer.position : loan.loan.position, waiting: first };
  }

  async function agreedOn(caller: Caller, loanId: LoanId, wish: OfficeWish) {
    const trial = await rehearse(caller, loanId, wish);
    if (trial !== 'done' && 'refusal' in trial) return trial;
    const carry = (by: Caller) => carryOut(by, loanId, wish);
    if (!takesTwo(wish.act)) return carry(caller);
    const ask = askOf(loanId, wish);
    if (trial !== 'done') {
      const { stake } = trial;
      return stake ? byAuthority(deps, caller, stake, ask, carry) : byTwo(deps.twoPersons, caller, ask, carry);
    }
    const outcome = await carry(caller);
    if (!('refusal' in outcome)) await deps.twoPersons.done(ask);
    return outcome;
  }

  /**
   * A second person is never asked to confirm an act that would be refused. 'done': this command has already run, at
   * least in part.
   */
  async function rehearse(
    caller: Caller,
    loanId: LoanId,
    wish: OfficeWish,
  ): Promise<{ stake: Stake | null } | 'done' | Refused> {
    const { events } = await deps.ledger.readLatest(loanStream(loanId));
    if (events.length === 0) return refuse('NOT_FOUND');
    if (events.some((event) => event.metadata.commandId === caller.commandId)) return 'done';
    const state = stateOf(loanDecider, events);
    const today = await deps.clock.today();
    const outcome = loanDecider.decide(state, officeCommand(wish, today, IN_EVENTS));
    if ('refusal' in outcome) return outcome;
    const act = MONEY_ACT[wish.act];
    const amount = act ? sumAtStake(state, wish, today) : null;
    return { stake: act && amount !== null ? { act, amount } : null };
  }

  async function carryOut(caller: Caller, loanId: LoanId, wish: OfficeWish) {
    const answer = await commandAnyLoan(deps, caller, loanId, (_, today) => officeCommand(wish, today, IN_EVENTS));
    if ('loan' in answer && wish.act === 'REVERSAL') await setReversedAside(deps, caller, loanId, wish.paymentId);
    return answer;
  }

  return {
    /** `viewer` separates the viewer's own requests from those of others, and sees the person or not. */
    find,
    act,
  };
}
