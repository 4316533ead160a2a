/** From the application to the disbursement, one command per status, until the plan's status. */
import { createHash } from 'node:crypto';
import type { LoanStatus } from '../../schema/loan-status.ts';
import type { Arrival } from '../../schema/reference/arrivals.ts';
import type { Region } from '../../schema/reference/dictionaries.ts';
import type { DocumentType } from '../../schema/reference/documents.ts';
import { inventedHash } from '../../schema/reference/invented-hash.ts';
import { STATEMENT } from '../../schema/reference/limits.ts';
import { productOf } from '../../schema/reference/products.ts';
import type { BorrowerId } from '../../schema/values/ids.ts';
import { addDays, addHours, type LocalDate } from '../../schema/values/local-date.ts';
import { tenge } from '../../schema/values/money.ts';
import { score } from '../domain/decision/engine.ts';
import type { UndatedLoanCommand } from '../domain/loan/commands.ts';
import { isInstalment, priceOf } from '../domain/money/price.ts';
import { requiredConsents } from '../use-cases/people/registration.ts';
import type { Chance } from './chance.ts';
import { PASSED } from './endings.ts';
import { factsFor, type Verdict } from './facts.ts';
import type { LoanLife } from './loan-life.ts';

export type Applicant = {
  borrowerId: BorrowerId;
  entrepreneur: boolean;
  offerNumber: string;
  /** The hash of the one that was drawn. */
  contract?: string | undefined;
  finished: number;
  verifierId: string;
  /** Of the registered address. */
  region: Region;
  arrival: Arrival | null;
};

const REVIEWED: readonly LoanStatus[] = [
  'ON_MANUAL_VERIFICATION',
  'MANUAL_VERIFICATION',
  'BACK_TO_REVISION',
  'REVISED_VERIFICATION',
];
const REVISED: readonly LoanStatus[] = ['BACK_TO_REVISION', 'REVISED_VERIFICATION'];

const sha = (...of: readonly string[]): string => createHash('sha256').update(of.join(':')).digest('hex');

export class ApplicationSteps {
  readonly #life: LoanLife;
  readonly #chance: Chance;
  readonly #who: Applicant;
  readonly #goal: LoanStatus | undefined;
  readonly #verdict: Verdict;
  readonly #review: boolean;
  #revised: boolean;
  #statement = false;

  constructor(life: LoanLife, chance: Chance, who: Applicant) {
    const { ending } = life.plan;
    this.#life = life;
    this.#chance = chance;
    this.#who = who;
    this.#goal = ending.kind === 'stands' ? ending.at : undefined;
    this.#verdict =
      ending.kind === 'rejected' ? ending.because : this.#goal === 'WAITING_REJECT' ? 'DEBT_LOAD' : 'APPROVE';
    this.#review = this.#goal ? REVIEWED.includes(this.#goal) : chance.hits(0.06);
    this.#revised = !(this.#goal ? REVISED.includes(this.#goal) : chance.hits(0.3));
  }

  /** Runs until the goal, the disbursement, or an ending. */
  run(until: readonly LoanStatus[]): void {
    const life = this.#life;
    while (life.status === null || !(life.status === this.#goal || until.includes(life.status))) {
      const before = life.stream.parts.length;
      const step = this.#next(life.status);
      if (!step) return;
      life.do(step.day, step.command, this.#goal && PASSED.includes(this.#goal) ? { through: this.#goal } : {});
      if (life.stream.parts.length === before) throw new Error(`${life.stream.name} stands still at ${life.status}`);
    }
  }

  #next(status: LoanStatus | null): { day: LocalDate; command: UndatedLoanCommand } | undefined {
    const { day } = this.#life;
    if (status === 'WAITING_REJECT') return { day: addDays(day, 1), command: { type: 'CloseDay' } };
    if (status === 'WAITING_FOR_ISSUANCE_CONSENT') return { day: addDays(day, 1), command: this.#secondConsent() };
    const command = status === null ? this.#apply() : (this.#before(status) ?? this.#payout(status));
    return command && { day, command };
  }

  #apply(): UndatedLoanCommand {
    const { loanId, terms, repeat } = this.#life.plan;
    const { borrowerId, offerNumber, region, arrival } = this.#who;
    return { type: 'Apply', loanId, borrowerId, offerNumber, terms, repeat, region, arrival };
  }

  #before(status: LoanStatus): UndatedLoanCommand | undefined {
    switch (status) {
      case 'INITIAL':
        return this.#sign();
      case 'WAITING_STATEMENT_LOADING':
        this.#statement = true;
        return {
          type: 'UploadStatement',
          statementHash: this.#hash('statement'),
          monthlyIncome: tenge(900_000),
          monthsWithIncome: 6,
        };
      case 'WAITING_FOR_REMITTANCE_SET':
        return {
          type: 'ChoosePayoutMethod',
          method: { kind: 'IBAN', cardId: null, hash: this.#sha('iban') },
          signature: this.#signed('APPLICATION_FOR_TRANSFER_MONEY'),
        };
      case 'WAITING_FOR_BIOMETRY':
        return { type: 'PassBiometry', vendor: 'V1', reference: `seed-${this.#chance.digits(8)}` };
      case 'WAITING_FOR_INSURANCE':
        return this.#chance.hits(0.7)
          ? { type: 'AnswerInsurance', accepted: true, consents: consentsOf('INSURANCE') }
          : { type: 'AnswerInsurance', accepted: false, documentHash: this.#hash('ADDITIONAL_AGREEMENT') };
      case 'ON_VERIFICATION':
        return { type: 'StartVerification' };
      case 'ON_AUTO_VERIFICATION':
        return this.#review ? { type: 'RequestManualReview', reasons: ['MANUAL'] } : this.#score();
      case 'ON_MANUAL_VERIFICATION':
      case 'REVISED_VERIFICATION':
        return { type: 'TakeForReview', verifierId: this.#who.verifierId };
      case 'MANUAL_VERIFICATION':
        if (this.#revised) return this.#score();
        this.#revised = true;
        return { type: 'RequestRevision', fields: ['documentNumber'], note: 'NOT_READABLE' };
      case 'BACK_TO_REVISION':
        return { type: 'ReturnRevision' };
      case 'READY_FOR_SCORING':
        return this.#decide();
      default:
        return undefined;
    }
  }

  #payout(status: LoanStatus): UndatedLoanCommand | undefined {
    const { loanId, ending } = this.#life.plan;
    const externalId = `S${this.#sha('payout').slice(0, 12)}`;
    switch (status) {
      case 'APPROVED':
        return { type: 'RequestPayout' };
      case 'WAITING_REMITTANCE_PREPARED':
        return { type: 'PreparePayout', provider: 'bank-payout', providerKey: `${loanId}.1` };
      case 'REMITTANCE_PREPARED':
        return { type: 'SendPayout', provider: 'bank-payout', externalId };
      case 'REMITTANCE_IN_PROGRESS':
        if (ending.kind === 'recalled') return { type: 'RecallPayout', reason: 'PROVIDER' };
        return this.#goal === 'REMITTANCE_ERROR'
          ? { type: 'FailPayout', code: 'ACCOUNT_CLOSED', externalId }
          : { type: 'ConfirmPayout', externalId };
      default:
        return undefined;
    }
  }

  #sign(): UndatedLoanCommand {
    const { terms, repeat } = this.#life.plan;
    const large = isInstalment(terms.productType) && terms.amount >= STATEMENT.requiredFrom;
    return {
      type: 'SignOffer',
      signature: this.#signed('OFFER'),
      consents: consentsOf('OFFER'),
      quotedTotal: this.#price().total,
      requirements: {
        statementNeeded: large || productOf(terms.productType).forEntrepreneurs,
        payoutChosen: false,
        faceVerified: repeat && this.#goal !== 'WAITING_FOR_BIOMETRY',
        insuranceOffered: terms.insuranceAgreed,
      },
    };
  }

  #score(): UndatedLoanCommand {
    const { entrepreneur, finished } = this.#who;
    const facts = factsFor(this.#chance, {
      price: this.#price(),
      verdict: this.#verdict,
      entrepreneur,
      statement: this.#statement,
      reviewed: this.#review,
      finished,
    });
    return { type: 'RequestScoring', facts };
  }

  #decide(): UndatedLoanCommand {
    const { state, plan, day, stream } = this.#life;
    const scored = stream.parts.flatMap((part) => part.events).findLast((event) => event.type === 'ScoringRequested');
    if (state.stage === 'none' || scored?.type !== 'ScoringRequested') throw new Error('nothing to decide on');
    const decision = score(scored.data.facts, state.application.terms, day, plan.repeat);
    return { type: 'RecordDecision', decision, now: noonOf(day) };
  }

  #secondConsent(): UndatedLoanCommand {
    const { state } = this.#life;
    if (state.stage !== 'application' || !state.application.consent) throw new Error('no consent is awaited');
    return {
      type: 'GiveIssuanceConsent',
      signature: this.#signed('OFFER'),
      edsHash: this.#hash('EDS'),
      now: addHours(state.application.consent.opensAt, 1),
    };
  }

  #price() {
    const { terms, repeat } = this.#life.plan;
    const priced = priceOf(terms, this.#life.day, repeat);
    if ('refusal' in priced) throw new Error(`${this.#life.stream.name}: ${priced.refusal.code}`);
    return priced.price;
  }

  #sha = (what: string): string => sha(this.#life.plan.loanId, what);
  #hash = (what: string): string => inventedHash(this.#sha(what));
  #signed = (documentType: DocumentType) => ({
    documentType,
    documentHash: (documentType === 'OFFER' && this.#who.contract) || this.#hash(documentType),
  });
}

const noonOf = (day: LocalDate) => `${day}T07:00:00.000Z`;

const consentsOf = (place: 'OFFER' | 'INSURANCE') =>
  requiredConsents(place).map(({ type, version, hash }) => ({ type, version, hash }));
