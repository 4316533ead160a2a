/**
 * P7: one loan with schedule and payments through GraphQL against the same rows by SQL; and a loan of 200 events
 * against a new one, without the list of payments, which differs in length.
 */
import type { BorrowerId, LoanId } from '../../schema/values/ids.ts';
import { latencyOf, measure, measureTurnAbout } from './harness.ts';
import { youngAndOld } from './long-life.ts';
import { type Borrower, closeConnections, FULL, openStack, post, type Stack } from './world.ts';

const CALLS = FULL ? 300 : 80;
const QUERY = `query Loan($id: LoanId!) { loan(id: $id) { id status amount behind
  debt { total principal interest } schedule { order date amount isPaid } payments { id paidOn amount } } }`;

const reading =
  ({ loanId, token }: Borrower, query = QUERY) =>
  async (): Promise<void> => {
    const answer = await post('/graphql', token, { query, variables: { id: loanId } });
    if (!answer.includes(loanId)) throw new Error(`no loan: ${answer.slice(0, 200)}`);
  };

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

const stack = await openStack();
const loan = await seeded(stack);
const sql = async (): Promise<void> => {
  const { rows } = await stack.pool.query({
    name: 'loan',
    text: 'select * from rm.loan where loan_id = $1',
    values: [loan.loanId],
  });
  await stack.pool.query({
    name: 'paid',
    text: 'select * from rm.loan_payment where loan_id = $1 order by place',
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

const { young, old, days, events } = await youngAndOld(stack);
const LOAN_ALONE = QUERY.replace(/payments \{.*?\}/, '');
await measureTurnAbout({
  row: `Loan of day ${days} with ${events} events, p50`,
  unit: 'ms',
  pairs: FULL ? 21 : 11,
  calls: CALLS,
  control: { name: 'loan of day 0, as issued', step: reading(young, LOAN_ALONE) },
  subject: { name: `loan of ${events} events`, step: reading(old, LOAN_ALONE) },
});
closeConnections();
await stack.close();
