import type { ReversalPartsFragment } from '../generated/cabinet/graphql.ts';
import { dayOn } from '../lib/dates.ts';
import { money } from '../lib/format.ts';
import { useHref, useLang, useT } from '../lib/intl.ts';
import { paths } from '../paths.ts';
import { Card } from './Card.tsx';
import { LinkButton } from './LinkButton.tsx';
import { WithNumber } from './WithNumber.tsx';

/** A payment reversed after its loan had ended: the sum owed, the reason, and where to pay it. */
export function ReversalNote({ debts }: { debts: readonly ReversalPartsFragment[] }) {
  const t = useT();
  const lang = useLang();
  const href = useHref();
  return debts
    .filter(({ owed }) => owed > 0n)
    .map(({ paymentId, loanId, offerNumber, on, taken, owed }) => (
      <Card key={paymentId} tone="care" title={t('reversalDebt.title', { sum: money(owed) })}>
        <p>
          {offerNumber ? (
            <WithNumber
              text={t('reversalDebt.ofLoan', { number: offerNumber, sum: money(taken), date: dayOn(on, lang) })}
              number={offerNumber}
            />
          ) : (
            t('reversalDebt.ofTopUp', { sum: money(taken), date: dayOn(on, lang) })
          )}
        </p>
        {owed !== taken && <p>{t('reversalDebt.paidPart', { sum: money(taken - owed) })}</p>}
        <p className="n-quiet">{t('reversalDebt.what')}</p>
        <LinkButton to={loanId ? href(paths.payment, { loanId }) : href(paths.balance)} fullWidth>
          {t('reversalDebt.pay', { sum: money(owed) })}
        </LinkButton>
      </Card>
    ));
}
