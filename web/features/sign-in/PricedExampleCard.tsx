import { dayShort } from '../../lib/dates.ts';
import { days, money, percent } from '../../lib/format.ts';
import { useLang, useT } from '../../lib/intl.ts';
import { Arch } from '../../ui/Arch.tsx';
import { ArchFigure } from '../../ui/ArchFigure.tsx';
import { ArchFoot } from '../../ui/ArchFoot.tsx';
import { Hero } from '../../ui/Hero.tsx';
import { MoneyText } from '../../ui/MoneyText.tsx';
import styles from './sign-in.module.css';

/** The browser computes nothing here. */
export type PricedExample = {
  readonly amount: bigint;
  readonly total: bigint;
  readonly overpayment: bigint;
  readonly days: number;
  /** Annual effective rate in per cent. */
  readonly rate: number;
  readonly from: string;
  readonly until: string;
};

/** Before the visitor enters anything. */
export function PricedExampleCard({ example }: { example: PricedExample | undefined }) {
  const t = useT();
  const lang = useLang();
  return (
    <Hero className={styles.hero} label={t('signIn.brandLine')}>
      <p className={styles.slogan}>{t('signIn.brandLine')}</p>
      {example && (
        <div className={styles.example}>
          <p className={styles.lead}>
            {t('signIn.example', { amount: money(example.amount), days: days(example.days, lang) })}
          </p>
          <Arch
            size="wide"
            parts={['done']}
            dot={0}
            label={`${money(example.amount)}, ${money(example.total)}`}
            feet={[
              <ArchFoot key="from" sum={example.amount} day={dayShort(example.from, lang)} />,
              <ArchFoot key="until" sum={example.total} day={dayShort(example.until, lang)} />,
            ]}
          >
            <ArchFigure
              caption={t('signIn.overpayment')}
              figure={<MoneyText value={example.overpayment} />}
              note={t('signIn.rate', { percent: percent(example.rate, lang) })}
            />
          </Arch>
          <small>{t('signIn.exampleFoot')}</small>
        </div>
      )}
    </Hero>
  );
}
