import { lazy, type ReactNode, Suspense } from 'react';
import type { Tiyn } from '../../../schema/values/money.ts';
import type { ReversalPartsFragment, UnsettledPaymentFragment } from '../../generated/cabinet/graphql.ts';
import { dayFrom, dayOf } from '../../lib/dates.ts';
import { money } from '../../lib/format.ts';
import { useHref, useLang, useT } from '../../lib/intl.ts';
import { pageIn } from '../../lib/loan-stage.ts';
import { paths } from '../../paths.ts';
import { Card } from '../../ui/Card.tsx';
import { Cabinet } from '../../ui/cabinet/Cabinet.tsx';
import { MoneyText } from '../../ui/MoneyText.tsx';
import { QuickRows } from '../../ui/QuickRows.tsx';
import { ReversalNote } from '../../ui/ReversalNote.tsx';
import { StatusNote } from '../../ui/StatusNote.tsx';
import { StatusTag } from '../../ui/StatusTag.tsx';
import { UnsettledNote } from '../../ui/UnsettledNote.tsx';
import { WithNumber } from '../../ui/WithNumber.tsx';
import { AllocationCard } from './AllocationCard.tsx';
import { DebtCard } from './DebtCard.tsx';
import { DisputeNote } from './DisputeNote.tsx';
import { HeroCard } from './HeroCard.tsx';
import { LateCards, restructuringRow } from './LateCards.tsx';
import styles from './loan.module.css';
import {
  headline,
  isLate,
  lastPayment,
  lostPayment,
  type OpenLoan,
  type Paying,
  rowInQuestion,
  wholeOf,
} from './open-loan.ts';
import { PrepaymentNote } from './PrepaymentNote.tsx';
import { RequestNote } from './RequestNote.tsx';
import { ScheduleCard } from './ScheduleCard.tsx';
import { WhyCard } from './WhyCard.tsx';

/** Asked for seldom, below everything else. */
const NpsAsk = lazy(async () => ({ default: (await import('./NpsAsk.tsx')).NpsAsk }));

export type HomeViewProps = {
  readonly loan: OpenLoan;
  readonly balance: Tiyn;
  readonly paying: Paying | null;
  /** No outcome yet; the card may already have been charged. */
  readonly unsettled: readonly UnsettledPaymentFragment[];
  /** Reversed payments of ended loans that are still owed. */
  readonly reversals: readonly ReversalPartsFragment[];
  readonly firstName: string | undefined;
  readonly today: string;
};

/** A late loan keeps the layout, in another colour and with ways out of the debt. */
export function HomeView({ loan, balance, paying, unsettled, reversals, firstName, today }: HomeViewProps) {
  const t = useT();
  const lang = useLang();
  const late = isLate(loan);
  const row = rowInQuestion(loan);
  const last = lastPayment(loan);
  const lost = lostPayment(loan);
  const sums = loan.debt && (
    <>
      <DebtCard
        debt={loan.debt}
        chosen={loan.price.fastIssueFee > 0n || loan.price.insurancePremium > 0n}
        closing={wholeOf(paying)}
      />
      <Purse balance={balance} />
    </>
  );
  const lead = firstName
    ? t('loan.lead', { name: firstName, number: loan.offerNumber })
    : t('loan.leadNoName', { number: loan.offerNumber });
  return (
    <Cabinet
      title={t(headline(loan), { date: row ? dayOf(row.date, lang) : '' })}
      lead={<WithNumber text={lead} number={loan.offerNumber} />}
    >
      <ReversalNote debts={reversals} />
      {loan.status === 'CLOSING_PROCESS' || !loan.debt ? (
        <Card>
          <StatusNote loan={loan} />
        </Card>
      ) : (
        <Columns
          left={
            <>
              <DisputeNote loan={loan} />
              <Explained loan={loan} />
              {lost && <AllocationCard payment={lost} loanId={loan.id} />}
              <UnsettledNote payments={unsettled} />
              <RequestNote loan={loan} today={today} />
              <HeroCard loan={loan} debt={loan.debt} paying={paying} today={today} />
              <PrepaymentNote loan={loan} paying={paying} />
              <WhyCard loan={loan} debt={loan.debt} paying={paying} />
              {late ? <div className={styles.after}>{sums}</div> : <Ways loan={loan} paying={paying} today={today} />}
            </>
          }
          right={
            <>
              {late && <LateCards loan={loan} />}
              {last && <AllocationCard payment={last} loanId={loan.id} />}
              {!late && sums}
              {late && <Ways loan={loan} paying={paying} today={today} />}
            </>
          }
        />
      )}
      <ScheduleCard loan={loan} />
      <Suspense fallback={null}>
        <NpsAsk />
      </Suspense>
    </Cabinet>
  );
}

/** What is charged now, what is not, and until when. */
const Explained = ({ loan }: { loan: OpenLoan }) =>
  pageIn(loan.status).isExplained ? (
    <Card tone={isLate(loan) ? 'care' : 'plain'}>
      <StatusTag status={loan.status} />
      <StatusNote loan={loan} />
    </Card>
  ) : null;

const Columns = ({ left, right }: { left: ReactNode; right: ReactNode }) => (
  <div className={styles.grid}>
    <div className={styles.column}>{left}</div>
    <div className={styles.column}>{right}</div>
  </div>
);

type WaysProps = { readonly loan: OpenLoan; readonly paying: Paying | null; readonly today: string };

function Ways({ loan, paying, today }: WaysProps) {
  const t = useT();
  const lang = useLang();
  const when = (from: string): string =>
    from > today ? t('loan.fromDay', { date: dayFrom(from, lang) }) : t('loan.fromNow');
  const href = useHref();
  const late = isLate(loan);
  const whole = wholeOf(paying);
  return (
    <QuickRows
      label={t('loan.quick')}
      rows={[
        ...(whole
          ? [
              {
                key: 'early',
                icon: 'finish' as const,
                title: t(late ? 'loan.closeAll' : 'loan.early'),
                text: t(whole.fromBalance > 0n ? 'loan.earlyTextBalance' : 'loan.earlyText', {
                  sum: money(whole.toPay),
                  own: money(whole.fromBalance),
                }),
                to: `${href(paths.payment, { loanId: loan.id })}?whole=1`,
              },
            ]
          : []),
        // A part of an instalment loan changes its schedule, so it is signed for.
        ...(!late && !loan.request && loan.debt?.aheadWaits
          ? [
              {
                key: 'part',
                icon: 'coin' as const,
                title: t('loan.partEarly'),
                text: t('loan.partEarlyText'),
                to: href(paths.repayment),
              },
            ]
          : []),
        {
          key: 'ways',
          icon: 'list',
          title: t('loan.change'),
          text: t('loan.changeText'),
          to: href(paths.loanWays),
        },
        ...(loan.prolongationFrom
          ? ([
              {
                key: 'prolong',
                icon: 'move',
                title: t('loan.prolong'),
                text: t('loan.prolongText', { when: when(loan.prolongationFrom) }),
                to: href(paths.prolongation),
              },
            ] as const)
          : []),
        ...(loan.refinancingFrom
          ? ([
              {
                key: 'refinance',
                icon: 'spread',
                title: t('loan.refinance'),
                text: t('loan.refinanceText', { when: when(loan.refinancingFrom) }),
                to: href(paths.refinancing),
              },
            ] as const)
          : []),
        ...(!late && loan.mayRestructure
          ? [{ key: 'restructure', icon: 'spread' as const, ...restructuringRow(t, href, false) }]
          : []),
        ...(loan.restructured
          ? [
              {
                key: 'plan',
                icon: 'list' as const,
                title: t('loan.newPlan'),
                text: t('loan.newPlanText'),
                to: href(paths.restructuring),
              },
            ]
          : []),
        {
          key: 'contract',
          icon: 'doc',
          title: t('loan.contract'),
          text: t('loan.contractText'),
          to: href(paths.documents),
        },
        {
          key: 'history',
          icon: 'list',
          title: t('loan.historyRow'),
          text: t('loan.historyRowText'),
          to: href(paths.historyLoan, { loanId: loan.id }),
        },
      ]}
    />
  );
}

function Purse({ balance }: { balance: Tiyn }) {
  const t = useT();
  return (
    <dl className={styles.purse}>
      <div>
        <dt>{t('loan.balance')}</dt>
        <dd>
          <MoneyText value={balance} />
          <small>{t('loan.balanceNote')}</small>
        </dd>
      </div>
    </dl>
  );
}
