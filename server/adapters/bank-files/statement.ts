/** What a statement says of the account, kept until the ledger has it (R850 to R853, D0207). */
import type pg from 'pg';
import { type Iban, parseIban } from '../../../schema/values/iban.ts';
import { earliest, type LocalDate, latest, localDate } from '../../../schema/values/local-date.ts';
import { tiyn } from '../../../schema/values/money.ts';
import { plainReference } from '../../../schema/values/reference.ts';
import type { BankStatements, LineKind, StatementLine, UnpostedStatement } from '../../ports/bank-files.ts';
import type { Balances, Entry } from './answer.ts';

export type Source = {
  readonly account: Iban;
  /** BIN or account of those whose transfers settle payments that the ledger has. */
  readonly providers: readonly string[];
  /** BIN or account from which banks send back what they could not pay out. */
  readonly returners: readonly string[];
  readonly file: string;
  readonly hash: string;
};
type Kept = { balances: Balances; entries: readonly Entry[]; ids: readonly string[] };
type DayOfStatement = { on: LocalDate; credits: string; debits: string; lines: number };

/** Of a movement, the statement that listed it first counts it, also where a notice reported it before. */
export async function keepStatement(client: pg.PoolClient, source: Source, { balances, entries, ids }: Kept) {
  const { from, to, opening, closing } = balances;
  const { rows } = await client.query<{ id: string }>(
    `insert into ops.bank_statement (hash, account, opened_on, closed_on, opening, closing, days)
     values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing returning id`,
    [source.hash, source.account, from, to, opening, closing, JSON.stringify(daysOf(entries, balances))],
  );
  if (!rows[0]) return;
  await client.query(
    `insert into ops.bank_line (id, statement) select unnest($2::text[]), $1
     on conflict (id) do update set statement = excluded.statement where bank_line.statement is null`,
    [rows[0].id, [...new Set(ids)]],
  );
}

/** A transfer that settles payments which the ledger has is nobody's payment. */
export const isOfProvider = ({ other }: Entry, { providers }: Source): boolean =>
  providers.includes(other.iin) || providers.includes(other.account);

/** Who paid money in may quote an order of ours, so the word of a bank makes a return, and no reference (R897). */
export const isReturn = ({ returned, other }: Entry, { returners }: Source): boolean =>
  returned || returners.includes(other.iin) || returners.includes(other.account);

/** The fifth digit of an IIN begins a day of the month; that of a BIN is 4 to 6. */
export const isOfPerson = ({ other }: Entry): boolean => /^\d{4}[0-3]\d{7}$/.test(other.iin.replace(/\s/g, ''));

type NewLine = { id: string; entry: Entry; ours: boolean };

export async function keepLine(client: pg.PoolClient, source: Source, { id, entry, ours }: NewLine): Promise<void> {
  await client.query('insert into ops.bank_line (id, number, known) values ($1, $2, $3) on conflict do nothing', [
    id,
    plainReference(entry.paymentOrder ?? '').slice(0, 40) || null,
    !ours && isOfProvider(entry, source) ? 'PROVIDER' : null,
  ]);
}

/** A line outside of the days of its statement counts on the nearest of them: some days are written by the payer. */
export const within = (on: LocalDate, { from, to }: Pick<Balances, 'from' | 'to'>): LocalDate =>
  latest(from, earliest(on, to));

function daysOf(entries: readonly Entry[], balances: Balances): DayOfStatement[] {
  const byDay = Map.groupBy(entries, ({ operatedOn }) => within(operatedOn, balances));
  const sum = (some: readonly Entry[]) => String(some.reduce((all, { amount }) => all + amount, 0n));
  return [...byDay].map(([on, some]) => {
    const [credits, debits] = [some.filter(({ credit }) => credit), some.filter(({ credit }) => !credit)];
    return { on, credits: sum(credits), debits: sum(debits), lines: some.length };
  });
}

type StatementRow = {
  id: string;
  hash: string;
  account: string;
  opened_on: string;
  closed_on: string;
  opening: string;
  closing: string;
  days: DayOfStatement[];
};
type LineRow = {
  id: string;
  statement: string;
  credit: boolean;
  amount: string;
  operated_on: string;
  kind: LineKind;
  side: StatementLine['side'];
  number: string | null;
};

const LINES = `select l.id, l.statement, e.credit, e.amount::text, e.operated_on::text,
    coalesce(l.known, e.kind) as kind, l.side, l.number
  from ops.bank_line l join ops.bank_entry e on e.id = l.id where`;
const IN_ORDER = 'order by e.operated_on, l.id';
/** A settlement of the office is looked for so long. */
const UNEXPLAINED = `l.number is not null and l.known is null
  and e.kind in ('OTHER', 'ASK', 'INCOMING') and not e.counted and e.seen_at > now() - interval '90 days'`;
const SETTLED = `with line as (update ops.bank_line set known = 'SETTLED', settlement = $2 where id = $1
    and not exists (select from ops.bank_line where settlement = $2) returning id)
  update ops.bank_entry e set kind = 'OTHER', sealed = null from line where e.id = line.id`;

export function postgresStatements(pool: pg.Pool): BankStatements {
  const lines = async (where: string, ...values: unknown[]) =>
    (await pool.query<LineRow>(`${LINES} ${where} ${IN_ORDER}`, values)).rows;
  const statements = async (where: string, ...values: unknown[]) =>
    (
      await pool.query<StatementRow>(
        `select id, hash, account, opened_on::text, closed_on::text, opening::text, closing::text, days
         from ops.bank_statement where ${where} order by closed_on, read_at limit 100`,
        values,
      )
    ).rows;
  return {
    async unposted() {
      const rows = await statements('not posted');
      const ids = rows.map(({ id }) => id);
      const byStatement = Map.groupBy(await lines('l.statement = any($1)', ids), ({ statement }) => statement);
      return rows.map((row) => unpostedOf(row, byStatement.get(row.id) ?? []));
    },
    unexplained: async () => (await lines(UNEXPLAINED)).map(lineOf),
    settledBy: async (id, settlement) => (await pool.query(SETTLED, [id, settlement])).rowCount === 1,
    async place(side, ids) {
      await pool.query('update ops.bank_line set side = $1 where id = any($2)', [side, ids]);
    },
    async markPosted(id) {
      await pool.query('update ops.bank_statement set posted = true where id = $1', [id]);
    },
    async aside(known) {
      const rows = await lines("l.side = 'OTHER' and coalesce(l.known, e.kind) = any($1)", known);
      const of = await statements('posted and id = any($1)', [...new Set(rows.map(({ statement }) => statement))]);
      return rows.flatMap((row) => {
        const statement = of.find(({ id }) => id === row.statement);
        return statement ? [{ account: ibanOf(statement.account), line: lineIn(statement, row) }] : [];
      });
    },
  };
}

function ibanOf(text: string): Iban {
  const account = parseIban(text);
  if (!account) throw new Error('a statement of an account that is no IBAN');
  return account;
}

const unpostedOf = (row: StatementRow, lines: readonly LineRow[]): UnpostedStatement => {
  const period = { from: localDate(row.opened_on), to: localDate(row.closed_on) };
  const sum = (text: string) => tiyn(BigInt(text));
  return {
    ...period,
    id: row.id,
    account: ibanOf(row.account),
    documentHash: row.hash,
    opening: sum(row.opening),
    closing: sum(row.closing),
    days: row.days
      .map(({ on, credits, debits, ...day }) => ({ ...day, on, credits: sum(credits), debits: sum(debits) }))
      .toSorted((a, b) => (a.on < b.on ? -1 : 1)),
    lines: lines.map((line) => lineIn(row, line)),
  };
};

/** On the day of its statement on which the ledger counts it. */
const lineIn = (statement: StatementRow, row: LineRow): StatementLine => {
  const period = { from: localDate(statement.opened_on), to: localDate(statement.closed_on) };
  return { ...lineOf(row), on: within(localDate(row.operated_on), period) };
};

const lineOf = ({ id, credit, amount, operated_on, kind, side, number }: LineRow): StatementLine => ({
  ...{ id, kind, side, number },
  on: localDate(operated_on),
  amount: tiyn(credit ? BigInt(amount) : -BigInt(amount)),
});
