/**
 * Everything that money passes through, with real parts: event server, Postgres, HTTP, workflows and sandbox providers.
 */

import { createHash } from 'node:crypto';
import { createServer } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import { openPool } from '../../projections/postgres.ts';
import type { BorrowerId, LoanId } from '../../schema/values/ids.ts';
import { type Instant, instant, localDate } from '../../schema/values/local-date.ts';
import type { FileBank } from '../../server/adapters/bank-files/bank.ts';
import { makeSandboxBankPayout } from '../../server/adapters/bank-payout/sandbox.ts';
import { makeSandboxBankTransfer } from '../../server/adapters/bank-transfer/sandbox.ts';
import { sandboxCardProcessors } from '../../server/adapters/card-processor/all.ts';
import { challengePages } from '../../server/adapters/card-processor/challenge.ts';
import { cardPages } from '../../server/adapters/card-processor/pages.ts';
import { makeSandboxClock } from '../../server/adapters/clock/sandbox.ts';
import { uuidIds } from '../../server/adapters/ids/uuid.ts';
import { openLedger, type RawLedger } from '../../server/adapters/ledger/eventstore.ts';
import { streamBonuses } from '../../server/adapters/loans/stream-bonuses.ts';
import { postPages } from '../../server/adapters/post-office/pages.ts';
import { makeSandboxPost } from '../../server/adapters/post-office/sandbox.ts';
import { incomingPages } from '../../server/adapters/sandbox-kit/incoming-pages.ts';
import { makeSandboxKit } from '../../server/adapters/sandbox-kit/kit.ts';
import type { SandboxDb, SandboxTables } from '../../server/adapters/sandbox-kit/tables.ts';
import { postgresTasks } from '../../server/adapters/tasks/postgres.ts';
import { makeSandboxTerminal } from '../../server/adapters/terminal/sandbox.ts';
import { makeSandboxWallet } from '../../server/adapters/wallet/sandbox.ts';
import { readBodies } from '../../server/api/http/bodies.ts';
import { incomingWebhook } from '../../server/api/payment/incoming-webhook.ts';
import { bankPayoutWebhook } from '../../server/api/payout/bank-payout-webhook.ts';
import { cardProcessorWebhook } from '../../server/api/payout/card-processor-webhook.ts';
import { postOfficeWebhook } from '../../server/api/payout/post-office-webhook.ts';
import { cardProcessors } from '../../server/compose/card-processors.ts';
import { makeCards } from '../../server/people/cards.ts';
import { closedDayAnchors, makeClosedDays } from '../../server/people/closed-days.ts';
import { peopleDatabase } from '../../server/people/database.ts';
import { deliveries } from '../../server/people/deliveries.ts';
import { makeIncomingDetails } from '../../server/people/incoming-details.ts';
import type { MoneyTables } from '../../server/people/money-tables.ts';
import { notices } from '../../server/people/notices.ts';
import { makePaymentIntents } from '../../server/people/payment-intents.ts';
import { makePayoutDestinations } from '../../server/people/payout-destinations.ts';
import { personSecrets } from '../../server/people/secrets.ts';
import { vault } from '../../server/people/vault.ts';
import type { Borrower } from '../../server/ports/borrowers.ts';
import type { CardProcessor } from '../../server/ports/card-processor.ts';
import type { Clock } from '../../server/ports/clock.ts';
import { makePrepayment } from '../../server/use-cases/agreement/prepayment.ts';
import { makeProlongation } from '../../server/use-cases/agreement/prolongation.ts';
import { makeRefinancing } from '../../server/use-cases/agreement/refinancing.ts';
import { makeRestructuring } from '../../server/use-cases/agreement/restructuring.ts';
import { makeBalanceAccount } from '../../server/use-cases/balance/balance-account.ts';
import { makeBonus } from '../../server/use-cases/bonus/bonus.ts';
import { makeEndOfDay } from '../../server/use-cases/day/end-of-day.ts';
import type { DocumentMaker } from '../../server/use-cases/document/document.ts';
import { loadLoan, streamLoans } from '../../server/use-cases/loan/loans.ts';
import { makeChannels } from '../../server/use-cases/notice/channels.ts';
import { makeNoticeDelivery } from '../../server/use-cases/notice/delivery.ts';
import { type BankStatementDeps, makeBankStatements } from '../../server/use-cases/payment/bank-statement.ts';
import { makeIncomingMoney } from '../../server/use-cases/payment/incoming-money.ts';
import { makePayment } from '../../server/use-cases/payment/payment.ts';
import { makePaymentDoubt } from '../../server/use-cases/payment/payment-doubt.ts';
import { makePaymentReceiving } from '../../server/use-cases/payment/payment-receiving.ts';
import { makeSuspense } from '../../server/use-cases/payment/suspense.ts';
import { makeBalanceRefund } from '../../server/use-cases/payout/balance-refund.ts';
import { makeCard } from '../../server/use-cases/payout/card.ts';
import { makeCardIban } from '../../server/use-cases/payout/card-iban.ts';
import { makePayoutSending } from '../../server/use-cases/payout/payout-sending.ts';
import { bankRound } from '../../server/workers/bank-files.ts';
import { balanceTransferWorkflow } from '../../server/workflows/balance-transfer.ts';
import { bonusWorkflow } from '../../server/workflows/bonus.ts';
import { closingWorkflow } from '../../server/workflows/closing.ts';
import { paymentWorkflow } from '../../server/workflows/payment.ts';
import { payoutWatchWorkflow, payoutWorkflow } from '../../server/workflows/payout.ts';
import { refinancingWorkflow } from '../../server/workflows/refinancing.ts';
import { reversalWorkflow } from '../../server/workflows/reversal.ts';
import { startRunner } from '../../server/workflows/runner.ts';
import { slotReleaseWorkflow } from '../../server/workflows/slot-release.ts';
import { aBorrower } from './a-borrower.ts';
import { eventServer, eventServerApart, type TestEventServer } from './event-server.ts';
import { incomingRowsOf } from './incoming-rows.ts';
import { ringOf } from './key-rings.ts';
import { memoryTwoPersons } from './memory-two-persons.ts';
import { migratedDatabase, testHolder } from './postgres.ts';
import { silentLog } from './silent-log.ts';

export type MoneyWorld = Awaited<ReturnType<typeof moneyWorld>>;

export const SECRET = 'sandbox-secret-of-the-tests';
/** A Monday far from holidays. This world's clock starts at its noon and runs. */
const START = Date.parse('2026-03-02T07:00:00.000Z');

export type MoneyWorldOptions = {
  /** With false no workflow reacts to events; only what the test starts happens. */
  workflows?: boolean;
  /** Wraps the ledger, so that a test can make it fail. */
  through?: (ledger: RawLedger) => RawLedger;
  /** For heavy load: the event server is a process of its own and watchers poll rarely. */
  busy?: boolean;
  /** Stand behind the port instead of the sandbox. */
  cards?: (given: { pool: pg.Pool; publicUrl: string }) => CardProcessor;
  /** Stands behind payouts to accounts and transfers in, instead of the sandbox bank. */
  bank?: (given: { pool: pg.Pool; clock: Clock }) => FileBank;
  /** The event store to use; it is closed with the world. */
  events?: TestEventServer;
};

export async function moneyWorld(options: MoneyWorldOptions = {}) {
  const store = options.events ?? (options.busy ? eventServerApart() : eventServer());
  const [events, database] = await Promise.all([store, migratedDatabase()]);
  const pool = openPool({ connectionString: database.url, max: 12 });
  const peopleDb = peopleDatabase(pool);
  const moneyDb = new Kysely<MoneyTables>({ dialect: new PostgresDialect({ pool }) });
  const sandboxDb: SandboxDb = new Kysely<SandboxTables>({ dialect: new PostgresDialect({ pool }) });

  const opened = Date.now();
  const clock = makeSandboxClock(sandboxDb, () => new Date(START + Date.now() - opened));
  const keys = vault({ master: ringOf(Buffer.alloc(32, 1)), index: ringOf(Buffer.alloc(32, 2)) });
  const secrets = personSecrets({ db: peopleDb, vault: keys });
  const straight = openLedger({ url: events.url, log: silentLog, ...(options.busy ? { restMs: 50 } : {}) });
  const ledger = options.through?.(straight) ?? straight;
  const ids = uuidIds;
  const port = await freePort();
  const publicUrl = `http://127.0.0.1:${port}`;

  const people = new Map<BorrowerId, Borrower>();
  const borrowers = {
    find: async (id: BorrowerId) => people.get(id),
    markFaceVerified: async (id: BorrowerId, at: Instant) => {
      const person = people.get(id);
      if (person) people.set(id, { ...person, faceVerifiedAt: at });
      return 'verified' as const;
    },
  };
  const texts: { to: string; text: string; code?: string }[] = [];
  const sms = {
    send: async (message: { key: string; to: string; text: string; code?: string }) => {
      texts.push(message);
      return 'sent' as const;
    },
  };
  const kit = makeSandboxKit({
    db: sandboxDb,
    config: { publicUrl, secrets: () => [SECRET], latencyMs: 0 },
    clock,
    sms,
  });
  const sandboxCards = sandboxCardProcessors(kit);
  const [processor] = sandboxCards;
  const own = options.cards?.({ pool, publicUrl });
  const processors = cardProcessors(own ? [own] : sandboxCards);
  const fileBank = options.bank?.({ pool, clock });
  const bank = fileBank?.payout ?? makeSandboxBankPayout(kit);
  const post = makeSandboxPost(kit);
  const paysIn = {
    terminal: makeSandboxTerminal(kit),
    wallet: makeSandboxWallet(kit),
    bankTransfer: makeSandboxBankTransfer(kit),
  };
  const sources = { ...paysIn, ...(fileBank ? { bankTransfer: fileBank.incoming } : {}) };
  const providers = { IBAN: bank, CARD: processors, POST: post };

  const destinations = makePayoutDestinations(moneyDb, secrets);
  const cards = makeCards(moneyDb, secrets);
  const intents = makePaymentIntents(moneyDb);
  const days = makeClosedDays(moneyDb, pool);
  const keptAnchors = closedDayAnchors(moneyDb);
  const base = {
    /** No staff here has an account, and nothing is looked up. */
    accounts: { byId: async () => undefined },
    accessLog: { append: async () => undefined },
    ledger,
    loans: streamLoans(ledger),
    bonuses: streamBonuses(ledger),
    ids,
    clock,
    borrowers,
    notices: notices({ db: peopleDb }),
  };
  const sending = makePayoutSending({ ...base, cards, destinations, providers });
  const receiving = makePaymentReceiving({ ledger, ids, clock, intents });
  const payments = makePayment({ ...base, intents, cards, processors, receiving, publicUrl });
  const holder = testHolder(database.url);
  const channels = makeChannels({
    ...{ ...base, sms, publicUrl, deliveries: deliveries({ db: peopleDb, holder }) },
    // Nobody here has a browser, and codes are sent by others.
    pushRoom: { send: async () => 0 },
    codeReports: { askDue: async () => undefined, askNewest: async () => undefined },
  });
  const { tell } = makeNoticeDelivery({ ...base, channels, publicUrl, options: payments.options });
  const doubt = makePaymentDoubt({ ...base, intents, tell, payments });
  const prepayment = makePrepayment({ ledger, clock, ids });
  const agreements = { ledger, clock, ids, makeDocument: paperOf };
  const prolongation = makeProlongation(agreements);
  const restructuring = makeRestructuring(agreements);
  let offers = 100;
  const offerNumbers = { next: async (year: string) => `NS-${year}-${String(offers++).padStart(6, '0')}` };
  const refinancing = makeRefinancing({ ...agreements, offerNumbers });
  const card = makeCard({ ...base, cards, intents, processors, publicUrl });
  const cardIban = makeCardIban({ ...base, cards, processors, destinations, bank }, card);
  const loans: LoanId[] = [];
  const details = makeIncomingDetails(moneyDb, keys);
  const loanOfOffer = async (offerNumber: string) => {
    const views = await Promise.all(loans.map((id) => loadLoan(ledger, id)));
    return views.find((view) => view?.offerNumber === offerNumber)?.loanId;
  };
  /** Of the office: nothing is projected here. */
  const settlements: Awaited<ReturnType<BankStatementDeps['settlementsOf']>>[number][] = [];
  const twoPersons = memoryTwoPersons(clock);
  const suspense = makeSuspense({
    ...base,
    twoPersons,
    rows: incomingRowsOf(ledger),
    loanOfOffer,
    details,
    receiving,
    providers: [...processors.all, ...Object.values(sources)],
  });
  const refunds = {
    ...base,
    bank,
    cards,
    processors,
    destinations,
    payouts: sending,
    twoPersons,
    asked: async () => [],
  };
  const balance = { ...makeBalanceAccount(base), ...makeBalanceRefund(refunds) };
  const bonus = makeBonus(base);
  const incoming = makeIncomingMoney({
    ...base,
    accounts: {
      byPhone: async (phone) => [...people.values()].find((one) => one.phone === phone) as never,
    },
    loanOfOffer,
    details,
    receiving,
  });
  const closing = makeEndOfDay({
    ledger,
    ids,
    clock,
    days,
    dueLoans: async (day, after, limit) =>
      loans
        .toSorted()
        .filter((id) => after === null || id > after.loanId)
        .slice(0, limit)
        .map((loanId) => ({ loanId, dueOn: day, hasAccount: true })),
    readModelCaughtUp: async () => undefined,
    log: () => undefined,
  });

  const app = await listen(port, (server) => {
    for (const one of processors.all)
      cardProcessorWebhook({ processor: one, cards: card, payments: receiving, payouts: sending, clock })(server);
    bankPayoutWebhook({ provider: bank, payouts: sending, clock })(server);
    postOfficeWebhook({ provider: post, payouts: sending, clock })(server);
    for (const provider of Object.values(paysIn)) {
      incomingWebhook({ provider, incoming, clock })(server);
      incomingPages(provider)(server);
    }
    cardPages(sandboxCards)(server);
    challengePages(sandboxCards)(server);
    postPages(post)(server);
  });
  const books = makeBankStatements({ ...base, settlementsOf: async () => settlements });
  /** One round of the worker; throws what it would log. */
  const bankRounds = async (bank = fileBank) => {
    if (!bank) return;
    const { files, incoming: source } = bank;
    const { paid } = incoming;
    for (const step of bankRound({ files, source, paid, cameBack: sending.cameBack, books })) await step.work();
  };
  const workflows = [
    payoutWorkflow(sending),
    payoutWatchWorkflow(sending, options.busy ? {} : { everyMs: 100, postEveryMs: 100 }),
    paymentWorkflow(receiving, suspense),
    balanceTransferWorkflow({ ledger, clock, ids }),
    reversalWorkflow({ ledger, clock, ids, receiving }),
    bonusWorkflow(bonus),
    closingWorkflow({ ledger, clock, ids }),
    slotReleaseWorkflow({ ledger, clock, ids }),
    refinancingWorkflow(refinancing),
  ];
  const tasks = postgresTasks(pool);
  const start = () =>
    startRunner({ ledger, tasks, ids, log: () => undefined }, workflows, { backoffMs: 50, pollMs: 60 });
  let runner = options.workflows === false ? undefined : start();

  return {
    ledger,
    clock,
    ids,
    kit,
    pool,
    addresses: { eventStoreUrl: events.url, databaseUrl: database.url },
    workflows,
    tasks,
    publicUrl,
    processor,
    processors,
    bank,
    bankRounds,
    settlements,
    post,
    ...paysIn,
    details,
    suspense,
    balance,
    bonus,
    incoming,
    destinations,
    twoPersons,
    cards,
    intents,
    days,
    keptAnchors,
    card,
    cardIban,
    sending,
    receiving,
    payments,
    doubt,
    prepayment,
    prolongation,
    restructuring,
    refinancing,
    agreements,
    offerNumbers,
    closing,
    loans,
    texts,
    people,
    base,
    at: (day: string) => clock.moveTo(instant(new Date(`${localDate(day)}T07:00:00.000Z`))),
    async borrower(change: Partial<Borrower> = {}): Promise<Borrower> {
      const person = aBorrower(change);
      people.set(person.id, person);
      await pool.query(
        `insert into people.account (id, kind, roles, locale, data_key, created_at) values ($1, 'borrower', '{borrower}', 'RU', $2, now())`,
        [person.id, keys.newKey(person.id).wrapped],
      );
      return person;
    },
    /** Pauses the workflows, so that they do not take the next step before the test does. */
    async alone<T>(work: () => Promise<T>): Promise<T> {
      await runner?.stop();
      try {
        return await work();
      } finally {
        runner &&= start();
      }
    },
    async stop() {
      await runner?.stop();
      await app.close();
      await ledger.close();
      await holder.close();
      await pool.end();
      await events.stop();
      await database.drop();
    },
  };
}

/** A document here is only a hash of its type and loan. */
const paperOf: DocumentMaker = async ({ borrowerId, loanId, type }) => {
  const hash = createHash('sha256').update(`${type} ${loanId}`).digest('hex');
  const rest = { kind: type, title: type, mime: 'application/pdf', pages: 1, bytes: 1, signedAt: null, number: null };
  return { document: { ...rest, borrowerId, loanId, hash, shownAt: instant(new Date(START)) } };
};

async function listen(port: number, routes: (app: FastifyInstance) => void): Promise<FastifyInstance> {
  const app = fastify({ logger: false });
  readBodies(app);
  routes(app);
  await app.listen({ port, host: '127.0.0.1' });
  return app;
}

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
