import { ZERO } from '../../../schema/values/money.ts';
import { day, dayOn, dayShort } from '../../lib/dates.ts';
import { days, money } from '../../lib/format.ts';
import { useHref, useLang, useSegment, useT } from '../../lib/intl.ts';
import { payWay } from '../../lib/pay-way.ts';
import { paths } from '../../paths.ts';
import { Arch } from '../../ui/Arch.tsx';
import { Hero } from '../../ui/Hero.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { MoneyText } from '../../ui/MoneyText.tsx';
import { Tag } from '../../ui/Tag.tsx';
import styles from './loan.module.css';
import {
  type Debt,
  isLate,
  nextOf,
  type OpenLoan,
  type Paying,
  paidCount,
  road,
  walked,
  wholeOf,
} from './open-loan.ts';

const NOTHING = { sum: ZERO, fromBalance: ZERO, toPay: ZERO };

type Props = { readonly loan: OpenLoan; readonly debt: Debt; readonly paying: Paying | null; readonly today: string };

export function HeroCard({ loan, debt, paying, today }: Props) {
  const t = useT();
  const lang = useLang();
  const href = useHref();
  const segment = useSegment();
  const late = isLate(loan);
  const { parts, dot } = road(loan, today);
  const many = loan.schedule.length > 1;
  const { sum, toPay: pay } = nextOf(paying) ?? NOTHING;
  const to = `${href(paths.payment, { loanId: loan.id })}`;
  const label = many
    ? t('loan.arch', { paid: paidCount(loan), all: loan.schedule.length })
    : t('loan.archDays', { days: days(walked(loan, today), lang), all: days(loan.price.days, lang) });
  return (
    <Hero tone={late ? 'care' : 'hero'} label={t(late ? 'loan.toPayToday' : 'loan.next')}>
      <Arch
        parts={parts}
        {...(dot === undefined ? {} : { dot })}
        tone={late ? 'card' : 'hero'}
        label={label}
        {...(many ? { between: t('loan.made', { paid: paidCount(loan), all: loan.schedule.length }) } : {})}
        feet={[
          <Foot key="start" name={t('loan.start')} date={dayShort(loan.issuedOn ?? loan.appliedOn, lang)} />,
          <Foot key="end" name={t(many ? 'loan.endMany' : 'loan.end')} date={dayShort(lastDay(loan), lang)} />,
        ]}
      >
        <span className={styles.note}>{t(late ? 'loan.toPayToday' : 'loan.next')}</span>
        {pay > 0n ? (
          <MoneyText value={pay} className={styles.sum} />
        ) : (
          <b className={styles.words}>{t('loan.nothingToPay')}</b>
        )}
        {late ? (
          <Tag tone="care">
            <Icon name="clock" size={16} />
            <span className={styles.oneLine}>{t('loan.lateTag', { days: days(debt.overdueDays, lang) })}</span>
          </Tag>
        ) : (
          <span className={styles.when}>{when()}</span>
        )}
      </Arch>
      {pay > 0n && (
        <LinkButton to={payWay(segment, loan.id, pay)} variant={late ? 'filled' : 'hero'} fullWidth>
          {t('loan.pay', { sum: money(pay) })}
        </LinkButton>
      )}
      {late && pay > 0n && (
        <LinkButton to={`${to}?own=1`} variant="light" fullWidth>
          {t('loan.payPart')}
        </LinkButton>
      )}
      <Notes loan={loan} debt={debt} paying={paying} />
    </Hero>
  );

  function when(): string {
    if (!debt.nextDueDate) return '';
    const date = day(debt.nextDueDate, lang);
    if (pay === 0n)
      return t('loan.fromBalanceOn', {
        date: dayOn(paying?.coveredOn ?? debt.nextDueDate, lang),
        sum: money(paying?.coveredAmount ?? sum),
      });
    return debt.daysToDue ? t('loan.inDays', { date, days: days(debt.daysToDue, lang) }) : t('loan.dueNow', { date });
  }
}

/** How the sum grows until the last day to pay in time, the balance's part, and today's payoff. */
function Notes({ debt, paying, loan }: Omit<Props, 'today'>) {
  const t = useT();
  const lang = useLang();
  const { sum, fromBalance, toPay: pay } = nextOf(paying) ?? NOTHING;
  const { nextDueDate: on, lastDueDate: till, lastDueAmount, laterDayAdds } = debt;
  const adds = laterDayAdds ?? 0n;
  const closing = wholeOf(paying) ?? NOTHING;
  return (
    <>
      {pay > 0n && on && till && lastDueAmount !== null && till !== on && (
        <small className={styles.middle}>
          {t(adds > 0n ? 'loan.dueGrows' : 'loan.dueStays', {
            date: day(on, lang),
            sum: money(sum),
            add: money(adds),
            till: day(till, lang),
            last: money(lastDueAmount),
          })}
        </small>
      )}
      {fromBalance > 0n && pay > 0n && (
        <small className={styles.middle}>
          {t('loan.fromBalance', { sum: money(sum), balance: money(fromBalance) })}
        </small>
      )}
      {!isLate(loan) && (pay === 0n || closing.toPay < pay) && (
        <small className={styles.middle}>
          {closing.toPay > 0n ? t('loan.closeToday', { sum: money(closing.toPay) }) : t('loan.closeByBalance')}
        </small>
      )}
    </>
  );
}

const lastDay = (loan: OpenLoan): string => loan.schedule.at(-1)?.date ?? loan.price.returnDate;

const Foot = ({ name, date }: { name: string; date: string }) => (
  <>
    {name}
    <br />
    <b>{date}</b>
  </>
);
