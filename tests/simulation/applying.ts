/** Random applications: two tabs at once, unfinished steps, accounts that the bank refuses. */
import type { Terms } from '../../schema/events/figures.ts';
import type { LoanStatus } from '../../schema/loan-status.ts';
import type { LoanId } from '../../schema/values/ids.ts';
import { addDays, type LocalDate } from '../../schema/values/local-date.ts';
import { tenge, tiyn } from '../../schema/values/money.ts';
import type { UndatedLoanCommand } from '../../server/domain/loan/commands.ts';
import type { LoanView } from '../../server/use-cases/loan/loan-view.ts';
import { loadLoan } from '../../server/use-cases/loan/loans.ts';
import { ALL_MET, approval, economical, HASH, il, signature, someFacts, spl } from '../support/a-loan.ts';
import { again } from './crashes.ts';
import { choose, type Party } from './party.ts';
import type { Payee } from './payee.ts';

const FROM: readonly LoanStatus[] = [
  'INITIAL',
  'WAITING_FOR_REMITTANCE_SET',
  'ON_VERIFICATION',
  'ON_AUTO_VERIFICATION',
  'READY_FOR_SCORING',
];

export class Applying {
  readonly #party: Party;
  readonly #payee: Payee;

  constructor(party: Party, payee: Payee) {
    this.#party = party;
    this.#payee = payee;
  }

  #terms(): Terms {
    const { chance, borrower } = this.#party;
    const amount = (from: number, to: number) => tenge(5_000 * chance.whole(from, to));
    const months = (from: number, to: number) => ({ unit: 'MONTH' as const, count: chance.whole(from, to) });
    const insuranceAgreed = chance.hits(0.3);
    const spare = { fastIssue: chance.hits(0.2), term: { unit: 'DAY' as const, count: chance.whole(5, 14) } };
    if (borrower.entrepreneur)
      return choose(chance, [
        [60, spl({ ...spare, productType: 'INDIVIDUAL_ENTREPRENEUR_SPL', amount: amount(10, 38) })],
        [
          40,
          il({
            productType: 'INDIVIDUAL_ENTREPRENEUR_IL',
            amount: amount(20, 200),
            term: months(3, 5),
            insuranceAgreed,
          }),
        ],
      ]);
    return choose(chance, [
      [25, il({ amount: amount(10, chance.hits(0.1) ? 100 : 40), term: months(2, 4), insuranceAgreed })],
      [20, economical({ amount: amount(2, 30) })],
      [55, spl({ ...spare, amount: amount(2, 30) })],
    ]);
  }

  /** Two or three tabs apply at the same time, and only one loan is created. */
  async apply(day: LocalDate): Promise<LoanId | undefined> {
    const { chance, borrower, place } = this.#party;
    const terms = this.#terms();
    const tabs = Array.from({ length: chance.hits(0.3) ? chance.whole(2, 3) : 1 }, () => this.#party.caller());
    const presses = chance.hits(0.15) ? [...tabs, ...tabs] : tabs;
    const press = (caller: (typeof tabs)[number]) =>
      again(() => place.applications.apply({ borrowerId: borrower.id, caller }, terms));
    const answers = await Promise.all(presses.map(press));
    const made = [...new Set(answers.flatMap((answer) => ('loan' in answer ? [answer.loan.loanId] : [])))];
    if (made.length > 1) throw new Error(`${made.length} loans at once for ${borrower.id}`);
    const [loanId] = made;
    const loan = loanId && (await loadLoan(this.#party.world.ledger, loanId));
    if (loan) place.office.knows(loan);
    if (loan) await this.goOn(loan, day);
    return loanId;
  }

  async goOn(loan: LoanView, day: LocalDate): Promise<void> {
    const { chance } = this.#party;
    const { status } = loan;
    if (status === 'REMITTANCE_ERROR') return this.#payee.afterRefusal(loan);
    if (status === 'REMITTANCE_PREPARED' || status === 'REMITTANCE_IN_PROGRESS') return this.#payee.underWay(loan);
    if (status === 'WAITING_FOR_ISSUANCE_CONSENT') return this.#consent(loan, day);
    if (chance.hits(0.03)) return void (await this.#party.command(loan.loanId, { type: 'CancelApplication' }));
    for (const command of await this.#steps(loan, day)) {
      if (chance.hits(0.02)) return;
      if (!(await this.#party.command(loan.loanId, command))) return;
    }
  }

  /** The second consent to a large loan, a day later at the earliest. */
  async #consent({ loanId }: LoanView, day: LocalDate): Promise<void> {
    const now = `${day}T12:00:00.000Z`;
    await this.#party.command(loanId, { type: 'GiveIssuanceConsent', signature, edsHash: HASH, now });
  }

  async #steps(loan: LoanView, day: LocalDate): Promise<UndatedLoanCommand[]> {
    const { price, status } = loan;
    const begun = FROM.indexOf(status);
    if (begun < 0) return [];
    const choice = await this.#payee.chosen(loan);
    const declined = { ...approval, outcome: 'DECLINED' as const, lockedUntil: addDays(day, 7), scoreAmount: tiyn(0n) };
    const steps: UndatedLoanCommand[] = [
      {
        type: 'SignOffer',
        signature,
        consents: [],
        quotedTotal: price.total,
        requirements: { ...ALL_MET, payoutChosen: false },
      },
      choice,
      { type: 'StartVerification' },
      { type: 'RequestScoring', facts: someFacts },
      {
        type: 'RecordDecision',
        decision: this.#party.chance.hits(0.07) ? declined : approval,
        now: `${day}T07:00:00.000Z`,
      },
    ];
    return steps.slice(begun);
  }
}
