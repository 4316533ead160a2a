import { Button } from '@mantine/core';
import { useState } from 'react';
import { numeric } from '../../lib/dates.ts';
import { useT } from '../../lib/intl.ts';
import { dateValue } from '../../lib/typed-text.ts';
import { DateField } from '../../ui/fields/DateField.tsx';
import { SelectField } from '../../ui/fields/SelectField.tsx';
import styles from './analytics.module.css';
import { type Chosen, PRODUCTS } from './period.ts';

type Props = { readonly today: string; readonly chosen: Chosen; readonly onChoose: (chosen: Chosen) => void };

export function PeriodForm({ today, chosen, onChoose }: Props) {
  const t = useT();
  const [date, setDate] = useState(numeric(chosen.date));
  const [before, setBefore] = useState(numeric(chosen.before));
  const [product, setProduct] = useState(chosen.product);
  const [checked, setChecked] = useState(false);
  const read = (text: string) => {
    const value = dateValue(text);
    return value !== undefined && value <= today ? value : undefined;
  };
  const problem = (text: string) =>
    checked && read(text) === undefined ? t('analytics.dayWrong', { today: numeric(today) }) : undefined;
  return (
    <form
      className={styles.period}
      noValidate
      data-no-print
      onSubmit={(event) => {
        event.preventDefault();
        setChecked(true);
        const [day, compared] = [read(date), read(before)];
        if (day && compared) onChoose({ date: day, before: compared, product });
      }}
    >
      <DateField id="date" label={t('analytics.date')} value={date} onChange={setDate} problem={problem(date)} />
      <DateField
        id="before"
        label={t('analytics.before')}
        value={before}
        onChange={setBefore}
        problem={problem(before)}
      />
      <SelectField
        id="product"
        label={t('analytics.product')}
        required={false}
        empty={t('analytics.allProducts')}
        value={product}
        onChange={setProduct}
        options={PRODUCTS.map((value) => ({ value, label: t(`analytics.${value}`) }))}
      />
      <Button type="submit">{t('analytics.show')}</Button>
    </form>
  );
}
