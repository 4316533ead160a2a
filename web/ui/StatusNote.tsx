import type { LoanStatus } from '../generated/cabinet/graphql.ts';
import { dayOn } from '../lib/dates.ts';
import { money } from '../lib/format.ts';
import { useLang, useT } from '../lib/intl.ts';

/** What the sentence may have to say besides the status. */
type Told = {
  readonly status: LoanStatus;
  readonly productType?: string;
  readonly closedOn?: string | null;
  readonly debt?: {
    readonly nextDueDate?: string | null;
    readonly nextDueAmount?: string | null;
    readonly lastDueDate?: string | null;
    readonly lastDueAmount?: string | null;
  } | null;
  readonly cession?: { readonly buyer: string; readonly cededOn?: string | null; readonly debt?: string | null } | null;
};

/** Where the loan stands and what to do about it, in a sentence or two: a step, or an honest "nothing, we will write". */
export function StatusNote({ loan }: { loan: Told }) {
  const t = useT();
  const lang = useLang();
  const { status, debt, cession } = loan;
  const ip = status === 'CALCULATION_STOPPED' && loan.productType?.startsWith('INDIVIDUAL_ENTREPRENEUR');
  // Put off: the last day to pay in time and the sum of that day.
  const putOff = status === 'GRACE_DAY_OFF' || status === 'GRACE_MANUAL';
  const date = cession?.cededOn ?? loan.closedOn ?? (putOff ? debt?.lastDueDate : debt?.nextDueDate);
  const sum = cession?.debt ?? (putOff ? debt?.lastDueAmount : debt?.nextDueAmount);
  return (
    <p>
      {t(ip ? 'status.nextStoppedIp' : `status.next_${status}`, {
        date: date ? dayOn(date, lang) : '',
        sum: sum ? money(sum) : '',
        buyer: cession?.buyer ?? '',
      })}
    </p>
  );
}
