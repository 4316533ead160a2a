import type { LoanStatus } from '../generated/cabinet/graphql.ts';
import { day } from '../lib/dates.ts';
import { money } from '../lib/format.ts';
import { useLang, useT } from '../lib/intl.ts';

type NotedLoan = {
  readonly status: LoanStatus;
  readonly productType?: string;
  readonly closedOn?: string | null;
  readonly debt?: {
    readonly nextDueDate?: string | null;
    readonly nextDueAmount?: bigint | null;
    readonly lastDueDate?: string | null;
    readonly lastDueAmount?: bigint | null;
  } | null;
  readonly cession?: { readonly buyer: string; readonly cededOn?: string | null; readonly debt?: bigint | null } | null;
};

/** The next step, or that the borrower has nothing to do. */
export function StatusNote({ loan }: { loan: NotedLoan }) {
  const t = useT();
  const lang = useLang();
  const { status, debt, cession } = loan;
  const ip = status === 'CALCULATION_STOPPED' && loan.productType?.startsWith('INDIVIDUAL_ENTREPRENEUR');
  // During a deferral: the last day to pay in time, and the sum of that day.
  const isDeferred = status === 'GRACE_DAY_OFF' || status === 'GRACE_MANUAL';
  const date = cession?.cededOn ?? loan.closedOn ?? (isDeferred ? debt?.lastDueDate : debt?.nextDueDate);
  const sum = cession?.debt ?? (isDeferred ? debt?.lastDueAmount : debt?.nextDueAmount);
  return (
    <p>
      {t(ip ? 'status.nextStoppedIp' : `status.next_${status}`, {
        date: date ? day(date, lang) : '',
        sum: sum != null ? money(sum) : '',
        buyer: cession?.buyer ?? '',
      })}
    </p>
  );
}
