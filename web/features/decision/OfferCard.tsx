import { Button } from '@mantine/core';
import type { DecisionNext, DecisionOfferPartsFragment } from '../../generated/cabinet/graphql.ts';
import { days, money, months } from '../../lib/format.ts';
import { useLang, useT } from '../../lib/intl.ts';
import type { Lang } from '../../lib/locale.ts';
import type { SubmitState } from '../../lib/use-submit.ts';
import { ErrorSummary } from '../../ui/ErrorSummary.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { PriceLines } from '../../ui/PriceLines.tsx';
import { StepCard } from '../../ui/rejection/StepCard.tsx';
import { Tag } from '../../ui/Tag.tsx';

type Props = {
  readonly offer: DecisionOfferPartsFragment;
  readonly next: DecisionNext;
  readonly term: { readonly count: number };
  readonly taking: SubmitState<null>;
};

export const termOf = ({ unit, count }: DecisionOfferPartsFragment['term'], lang: Lang): string =>
  unit === 'MONTH' ? months(count, lang) : days(count, lang);

/** The loan that would be approved instead, with its price of today. */
export function OfferCard({ offer, next, term, taking }: Props) {
  const t = useT();
  const lang = useLang();
  const { price, payment } = offer;
  const instalments = offer.term.unit === 'MONTH';
  const sum = money(price.amount);
  const isOpen = next === 'ALT_SCORE' || next === 'PDL_ALT_SCORE';
  return (
    <StepCard
      icon="coin"
      title={t('decision.offerHead', { sum, term: termOf(offer.term, lang) })}
      text={t(instalments ? 'decision.offerMonthly' : 'decision.offerOnce', { sum: money(payment) })}
    >
      {why() && <p>{why()}</p>}
      {isOpen && (
        <Tag tone="care" wraps>
          <Icon name="clock" size={16} />
          {t('decision.offerTill')}
        </Tag>
      )}
      <PriceLines price={price} instalments={instalments} fastIncluded={offer.pricing === 'ECONOMICAL'} />
      <ErrorSummary {...taking} />
      <Button fullWidth loading={taking.pending} onClick={() => void taking.submit(null)}>
        {t('decision.lessAction', { sum })}
      </Button>
      <p className="n-quiet">{t(isOpen ? 'decision.lessNote' : 'decision.offerNote')}</p>
    </StepCard>
  );

  function why(): string | undefined {
    if (next === 'ALT_SCORE' && offer.term.count > term.count) return t('decision.offerLonger');
    if (next === 'DECLINE_ALT_SCORE' || next === 'DECLINE_PDL_ALT_SCORE') return t('decision.offerEnded');
    if (next === 'DECLINE') return t('decision.offerNano');
    if (next.endsWith('_WITHOUT_STATEMENT')) return t('decision.ipWithout');
    return next.endsWith('_WITH_STATEMENT') ? t('decision.ipWith') : undefined;
  }
}
