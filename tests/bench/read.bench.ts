/** P7: one loan with schedule and payments through GraphQL against the same rows by SQL; and a loan of 200 events against a new one. */
import { randomUUID } from 'node:crypto';
import type { BorrowerId, CommandId } from '../../schema/values/ids.ts';
import { type LoanId, loanStream } from '../../schema/values/ids.ts';
import { tenge } from '../../schema/values/money.ts';
import { loanDecider } from '../../server/domain/loan/decider.ts';
import { latencyOf, measure } from './harness.ts';
import { applicants, type Borrower, closeConnections, FULL, openStack, post, type Stack } from './world.ts';

const CALLS = FULL ? 300 : 80;
const QUERY = `query Loan($id: ID!) { loan(id: $id) { id status amount behind
  debt { total principal interest } schedule { order date amount isPaid } payments { id paidOn amount } } }`;

const reading =
  ({ loanId, token }: Borrower) =>
  async (): Promise<void> => {
    const answer = await post('/graphql', token, { query: QUERY, variables: { id: loanId } });
    if (!answer.includes(loanId)) throw new Error(`no loan: ${answer.slice(0, 200)}`);
  };

/** A loan of the seed with a schedule and payments behind it. */
async function seeded(stack: Stack): Promise<Borrower> {
  const { rows } = await stack.pool.query<{ loan_id: LoanId; borrower_id: BorrowerId }>(
    `select l.loan_id, l.borrower_id from rm.loan l join rm.payment p using (loan_id) where l.status = 'ACTIVE'
     group by 1, 2 order by count(*) desc, 1 limit 1`,
  );
  const [row] = rows;
  if (!row) throw new Error('the seed made no active loan with a payment');
  return {
    borrowerId: row.borrower_id,
    loanId: row.loan_id,
    token: (await stack.people.sessions.open(row.borrower_id)).token,
  };
}

/** Grows an application to `events` events by changing its amount. */
async function grow(stack: Stack, { loanId }: Borrower, events: number): Promise<void> {
  const stream = loanStream(loanId);
  const today = await stack.clock.today();
  const read = await stack.ledger.read(stream);
  let state = read.events.reduce(
    (s, e) => loanDecider.evolve(s, e as never),
    loanDecider.initial as Parameters<typeof loanDecider.evolve>[0],
  );
  let revision = read.revision;
  for (let n = read.events.length; n < events; n++) {
    if (state.stage !== 'application') throw new Error('not an application');
    const terms = { ...state.file.terms, amount: tenge(50_000 + (n % 20) * 5_000) };
    const outcome = loanDecider.decide(state, { type: 'ChangeApplication', terms, today });
    if (!outcome.accepted) throw new Error(outcome.refusal.code);
    const id = randomUUID() as CommandId;
    const actor = { role: 'system', id: 'seed' } as const;
    const context = {
      commandId: id,
      causationId: id,
      correlationId: id,
      actor,
      effectiveDate: today,
      recordedAt: stack.clock.now(),
    };
    revision = (await stack.ledger.append(stream, revision, outcome.events, context)).revision;
    state = outcome.events.reduce(loanDecider.evolve, state);
  }
}

const stack = await openStack();
const loan = await seeded(stack);
const sql = async (): Promise<void> => {
  const { rows } = await stack.pool.query({
    name: 'loan',
    text: 'select * from rm.loan where loan_id = $1',
    values: [loan.loanId],
  });
  await stack.pool.query({
    name: 'rows',
    text: 'select * from rm.schedule_row where loan_id = $1 order by row_order',
    values: [loan.loanId],
  });
  await stack.pool.query({
    name: 'paid',
    text: 'select * from rm.payment where loan_id = $1 order by paid_on',
    values: [loan.loanId],
  });
  if (rows.length !== 1) throw new Error('no loan by SQL');
};
await measure({
  row: 'P7 one loan, p50 (1 at a time)',
  unit: 'ms',
  control: { name: 'same rows by SQL', run: () => latencyOf(CALLS, sql) },
  subject: { name: 'GraphQL loan, schedule, payments', run: () => latencyOf(CALLS, reading(loan)) },
});

const [young, old] = await applicants(stack, 2);
if (!young || !old) throw new Error('no applicants');
await grow(stack, old, 200);
await measure({
  row: 'Read of a loan of 200 events, p50',
  unit: 'ms',
  control: { name: 'loan of 1 event', run: () => latencyOf(CALLS, reading(young)) },
  subject: { name: 'loan of 200 events', run: () => latencyOf(CALLS, reading(old)) },
});
closeConnections();
await stack.close();
