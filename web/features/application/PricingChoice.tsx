import { days, money } from '../../lib/format.ts';
import { useLang, useT } from '../../lib/intl.ts';
import { RadioCards } from '../../ui/fields/RadioCards.tsx';
import { MoneyText } from '../../ui/MoneyText.tsx';
import { SwitchRow } from '../../ui/SwitchRow.tsx';
import styles from './application.module.css';
import { ECONOMICAL_DAYS, type Product, type Terms } from './terms.ts';
import type { Quote } from './use-quote.ts';

type Props = {
  readonly product: Product;
  readonly terms: Terms;
  readonly onChange: (change: Partial<Terms>) => void;
  readonly quote: Quote | undefined;
};

/** Compared in tenge, because the yearly rate would rank them the other way round. Extras are off at first. */
export function PricingChoice({ product, terms, onChange, quote }: Props) {
  const t = useT();
  const economical = terms.pricing === 'ECONOMICAL';
  const chosen = quote?.price;
  const other = quote?.alternative ?? undefined;
  const flexible = economical ? other : chosen;
  const fixed = economical ? chosen : other;
  const price = (sum: bigint | undefined) => (sum === undefined ? null : <MoneyText value={sum} plus />);
  return (
    <>
      {product.pricings.length > 1 && (
        <div>
          <RadioCards
            id="pricing"
            label={t('application.how')}
            value={terms.pricing}
            onChange={(pricing) => onChange({ pricing })}
            options={[
              {
                value: 'FLEXIBLE',
                label: t('application.flexible'),
                text: t('application.flexibleText'),
                aside: price(flexible?.overpayment),
              },
              {
                value: 'ECONOMICAL',
                label: t('application.economical'),
                text: t('application.economicalText'),
                aside: price(fixed?.overpayment),
              },
            ]}
          />
          {flexible && fixed && (
            <Compared flexible={flexible.total} fixed={fixed.total} term={economical ? ECONOMICAL_DAYS : terms.term} />
          )}
        </div>
      )}
      {!economical && quote?.fastIssueFee != null && (
        <fieldset className={styles.extras}>
          <legend>{t('application.extras')}</legend>
          <SwitchRow
            id="fastIssue"
            checked={terms.fastIssue}
            onChange={(fastIssue) => onChange({ fastIssue })}
            label={t('application.fast')}
            aside={<MoneyText value={quote.fastIssueFee} plus />}
            text={t('application.fastText')}
          />
        </fieldset>
      )}
    </>
  );
}

function Compared({ flexible, fixed, term }: { flexible: bigint; fixed: bigint; term: number }) {
  const t = useT();
  const lang = useLang();
  const difference = fixed - flexible;
  const text =
    difference === 0n
      ? t('application.same', { days: days(term, lang) })
      : t('application.cheaper', {
          days: days(term, lang),
          name: t(difference > 0n ? 'application.flexible' : 'application.economical'),
          sum: money(difference > 0n ? difference : -difference),
        });
  return (
    <p className={styles.compare} role="status">
      {text}
    </p>
  );
}
