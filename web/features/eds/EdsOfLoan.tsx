import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { EdsPageDocument, type EdsPageQuery, type EdsType, type LoanStatus } from '../../generated/cabinet/graphql.ts';
import { useData } from '../../lib/cabinet.ts';
import { useHref, useSegment, useT } from '../../lib/intl.ts';
import { pageOf } from '../../lib/loan-stage.ts';
import { paths } from '../../paths.ts';
import { Await } from '../../ui/Await.tsx';
import { Onward } from '../../ui/Onward.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';

export type EdsLoan = NonNullable<EdsPageQuery['loan']>;
export type EdsFacts = NonNullable<EdsPageQuery['edsState']>;

/** For a signature at eGov. */
const WAITING: readonly LoanStatus[] = ['INITIAL', 'WAITING_FOR_ISSUANCE_CONSENT'];
const EDS_TYPES: readonly EdsType[] = ['ISSUANCE_CONSENT', 'OFFER'];

type Props = {
  /** Milliseconds; 0 asks once. */
  readonly every: number;
  readonly children: (loan: EdsLoan, eds: EdsFacts, type: EdsType, again: () => void) => ReactNode;
};

/** A loan that needs no such signature goes to its own page. */
export function EdsOfLoan({ every, children }: Props) {
  const { loanId = '', edsType } = useParams();
  const type = EDS_TYPES.find((one) => one === edsType);
  const t = useT();
  const href = useHref();
  const segment = useSegment();
  const loaded = useData(EdsPageDocument, { loanId, type: type ?? 'OFFER' }, { every, skip: !type });
  if (!type) return <Onward to={href(paths.cabinet)} />;
  return (
    <Await of={loaded}>
      {({ loan, edsState }, again) => {
        if (!loan) return <Onward to={href(paths.cabinet)} />;
        const isSigned = edsState?.status === 'SIGNED';
        // The signature may be known a moment before the loan shows it.
        if (isSigned && WAITING.includes(loan.status)) return <Skeleton rows={[36, 160]} label={t('shell.loading')} />;
        if (!edsState || isSigned) return <Onward to={pageOf(loan, segment)} />;
        return children(loan, edsState, type, again);
      }}
    </Await>
  );
}
