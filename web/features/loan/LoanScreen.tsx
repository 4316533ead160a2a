import { Link, useParams } from 'react-router-dom';
import { LoanOnceDocument, type LoanOnceQuery } from '../../generated/cabinet/graphql.ts';
import { useData } from '../../lib/cabinet.ts';
import { dayWithYear } from '../../lib/dates.ts';
import { money } from '../../lib/format.ts';
import { useHref, useLang, useT } from '../../lib/intl.ts';
import { paths } from '../../paths.ts';
import { Await } from '../../ui/Await.tsx';
import { Card } from '../../ui/Card.tsx';
import { Cabinet } from '../../ui/cabinet/Cabinet.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { PrintButton } from '../../ui/PrintButton.tsx';
import { ReversalNote } from '../../ui/ReversalNote.tsx';
import { RejectionNote } from '../../ui/rejection/RejectionNote.tsx';
import { StatusNote } from '../../ui/StatusNote.tsx';
import { StatusStep } from '../../ui/StatusStep.tsx';
import { WithNumber } from '../../ui/WithNumber.tsx';
import { AllocationCard } from './AllocationCard.tsx';
import { EndTag, owesReversal } from './EndTag.tsx';
import styles from './loan.module.css';
import { MovedNote } from './MovedNote.tsx';
import { isOver, type OpenLoan, type Paying, recoveryOf } from './open-loan.ts';
import { RepaidCard } from './RepaidCard.tsx';
import { ReviewCard } from './ReviewCard.tsx';
import { ScheduleCard } from './ScheduleCard.tsx';
import { TermsCards } from './TermsCards.tsx';
import { Timeline } from './Timeline.tsx';

type History = NonNullable<LoanOnceQuery['loan']>['history'];

export function LoanScreen() {
  const t = useT();
  const href = useHref();
  const { loanId = '' } = useParams();
  const loaded = useData(LoanOnceDocument, { id: loanId });
  return (
    <Await of={loaded}>
      {({ loan, paymentOptions }) =>
        loan ? (
          <LoanView loan={loan} history={loan.history} paying={paymentOptions} />
        ) : (
          <EmptyState level={1} title={t('loan.notFound')}>
            <LinkButton to={href(paths.history)}>{t('loan.backToHistory')}</LinkButton>
          </EmptyState>
        )
      }
    </Await>
  );
}

type Props = { readonly loan: OpenLoan; readonly history: History; readonly paying: Paying | null };

export function LoanView({ loan, history: { moments, repaid }, paying }: Props) {
  const t = useT();
  const lang = useLang();
  const href = useHref();
  /** An application that ended before disbursement has no schedule to show. */
  const neverLent = isOver(loan) && !loan.issuedOn;
  const lead = t('loan.onceLead', { amount: money(loan.amount), date: dayWithYear(loan.appliedOn, lang) });
  return (
    <Cabinet
      title={<WithNumber text={t('loan.onceTitle', { number: loan.offerNumber })} number={loan.offerNumber} />}
      lead={lead}
    >
      <Link className="n-tap" to={href(paths.history)} data-no-print>
        {t('loan.backToHistory')}
      </Link>
      <div className={styles.even}>
        <Card>
          <EndTag loan={loan} />
          {!owesReversal(loan) && <StatusNote loan={{ ...loan, repaid, lapse: lapseIn(moments) }} />}
          {!owesReversal(loan) && !loan.rejection?.stands && <StatusStep loan={loan} isMain={!isOver(loan)} />}
        </Card>
        {loan.rejection && <RejectionNote rejection={loan.rejection} />}
        <ReversalNote debts={loan.reversals} />
        <RecoveryNote loan={loan} paying={paying} />
        <MovedNote loan={loan} />
        {!neverLent && <TermsCards loan={loan} />}
        {!neverLent && loan.payments.length === 0 && (
          <Card title={t('loan.payments')}>
            <p className="n-quiet">{t('loan.paymentsEmpty')}</p>
          </Card>
        )}
        {latestOf(loan).map((payment) => (
          <AllocationCard key={payment.id} payment={payment} loanId={loan.id} />
        ))}
        {loan.issuedOn && <ReviewCard loanId={loan.id} />}
      </div>
      {repaid ? <RepaidCard loan={loan} repaid={repaid} /> : !neverLent && <ScheduleCard loan={loan} />}
      <Timeline
        title={t('loan.timeline')}
        file={`${loan.offerNumber}-history`}
        moments={moments.map((moment) => ({ ...moment, loanId: loan.id }))}
      />
      <PrintButton />
    </Cabinet>
  );
}

/** Why an application ended by itself. */
const lapseIn = (moments: History['moments']): string | undefined =>
  moments.map(({ event, reason }) => (event === 'ConsentLapsed' ? 'CONSENT_LAPSED' : reason)).find(Boolean) ??
  undefined;

const SHOWN_PAYMENTS = 3;
/** The rest stand in the history, with their receipts. */
const latestOf = ({ payments }: OpenLoan): OpenLoan['payments'] => payments.slice(-SHOWN_PAYMENTS);

/** A written-off debt is not asked for, but whoever pays it may borrow again (R55). */
function RecoveryNote({ loan, paying }: { loan: OpenLoan; paying: Paying | null }) {
  const t = useT();
  const href = useHref();
  const debt = recoveryOf(paying);
  if (!debt) return null;
  return (
    <Card title={t('loan.recoveryTitle', { sum: money(debt.sum) })}>
      <p>{t('loan.recoveryText')}</p>
      <LinkButton to={href(paths.payment, { loanId: loan.id })} variant="light" fullWidth>
        {t('loan.recoveryPay')}
      </LinkButton>
    </Card>
  );
}
