import { useHref } from '../../lib/intl.ts';
import { useGo } from '../../lib/use-go.ts';
import { useSecondsLeft } from '../../lib/use-seconds-left.ts';
import { paths } from '../../paths.ts';
import { Onward } from '../../ui/Onward.tsx';
import { type EdsFacts, type EdsLoan, EdsOfLoan } from './EdsOfLoan.tsx';
import { EdsRequestView } from './EdsRequestView.tsx';
import { OfferRequest } from './OfferRequest.tsx';
import { useGiveUp, useRequest } from './use-eds.ts';

const EVERY_MS = 30_000;

/** The law demands 24 hours of cooling-off before the signature of the second consent; the offer waits for nothing. */
export const EdsRequestScreen = () => (
  <EdsOfLoan every={EVERY_MS}>
    {(loan, eds, type) =>
      type === 'OFFER' ? <OfferRequest loan={loan} eds={eds} /> : <Request loan={loan} eds={eds} />
    }
  </EdsOfLoan>
);

function Request({ loan, eds }: { loan: EdsLoan; eds: EdsFacts }) {
  const href = useHref();
  const navigate = useGo();
  const pending = href(paths.edsPending, { loanId: loan.id, edsType: 'ISSUANCE_CONSENT' });
  const requesting = useRequest({ loanId: loan.id, type: 'ISSUANCE_CONSENT' }, () => navigate(pending));
  const givingUp = useGiveUp(loan.id);
  const left = useSecondsLeft(eds.opensAt, eds.now);
  if (eds.status === 'PENDING') return <Onward to={pending} />;
  return (
    <EdsRequestView amount={loan.amount} eds={eds} secondsLeft={left} requesting={requesting} givingUp={givingUp} />
  );
}
