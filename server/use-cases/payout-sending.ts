/** The lender's side of the payout, step by step. Each step looks at the present state first, so it may be repeated at any time. */
import { POST_FETCH_DAYS } from '../../schema/reference/payout-limits.ts';
import { type CommandId, isUuid, type LoanId } from '../../schema/values/ids.ts';
import { addDays, almatyDateOf, earliest, type Instant } from '../../schema/values/local-date.ts';
import { type Refusal, refuse } from '../domain/decider.ts';
import type { Clock } from '../ports/clock.ts';
import type { Ids } from '../ports/ids.ts';
import type { Ledger } from '../ports/ledger.ts';
import type { PayoutCallback, PayoutStatus } from '../ports/payout-provider.ts';
import { type Caller, nextCaller } from './event-context.ts';
import { commandLoan } from './loan-command.ts';
import { type LoanFacts, type PayoutFacts, readLoan } from './loan-facts.ts';
import { type PayDeps, pay, sentOrFailed, signedDestination } from './payout-pay.ts';

export type PayoutSendingDeps = PayDeps & { ledger: Ledger; ids: Ids; clock: Clock };

const NOT_FOUND: PayoutStatus = { state: 'NOT_FOUND' };

/** `wait`: nothing is wrong, the other side is still at work. */
export type StepResult = 'done' | 'wait';

/** The outcome is not known and could not be asked: the step is tried again, asking first. */
export class PayoutUnknown extends Error {
  override name = 'PayoutUnknown';
}

const keyOf = (loanId: LoanId, attempt: number): string => `${loanId}.${attempt}`;
const loanOfKey = (key: string): LoanId | undefined => {
  const [loanId = ''] = key.split('.');
  return isUuid(loanId) ? (loanId as LoanId) : undefined;
};

export type PayoutSending = ReturnType<typeof makePayoutSending>;

export function makePayoutSending(deps: PayoutSendingDeps) {
  /** The same command id whoever finds out first, a callback or an inquiry. */
  const callerFor = (caller: Caller, key: string, step: string): Caller => ({
    ...caller,
    commandId: deps.ids.derived<CommandId>(String(loanOfKey(key)) as CommandId, `payout:${key}:${step}`),
  });

  async function record(caller: Caller, loan: LoanFacts, payout: PayoutFacts, status: PayoutStatus): Promise<boolean> {
    const key = payout.key ?? '';
    switch (status.state) {
      case 'PAID': {
        const today = earliest(almatyDateOf(status.operatedAt), await deps.clock.today());
        const command = { type: 'ConfirmPayout', externalId: status.externalId } as const;
        await commandLoan(deps, callerFor(caller, key, 'confirm'), loan.loanId, command, { today });
        return true;
      }
      case 'REJECTED': {
        const { code, externalId } = status;
        await commandLoan(deps, callerFor(caller, key, 'fail'), loan.loanId, { type: 'FailPayout', code, externalId });
        return true;
      }
      case 'CANCELED':
        await commandLoan(deps, callerFor(caller, key, 'recall'), loan.loanId, {
          type: 'RecallPayout',
          reason: 'PROVIDER',
        });
        return true;
      case 'ACCEPTED':
      case 'NOT_FOUND':
      case 'UNKNOWN':
        return false;
    }
  }

  return {
    /** The first attempt. A later one starts with the borrower's new choice, in the same append. */
    async request(caller: Caller, loanId: LoanId): Promise<StepResult> {
      const loan = await readLoan(deps.ledger, loanId);
      if (loan?.status !== 'APPROVED') return 'done';
      await commandLoan(deps, caller, loanId, { type: 'RequestPayout' });
      return 'done';
    },

    /** Compares what was signed with what is stored before a provider is chosen (decision 21). */
    async prepare(caller: Caller, loanId: LoanId): Promise<StepResult> {
      const loan = await readLoan(deps.ledger, loanId);
      if (loan?.status !== 'WAITING_REMITTANCE_PREPARED' || !loan.payout) return 'done';
      const { method, attempt } = loan.payout;
      const destination = await signedDestination(deps, loan, loan.payout);
      if (!destination) {
        await commandLoan(deps, caller, loanId, { type: 'FailPayout', code: 'PAYOUT_MISMATCH', externalId: null });
        return 'done';
      }
      const provider = deps.providers[method.kind].name;
      const providerKey = keyOf(loanId, attempt);
      await commandLoan(deps, caller, loanId, { type: 'PreparePayout', provider, providerKey });
      return 'done';
    },

    /** `retry`: an earlier try may have reached the provider, so it is asked before anything is sent. */
    async send(caller: Caller, loanId: LoanId, retry: boolean): Promise<StepResult> {
      const loan = await readLoan(deps.ledger, loanId);
      const payout = loan?.payout;
      if (loan?.status !== 'REMITTANCE_PREPARED' || !payout?.key) return 'done';
      const provider = deps.providers[payout.method.kind];
      const known = retry ? await provider.inquire(payout.key) : NOT_FOUND;
      const status = known.state === 'NOT_FOUND' ? await pay(deps, loan, payout, payout.key) : known;
      if (!('externalId' in status)) throw new PayoutUnknown(payout.key);
      await commandLoan(deps, caller, loanId, sentOrFailed(provider.name, status));
      return 'done';
    },

    /** The other half of a callback that may never come. */
    async watch(caller: Caller, loanId: LoanId): Promise<StepResult> {
      const loan = await readLoan(deps.ledger, loanId);
      const payout = loan?.payout;
      if (loan?.status !== 'REMITTANCE_IN_PROGRESS' || !payout?.key) return 'done';
      const provider = deps.providers[payout.method.kind];
      if (await record(caller, loan, payout, await provider.inquire(payout.key))) return 'done';
      if (!(await isForgotten(deps, payout))) return 'wait';
      if ((await provider.recall(payout.key)) !== 'RECALLED') return 'wait';
      await commandLoan(deps, callerFor(caller, payout.key, 'recall'), loanId, {
        type: 'RecallPayout',
        reason: 'NOT_FETCHED',
      });
      return 'done';
    },

    /** A signed notice of the provider. A notice of an attempt that is over changes nothing. */
    async notified(caller: Caller, callback: PayoutCallback): Promise<'recorded' | 'ignored'> {
      const loanId = loanOfKey(callback.key);
      const loan = loanId && (await readLoan(deps.ledger, loanId));
      if (!loan?.payout || loan.payout.key !== callback.key) return 'ignored';
      if (loan.status !== 'REMITTANCE_PREPARED' && loan.status !== 'REMITTANCE_IN_PROGRESS') return 'ignored';
      return (await record(caller, loan, loan.payout, statusOf(callback))) ? 'recorded' : 'ignored';
    },

    /** The office takes the money back while the provider still has it. */
    async recall(
      caller: Caller,
      loanId: LoanId,
      reason: string,
    ): Promise<{ position: bigint | null } | { refusal: Refusal }> {
      const loan = await readLoan(deps.ledger, loanId);
      if (!loan) return { refusal: refuse('NOT_FOUND').refusal };
      const { payout } = loan;
      if (payout?.key && loan.status !== 'REMITTANCE_ERROR') {
        const answer = await deps.providers[payout.method.kind].recall(payout.key);
        if (answer === 'UNKNOWN') return { refusal: refuse('TRY_LATER').refusal };
        if (answer === 'TOO_LATE') return { refusal: refuse('NOT_ALLOWED_NOW').refusal };
      }
      const done = await commandLoan(deps, nextCaller(deps.ids, caller, 'recall'), loanId, {
        type: 'RecallPayout',
        reason,
      });
      return done.accepted ? { position: done.position } : { refusal: done.refusal };
    },
  };
}

function statusOf({ state, externalId, code, operatedAt }: PayoutCallback): PayoutStatus {
  if (state === 'REJECTED') return { state, externalId, code: code ?? '', operatedAt };
  return { state, externalId, operatedAt: operatedAt satisfies Instant };
}

async function isForgotten(deps: PayoutSendingDeps, payout: PayoutFacts): Promise<boolean> {
  if (payout.method.kind !== 'POST' || payout.sentOn === null) return false;
  return addDays(payout.sentOn, POST_FETCH_DAYS) < (await deps.clock.today());
}
