/** Lending on real parts: event server, Postgres with the people registry, sandbox providers and workflows. */

import { randomBytes } from 'node:crypto';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { LoanId as LoanIdCodec } from '../../schema/events/codecs.ts';
import type { Terms } from '../../schema/events/figures.ts';
import { loanStream } from '../../schema/events/streams.ts';
import { PERSONAS } from '../../schema/reference/personas.ts';
import type { BorrowerId, CommandId, LoanId } from '../../schema/values/ids.ts';
import { isUuid } from '../../schema/values/ids.ts';
import { parseIin } from '../../schema/values/iin.ts';
import { type Instant, instant, type LocalDate, localDate } from '../../schema/values/local-date.ts';
import { tenge } from '../../schema/values/money.ts';
import type { Phone } from '../../schema/values/phone.ts';
import { sandboxFaceVendor } from '../../server/adapters/biometry/sandbox.ts';
import { postgresBiometrySessions } from '../../server/adapters/biometry-sessions/postgres.ts';
import { sandboxBlacklist } from '../../server/adapters/blacklist/sandbox.ts';
import { sandboxCreditBureau } from '../../server/adapters/credit-bureau/sandbox.ts';
import { postgresFaults } from '../../server/adapters/faults/postgres.ts';
import { uuidIds } from '../../server/adapters/ids/uuid.ts';
import { openLedger, type RawLedger } from '../../server/adapters/ledger/eventstore.ts';
import { migrateAdapters } from '../../server/adapters/migrate.ts';
import { postgresOfferNumbers } from '../../server/adapters/offer-numbers/postgres.ts';
import { pdfkitPrinter } from '../../server/adapters/pdf/pdfkit.ts';
import { sandboxStateRegistry } from '../../server/adapters/state-registry/sandbox.ts';
import { pdfStatementReader } from '../../server/adapters/statement/reader.ts';
import { postgresTasks } from '../../server/adapters/tasks/postgres.ts';
import { postgresTwoPersons } from '../../server/adapters/two-persons/postgres.ts';
import { loanDecider } from '../../server/domain/loan/decider.ts';
import { accounts } from '../../server/people/accounts.ts';
import { borrowers } from '../../server/people/borrowers.ts';
import { codes } from '../../server/people/codes.ts';
import { migratePeople, peopleDatabase } from '../../server/people/database.ts';
import { files } from '../../server/people/files.ts';
import { postgresLimits } from '../../server/people/limits.ts';
import type { MoneyTables } from '../../server/people/money-tables.ts';
import { makeOfficeNotes } from '../../server/people/office-notes.ts';
import { profiles } from '../../server/people/profiles.ts';
import { personSecrets } from '../../server/people/secrets.ts';
import { vault } from '../../server/people/vault.ts';
import type { Clock } from '../../server/ports/clock.ts';
import type { Loans } from '../../server/ports/loans.ts';
import type { PaymentIntent } from '../../server/ports/payment-intents.ts';
import type { Sms } from '../../server/ports/sms.ts';
import { makePrepayment, partialDetails } from '../../server/use-cases/agreement/prepayment.ts';
import { makeApplications } from '../../server/use-cases/application/application.ts';
import { makeBiometry } from '../../server/use-cases/application/biometry.ts';
import { makeInsurance } from '../../server/use-cases/application/insurance.ts';
import { signOfferCheck, signOfferHandler } from '../../server/use-cases/application/sign-offer.ts';
import { makeStatements } from '../../server/use-cases/application/statement.ts';
import { makeStatementUpload } from '../../server/use-cases/application/statement-upload.ts';
import { makeDecisions } from '../../server/use-cases/decision/decision.ts';
import { makeVerification } from '../../server/use-cases/decision/verification.ts';
import { makeDocuments } from '../../server/use-cases/document/document.ts';
import { documentUnchanged } from '../../server/use-cases/document/document-unchanged.ts';
import type { SignedConsent, SignedDocumentHandler } from '../../server/use-cases/document/signed-document.ts';
import type { Caller } from '../../server/use-cases/kernel/event-context.ts';
import { handle } from '../../server/use-cases/kernel/handle.ts';
import { loadLoan, streamLoans } from '../../server/use-cases/loan/loans.ts';
import { makeNoticePapers } from '../../server/use-cases/notice/notice-paper.ts';
import { makeOffice } from '../../server/use-cases/office/office.ts';
import { makeOfficeLoans } from '../../server/use-cases/office/office-loan.ts';
import { makePaymentReceiving } from '../../server/use-cases/payment/payment-receiving.ts';
import { noticePapersWorkflow } from '../../server/workflows/notice-papers.ts';
import { noticesWorkflow } from '../../server/workflows/notices.ts';
import { type Runner, startRunner } from '../../server/workflows/runner.ts';
import { slotReleaseWorkflow } from '../../server/workflows/slot-release.ts';
import { verificationWorkflow } from '../../server/workflows/verification.ts';
import type { Workflow } from '../../server/workflows/workflow.ts';
import { eventServer, type TestEventServer } from './event-server.ts';
import { testDatabase, testHolder } from './postgres.ts';
import { silentLog } from './silent-log.ts';

export const CONSENTS: readonly SignedConsent[] = [{ type: 'SEND_CB', version: '1', hash: 'c'.repeat(64) }];
export const METHOD_HASH = 'a'.repeat(64);

export const INSURANCE_CONSENTS = [{ type: 'INSURER_PERSONAL_DATA', version: '1', hash: 'e'.repeat(64) }];

export const TERMS: Terms = {
  productType: 'INDIVIDUAL_PERSON_SPL',
  pricing: 'FLEXIBLE',
  amount: tenge(175_000),
  term: { unit: 'DAY', count: 20 },
  purpose: '10',
  promoCode: null,
  fastIssue: false,
  insuranceAgreed: false,
};

type Sent = Parameters<Sms['send']>[0];
export type LendingWorld = Awaited<ReturnType<typeof lendingWorld>>;

type Given = {
  /** The event store to use; it is closed with the world. */
  events?: TestEventServer;
  /** The source of single loans; by default their streams. */
  reading?: (ledger: RawLedger, databaseUrl: string) => Promise<{ ledger: RawLedger; loans: Loans }>;
};

export async function lendingWorld(given: Given = {}) {
  const events = given.events ?? (await eventServer());
  const database = await testDatabase();
  const pool = new pg.Pool({ connectionString: database.url, max: 20 });
  const db = peopleDatabase(pool);
  await migratePeople(db);
  await migrateAdapters(pool);

  const clock = movableClock();
  const sent: Sent[] = [];
  const smsDown = { now: false };
  const sms: Sms = {
    send: async (message) => {
      if (smsDown.now) return 'not-sent';
      if (!sent.some((one) => one.key === message.key)) sent.push(message);
      return 'sent';
    },
  };
  const holder = testHolder(database.url);
  const people = { db, holder, vault: vault({ master: randomBytes(32), index: randomBytes(32) }), ids: uuidIds };
  const log = openLedger({ url: events.url, log: silentLog });
  const { ledger, loans } = (await given.reading?.(log, database.url)) ?? { ledger: log, loans: streamLoans(log) };
  const tasks = postgresTasks(pool);
  const faults = postgresFaults(pool);
  const base = {
    ledger,
    loans,
    clock,
    ids: uuidIds,
    borrowers: borrowers(people),
    printer: pdfkitPrinter(),
  };
  const scoring = {
    ...base,
    registry: sandboxStateRegistry(faults),
    blacklist: sandboxBlacklist(faults),
    bureau: sandboxCreditBureau(faults),
  };
  const signed: SignedDocumentHandler = async ({ caller, loanId, signature }) => {
    const context = { ...caller, effectiveDate: await clock.today(), recordedAt: clock.now() };
    const method = { kind: 'IBAN' as const, cardId: null, hash: METHOD_HASH, keyed: true };
    const command = { type: 'ChoosePayoutMethod' as const, today: context.effectiveDate, method, signature };
    const done = await handle(ledger, loanStream(loanId), loanDecider, command, context);
    return done;
  };
  const statementWanted = (iin: string) => PERSONAS.some((one) => one.key === 'statement-needed' && one.iin === iin);
  const offer = { ...base, requiredConsents: async () => CONSENTS, statementWanted };
  const prepayment = makePrepayment(base);
  const details = {
    APPLICATION_FOR_TRANSFER_MONEY: async () => ({
      payout: { label: 'KZ** **** **** **** 4417', methodHash: METHOD_HASH },
    }),
    PARTIAL_PREPAYMENT_APPLICATION: partialDetails(base),
    PARTIAL_PREPAYMENT_ADD_AGREEMENT: partialDetails(base),
  };
  const unchanged = documentUnchanged({ ...base, details });
  const documents = makeDocuments({
    ...base,
    files: files(people),
    codes: codes({ ...people, sms, key: randomBytes(32), domain: 'localhost' }),
    details,
    checks: { OFFER: signOfferCheck(offer), PARTIAL_PREPAYMENT_APPLICATION: unchanged },
    handlers: {
      OFFER: signOfferHandler(offer),
      PARTIAL_PREPAYMENT_APPLICATION: prepayment.signed,
      APPLICATION_FOR_TRANSFER_MONEY: signed,
    },
  });
  const noticePapers = makeNoticePapers({ ...base, files: files(people) });
  const workflows = [
    verificationWorkflow(makeVerification(scoring)),
    slotReleaseWorkflow(base),
    noticesWorkflow({ ...base, sms }),
    noticePapersWorkflow(noticePapers),
  ];
  /** The applications that the office would find in the read model. */
  const queued: LoanId[] = [];
  const unreadable: LoanId[] = [];
  const notes = makeOfficeNotes(
    new Kysely<MoneyTables>({ dialect: new PostgresDialect({ pool }) }),
    personSecrets(people),
  );
  const twoPersons = postgresTwoPersons(pool);
  const intents = new Map<string, PaymentIntent>();
  const receiving = makePaymentReceiving({
    ...base,
    intents: {
      find: async (id) => intents.get(id),
      failed: async () => undefined,
      answered: async () => undefined,
    },
  });
  const offerNumbers = new Map<string, LoanId>();
  const officeLoans = makeOfficeLoans({
    ...base,
    receiving,
    twoPersons,
    notes,
    accounts: accounts(people),
    find: async (text) => (isUuid(text) ? LoanIdCodec.parse(text) : offerNumbers.get(text)),
  });
  const startWorkflows = (these: readonly Workflow[] = workflows): Runner =>
    startRunner({ ledger, tasks, ids: uuidIds, log: () => undefined }, these, {
      backoffMs: 30,
      maxBackoffMs: 200,
      pollMs: 20,
    });
  return {
    ...base,
    pool,
    events,
    clock,
    sent,
    smsDown,
    tasks,
    faults,
    people,
    documents,
    prepayment,
    files: files(people),
    noticePapers,
    intents,
    receiving,
    offerNumbers,
    officeLoans,
    startWorkflows,
    workflows,
    databaseUrl: database.url,
    applications: makeApplications({ ...base, offerNumbers: postgresOfferNumbers(pool) }),
    biometry: makeBiometry({ ...base, sessions: postgresBiometrySessions(pool), vendor: sandboxFaceVendor(faults) }),
    statements: makeStatements(base),
    statementUpload: makeStatementUpload({
      ...base,
      files: files(people),
      limits: postgresLimits(people),
      reader: pdfStatementReader(),
    }),
    insurance: makeInsurance({
      ...base,
      makeDocument: documents.prepare,
      requiredConsents: async () => INSURANCE_CONSENTS,
    }),
    decisions: makeDecisions({ ...base, codes: codes({ ...people, sms, key: randomBytes(32), domain: 'localhost' }) }),
    office: makeOffice({
      ...scoring,
      tasks,
      twoPersons,
      notes,
      accounts: accounts(people),
      onUnreadable: (loanId) => unreadable.push(loanId),
      queue: { queue: async () => queued },
    }),
    queued,
    unreadable,
    officeNotes: async (loanId: LoanId) => (await notes.of([loanId])).get(loanId) ?? [],
    loan: async (loanId: LoanId) => {
      const loan = await loadLoan(ledger, loanId);
      if (!loan) throw new Error('no such loan');
      return loan;
    },
    close: async () => {
      await ledger.close();
      await holder.close();
      await pool.end();
      await events.stop();
      await database.drop();
    },
  };
}

/** `now` is real time; the test sets the business day. */
export function movableClock(start = '2026-11-20') {
  let day: LocalDate = localDate(start);
  return {
    now: (): Instant => instant(new Date()),
    businessNow: async (): Promise<Instant> => instant(new Date(`${day}T07:00:00.000Z`)),
    today: async (): Promise<LocalDate> => day,
    set: (date: string) => {
      day = localDate(date);
    },
  } satisfies Clock & { set(date: string): void };
}

export const aCaller = (borrowerId: string, role: Caller['actor']['role'] = 'borrower'): Caller => {
  const commandId = uuidIds.fresh<CommandId>();
  return { commandId, causationId: commandId, correlationId: commandId, actor: { role, id: borrowerId } };
};

let phones = 0;

export type TestPerson = { borrowerId: BorrowerId; iin: string; lastName: string; firstName: string; phone: Phone };

/** A fully registered person. The key names a sandbox persona; income band 8 is 500-700 thousand tenge a month. */
export async function aBorrower(world: LendingWorld, key = 'approve', incomeBand = 8): Promise<TestPerson> {
  const persona = PERSONAS.find((one) => one.key === key);
  if (!persona) throw new Error(`no persona ${key}`);
  const facts = parseIin(persona.iin);
  if (typeof facts === 'string') throw new Error('a persona with a wrong IIN');
  // The registry accepts an IIN only once, so each person has another number.
  const phone = `7701${String(9_000_000 + phones++)}` as Phone;
  const { db } = world.people;
  await db.updateTable('people.person').set({ iin_index: null, document_index: null }).execute();
  const account = await accounts(world.people).register({ phone, locale: 'RU' });
  const id = account.id as BorrowerId;
  const profile = profiles(world.people);
  await profile.saveIdentity(id, { iin: persona.iin, birthDate: facts.birthDate, sex: persona.sex });
  await profile.savePersonal(
    id,
    {
      lastName: persona.lastName,
      firstName: persona.firstName,
      patronymic: null,
      noPatronymic: true,
      birthDate: facts.birthDate,
      sex: persona.sex,
      citizenship: 'KZ',
      birthPlace: 'KAZAKHSTAN',
      documentType: 'IDENTITY_CARD',
      documentNumber: `04${String(1_000_000 + phones)}`,
      documentIssuedOn: localDate('2020-01-10'),
      documentValidTo: localDate('2030-01-10'),
      documentIssuedBy: 'MVD',
      education: 'HIGHER_EDUCATION',
      familyStatus: 'SINGLE',
      childrenCount: 0,
      childrenUnder18: 0,
    } as never,
    { birthDate: facts.birthDate, sex: persona.sex },
  );
  await profile.saveEmployment(id, {
    email: `p${phones}@example.kz`,
    employmentType: key === 'entrepreneur' ? 'INDIVIDUAL_ENTREPRENEUR' : 'FULL_TIME_EMPLOYMENT',
    incomeBand,
    monthlyLoanPayments: 0,
    monthlyExpenses: 50_000,
    declarations: [],
  } as never);
  await profile.complete(id, world.clock.now());
  return { borrowerId: id, iin: persona.iin, lastName: persona.lastName, firstName: persona.firstName, phone };
}
