import type { MomentPartsFragment } from '../../generated/cabinet/graphql.ts';
import { csvSum, csvUrl } from '../../lib/csv.ts';
import { dateOfInstant, dayTo, dayWithYear, numeric } from '../../lib/dates.ts';
import { money, time } from '../../lib/format.ts';
import { type Translate, useLang, useT } from '../../lib/intl.ts';
import type { Lang } from '../../lib/locale.ts';
import { receiptUrl } from '../../lib/receipt.ts';
import { Card } from '../../ui/Card.tsx';
import { MoneyText } from '../../ui/MoneyText.tsx';
import styles from './timeline.module.css';

/** `loan`: its number, where the events of several loans stand in one list. */
export type Moment = MomentPartsFragment & { readonly loanId: string; readonly loan?: string };

type Props = { readonly title: string; readonly file: string; readonly moments: readonly Moment[] };

/** What moved the money or the terms, newest first. */
export function Timeline({ title, file, moments }: Props) {
  const t = useT();
  const lang = useLang();
  if (moments.length === 0) return null;
  return (
    <Card
      title={title}
      aside={
        <a className="n-tap" href={csvOf(moments, t)} download={`${file}.csv`} data-no-print>
          {t('loan.csv')}
        </a>
      }
    >
      <ol className={styles.moments}>
        {moments.map((moment) => (
          <li key={`${moment.loan}${moment.at}${moment.event}${moment.amount}`}>
            <b>{moment.name}</b>
            {moment.amount !== null && <MoneyText value={moment.amount} />}
            {linesOf(moment, t, lang).map((line) => (
              <small key={line}>{line}</small>
            ))}
            {moment.paymentId && !moment.isReversed && (
              <a href={receiptUrl(moment.loanId, moment.paymentId)} target="_blank" rel="noreferrer" data-no-print>
                {t('loan.receipt')}
              </a>
            )}
          </li>
        ))}
      </ol>
    </Card>
  );
}

/** When and for which loan, the new last day, what the money paid, the debt afterwards. */
function linesOf(moment: Moment, t: Translate, lang: Lang): string[] {
  const { on, at, loan, until, isReversed, parts, toBalance, owed } = moment;
  const clock = on === dateOfInstant(at) ? [time(at)] : [];
  const paid = parts.map(({ component, amount }) => t(`loan.part_${component}`, { sum: money(amount) }));
  const surplus = toBalance > 0n ? [t('loan.part_balance', { sum: money(toBalance) })] : [];
  return [
    [dayWithYear(on, lang), ...clock, ...(loan ? [t('loan.onceTitle', { number: loan })] : [])].join(', '),
    until ? t('loan.momentUntil', { date: dayTo(until, lang) }) : '',
    isReversed ? t('loan.momentReversed') : '',
    [...paid, ...surplus].join(', '),
    owed === null ? '' : t('loan.momentOwed', { sum: money(owed) }),
  ].filter(Boolean);
}

const COMPONENTS = ['principal', 'interest', 'penalty', 'premium'] as const;

/** Made in the browser: nothing is sent. The sums are those of the page. */
function csvOf(moments: readonly Moment[], t: Translate): string {
  const sum = (value: bigint | null | undefined): string => (value == null ? '' : csvSum(value));
  const head = [
    t('loan.csvLoan'),
    t('loan.colDate'),
    t('loan.csvEvent'),
    t('loan.csvSum'),
    ...COMPONENTS.map((component) => t(`loan.${component}`)),
    t('loan.csvToBalance'),
    t('loan.csvOwed'),
  ];
  const rows = moments.map((moment) => [
    moment.loan ?? '',
    numeric(moment.on),
    moment.isReversed ? `${moment.name} (${t('loan.momentReversed')})` : moment.name,
    sum(moment.amount),
    ...COMPONENTS.map((name) => sum(moment.parts.find(({ component }) => component === name)?.amount)),
    moment.toBalance > 0n ? csvSum(moment.toBalance) : '',
    sum(moment.owed),
  ]);
  return csvUrl([head, ...rows]);
}
