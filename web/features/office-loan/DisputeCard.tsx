import type { OfficeLoanCardFragment } from '../../generated/cabinet/graphql.ts';
import { numeric } from '../../lib/dates.ts';
import { useT } from '../../lib/intl.ts';
import { Card } from '../../ui/Card.tsx';

/** The borrower's words stand among the notes, the two answers among the acts. */
export function DisputeCard({ loan: { dispute } }: { loan: OfficeLoanCardFragment }) {
  const t = useT();
  if (!dispute) return null;
  const open = dispute.state === 'OPEN';
  const days = { on: numeric(dispute.on), by: numeric(dispute.answerBy) };
  return (
    <Card tone={open ? 'care' : 'plain'} title={t('officeLoan.dispute')}>
      <p>{t(`dispute.${dispute.reason}`)}</p>
      <p className="n-quiet">{open ? t('officeLoan.disputeText', days) : t(`officeLoan.dispute${dispute.state}`)}</p>
    </Card>
  );
}
