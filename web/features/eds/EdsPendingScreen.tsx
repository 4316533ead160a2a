import { useLocation } from 'react-router-dom';
import type { EdsType } from '../../generated/cabinet/graphql.ts';
import { useHref } from '../../lib/intl.ts';
import { useSecondsLeft } from '../../lib/use-seconds-left.ts';
import { paths } from '../../paths.ts';
import { Onward } from '../../ui/Onward.tsx';
import { type EdsFacts, type EdsLoan, EdsOfLoan } from './EdsOfLoan.tsx';
import { EdsPendingView } from './EdsPendingView.tsx';
import { shownIn, useRequest } from './use-eds.ts';

const EVERY_MS = 2_000;

/** After an error the borrower can ask again at once. */
export const EdsPendingScreen = () => (
  <EdsOfLoan every={EVERY_MS}>
    {(loan, eds, type, again) => <Pending loan={loan} eds={eds} type={type} again={again} />}
  </EdsOfLoan>
);

type Props = { readonly loan: EdsLoan; readonly eds: EdsFacts; readonly type: EdsType; readonly again: () => void };

function Pending({ loan, eds, type, again }: Props) {
  const href = useHref();
  const { state } = useLocation();
  const shown = shownIn(state);
  const back = href(paths.edsRequest, { loanId: loan.id, edsType: type });
  const requesting = useRequest({ loanId: loan.id, type, shown }, again);
  // The QR code expires by the real clock, whatever the business day is.
  const left = useSecondsLeft(eds.expiresAt ?? eds.now);
  if (eds.status !== 'PENDING' && eds.status !== 'ERROR') return <Onward to={back} state={state} />;
  return (
    <EdsPendingView
      state={eds.status}
      signUrl={eds.signUrl ?? undefined}
      qrImage={eds.qrImage ?? undefined}
      failure={eds.failure ?? undefined}
      secondsLeft={left}
      requesting={requesting}
      // A refusal may ask to read the offer again.
      offer={type === 'OFFER' ? href(paths.loanConfirmation, { loanId: loan.id }) : undefined}
    />
  );
}
