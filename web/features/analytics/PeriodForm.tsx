import { Button } from '@mantine/core';
import { useState } from 'react';
import { REGIONS } from '../../../schema/reference/dictionaries.ts';
import { numeric } from '../../lib/dates.ts';
import { useLang, useT } from '../../lib/intl.ts';
import { dateValue } from '../../lib/typed-text.ts';
import { DateField } from '../../ui/fields/DateField.tsx';
import { SelectField } from '../../ui/fields/SelectField.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import styles from './analytics.module.css';
import { CHOICES, type Choice, type Chosen, termIn } from './period.ts';

const CHOICE_NAMES = Object.keys(CHOICES) as Choice[];
const terms = ['termFrom', 'termTo'] as const;
const regionNamed = (key: string, lang: 'ru' | 'kk') => REGIONS.find((one) => one.key === key)?.[lang];

type Props = { readonly today: string; readonly chosen: Chosen; readonly onChoose: (chosen: Chosen) => void };

export function PeriodForm({ today, chosen, onChoose }: Props) {
  const t = useT();
  const lang = useLang();
  const [date, setDate] = useState(numeric(chosen.date));
  const [before, setBefore] = useState(numeric(chosen.before));
  const [filters, setFilters] = useState(chosen);
  const set = (name: Choice | 'termFrom' | 'termTo') => (value: string) =>
    setFilters((known) => ({ ...known, [name]: value }));
  const [checked, setChecked] = useState(false);
  const read = (text: string) => {
    const value = dateValue(text);
    return value !== undefined && value <= today ? value : undefined;
  };
  const problem = (text: string) =>
    checked && read(text) === undefined ? t('analytics.dayWrong', { today: numeric(today) }) : undefined;
  const termProblem = (name: (typeof terms)[number]) =>
    termIn(filters[name]) === undefined ? t('analytics.termWrong') : undefined;
  const labelOf = (name: Choice, value: string): string =>
    name === 'region' ? (regionNamed(value, lang) ?? value) : t(`analytics.${value}`);
  return (
    <form
      className={styles.period}
      noValidate
      data-no-print
      onSubmit={(event) => {
        event.preventDefault();
        setChecked(true);
        const [day, compared] = [read(date), read(before)];
        if (day && compared && terms.every((name) => termProblem(name) === undefined))
          onChoose({
            ...filters,
            date: day,
            before: compared,
            termFrom: filters.termFrom.trim(),
            termTo: filters.termTo.trim(),
          });
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
      {CHOICE_NAMES.map((name) => (
        <SelectField
          key={name}
          id={name}
          label={t(`analytics.${name}`)}
          required={false}
          empty={t('analytics.all')}
          value={filters[name]}
          onChange={set(name)}
          options={CHOICES[name].map((value) => ({ value, label: labelOf(name, value) }))}
        />
      ))}
      {terms.map((name) => (
        <TextField
          key={name}
          id={name}
          label={t(`analytics.${name}`)}
          required={false}
          inputMode="numeric"
          maxLength={4}
          value={filters[name]}
          onChange={set(name)}
          problem={checked ? termProblem(name) : undefined}
        />
      ))}
      <Button type="submit">{t('analytics.show')}</Button>
    </form>
  );
}
