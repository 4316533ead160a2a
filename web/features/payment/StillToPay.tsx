import { StillToPayDocument } from '../../generated/cabinet/graphql.ts';
import { useData } from '../../lib/cabinet.ts';
import { dayOn, dayTo } from '../../lib/dates.ts';
import { money } from '../../lib/format.ts';
import { useHref, useLang, useT } from '../../lib/intl.ts';
import { paths } from '../../paths.ts';
import { Card } from '../../ui/Card.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';

/** After a part: what is next, by when, and what closes the loan today. */
export function StillToPay({ loanId }: { loanId: string }) {
  const t = useT();
  const lang = useLang();
  const href = useHref();
  const loaded = useData(StillToPayDocument, { loanId });
  const options = loaded.kind === 'ready' ? loaded.data.paymentOptions : null;
  if (!options || loaded.kind !== 'ready') return null;
  const due = options.choices.find(({ kind }) => kind === 'DUE');
  const whole = options.choices.find(({ kind }) => kind === 'WHOLE');
  const on = loaded.data.loan?.debt?.nextDueDate;
  return (
    <Card title={t('payment.stillTitle')}>
      {options.coveredOn && options.coveredAmount !== null ? (
        <p>{t('payment.coveredText', { date: dayOn(options.coveredOn, lang), sum: money(options.coveredAmount) })}</p>
      ) : (
        due && on && <p>{t('payment.stillNext', { date: dayTo(on, lang), sum: money(due.toPay) })}</p>
      )}
      {whole && (
        <LinkButton to={`${href(paths.payment, { loanId })}?whole=1`} variant="light" fullWidth>
          {whole.toPay > 0n ? t('payment.stillWhole', { sum: money(whole.toPay) }) : t('payment.closeFromBalance')}
        </LinkButton>
      )}
    </Card>
  );
}
