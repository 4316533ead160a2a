/** From the wish for money to the decision: two tabs at once, steps left lying, accounts that the bank refuses. */
import type { Terms } from '../../schema/events/figures.ts';
import type { LoanStatus } from '../../schema/loan-status.ts';
import type { LoanId } from '../../schema/values/ids.ts';
import { addDays, type LocalDate } from '../../schema/values/local-date.ts';
import { tenge, tiyn } from '../../schema/values/money.ts';
import type { LoanCommandOfDay } from '../../server/use-cases/loan-command.ts';
import { type LoanView, loadLoan } from '../../server/use-cases/loan-view.ts';
import { hashOf } from '../../server/use-cases/payout-destination.ts';
import { anIban } from '../support/a-borrower.ts';
import { ALL_MET, approval, economical, HASH, il, signature, someFacts, spl } from '../support/a-loan.ts';
import { again } from './crashes.ts';
import { choose, type Party } from './party.ts';

const FROM: readonly LoanStatus[] = [
  'INITIAL',
  'WAITING_FOR_REMITTANCE_SET',
  'ON_VERIFICATION',
  'ON_AUTO_VERIFICATION',
  'READY_FOR_SCORING',
];

export class Applying {
  readonly #party: Party;

  constructor(party: Party) {
    this.#party = party;
  }

  #terms(): Terms {
    const { chance } = this.#party;
    const amount = (from: number, to: number) => tenge(5_000 * chance.whole(from, to));
    const insuranceAgreed = chance.hits(0.3);
    return choose(chance, [
      [25, il({ amount: amount(10, 40), term: { unit: 'MONTH', count: chance.whole(2, 4) }, insuranceAgreed })],
      [20, economical({ amount: amount(2, 30) })],
      [
        55,
        spl({
          amount: amount(2, 30),
          term: { unit: 'DAY', count: chance.whole(5, 14) },
          fastIssue: chance.hits(0.2),
        }),
      ],
    ]);
  }

  /** Two tabs, sometimes three, press the button together; some press it twice. One loan comes of it. */
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
    if (loan) await this.goOn(loan, day);
    return loanId;
  }

  /** From wherever the application stands to the decision; one in ten is left lying for a while. */
  async goOn(loan: LoanView, day: LocalDate): Promise<void> {
    const { chance } = this.#party;
    if (loan.status === 'REMITTANCE_ERROR') return this.#afterRefusedPayout(loan);
    if (chance.hits(0.03)) return void (await this.#party.command(loan.loanId, { type: 'CancelApplication' }));
    for (const command of await this.#steps(loan, day)) {
      if (chance.hits(0.02)) return;
      if (!(await this.#party.command(loan.loanId, command))) return;
    }
  }

  async #steps({ loanId, price, status }: LoanView, day: LocalDate): Promise<LoanCommandOfDay[]> {
    const begun = FROM.indexOf(status);
    if (begun < 0) return [];
    const { method } = await this.#destination(loanId);
    const declined = { ...approval, outcome: 'DECLINED' as const, lockedUntil: addDays(day, 7), scoreAmount: tiyn(0n) };
    const steps: LoanCommandOfDay[] = [
      {
        type: 'SignOffer',
        signature,
        consents: [],
        quotedTotal: price.total,
        requirements: { ...ALL_MET, payoutChosen: false },
      },
      { type: 'ChoosePayoutMethod', method, signature: FOR_TRANSFER },
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

  /** One account in eight is refused by the bank. */
  async #destination(loanId: LoanId) {
    const { chance, world, borrower } = this.#party;
    const destination = { kind: 'IBAN' as const, iban: anIban(chance.hits(0.12) ? '0099' : '1111') };
    const hash = hashOf(loanId, destination);
    await world.destinations.keep({ loanId, borrowerId: borrower.id, hash, destination }, world.clock.now());
    return { method: { kind: 'IBAN' as const, cardId: null, hash } };
  }

  async #afterRefusedPayout({ loanId }: LoanView): Promise<void> {
    const { chance, world } = this.#party;
    if (chance.hits(0.2)) {
      const caller = this.#party.caller();
      return void (await again(() => world.sending.recall(caller, loanId, 'OFFICE')));
    }
    const { method } = await this.#destination(loanId);
    await this.#party.command(loanId, { type: 'ChoosePayoutMethod', method, signature: FOR_TRANSFER });
  }
}

const FOR_TRANSFER = { documentType: 'APPLICATION_FOR_TRANSFER_MONEY', documentHash: HASH } as const;
