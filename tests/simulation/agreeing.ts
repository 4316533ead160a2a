/** Random prolongations, restructurings and prepayments. Most are signed and paid, some never. */
import { isOverdue } from '../../schema/loan-status.ts';
import type { LoanId } from '../../schema/values/ids.ts';
import { daysBetween, type LocalDate } from '../../schema/values/local-date.ts';
import { ceilToTenge, tenge, tiyn } from '../../schema/values/money.ts';
import { offerTypeOf } from '../../server/use-cases/agreement/restructuring.ts';
import { debtOn } from '../../server/use-cases/loan/loan-debt.ts';
import type { LoanView } from '../../server/use-cases/loan/loan-view.ts';
import { HASH, signature } from '../support/a-loan.ts';
import { again } from './crashes.ts';
import { choose, type Party } from './party.ts';
import type { Processor } from './processor.ts';

type Kind = 'PROLONGATION' | 'REFINANCING' | 'RESTRUCTURING';
const NEAR = 3;

export class Agreeing {
  readonly #party: Party;
  readonly #processor: Processor;

  constructor(party: Party, processor: Processor) {
    this.#party = party;
    this.#processor = processor;
  }

  /** Sometimes it also asks where no agreement is possible. */
  #kindOf({ status, standing, contract }: LoanView, day: LocalDate): Kind | undefined {
    const { chance } = this.#party;
    if (!standing || !contract) return undefined;
    if (isOverdue(status) || (contract.instalment && chance.hits(0.05))) return 'RESTRUCTURING';
    if (daysBetween(day, standing.maturity) > NEAR && !chance.hits(0.03)) return undefined;
    return choose(chance, [
      [60, 'PROLONGATION'],
      [40, 'REFINANCING'],
    ]);
  }

  async agree(loan: LoanView, day: LocalDate): Promise<boolean> {
    const { world, chance, borrower } = this.#party;
    const kind = this.#kindOf(loan, day);
    if (!kind) return false;
    const ways = WAYS[kind](world);
    const { loanId } = loan;
    const count = kind === 'PROLONGATION' ? chance.whole(5, 30) : chance.whole(2, 6);
    const caller = this.#party.caller();
    const asked = await again(() => ways.request(caller, borrower.id, loanId, count));
    if ('refusal' in asked) return false;
    const documentHash = await this.#shown(kind, loanId);
    if (!documentHash) return true;
    const documentType = kind === 'RESTRUCTURING' ? offerTypeOf(loan, null) : kind;
    const who = { borrowerId: borrower.id, loanId, locale: 'RU' as const, consents: [] };
    const signer = this.#party.caller();
    await again(() => ways.signed({ ...who, caller: signer, signature: { documentType, documentHash } }));
    await this.#payFirst(asked.loan, kind, day);
    return true;
  }

  async #payFirst(loan: LoanView, kind: Kind, day: LocalDate): Promise<void> {
    const debt = debtOn(loan, day);
    if (!debt || this.#party.chance.hits(0.2)) return;
    const part = kind === 'RESTRUCTURING' ? debt.full / 10n : debt.interest + debt.penalty + debt.premium;
    const sum = ceilToTenge(tiyn(part));
    if (sum > 0n) await this.#processor.take(loan, sum, day, day);
  }

  /** The hash of the agreement; a restructuring prepares no document before its signature. */
  async #shown(type: Kind, loanId: LoanId): Promise<string | undefined> {
    if (type === 'RESTRUCTURING') return HASH;
    const { prolongation, refinancing } = this.#party.world;
    const wish = { borrowerId: this.#party.borrower.id, loanId, type, locale: 'RU' as const };
    const made = await again(() => (type === 'PROLONGATION' ? prolongation : refinancing).prepare(wish));
    return 'refusal' in made ? undefined : made.document.hash;
  }

  async prepay({ loanId, contract }: LoanView): Promise<void> {
    const { chance } = this.#party;
    if (!contract?.instalment) return;
    const kind = choose(chance, [
      [1, 'FULL' as const],
      [2, 'PARTIAL' as const],
    ]);
    const mode = chance.hits(0.5) ? 'SHORTER_TERM' : 'SMALLER_PAYMENT';
    const amount = kind === 'FULL' ? tiyn(0n) : tenge(chance.whole(1, 60) * 1_000);
    const asked = await this.#party.command(loanId, { type: 'RequestPrepayment', kind, amount, mode });
    if (asked && chance.hits(0.8)) await this.#party.command(loanId, { type: 'SignPrepayment', signature });
  }
}

const WAYS = {
  PROLONGATION: ({ prolongation }) => prolongation,
  REFINANCING: ({ refinancing }) => refinancing,
  RESTRUCTURING: ({ restructuring }) => restructuring,
} satisfies Record<Kind, (world: Party['world']) => unknown>;
