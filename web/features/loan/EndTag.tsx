import { tiynOf } from '../../../schema/values/money.ts';
import type { LoanStatus } from '../../generated/cabinet/graphql.ts';
import { useT } from '../../lib/intl.ts';
import { StatusTag } from '../../ui/StatusTag.tsx';
import { Tag } from '../../ui/Tag.tsx';

type Ended = {
  readonly status: LoanStatus;
  readonly writtenOff: string | null;
  readonly movedTo: object | null;
  readonly reversals: readonly { readonly owed: string }[];
};

/** A payment was taken back after the end and is not paid yet. */
export const owesReversal = ({ reversals }: Pick<Ended, 'reversals'>): boolean =>
  reversals.some(({ owed }) => tiynOf(owed) > 0n);

/** The status in words; a loan that ended without being repaid says how. */
export function EndTag({ loan }: { loan: Ended }) {
  const t = useT();
  if (owesReversal(loan)) return <Tag tone="bad">{t('reversalDebt.tag')}</Tag>;
  if (loan.writtenOff) return <Tag>{t('loan.writtenOff')}</Tag>;
  if (loan.reversals.length > 0) return <Tag>{t('reversalDebt.settledTag')}</Tag>;
  return loan.movedTo ? <Tag>{t('loan.refinancedTag')}</Tag> : <StatusTag status={loan.status} />;
}
