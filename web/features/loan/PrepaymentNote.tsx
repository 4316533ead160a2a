import { day } from '../../lib/dates.ts';
import { money } from '../../lib/format.ts';
import { useHref, useLang, useT } from '../../lib/intl.ts';
import { paths } from '../../paths.ts';
import { Card } from '../../ui/Card.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { type OpenLoan, type Paying, wholeOf } from './open-loan.ts';

type Props = { readonly loan: OpenLoan; readonly paying: Paying | null };

/** The whole debt is paid less what the balance gives. */
export function PrepaymentNote({ loan: { id, prepayment }, paying }: Props) {
  const t = useT();
  const lang = useLang();
  const href = useHref();
  if (!prepayment || (prepayment.state !== 'REQUESTED' && prepayment.state !== 'SIGNED')) return null;
  const sum = money((prepayment.kind === 'FULL' && wholeOf(paying)?.toPay) || prepayment.amount);
  const signed = prepayment.state === 'SIGNED';
  return (
    <Card tone="care" title={t('loan.prepaymentAsked')}>
      <p>{t('loan.prepaymentAskedText', { sum, date: day(prepayment.payBy, lang) })}</p>
      <LinkButton
        to={signed ? `${href(paths.payment, { loanId: id })}?prepayment=1` : href(paths.repayment)}
        variant="light"
      >
        {signed ? t('loan.pay', { sum }) : t('loan.prepaymentSign')}
      </LinkButton>
    </Card>
  );
}
