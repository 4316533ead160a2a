import { day } from '../../lib/dates.ts';
import { money } from '../../lib/format.ts';
import { useHref, useLang, useT } from '../../lib/intl.ts';
import { paths } from '../../paths.ts';
import { Card } from '../../ui/Card.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import type { OpenLoan } from './open-loan.ts';

export function PrepaymentNote({ loan: { prepayment } }: { loan: OpenLoan }) {
  const t = useT();
  const lang = useLang();
  const href = useHref();
  if (!prepayment || (prepayment.state !== 'REQUESTED' && prepayment.state !== 'SIGNED')) return null;
  return (
    <Card tone="care" title={t('loan.prepaymentAsked')}>
      <p>{t('loan.prepaymentAskedText', { sum: money(prepayment.amount), date: day(prepayment.payBy, lang) })}</p>
      <LinkButton to={href(paths.repayment)} variant="light">
        {prepayment.state === 'SIGNED' ? t('loan.pay', { sum: money(prepayment.amount) }) : t('loan.prepaymentSign')}
      </LinkButton>
    </Card>
  );
}
