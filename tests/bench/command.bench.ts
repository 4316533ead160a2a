/**
 * P4, P5: a command from HTTP to its acknowledged events, eight at a time, against pgbench's simple update (-N) in SQL
 * on the same Postgres.
 */
import pg from 'pg';
import { measure, rateOf } from './harness.ts';
import { applicants, type Borrower, closeConnections, FULL, openStack, post, type Stack } from './world.ts';

const CLIENTS = 8;
const SECONDS = FULL ? 8 : 2;
const EACH = 60;
const ACCOUNTS = 100_000;

const SETUP = `
  create schema if not exists bench;
  create table if not exists bench.accounts (aid int primary key, bid int, abalance int, filler char(84))
    with (fillfactor = 100);
  create table if not exists bench.history (tid int, bid int, aid int, delta int, mtime timestamp, filler char(22));
  insert into bench.accounts select n, 1, 0, '' from generate_series(1, ${ACCOUNTS}) n on conflict do nothing;
  analyze bench.accounts;`;

async function plainSql(stack: Stack): Promise<{ step: (client: number) => Promise<void>; end(): Promise<void> }> {
  await stack.pool.query(SETUP);
  const clients = await Promise.all(
    Array.from({ length: CLIENTS }, async () => {
      const client = new pg.Client({ connectionString: stack.config.databaseUrl });
      await client.connect();
      return client;
    }),
  );
  const update = 'update bench.accounts set abalance = abalance + $1 where aid = $2';
  const insert = 'insert into bench.history (tid, bid, aid, delta, mtime) values (1, 1, $1, $2, current_timestamp)';
  return {
    step: async (n) => {
      const client = clients[n];
      const aid = 1 + Math.floor(Math.random() * ACCOUNTS);
      await client?.query('begin');
      await client?.query({ name: 'u', text: update, values: [1, aid] });
      await client?.query({ name: 's', text: 'select abalance from bench.accounts where aid = $1', values: [aid] });
      await client?.query({ name: 'i', text: insert, values: [aid, 1] });
      await client?.query('commit');
    },
    end: async () => {
      await Promise.all(clients.map((client) => client.end()));
    },
  };
}

const MUTATION = `mutation Change($loanId: LoanId!, $input: TermsInput!) {
  changeApplication(loanId: $loanId, input: $input) { loan { id status amount } errors { code } } }`;

/** Each client has its own borrowers, so that no two commands meet on a loan. */
function turns(borrowers: readonly Borrower[]): (client: number) => { borrower: Borrower; turn: number } {
  const counts = new Map<number, number>();
  return (client) => {
    const turn = counts.get(client) ?? 0;
    counts.set(client, turn + 1);
    const borrower = borrowers[client * EACH + (turn % EACH)];
    if (!borrower) throw new Error('too few borrowers');
    return { borrower, turn };
  };
}

/** The amount changes at each turn, so that the answer proves the write. */
const amountOf = (turn: number): number => 50_000 + (turn % 20) * 5_000;

const stack = await openStack();
const next = turns(await applicants(stack, CLIENTS * EACH));
const sql = await plainSql(stack);

const rest = async (client: number): Promise<void> => {
  const { borrower, turn } = next(client);
  const amount = amountOf(turn);
  const body = { creditId: borrower.loanId, purpose: 1, amount, term: 20 };
  const answer = JSON.parse(await post('/json/credit/update', borrower.token, body)) as { code: number };
  if (answer.code !== 0) throw new Error(`refused: ${JSON.stringify(answer)}`);
};

const graphql = async (client: number): Promise<void> => {
  const { borrower, turn } = next(client);
  const input = {
    productType: 'INDIVIDUAL_PERSON_SPL',
    pricing: 'FLEXIBLE',
    amount: `${amountOf(turn)}.00`,
    term: 20,
    purpose: 1,
    fastIssue: false,
    insuranceAgreed: false,
  };
  const body = { query: MUTATION, variables: { loanId: borrower.loanId, input } };
  const answer = await post('/graphql', borrower.token, body);
  if (!answer.includes('"errors":[]')) throw new Error(`refused: ${answer}`);
};

await measure({
  row: 'P4 commands/s, 8 at a time',
  unit: '/s',
  control: { name: 'pgbench -N by pg', run: () => rateOf(CLIENTS, SECONDS, sql.step) },
  subject: { name: 'REST command, load, append, ack', run: () => rateOf(CLIENTS, SECONDS, rest) },
});
await measure({
  row: 'P5 GraphQL against REST',
  unit: '/s',
  control: { name: 'REST', run: () => rateOf(CLIENTS, SECONDS, rest) },
  subject: { name: 'GraphQL, same command', run: () => rateOf(CLIENTS, SECONDS, graphql) },
});
closeConnections();
await sql.end();
await stack.close();
