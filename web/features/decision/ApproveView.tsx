import type { DecisionResultQuery, LoanStatus } from '../../generated/cabinet/graphql.ts';
import { day, dayShort, weekday } from '../../lib/dates.ts';
import { days, money, months, time } from '../../lib/format.ts';
import { useHref, useLang, useT } from '../../lib/intl.ts';
import { isLive } from '../../lib/loan-stage.ts';
import { paths } from '../../paths.ts';
import { Arch } from '../../ui/Arch.tsx';
import { Card } from '../../ui/Card.tsx';
import { Hero } from '../../ui/Hero.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { MoneyText } from '../../ui/MoneyText.tsx';
import { ResultPage } from '../../ui/ResultPage.tsx';
import { Tag } from '../../ui/Tag.tsx';
import styles from './decision.module.css';
import type { StageState } from './stages.ts';

export type Decided = NonNullable<DecisionResultQuery['loan']>;
const MONEY: readonly LoanStatus[] = [
  'APPROVED',
  'WAITING_REMITTANCE_PREPARED',
  'REMITTANCE_PREPARED',
  'REMITTANCE_IN_PROGRESS',
  'REMITTANCE_PAID',
];

export function ApproveView({ loan, today }: { loan: Decided; today: string }) {
  const t = useT();
  const lang = useLang();
  const href = useHref();
  // Of a loan that runs for days the address still leads here.
  const issuedOn = loan.issuedOn === today ? null : loan.issuedOn;
  const failed = loan.status === 'REMITTANCE_ERROR';
  const sent = isLive(loan.status);
  const obtaining = href(paths.loanObtaining, { loanId: loan.id });
  const term = loan.term.unit === 'DAY' ? days(loan.term.count, lang) : months(loan.term.count, lang);
  return (
    <ResultPage>
      <Hero label={t('decision.approveTitle')}>
        <Arch
          parts={['done']}
          dot={sent ? 0.5 : 0.0001}
          label={`${money(loan.amount)}, ${t('decision.footReturn', { sum: money(loan.price.total) })}`}
          feet={[
            <Foot
              key="from"
              date={dayShort(issuedOn ?? today, lang)}
              text={t(issuedOn ? 'decision.footIssued' : 'decision.footToday')}
            />,
            <Foot
              key="to"
              date={dayShort(loan.price.returnDate, lang)}
              text={t('decision.footReturn', { sum: money(loan.price.total) })}
            />,
          ]}
        >
          <h1 className={styles.won}>
            <Tag tone="hero">
              <Icon name={failed ? 'clock' : 'check'} size={16} />
              {t(failed ? 'decision.notArrived' : sent ? 'decision.sentTitle' : 'decision.approved')}
            </Tag>
            <MoneyText value={loan.amount} className={styles.sum} />
          </h1>
          <small>{t('decision.forTerm', { term })}</small>
        </Arch>
      </Hero>
      {failed ? (
        <Card tone="care" title={t('decision.errorTitle')}>
          <p role="alert">{loan.payoutFailure ?? t('decision.errorText')}</p>
          {loan.payoutMethod?.kind === 'CARD' && (
            <LinkButton to={`${obtaining}?selectCard=1`} fullWidth>
              {t('decision.errorOtherCard')}
            </LinkButton>
          )}
          <LinkButton
            to={`${obtaining}?selectBankAccount=1`}
            variant={loan.payoutMethod?.kind === 'CARD' ? 'light' : 'filled'}
            fullWidth
          >
            {t('decision.errorAction')}
          </LinkButton>
        </Card>
      ) : (
        <WhereMoney loan={loan} />
      )}
      <LinkButton to={href(paths.cabinet)} variant={sent ? 'filled' : 'light'} fullWidth>
        {t('decision.toCabinet')}
      </LinkButton>
    </ResultPage>
  );
}

const Foot = ({ date, text }: { date: string; text: string }) => (
  <>
    {date}
    <br />
    <b>{text}</b>
  </>
);

function WhereMoney({ loan }: { loan: Decided }) {
  const t = useT();
  const lang = useLang();
  const reached = isLive(loan.status) ? MONEY.length : MONEY.indexOf(loan.status);
  const stateOf = (at: number): StageState => {
    if (at < reached || loan.status === 'REMITTANCE_PAID') return 'done';
    return at === reached ? 'now' : 'todo';
  };
  const at = (status: LoanStatus): string => {
    const moment = loan.payoutStages.find((stage) => stage.status === status)?.at;
    return moment ? time(moment) : '';
  };
  const arrivesBy = loan.payoutMethod?.arrivesBy;
  const arrival = arrivesBy ? { date: day(arrivesBy, lang), weekday: weekday(arrivesBy, lang) } : {};
  return (
    <Card title={t('decision.moneyTitle')}>
      <ol className={styles.stages} aria-live="polite">
        {MONEY.map((status, index) => (
          <li key={status} className={styles[stateOf(index)]}>
            <i>{stateOf(index) === 'done' && <Icon name="check" size={16} />}</i>
            <span>{t(`decision.money_${status}`, { state: stateOf(index) })}</span>
            <small>{stateOf(index) === 'now' ? t('decision.now') : at(status)}</small>
          </li>
        ))}
      </ol>
      {loan.payoutMethod && (
        <div>
          <small>{t('decision.where')}</small>
          <p>
            <b>{loan.payoutMethod.label}</b>
          </p>
          <small>{t(`decision.when${loan.payoutMethod.kind}`, arrival)}</small>
        </div>
      )}
    </Card>
  );
}
