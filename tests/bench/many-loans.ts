/** Copies of the seeded read models under other ids, in a schema of their own: what analysts read of a large lender. */
import type pg from 'pg';
import { LOAN_TURNOVER } from '../../projections/journal/table.ts';
import { LOAN } from '../../projections/loan/table.ts';
import { LOAN_PERIOD } from '../../projections/loan-period/table.ts';
import { PAYMENT, PAYMENT_BEFORE } from '../../projections/payment/table.ts';
import { LOAN_MILESTONE, PLANNED_PAYMENT, PORTFOLIO_LOAN } from '../../projections/portfolio/table.ts';

const SCHEMA = 'bench_many';
const TABLES = [
  LOAN,
  PORTFOLIO_LOAN,
  LOAN_MILESTONE,
  PLANNED_PAYMENT,
  LOAN_PERIOD,
  PAYMENT,
  PAYMENT_BEFORE,
  LOAN_TURNOVER,
];
const UUIDS = new Set(['loan_id', 'borrower_id', 'payment_id']);

/** Search path of the copies; what is not copied (the turnover of days) is that of the seed. */
export const MANY_PATH = `${SCHEMA},rm`;

/** Each loan of the seed `copies` times. */
export async function copyLoans(client: pg.ClientBase, copies: number): Promise<void> {
  await client.query(`drop schema if exists ${SCHEMA} cascade; create schema ${SCHEMA}`);
  for (const { name, columns, key, indexes = [] } of TABLES) {
    const selected = Object.keys(columns).map((column) => {
      if (column === 'position' || column === 'opened_position') return `${column} * ${copies} + n as ${column}`;
      // Gigabytes that no figure of analysts reads.
      if (column === 'state') return `'' as state`;
      return UUIDS.has(column) ? `md5(${column}::text || n)::uuid as ${column}` : column;
    });
    await client.query(
      `create table ${SCHEMA}.${name} as select ${selected.join(', ')} from rm.${name}, generate_series(1, ${copies}) n`,
    );
    const all = [`(${key.join(', ')})`, ...indexes];
    for (const index of all) await client.query(`create index on ${SCHEMA}.${name} ${index}`);
    // As autovacuum leaves it: an index answers alone only for pages known to be visible.
    await client.query(`vacuum analyze ${SCHEMA}.${name}`);
  }
}

export const dropCopies = (client: pg.ClientBase) => client.query(`drop schema if exists ${SCHEMA} cascade`);
