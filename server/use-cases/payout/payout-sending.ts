/**
 * The steps of a payout, of a loan or of the balance, on the lender's side. Each step reads the present state first, so
 * it may be repeated at any time.
 */
import { POST_FETCH_DAYS } from '../../../schema/reference/payout-limits.ts';
import type { CommandId, LoanId } from '../../../schema/values/ids.ts';
import { addDays, almatyDateOf, earliest, type Instant, type LocalDate } from '../../../schema/values/local-date.ts';
import { refuse } from '../../domain/decider.ts';
import type { PayoutReturn } from '../../ports/bank-files.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Ids } from '../../ports/ids.ts';
import type { Ledger } from '../../ports/ledger.ts';
import type { PayoutCallback, PayoutStatus } from '../../ports/payout-provider.ts';
import { type Caller, nextCaller } from '../kernel/event-context.ts';
import { providerCaller } from '../kernel/provider-caller.ts';
import { notNeeded, type Step, stepOf } from '../kernel/step.ts';
import { commandLoan } from '../loan/loan-command.ts';
import { loadLoan } from '../loan/loans.ts';
import { type PayDeps, pay, providerOf, sentOrFailed, signedDestination } from './payout-pay.ts';
import {
  idOf,
  type PayingOut,
  type PayoutFact,
  type PayoutOf,
  payingOut,
  payoutOfKey,
  takeBack,
  tellPayout,
} from './payout-subject.ts';

export type PayoutSendingDeps = PayDeps & { ledger: Ledger; ids: Ids; clock: Clock };

const NOT_FOUND: PayoutStatus = { state: 'NOT_FOUND' };

/** The outcome is unknown and the inquiry failed: the next try asks the provider first. */
export class PayoutUnknown extends Error {
  override name = 'PayoutUnknown';
}

export type PayoutSending = ReturnType<typeof makePayoutSending>;

export function makePayoutSending(deps: PayoutSendingDeps) {
  /** A callback and an inquiry produce the same command id, so the outcome is recorded once. */
  const callerFor = (caller: Caller, of: PayoutOf, key: string, step: string): Caller => ({
    ...caller,
    commandId: deps.ids.derived<CommandId>(idOf(of), `payout:${key}:${step}`),
  });

  /** Undefined while the payout has not ended. */
  async function record(caller: Caller, of: PayoutOf, key: string, status: PayoutStatus): Promise<Step | undefined> {
    const tell = async (step: string, fact: PayoutFact, today?: LocalDate) =>
      stepOf(fact.type, await tellPayout(deps, callerFor(caller, of, key, step), of, fact, today));
    switch (status.state) {
      case 'PAID': {
        const today = earliest(almatyDateOf(status.operatedAt), await deps.clock.today());
        return tell('confirm', { type: 'ConfirmPayout', externalId: status.externalId }, today);
      }
      case 'REJECTED': {
        const { code, externalId } = status;
        return tell('fail', { type: 'FailPayout', code, externalId });
      }
      case 'CANCELED':
        return tell('recall', { type: 'RecallPayout', reason: 'PROVIDER' });
      case 'ACCEPTED':
      case 'NOT_FOUND':
      case 'UNKNOWN':
        return undefined;
    }
  }

  return {
    /** Starts the first attempt. A later attempt starts with the borrower's new choice, in the same append. */
    async request(caller: Caller, loanId: LoanId): Promise<Step> {
      const loan = await loadLoan(deps.ledger, loanId);
      if (loan?.status !== 'APPROVED') return notNeeded(`the loan is ${loan?.status}`);
      return stepOf('RequestPayout', await commandLoan(deps, caller, loanId, { type: 'RequestPayout' }));
    },

    /** Compares the stored destination with what was signed or requested before a provider is chosen (R21). */
    async prepare(caller: Caller, of: PayoutOf): Promise<Step> {
      const payout = await payingOut(deps, of);
      if (payout?.stage !== 'REQUESTED') return isPast(payout);
      const destination = await signedDestination(deps, payout);
      const fact: PayoutFact = destination
        ? {
            type: 'PreparePayout',
            provider: (await providerOf(deps, payout, destination)).name,
            providerKey: payout.key,
          }
        : { type: 'FailPayout', code: 'PAYOUT_MISMATCH', externalId: null };
      return stepOf(fact.type, await tellPayout(deps, caller, of, fact));
    },

    /** `retry`: an earlier try may have reached the provider, so the provider is asked before anything is sent. */
    async send(caller: Caller, of: PayoutOf, retry: boolean): Promise<Step> {
      const payout = await payingOut(deps, of);
      if (payout?.stage !== 'PREPARED') return isPast(payout);
      const provider = await providerOf(deps, payout);
      const known = retry ? await provider.inquire(payout.key) : NOT_FOUND;
      const status = known.state === 'NOT_FOUND' ? await pay(deps, payout) : known;
      if (!('externalId' in status)) throw new PayoutUnknown(payout.key);
      const fact = sentOrFailed(provider.name, status);
      return stepOf(fact.type, await tellPayout(deps, caller, of, fact));
    },

    /** Asks the provider for the outcome, because a callback may never come. */
    async watch(caller: Caller, of: PayoutOf, againAfterMs = 5_000): Promise<Step> {
      const payout = await payingOut(deps, of);
      if (payout?.stage !== 'SENT') return isPast(payout);
      const provider = await providerOf(deps, payout);
      const status = await provider.inquire(payout.key);
      const ended = await record(caller, of, payout.key, status);
      if (ended) return ended;
      const wait: Step = { later: `the provider says ${status.state}`, afterMs: againAfterMs };
      if (!(await isForgotten(deps, payout))) return wait;
      if ((await provider.recall(payout.key)) !== 'RECALLED') return wait;
      const recallCaller = callerFor(caller, of, payout.key, 'recall');
      const fact = { type: 'RecallPayout', reason: 'NOT_FETCHED' } as const;
      return stepOf(fact.type, await tellPayout(deps, recallCaller, of, fact));
    },

    /** A signed notice of the provider. A notice about a finished attempt changes nothing. */
    async notified(caller: Caller, callback: PayoutCallback): Promise<'recorded' | 'ignored'> {
      const of = await payoutOfKey(deps, callback.key);
      const payout = of && (await payingOut(deps, of));
      if (!payout || payout.key !== callback.key || payout.stage === 'REQUESTED') return 'ignored';
      const ended = await record(caller, of, payout.key, statusOf(callback));
      // If the loan refuses the outcome, the payout stays open and `watch` asks again.
      return ended && !('unexpected' in ended) ? 'recorded' : 'ignored';
    },

    /** The bank brought the money back, before or after anybody heard that it was paid. */
    async cameBack({ key, externalId, code, operatedAt }: PayoutReturn): Promise<'recorded' | 'refused'> {
      const of = await payoutOfKey(deps, key);
      if (!of) return 'refused';
      const caller = providerCaller('bank', externalId);
      const payout = await payingOut(deps, of);
      if (payout?.key === key && payout.stage !== 'REQUESTED') {
        const failed = await record(caller, of, key, { state: 'REJECTED', externalId, code, operatedAt });
        return failed && !('unexpected' in failed) ? 'recorded' : 'refused';
      }
      const returned = { externalId, code, on: almatyDateOf(operatedAt) };
      const outcome = await takeBack(deps, callerFor(caller, of, key, 'returned'), of, returned);
      return 'refusal' in outcome ? 'refused' : 'recorded';
    },

    /** The office takes the money back while the provider still has it. */
    async recall(caller: Caller, of: PayoutOf, reason: string) {
      const payout = await payingOut(deps, of);
      if (payout && payout.stage !== 'REQUESTED') {
        const answer = await (await providerOf(deps, payout)).recall(payout.key);
        if (answer === 'UNKNOWN') return refuse('TRY_LATER');
        if (answer === 'TOO_LATE') return refuse('NOT_ALLOWED_NOW');
      }
      const fact = { type: 'RecallPayout', reason } as const;
      const outcome = await tellPayout(deps, nextCaller(deps.ids, caller, 'recall'), of, fact);
      return 'refusal' in outcome ? outcome : { position: outcome.position };
    },
  };
}

const isPast = (payout: PayingOut | undefined): Step =>
  notNeeded(payout ? `the payout is ${payout.stage}` : 'no payout is on its way');

function statusOf({ state, externalId, code, operatedAt }: PayoutCallback): PayoutStatus {
  if (state === 'REJECTED') return { state, externalId, code: code ?? '', operatedAt };
  return { state, externalId, operatedAt: operatedAt satisfies Instant };
}

async function isForgotten(deps: PayoutSendingDeps, payout: PayingOut): Promise<boolean> {
  if (payout.method.kind !== 'POST' || payout.sentOn === null) return false;
  return addDays(payout.sentOn, POST_FETCH_DAYS) < (await deps.clock.today());
}
