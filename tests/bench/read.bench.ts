/**
 * P7: one loan with schedule and payments through GraphQL against the rows that the answer is made of, by SQL: the
 * caller's session with the account, the loan, its payments. The same against the loan and its payments alone, and an
 * answer without a loan, which shows what HTTP, GraphQL and the session cost. Then a loan of 200 events against a new
 * one, by what both have.
 */
import { createHash } from 'node:crypto';
import type { BorrowerId, LoanId } from '../../schema/values/ids.ts';
import { measureTurnAbout } from './harness.ts';
import { youngAndOld } from './long-life.ts';
import { type Borrower, closeConnections, FULL, openStack, post, type Stack } from './world.ts';

const CALLS = FULL ? 300 : 80;
const QUERY = `query Loan($id: LoanId!) { loan(id: $id) { id status amount
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
const select =
  (name: string, text: string, value: unknown): (() => Promise<void>) =>
  async () => {
    const { rows } = await stack.pool.query({ name: `bench ${name}`, text, values: [value] });
    if (rows.length === 0) throw new Error(`no ${name} by SQL`);
  };
const session = select(
  'session',
  'select * from people.session s join people.account a on a.id = s.account_id where s.token_hash = $1',
  createHash('sha256').update(loan.token).digest('hex'),
);
const loanRow = select('loan', 'select * from rm.loan where loan_id = $1', loan.loanId);
const payments = select('payment', 'select * from rm.loan_payment where loan_id = $1 order by place', loan.loanId);

const loanAndPayments = {
  name: 'loan and payments by SQL',
  step: async () => {
    await loanRow();
    await payments();
  },
};
const sameRows = {
  name: 'session, loan, payments by SQL',
  step: async () => {
    await session();
    await loanAndPayments.step();
  },
};
const answer = { name: 'GraphQL loan, schedule, payments', step: reading(loan) };
const empty = {
  name: 'GraphQL { __typename }',
  step: async () => void (await post('/graphql', loan.token, { query: '{ __typename }' })),
};

const turns = { unit: 'ms', pairs: FULL ? 21 : 11, calls: CALLS };
await measureTurnAbout({ ...turns, row: 'P7 one loan, p50', control: sameRows, subject: answer });
await measureTurnAbout({ ...turns, row: 'One loan, p50', control: loanAndPayments, subject: answer });
await measureTurnAbout({ ...turns, row: 'No loan, p50', control: sameRows, subject: empty });

const { young, old, days, events } = await youngAndOld(stack);
const LOAN_ALONE = QUERY.replace(/payments \{.*?\}/, '');
await measureTurnAbout({
  ...turns,
  row: `Loan of day ${days} with ${events} events, p50`,
  control: { name: 'loan of day 0, as issued', step: reading(young, LOAN_ALONE) },
  subject: { name: `loan of ${events} events`, step: reading(old, LOAN_ALONE) },
});
closeConnections();
await stack.close();
