import { dayShort } from '../../lib/dates.ts';
import { days, type MoneyInput, money, percent } from '../../lib/format.ts';
import { useLang, useT } from '../../lib/intl.ts';
import { Arch } from '../../ui/Arch.tsx';
import { MoneyText } from '../../ui/MoneyText.tsx';
import styles from './sign-in.module.css';

/** A loan priced by the server: nothing here is computed in the browser. */
export type PricedExample = {
  readonly amount: MoneyInput;
  readonly total: MoneyInput;
  readonly overpayment: MoneyInput;
  readonly termDays: number;
  /** Annual effective rate in per cent. */
  readonly rate: number;
  readonly from: string;
  readonly until: string;
};

/** What a loan costs, said before anything is asked. */
export function PricedExampleCard({ example }: { example: PricedExample | undefined }) {
  const t = useT();
  const lang = useLang();
  return (
    <section className={styles.hero} aria-label={t('signIn.brandLine')}>
      <p className={styles.slogan}>{t('signIn.brandLine')}</p>
      {example && (
        <div className={styles.example}>
          <p className={styles.lead}>
            {t('signIn.example', { amount: money(example.amount), days: days(example.termDays, lang) })}
          </p>
          <Arch
            size="wide"
            parts={['done']}
            dot={0}
            label={`${money(example.amount)}, ${money(example.total)}`}
            feet={[
              <Foot key="from" sum={example.amount} date={dayShort(example.from, lang)} />,
              <Foot key="until" sum={example.total} date={dayShort(example.until, lang)} />,
            ]}
          >
            <span className={styles.note}>{t('signIn.overpayment')}</span>
            <MoneyText value={example.overpayment} className={styles.sum} />
            <span className={styles.note}>{t('signIn.rate', { percent: percent(example.rate, lang) })}</span>
          </Arch>
          <p className={styles.foot}>{t('signIn.exampleFoot')}</p>
        </div>
      )}
    </section>
  );
}

function Foot({ sum, date }: { sum: MoneyInput; date: string }) {
  return (
    <>
      <b>{money(sum)}</b>
      <br />
      {date}
    </>
  );
}
