import type { LoanDossier } from '../../server/domain/loan/history.ts';
import { Packed } from '../packed.ts';
import type { LoanPaymentRow, LoanRow } from './table.ts';

export type StoredRow = Pick<LoanRow, 'position' | 'state'>;

export function dossierOf(row: StoredRow, rows: readonly Pick<LoanPaymentRow, 'place' | 'payment'>[]): LoanDossier {
  const { state, lastEventOn, stages, changes, charges } = Packed.of(row.state).value;
  const payments = rows.toSorted((a, b) => a.place - b.place).map(({ payment }) => Packed.of(payment).value);
  return { state, history: { stages, changes, payments, charges }, lastEventOn, position: row.position };
}
