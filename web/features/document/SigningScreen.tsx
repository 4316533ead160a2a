import { useLocation, useParams } from 'react-router-dom';
import { type LoanStatus, SigningDocument, type SigningQuery } from '../../generated/cabinet/graphql.ts';
import { useData } from '../../lib/cabinet.ts';
import { useHref, useSegment } from '../../lib/intl.ts';
import { pageOf } from '../../lib/loan-stage.ts';
import { refreshSession } from '../../lib/session.ts';
import { useGo } from '../../lib/use-go.ts';
import { type ConsentTick, useSigning } from '../../lib/use-signing.ts';
import { paths } from '../../paths.ts';
import { Await } from '../../ui/Await.tsx';
import type { ShownDocument } from '../../ui/DocumentRows.tsx';
import { Onward } from '../../ui/Onward.tsx';
import { SigningView } from './SigningView.tsx';

type Shown = {
  readonly hash: string;
  readonly consents: readonly ConsentTick[];
  readonly document?: ShownDocument;
};
const shownIn = (state: unknown): Shown | undefined =>
  typeof state === 'object' && state !== null && 'hash' in state && typeof state.hash === 'string'
    ? (state as Shown)
    : undefined;

/** A visit without the file goes back to the page before. */
export function SigningScreen() {
  const { loanId = '' } = useParams();
  const shown = shownIn(useLocation().state);
  const href = useHref();
  const segment = useSegment();
  const loaded = useData(SigningDocument, { loanId });
  if (!shown) return <Onward to={href(paths.loanConfirmation, { loanId })} />;
  return (
    <Await of={loaded}>
      {({ loan, edsState }) => {
        if (!loan) return <Onward to={href(paths.cabinet)} />;
        if (loan.status !== 'INITIAL') return <Onward to={pageOf(loan, segment)} />;
        // Where the lender wants an electronic signature, no code signs the offer.
        if (edsState) return <Onward to={href(paths.edsRequest, { loanId, edsType: 'OFFER' })} state={shown} />;
        return <SignOffer loan={loan} shown={shown} />;
      }}
    </Await>
  );
}

function SignOffer({ loan, shown }: { loan: NonNullable<SigningQuery['loan']>; shown: Shown }) {
  const href = useHref();
  const segment = useSegment();
  const navigate = useGo();
  const signing = useSigning({
    loanId: loan.id,
    type: 'OFFER',
    hash: shown.hash,
    consents: shown.consents,
    done: async (status) => {
      await refreshSession();
      navigate(pageOf({ id: loan.id, status: (status as LoanStatus | undefined) ?? loan.status }, segment), {
        replace: true,
      });
    },
  });
  return (
    <SigningView
      price={loan.price}
      term={loan.term}
      document={shown.document}
      back={href(paths.loanConfirmation, { loanId: loan.id })}
      signing={signing}
    />
  );
}
