import { Button } from '@mantine/core';
import { useState } from 'react';
import { accountName } from '../../../schema/reference/account-names.ts';
import {
  AuditAllowanceDocument,
  type AuditAllowanceQuery,
  AuditBooksDocument,
  type AuditBooksQuery,
} from '../../generated/cabinet/graphql.ts';
import { useData } from '../../lib/cabinet.ts';
import { csvSum, csvUrl } from '../../lib/csv.ts';
import { numeric } from '../../lib/dates.ts';
import { money, number, percent } from '../../lib/format.ts';
import { useLang, useT } from '../../lib/intl.ts';
import { dateValue } from '../../lib/typed-text.ts';
import { Await } from '../../ui/Await.tsx';
import { DateField } from '../../ui/fields/DateField.tsx';
import { WideTable } from '../../ui/WideTable.tsx';
import own from './audit.module.css';
import styles from './office.module.css';

type Line = AuditBooksQuery['trialBalance'][number];
/** `known`: only what was written down by the end of that day. */
export type Period = { readonly date: string; readonly from: string; readonly known?: string };

const SUMS = ['opening', 'debit', 'credit', 'closing'] as const;

/** The trial balance of a period, with what has accrued. */
export function Books({ today }: { today: string }) {
  const [period, setPeriod] = useState<Period>({ date: today, from: `${today.slice(0, 8)}01` });
  return (
    <>
      <PeriodForm id="books" names={['from', 'date']} today={today} period={period} onChoose={setPeriod} />
      <Await
        of={useData(AuditBooksDocument, { date: period.date, from: period.from }, { keep: true })}
        part
        rows={[240]}
      >
        {({ trialBalance }) => <Balances lines={trialBalance} period={period} />}
      </Await>
    </>
  );
}

/** The loss allowance on a day (IFRS 9). */
export function Allowance({ today }: { today: string }) {
  const [period, setPeriod] = useState<Period>({ date: today, from: today });
  const { date } = period;
  return (
    <>
      <PeriodForm id="allowance" names={['date']} today={today} period={period} onChoose={setPeriod} />
      <Await of={useData(AuditAllowanceDocument, { date }, { keep: true })} part rows={[240]}>
        {({ lossAllowance }) => <Stages lines={lossAllowance} />}
      </Await>
    </>
  );
}

type FormProps = {
  readonly id: string;
  readonly names: readonly (keyof Period)[];
  readonly today: string;
  readonly period: Period;
  readonly onChoose: (period: Period) => void;
};

/** A day alone begins and ends its period. */
export function PeriodForm({ id, names, today, period, onChoose }: FormProps) {
  const t = useT();
  const [typed, setTyped] = useState({
    date: numeric(period.date),
    from: numeric(period.from),
    known: numeric(period.known ?? today),
  });
  const [checked, setChecked] = useState(false);
  const date = dateValue(typed.date);
  const from = names.includes('from') ? dateValue(typed.from) : date;
  const known = dateValue(typed.known);
  const dayWrong = t('audit.dayWrong', { today: numeric(today) });
  const problems = {
    date: date && date <= today ? undefined : dayWrong,
    known: known && known <= today ? undefined : dayWrong,
    from: from && (!date || from <= date) ? undefined : t('audit.fromWrong'),
  };
  return (
    <form
      className={styles.search}
      noValidate
      data-no-print
      onSubmit={(event) => {
        event.preventDefault();
        setChecked(true);
        if (date && from && known && !Object.values(problems).some(Boolean)) onChoose({ date, from, known });
      }}
    >
      {names.map((name) => (
        <DateField
          key={name}
          id={`${id}-${name}`}
          label={t(name === 'known' ? 'audit.cashKnown' : `audit.${name}`)}
          value={typed[name]}
          onChange={(next) => setTyped({ ...typed, [name]: next })}
          problem={checked ? problems[name] : undefined}
        />
      ))}
      <Button type="submit">{t('audit.show')}</Button>
    </form>
  );
}

function Balances({ lines, period }: { lines: readonly Line[]; period: Period }) {
  const t = useT();
  const lang = useLang();
  const [all, setAll] = useState(false);
  const shown = lines.filter((line) => SUMS.some((sum) => line[sum] !== 0n));
  const rest = lines.reduce((sum, { closing }) => sum + closing, 0n);
  const nameOf = ({ account, computed }: Line) =>
    `${accountName(account, lang)}${computed ? ` (${t('audit.computed')})` : ''}`;
  const columns = [t('audit.account'), ...SUMS.map((sum) => t(`audit.${sum}`))];
  const csv = lines.map((line) => [nameOf(line), ...SUMS.map((sum) => csvSum(line[sum]))]);
  return (
    <>
      <div className={all ? undefined : own.firstTen}>
        <WideTable
          dense
          label={t('audit.books')}
          caption={t('audit.booksLead', { from: numeric(period.from), date: numeric(period.date) })}
          columns={columns}
          rows={shown.map((line) => ({
            key: `${line.account}${line.computed}`,
            cells: [nameOf(line), ...SUMS.map((sum) => money(line[sum]))],
          }))}
        />
        {!all && shown.length > 10 && (
          <Button variant="light" data-no-print onClick={() => setAll(true)}>
            {t('audit.booksAll', { count: shown.length })}
          </Button>
        )}
      </div>
      <p>{rest === 0n ? t('audit.balanced') : t('audit.unbalanced', { sum: money(rest) })}</p>
      <a className="n-tap" data-no-print href={csvUrl([columns, ...csv])} download={`books-${period.date}.csv`}>
        {t('audit.csv')}
      </a>
    </>
  );
}

function Stages({ lines }: { lines: AuditAllowanceQuery['lossAllowance'] }) {
  const t = useT();
  const lang = useLang();
  return (
    <WideTable
      dense
      label={t('audit.allowance')}
      caption={lines[0]?.source}
      columns={(['stage', 'fromDay', 'loans', 'debt', 'rate', 'allowanceSum'] as const).map((name) =>
        t(`audit.${name}`),
      )}
      rows={lines.map(({ stage, fromDay, loans, debt, ratePpm, allowance }) => ({
        key: String(fromDay),
        cells: [
          number(stage),
          number(fromDay),
          number(loans),
          money(debt),
          percent(ratePpm / 10_000, lang),
          money(allowance),
        ],
      }))}
    />
  );
}
