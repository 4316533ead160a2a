/** Each forbidden state is planted once, in events that can be decoded; the checker must name every one. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { READ_MODELS } from '../../projections/models.ts';
import { startRunner } from '../../projections/runner.ts';
import type { BankEvent } from '../../schema/events/bank.ts';
import type { Balances, Posting } from '../../schema/events/figures.ts';
import { LEDGER_PREFIXES, type LedgerEvent } from '../../schema/events/ledger.ts';
import { accountStream, loanStream, paymentStream, slotStream } from '../../schema/events/streams.ts';
import type { LoanId, PaymentId } from '../../schema/values/ids.ts';
import { addDays, DAY_MS, localDate } from '../../schema/values/local-date.ts';
import { tenge, tiyn } from '../../schema/values/money.ts';
import { AnchorCheck } from '../../server/adapters/ledger/check-anchors.ts';
import { openLedger, type RawLedger } from '../../server/adapters/ledger/eventstore.ts';
import { audit } from '../../server/cli/audit-commands.ts';
import { HiddenStreams } from '../../server/cli/audit-hidden.ts';
import { Invariants } from '../../server/cli/audit-invariants.ts';
import { LogAudit } from '../../server/cli/audit-log.ts';
import { takeLog } from '../../server/cli/audit-pass.ts';
import { ALife } from '../support/a-life.ts';
import { TestLog, uuidOf } from '../support/a-log.ts';
import { eventServer, type TestEventServer } from '../support/event-server.ts';
import { type ReadModelDatabase, readModelDatabase } from '../support/read-models.ts';
import { silentLog } from '../support/silent-log.ts';
import { readStatements, STATEMENTS } from '../support/statements.ts';
import { until } from '../support/until.ts';

const DAY = localDate('2026-02-02');
const log = new TestLog();
const life = (name: string) => new ALife(log, name, DAY).placed().issued();
const plant = (it: ALife, event: LedgerEvent) => log.append(loanStream(it.loanId), DAY, [event]);
const posted = (account: Posting['account'], amount: number): Posting => ({ account, amount: tenge(amount) });
const cured = (standing: Balances, ...postings: Posting[]): LedgerEvent => ({
  type: 'OverdueCured',
  data: { status: 'ACTIVE', standing, postings },
});

let server: TestEventServer;
let ledger: RawLedger;
let db: ReadModelDatabase;

beforeAll(async () => {
  server = await eventServer();
  ledger = openLedger({ url: server.url, log: silentLog });
  db = await readModelDatabase();
});
afterAll(async () => {
  await ledger.close();
  await db.drop();
  await server.stop();
});

async function verified(...args: string[]): Promise<{ code: number; lines: string[] }> {
  await log.copyTo(ledger);
  const head = await ledger.head({ prefixes: LEDGER_PREFIXES });
  const runner = await startRunner({ url: db.url, source: ledger.feed, models: READ_MODELS });
  await until(() => runner.state().position === head);
  await runner.stop();
  const lines: string[] = [];
  const at = () => ({ databaseUrl: db.url, eventStoreUrl: server.url });
  const code = await audit(['verify', '--all', ...args], at, (line) => void lines.push(line));
  return { code, lines };
}

it('an unbalanced event, a lost transfer, wrong figures and balances, a second loan, wrong slots and a double payment id are named', async () => {
  const honest = life('honest').paid(tenge(103_300), addDays(DAY, 10)).closed(addDays(DAY, 10));
  const unbalanced = life('unbalanced');
  plant(unbalanced, cured(unbalanced.standing, posted('waived', 7)));
  const lost = life('lost');
  plant(lost, cured(lost.standing, posted('provider-clearing', 500), posted('transit:balance', -500)));
  const wrong = life('wrong');
  plant(wrong, cured({ ...wrong.standing, interest: tenge(3) }));
  const twice = life('twice');
  const second = new ALife(log, 'twice, second', DAY).applied();
  const again = log.events.find((event) => event.stream === loanStream(second.loanId));
  if (again?.type !== 'LoanApplied') throw new Error('not applied');
  const other = { ...again.data, loanId: uuidOf('other') as LoanId, borrowerId: twice.borrowerId };
  log.append(loanStream(other.loanId), DAY, [{ type: 'LoanApplied', data: other }]);
  const nowhere = new ALife(log, 'nowhere', DAY).placed(uuidOf('never written') as LoanId);
  const rich = life('rich');
  const moves = { loanId: rich.loanId, paymentId: null, reason: 'SURPLUS' as const };
  const postings = [posted('transit:balance', 100), posted('borrower-balance', -100)];
  log.append(accountStream(rich.borrowerId), DAY, [
    { type: 'BalanceCredited', data: { ...moves, amount: tenge(100), balance: tenge(300), postings } },
  ]);

  const paymentId = uuidOf('one id for two') as PaymentId;
  const eventsOf = (externalId: string): LedgerEvent[] => {
    const where = { loanId: rich.loanId, borrowerId: null };
    const notice = { paymentId, provider: 'kiosk', externalId, amount: tenge(7), operationDate: DAY, ...where };
    return [
      { type: 'PaymentNotified', data: notice },
      { type: 'PaymentPlaced', data: { paymentId, ...where, to: 'LOAN' } },
    ];
  };
  for (const externalId of ['one', 'two']) log.append(paymentStream('kiosk', externalId), DAY, eventsOf(externalId));

  const day = (n: number) => addDays(DAY, n);
  for (const [on, event] of readStatements([
    [day(1), 0, 500],
    [day(4), 700, 650],
  ])) {
    const moved = event.data.postings.map((one) => ({ ...one, amount: tiyn(one.amount * 2n) }));
    const { data } = event;
    // The second one posts twice what its lines moved.
    const planted = on === day(4) ? { ...event, data: { ...data, postings: moved } } : event;
    log.append(STATEMENTS, on, [planted as BankEvent]);
  }

  const { code, lines } = await verified();
  const said = (where: string, what: RegExp) =>
    expect(lines.filter((line) => line.startsWith(where) && what.test(line.slice(where.length)))).toHaveLength(1);
  expect(code).toBe(1);
  said(loanStream(unbalanced.loanId), /postings sum to 700 tiyn/);
  said('journal', /stands still at/);
  said('balance', /stands still at/);
  expect(lines.filter((line) => /in the read model/.test(line))).toEqual([]);
  said(`transit:balance of ${loanStream(lost.loanId)}`, /-500\.00 tenge left one stream and reached no other/);
  said(loanStream(wrong.loanId), /interest is 300, the postings up to it sum to 0/);
  said(loanStream(other.loanId), /borrower .* has another open loan/);
  said(loanStream(other.loanId), /is open, but the place of its borrower is held by/);
  said(String(twice.borrowerId), /has 2 open loans/);
  said(loanStream(second.loanId), /is open, but the place of its borrower is held by nobody/);
  expect(lines.filter((line) => line.startsWith(slotStream(nowhere.borrowerId)))).toEqual([]);
  const left = `1 places are claimed for applications that were never written: ${slotStream(nowhere.borrowerId)}`;
  expect(lines).toContain(left);
  said(slotStream(honest.borrowerId), /which is over/);
  said(accountStream(rich.borrowerId), /the balance is 30000, the movements up to it sum to 10000/);
  said(`transit:balance of ${loanStream(rich.loanId)}`, /100\.00 tenge/);
  said(STATEMENTS, /200\.00 tenge between the statements of 2026-02-03 and 2026-02-06/);
  said(STATEMENTS, /leave 45000 tiyn on the account, the postings sum to 40000/);
  said('payment-kiosk-two revision 0', /has the payment id of payment-kiosk-one, .*: .* counted nowhere/);
  expect(lines.some((line) => line.startsWith(loanStream(honest.loanId)))).toBe(false);
});

/** A loan whose money has left it and has not arrived yet, and when it left. */
function onItsWay(name: string) {
  const quick = new TestLog();
  const it = new ALife(quick, name, DAY).placed().issued();
  const stream = loanStream(it.loanId);
  quick.append(stream, DAY, [cured(it.standing, posted('provider-clearing', 500), posted('transit:balance', -500))]);
  const last = quick.events.at(-1);
  if (!last || last.type === 'Unreadable') throw new Error('nothing written');
  return { quick, stream, leftAt: Date.parse(last.metadata.recordedAt) };
}

it('a transfer that has just begun is given time, and none at rest', () => {
  const { quick, leftAt } = onItsWay('quick');
  const between = new Invariants();
  for (const event of quick.events) if (event.type !== 'Unreadable') between.take(event);
  const now = leftAt + 1_000;
  expect(between.findings(now, 60_000)).toEqual([]);
  expect(between.findings(now, 0)).toHaveLength(1);
  expect(between.findings(now + 60_000, 60_000)).toHaveLength(1);
});

it('the time counts to the snapshot, however long the log is read after it', async () => {
  const { quick, stream, leftAt } = onItsWay('read for months');
  await quick.copyTo(ledger);
  const position = await ledger.head({ prefixes: LEDGER_PREFIXES });
  if (position === 'start') throw new Error('nothing written');
  const lostAt = async (snapshotAt: number, head = position) => {
    const log = new LogAudit(new AnchorCheck([], []));
    const models = { positionOf: () => position };
    const pass = { log, hidden: new HiddenStreams(), models, position, head, snapshotAt, underWayMs: 60_000 };
    const { between } = await takeLog(ledger, { ...pass, onProgress: () => undefined });
    return between.filter((found) => JSON.stringify(found).includes(stream));
  };
  expect(await lostAt(leftAt + 1_000)).toEqual([]);
  expect(await lostAt(leftAt + 60_000)).toHaveLength(1);
  // A log that is cut there goes on a moment later, however long ago that was (R983).
  expect(await lostAt(leftAt + 365 * DAY_MS, position + 1n)).toEqual([]);
});
