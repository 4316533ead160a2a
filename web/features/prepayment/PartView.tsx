import { day, dayOn } from '../../lib/dates.ts';
import { money } from '../../lib/format.ts';
import { useLang, useT } from '../../lib/intl.ts';
import { CompareCard } from '../../ui/agreement/CompareCard.tsx';
import { Card } from '../../ui/Card.tsx';
import { MoneyField } from '../../ui/fields/MoneyField.tsx';
import { RadioCards } from '../../ui/fields/RadioCards.tsx';
import type { AskForm, Quote } from './sums.ts';
import type { Economising, Economy } from './use-economy.ts';

type Props = {
  readonly quote: Quote;
  readonly form: AskForm;
  readonly onChange: (change: Partial<AskForm>) => void;
  readonly economising: Economising;
  readonly problem: string | undefined;
};

/** Compares both recast options with the present loan: instalment, end date and saving. */
export function PartView({ quote, form, onChange, economising, problem }: Props) {
  const t = useT();
  const lang = useLang();
  return (
    <>
      <Card>
        <MoneyField
          id="amount"
          label={t('prepayment.partField')}
          hint={t('prepayment.partBetween', {
            above: money(quote.partAbove ?? 0n),
            below: money(quote.partBelow ?? 0n),
          })}
          value={form.amount}
          onChange={(amount) => onChange({ amount })}
          problem={problem ?? economising.refusal}
        />
      </Card>
      {economising.economy && (
        <>
          <RadioCards
            id="mode"
            label={t('prepayment.ways')}
            value={form.mode}
            onChange={(mode) => onChange({ mode })}
            options={economising.economy.ways.map((way) => ({
              value: way.mode,
              label: t(`prepayment.${way.mode}`),
              aside: <span>{t('prepayment.saved', { sum: money(way.saved) })}</span>,
              text: wordsOf(way.rest),
            }))}
          />
          {economising.economy.ways
            .filter((way) => way.mode === form.mode)
            .map((way) => (
              <CompareCard key={way.mode} of={way.comparison} />
            ))}
          <p className="n-quiet">{t('prepayment.now', { rest: wordsOf(economising.economy.now) })}</p>
          <p className="n-quiet">{t('prepayment.savedHow', { date: dayOn(quote.on, lang) })}</p>
        </>
      )}
    </>
  );

  function wordsOf({ instalment, instalments, returnDate }: Economy['now']): string {
    return t('prepayment.rest', { sum: money(instalment), count: instalments, date: day(returnDate, lang) });
  }
}
