import { idOf } from '../../schema/events/streams.ts';
import { inWords } from '../../schema/reference/findings.ts';
import { affectsPayments, dossierAfter, type LoanDossier } from '../../server/domain/loan/history.ts';
import { Packed } from '../packed.ts';
import { type LoanRecord, readModel } from '../projection.ts';
import type { Rows } from '../rows.ts';
import { columnsOf } from './columns.ts';
import { dossierOf } from './dossier.ts';
import { LOAN, LOAN_PAYMENT, type LoanPaymentRow, type LoanRow } from './table.ts';

export const loanModel = readModel({
  name: 'loan',
  /** Raise it also when the decider's evolve or the history changes what is read of a loan. */
  version: 1,
  critical: false,
  tables: [LOAN, LOAN_PAYMENT],
  follows: ['loan-'],
  project: projectLoans,
});

export type LoanRows = { readonly loan: LoanRow; readonly payments: readonly LoanPaymentRow[] };

async function projectLoans(batch: readonly LoanRecord[], tx: Rows): Promise<void> {
  const ids = (records: readonly LoanRecord[]) => records.map(({ stream }) => idOf(stream));
  await tx.load(
    LOAN,
    ids(batch).map((loan_id) => ({ loan_id })),
  );
  await tx.loadOwned(LOAN_PAYMENT, ids(batch.filter(affectsPayments)));
  for (const [loan_id, events] of Map.groupBy(batch, ({ stream }) => idOf(stream))) {
    const loan = tx.get(LOAN, { loan_id });
    const payments = events.some(affectsPayments) ? tx.owned(LOAN_PAYMENT, loan_id) : [];
    const changed = rowsAfter(loan && { loan, payments }, events);
    tx.put(LOAN, changed.loan);
    for (const payment of changed.payments) tx.put(LOAN_PAYMENT, payment);
  }
}

/**
 * The row after at least one event, and the payments that the events changed; earlier payments may be missing unless an
 * event affects them. The same stream always gives the same rows.
 */
export function rowsAfter(before: LoanRows | undefined, events: readonly LoanRecord[]): LoanRows {
  const [first, last] = [events[0], events.at(-1)];
  if (!first || !last) throw inWords('NO_EVENT');
  const known = before && dossierOf(before.loan, before.payments);
  const dossier = events.reduce<LoanDossier | undefined>(dossierAfter, known);
  if (!dossier) throw inWords('NO_LOAN');
  const { state, history, lastEventOn, position } = dossier;
  const { payments, ...stored } = history;
  const loan = {
    ...columnsOf(state, history),
    position,
    opened_position: before?.loan.opened_position ?? first.position,
    recorded_at: last.metadata.recordedAt,
    state: new Packed({ state, lastEventOn, ...stored }),
  };
  const changed = payments.flatMap((payment, place) =>
    payment === known?.history.payments[place] ? [] : [{ loan_id: loan.loan_id, place, payment: new Packed(payment) }],
  );
  return { loan, payments: changed };
}
