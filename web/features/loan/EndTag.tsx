import type { LoanStatus } from '../../generated/cabinet/graphql.ts';
import { useT } from '../../lib/intl.ts';
import { StatusTag } from '../../ui/StatusTag.tsx';
import { Tag } from '../../ui/Tag.tsx';

type Ended = {
  readonly status: LoanStatus;
  readonly writtenOff: bigint | null;
  readonly movedTo: object | null;
  readonly reversals: readonly { readonly owed: bigint }[];
};

/** A payment was reversed after the end of the loan and is still owed. */
export const owesReversal = ({ reversals }: Pick<Ended, 'reversals'>): boolean =>
  reversals.some(({ owed }) => owed > 0n);

/** For a loan that ended without being repaid, how it ended. */
export function EndTag({ loan }: { loan: Ended }) {
  const t = useT();
  if (owesReversal(loan)) return <Tag tone="bad">{t('reversalDebt.tag')}</Tag>;
  if (loan.writtenOff !== null) return <Tag>{t('loan.writtenOff')}</Tag>;
  if (loan.reversals.length > 0) return <Tag>{t('reversalDebt.settledTag')}</Tag>;
  return loan.movedTo ? <Tag>{t('loan.refinancedTag')}</Tag> : <StatusTag status={loan.status} />;
}
