import type { ReactNode } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { EdsPageDocument, type EdsPageQuery } from '../../generated/cabinet/graphql.ts';
import { useData } from '../../lib/cabinet.ts';
import { useHref, useSegment } from '../../lib/intl.ts';
import { pageOf } from '../../lib/loan-stage.ts';
import { paths } from '../../paths.ts';
import { Await } from '../../ui/Await.tsx';

export type EdsLoan = NonNullable<EdsPageQuery['loan']>;
export type EdsFacts = NonNullable<EdsPageQuery['edsState']>;

type Props = {
  /** Milliseconds; 0 asks once. */
  readonly every: number;
  readonly children: (loan: EdsLoan, eds: EdsFacts, again: () => void) => ReactNode;
};

/** A loan that needs no second consent goes to its own page. */
export function EdsOfLoan({ every, children }: Props) {
  const { loanId = '', edsType } = useParams();
  const href = useHref();
  const segment = useSegment();
  const loaded = useData(EdsPageDocument, { loanId }, { every });
  if (edsType !== 'ISSUANCE_CONSENT') return <Navigate to={href(paths.cabinet)} replace />;
  return (
    <Await of={loaded}>
      {({ loan, edsState }, again) => {
        if (!loan) return <Navigate to={href(paths.cabinet)} replace />;
        if (!edsState || edsState.status === 'SIGNED') return <Navigate to={pageOf(loan, segment)} replace />;
        return children(loan, edsState, again);
      }}
    </Await>
  );
}
