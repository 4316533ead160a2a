import { Navigate } from 'react-router-dom';
import { useHref } from '../../lib/intl.ts';
import { useSecondsLeft } from '../../lib/use-seconds-left.ts';
import { paths } from '../../paths.ts';
import { type EdsFacts, type EdsLoan, EdsOfLoan } from './EdsOfLoan.tsx';
import { EdsPendingView } from './EdsPendingView.tsx';
import { useRequest } from './use-eds.ts';

const EVERY_MS = 2_000;

/** After an error the borrower can ask again at once. */
export const EdsPendingScreen = () => (
  <EdsOfLoan every={EVERY_MS}>{(loan, eds, again) => <Pending loan={loan} eds={eds} again={again} />}</EdsOfLoan>
);

function Pending({ loan, eds, again }: { loan: EdsLoan; eds: EdsFacts; again: () => void }) {
  const href = useHref();
  const back = href(paths.edsRequest, { loanId: loan.id, edsType: 'ISSUANCE_CONSENT' });
  const requesting = useRequest(loan.id, again);
  // The QR code expires by the real clock, whatever the business day is.
  const left = useSecondsLeft(eds.expiresAt ?? eds.now);
  if (eds.status !== 'PENDING' && eds.status !== 'ERROR') return <Navigate to={back} replace />;
  return (
    <EdsPendingView
      signUrl={eds.status === 'PENDING' ? (eds.signUrl ?? undefined) : undefined}
      secondsLeft={left}
      requesting={requesting}
    />
  );
}
