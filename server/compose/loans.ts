/** From the read model while it is up to date, else from the loan's stream (D0042). */
import type { Waiter } from '../../projections/checkpoint/wait-for.ts';
import { loanReads } from '../../projections/loan/read.ts';
import { LEDGER_PREFIXES } from '../../schema/events/ledger.ts';
import { type Freshness, freshnessOf } from '../adapters/loans/behind.ts';
import type { OwnWrites } from '../adapters/loans/own-writes.ts';
import { rowLoans } from '../adapters/loans/rows.ts';
import { doing } from '../api/http/doing.ts';
import type { Ledger } from '../ports/ledger.ts';
import type { Loans } from '../ports/loans.ts';
import { streamLoans } from '../use-cases/loan/loans.ts';

type Sources = {
  ledger: Ledger;
  reads: Parameters<typeof loanReads>[0];
  cachedLoans?: number | undefined;
  waiter: Waiter;
  writes: OwnWrites;
};

/** Also behind what the caller of this request has just written in another process. */
export const freshForCaller = (freshness: () => Promise<Freshness>) => async (): Promise<Freshness> => {
  const now = doing();
  const fresh: Freshness = now?.behind === true ? { is: 'BEHIND' } : await freshness();
  return fresh.is === 'SILENT' && !now?.showsItsTime ? { is: 'BEHIND' } : fresh;
};

export const loansOf = ({ ledger, reads, cachedLoans, waiter, writes }: Sources): Loans =>
  rowLoans({
    rows: loanReads(reads, cachedLoans),
    streams: streamLoans(ledger),
    writes,
    freshness: freshForCaller(
      freshnessOf({
        head: () => ledger.head({ prefixes: LEDGER_PREFIXES }),
        reaches: (position, withinMs) => waiter.waitFor(position, withinMs, ['loan']),
      }),
    ),
  });
