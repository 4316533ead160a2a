import { dayOn } from '../../lib/dates.ts';
import { money } from '../../lib/format.ts';
import { useHref, useLang, useT } from '../../lib/intl.ts';
import { paths } from '../../paths.ts';
import { Card } from '../../ui/Card.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { WithNumber } from '../../ui/WithNumber.tsx';
import type { OpenLoan } from './open-loan.ts';

export function MovedNote({ loan: { movedTo, movedFrom } }: { loan: Pick<OpenLoan, 'movedTo' | 'movedFrom'> }) {
  const t = useT();
  const lang = useLang();
  const href = useHref();
  return (
    <>
      {movedTo && (
        <Card tone="tint" title={t('loan.movedTitle')}>
          <p>
            {t('loan.movedText', {
              date: dayOn(movedTo.on, lang),
              sum: money(movedTo.amount),
              number: movedTo.offerNumber ?? '',
            })}
          </p>
          <LinkButton to={href(paths.historyLoan, { loanId: movedTo.loanId })} variant="light">
            <span>
              <WithNumber
                text={t('loan.movedOpen', { number: movedTo.offerNumber ?? '' })}
                number={movedTo.offerNumber ?? ''}
              />
            </span>
          </LinkButton>
        </Card>
      )}
      {movedFrom && (
        <Card tone="tint" title={t('loan.movedFromTitle')}>
          <p>{t('loan.movedFromText', { date: dayOn(movedFrom.on, lang), sum: money(movedFrom.amount) })}</p>
          <LinkButton to={href(paths.historyLoan, { loanId: movedFrom.loanId })} variant="light">
            {t('loan.movedFromOpen')}
          </LinkButton>
        </Card>
      )}
    </>
  );
}
