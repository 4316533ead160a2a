import type { LoanStatus } from '../../generated/cabinet/graphql.ts';
import { useT } from '../../lib/intl.ts';
import { StatusTag } from '../../ui/StatusTag.tsx';
import { Tag } from '../../ui/Tag.tsx';

type Ended = { readonly status: LoanStatus; readonly writtenOff: string | null; readonly movedTo: object | null };

/** The status in words; a loan that ended without being repaid says how. */
export function EndTag({ loan }: { loan: Ended }) {
  const t = useT();
  if (loan.writtenOff) return <Tag>{t('loan.writtenOff')}</Tag>;
  return loan.movedTo ? <Tag>{t('loan.refinancedTag')}</Tag> : <StatusTag status={loan.status} />;
}
