/** A database of persons that was restored from a backup while the log went on (D0187). */
import type pg from 'pg';
import { loanReads } from '../../projections/loan/read.ts';
import { LEDGER_PREFIXES } from '../../schema/events/ledger.ts';
import { NotAppended } from '../ports/ledger.ts';
import type { Foundation } from './foundation.ts';

const PATIENCE_MS = 5_000;
const EVERY_MS = 600_000;

type Base = Pick<Foundation, 'ledger' | 'reads' | 'waiter'>;

/** @throws NotAppended while the read models are behind, because they alone know every number */
export const lastOfferNumberOf =
  ({ ledger, reads, waiter }: Base) =>
  async (year: string): Promise<bigint> => {
    const head = await ledger.head({ prefixes: LEDGER_PREFIXES });
    if (head !== 'start' && !(await waiter.waitFor(head, PATIENCE_MS, ['loan'])))
      throw new NotAppended('the read models are behind the log, so the numbers of contracts are not known');
    return loanReads(reads).lastOfferNumber(year);
  };

const UNKNOWN = `select count(*)::int as borrowers from (select distinct borrower_id from rm.loan) loan
  where not exists (select from people.account where account.id = loan.borrower_id)`;

/** It reads all loans, so the answer holds for some minutes; `behind`: the read models do not have all loans yet. */
export function unknownBorrowers(pool: pg.Pool, behind: () => Promise<boolean>): () => Promise<number> {
  let asked = Number.NEGATIVE_INFINITY;
  let unknown = 0;
  return async () => {
    if (performance.now() - asked > EVERY_MS && !(await behind())) {
      const { rows } = await pool.query<{ borrowers: number }>(UNKNOWN);
      unknown = rows[0]?.borrowers ?? 0;
      asked = performance.now();
    }
    return unknown;
  };
}
