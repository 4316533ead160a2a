import type { LoanStatus } from '../generated/cabinet/graphql.ts';
import { useT } from '../lib/intl.ts';
import { pageIn } from '../lib/loan-stage.ts';
import { Tag } from './Tag.tsx';

export function StatusTag({ status }: { status: LoanStatus }) {
  const t = useT();
  return (
    <Tag tone={pageIn(status).tone} wraps>
      {t(`status.${status}`)}
    </Tag>
  );
}
