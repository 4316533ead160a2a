import { dayTo } from '../../lib/dates.ts';
import { useHref, useLang, useT } from '../../lib/intl.ts';
import { paths } from '../../paths.ts';
import { Card } from '../../ui/Card.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import type { OpenLoan } from './open-loan.ts';

/** Until the lender has answered the borrower who did not take this loan. */
export function DisputeNote({ loan: { dispute } }: { loan: OpenLoan }) {
  const t = useT();
  const lang = useLang();
  const href = useHref();
  if (dispute?.state !== 'OPEN') return null;
  return (
    <Card tone="tint" title={t('loan.disputeOpen')}>
      <p>{t('loan.disputeOpenText', { date: dayTo(dispute.answerBy, lang) })}</p>
      <LinkButton to={href(paths.dispute)} variant="light" fullWidth>
        {t('loan.disputeMore')}
      </LinkButton>
    </Card>
  );
}
