/** The use-cases, each with what it needs. The read models answer lists; a single loan is always folded from its stream. */
import { loanReads } from '../../projections/loan/read.ts';
import { LoanId } from '../../schema/events/codecs.ts';
import { PERSONAS } from '../../schema/reference/personas.ts';
import { makeWithdrawal } from '../use-cases/agreement/agreement.ts';
import { makePrepayment } from '../use-cases/agreement/prepayment.ts';
import { makeProlongation } from '../use-cases/agreement/prolongation.ts';
import { makeRefinancing } from '../use-cases/agreement/refinancing.ts';
import { makeRestructuring } from '../use-cases/agreement/restructuring.ts';
import { makeApplications } from '../use-cases/application/application.ts';
import { makeBiometry } from '../use-cases/application/biometry.ts';
import { makeEds } from '../use-cases/application/eds.ts';
import { makeInsurance } from '../use-cases/application/insurance.ts';
import { makeProducts } from '../use-cases/application/product.ts';
import { signOfferCheck, signOfferHandler } from '../use-cases/application/sign-offer.ts';
import { makeStatements } from '../use-cases/application/statement.ts';
import { makeStatementUpload } from '../use-cases/application/statement-upload.ts';
import { makeDecisions } from '../use-cases/decision/decision.ts';
import { makeVerification } from '../use-cases/decision/verification.ts';
import { type DocumentMaker, makeDocuments } from '../use-cases/document/document.ts';
import { documentUnchanged } from '../use-cases/document/document-unchanged.ts';
import type { SignedDocument } from '../use-cases/document/signed-document.ts';
import { lastOf, loansOf, lockOf } from '../use-cases/loan/borrower-loans.ts';
import { makeNoticePapers } from '../use-cases/notice/notice-paper.ts';
import { makeOffice } from '../use-cases/office/office.ts';
import { makeOfficeLoans } from '../use-cases/office/office-loan.ts';
import { makeCard } from '../use-cases/payout/card.ts';
import { makePayout } from '../use-cases/payout/payout.ts';
import { makePayoutSending } from '../use-cases/payout/payout-sending.ts';
import { makeIdentity } from '../use-cases/people/identity.ts';
import { iinRegistry } from '../use-cases/people/iin-registry.ts';
import { makePassword } from '../use-cases/people/password.ts';
import { makeProfile } from '../use-cases/people/profile.ts';
import { makeRegistration, requiredConsents } from '../use-cases/people/registration.ts';
import { makeSession } from '../use-cases/people/session.ts';
import { makeSignIn } from '../use-cases/people/sign-in.ts';
import { makeStaff } from '../use-cases/people/staff.ts';
import type { Foundation } from './foundation.ts';
import { moneyCapabilities, moneyFaults } from './money.ts';
import type { Providers } from './providers.ts';

export type Capabilities = ReturnType<typeof makeCapabilities>;

export function makeCapabilities(base: Foundation, providers: Providers) {
  const { config, ledger, clock, ids, people } = base;
  const demo = config.env === 'demo';
  const { borrowers, codes, files } = people;
  const core = { ledger, clock, ids, borrowers };
  const reads = loanReads(base.reads);
  const publicUrl = config.publicUrl;

  const gate = {
    captcha: providers.captcha,
    limits: people.limits,
    strictLimits: config.limits === 'strict',
    alarm: (text: string) => base.log.warn(text),
  };
  const signInDeps = { ...gate, ...people, sms: base.sms, mail: base.mail };
  const session = makeSession({
    profiles: people.profiles,
    clock,
    demo,
    loans: {
      lastLoan: async (borrowerId) => {
        const last = lastOf(await loansOf(ledger, borrowerId));
        return last && { id: last.loanId, status: last.status };
      },
      lock: async (borrowerId, today) => lockOf(await loansOf(ledger, borrowerId), today) ?? undefined,
    },
  });

  const scoring = { ...core, registry: providers.registry, blacklist: providers.blacklist, bureau: providers.bureau };
  const { cards, destinations, printer, processor } = providers;

  let makeDocument: DocumentMaker = async () => ({ refusal: { code: 'TRY_LATER' } });
  const payout = makePayout({
    ...core,
    cards,
    destinations,
    bank: providers.bank,
    makeDocument: (wish) => makeDocument(wish),
  });
  const sending = makePayoutSending({
    ...core,
    cards,
    destinations,
    providers: { IBAN: providers.bank, CARD: processor, POST: providers.post },
  });
  const money = moneyCapabilities(base, providers, reads, sending);
  const prepayment = makePrepayment({ ledger, clock, ids });
  const agreements = { ledger, clock, ids, makeDocument: ((wish) => makeDocument(wish)) satisfies DocumentMaker };
  const prolongation = makeProlongation(agreements);
  const restructuring = makeRestructuring(agreements);
  const refinancing = makeRefinancing({ ...agreements, offerNumbers: providers.offerNumbers });
  const offer = {
    ...core,
    printer,
    requiredConsents: async () => consentsOf('OFFER'),
    ...(demo
      ? { statementWanted: (iin: string) => PERSONAS.some((one) => one.key === 'statement-needed' && one.iin === iin) }
      : {}),
  };
  const details = {
    APPLICATION_FOR_TRANSFER_MONEY: payout.details,
    PARTIAL_PREPAYMENT_APPLICATION: prepayment.partialDetails,
    PARTIAL_PREPAYMENT_ADD_AGREEMENT: prepayment.partialDetails,
    PROLONGATION: prolongation.details,
    REFINANCING: refinancing.details,
    ...forEach(RESTRUCTURING_OFFERS, restructuring.details),
  };
  const unchanged = documentUnchanged({ ...core, printer, details });
  const documents = makeDocuments({
    ...core,
    files,
    codes,
    printer,
    details,
    makers: {
      APPLICATION_FOR_TRANSFER_MONEY: payout.prepareAgain,
      PROLONGATION: prolongation.prepare,
      REFINANCING: refinancing.prepare,
    },
    checks: {
      OFFER: signOfferCheck(offer),
      FULL_PREPAYMENT: unchanged,
      PARTIAL_PREPAYMENT_APPLICATION: unchanged,
      PROLONGATION: prolongation.check,
      REFINANCING: refinancing.check,
      ...forEach(
        RESTRUCTURING_OFFERS,
        async (signed: SignedDocument) => (await restructuring.check(signed)) ?? unchanged(signed),
      ),
    },
    handlers: {
      OFFER: signOfferHandler(offer),
      APPLICATION_FOR_TRANSFER_MONEY: payout.signed,
      FULL_PREPAYMENT: prepayment.signed,
      PARTIAL_PREPAYMENT_APPLICATION: prepayment.signed,
      PROLONGATION: prolongation.signed,
      ...forEach(RESTRUCTURING_OFFERS, restructuring.signed),
      REFINANCING: refinancing.signed,
    },
  });
  makeDocument = documents.make;
  const insurance = makeInsurance({
    ledger,
    clock,
    makeDocument: documents.prepare,
    requiredConsents: async () => consentsOf('INSURANCE'),
  });
  return {
    ...money,
    reads,
    session,
    signIn: makeSignIn(signInDeps),
    password: makePassword(signInDeps),
    staff: makeStaff(people),
    registration: makeRegistration({ ...signInDeps, clock }),
    identity: makeIdentity({
      profiles: people.profiles,
      iinLists: people.iinLists,
      limits: people.limits,
      clock,
      registry: iinRegistry(providers.registry, ids),
    }),
    profile: makeProfile({ profiles: people.profiles, clock, limits: people.limits }),
    products: makeProducts({
      clock,
      borrowers,
      loansOf: (id) => loansOf(ledger, id),
    }),
    applications: makeApplications({ ...core, offerNumbers: providers.offerNumbers }),
    statements: makeStatements(core),
    statementUpload: makeStatementUpload({ ...core, files, limits: people.limits, reader: providers.statementReader }),
    decisions: makeDecisions({ ...core, codes }),
    biometry: makeBiometry({ ...core, sessions: providers.faceSessions, vendor: providers.face }),
    office: makeOffice({
      ...scoring,
      ids,
      tasks: base.tasks,
      twoPersons: providers.twoPersons,
      notes: providers.officeNotes,
      accounts: people.accounts,
      payouts: sending,
      onUnreadable: (loanId, error) => base.log.error({ loanId, err: error }, 'a loan of the queue cannot be read'),
      queue: { queue: async (statuses, limit) => (await reads.queue(statuses, limit)).map((row) => row.loan_id) },
    }),
    documents,
    insurance,
    eds: makeEds({ ...core, files, sessions: providers.edsSessions, provider: providers.eds, publicUrl }),
    noticePapers: makeNoticePapers({ ...core, files, printer }),
    payout,
    prepayment,
    prolongation,
    restructuring,
    refinancing,
    withdrawRequest: makeWithdrawal(agreements),
    cards: makeCard({ ...core, cards, processor, publicUrl }),
    verification: makeVerification(scoring),
    sending,
    officeLoans: makeOfficeLoans({
      ...core,
      receiving: money.receiving,
      twoPersons: providers.twoPersons,
      notes: providers.officeNotes,
      accounts: people.accounts,
      find: async (text) => {
        const id = LoanId.safeParse(text);
        if (id.success) return id.data;
        const { rows } = await reads.loans({ offerNumber: text.toUpperCase() }, { first: 1 });
        return rows[0]?.loan_id;
      },
    }),
    offerConsents: async () => consentsOf('OFFER'),
    scoring,
    moneyFaults: moneyFaults(providers),
  };
}

const RESTRUCTURING_OFFERS = [
  'RESTRUCTURING_OFFER',
  'RESTRUCTURING_IL_OFFER',
  'RESTRUCTURING_BIL_OFFER',
  'RESTRUCTURING_COURT_OFFER',
] as const;
const forEach = <K extends string, V>(keys: readonly K[], value: V): Record<K, V> =>
  Object.fromEntries(keys.map((key) => [key, value])) as Record<K, V>;

const consentsOf = (place: 'OFFER' | 'INSURANCE') =>
  requiredConsents(place).map(({ type, version, hash }) => ({ type, version, hash }));
