import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import type { DecisionFactsFragment } from '../../generated/cabinet/graphql.ts';
import { CONTACT_CENTRE } from '../../lib/contact-centre.ts';
import { dayFrom, dayWithYear } from '../../lib/dates.ts';
import { money } from '../../lib/format.ts';
import { useHref, useLang, useT } from '../../lib/intl.ts';
import type { SubmitState } from '../../lib/use-submit.ts';
import { paths } from '../../paths.ts';
import { Card } from '../../ui/Card.tsx';
import { ErrorSummary } from '../../ui/ErrorSummary.tsx';
import { Icon, type IconName } from '../../ui/Icon.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { ReasonCard } from '../../ui/ReasonCard.tsx';
import { ResultPage } from '../../ui/ResultPage.tsx';
import { Tag } from '../../ui/Tag.tsx';
import styles from './decision.module.css';

export type DeclineViewProps = {
  readonly amount: bigint | undefined;
  readonly decision: DecisionFactsFragment | undefined;
  readonly today: string;
  readonly accepting: SubmitState<null>;
};

/** The refusal, its reason with figures, the best next action and the date of the next try. */
export function DeclineView({ amount, decision, today, accepting }: DeclineViewProps) {
  const t = useT();
  return (
    <ResultPage>
      <h1>{title()}</h1>
      <ReasonCard decision={decision} />
      <h2>{t('decision.todo')}</h2>
      {decision && <Ways decision={decision} accepting={accepting} />}
      <Later decision={decision} today={today} />
      <p className="n-quiet">
        {t('decision.ask')}{' '}
        <a className="n-tap" href={CONTACT_CENTRE.href}>
          {t('decision.askAction')}
        </a>
      </p>
    </ResultPage>
  );

  function title(): string {
    const first = decision?.reasons[0]?.code;
    if (first === 'OWN_DEBT') return t('decision.ownDebtTitle');
    if (first === 'OVERDUE_60_PLUS') return t('decision.overdueTitle');
    if (first === 'STOP_CREDIT') return t('decision.stopTitle');
    return amount !== undefined ? t('decision.declineTitle', { sum: money(amount) }) : t('decision.declineTitlePlain');
  }
}

type OptionProps = {
  readonly icon: IconName;
  readonly title: string;
  readonly text: ReactNode;
  readonly children?: ReactNode;
};

const Option = ({ icon, title, text, children }: OptionProps) => (
  <Card>
    <div className={styles.option}>
      <Icon name={icon} />
      <div>
        <h3>{title}</h3>
        <p>{text}</p>
      </div>
    </div>
    {children}
  </Card>
);

/** Other reasons show once the main one is resolved. */
function Ways({ decision, accepting }: { decision: DecisionFactsFragment; accepting: SubmitState<null> }) {
  const t = useT();
  const href = useHref();
  const [reason] = decision.reasons;
  if (reason?.code === 'OWN_DEBT') {
    return (
      <Option icon="finish" title={t('decision.ownDebtDo')} text={t(`decision.ownDebtDo_${reason.observed}`)}>
        {reason.observed === 'REVERSAL_OWED' && (
          <LinkButton to={href(paths.balance)} fullWidth>
            {t('decision.ownDebtDo')}
          </LinkButton>
        )}
      </Option>
    );
  }
  if (reason?.code === 'OVERDUE_60_PLUS')
    return <Option icon="finish" title={t('decision.overdueDo')} text={t('decision.overdueDoText')} />;
  if (reason?.code === 'STOP_CREDIT')
    return <Option icon="shield" title={t('decision.stopDo')} text={t('decision.stopDoText')} />;
  return <MoneyWays decision={decision} accepting={accepting} />;
}

function MoneyWays({ decision, accepting }: { decision: DecisionFactsFragment; accepting: SubmitState<null> }) {
  const t = useT();
  const href = useHref();
  const curable = decision.status === 'WAITING_REJECT';
  const sum = decision.scoreAmount !== null ? money(decision.scoreAmount) : undefined;
  return (
    <>
      {decision.rejectDecisionByKDN && curable && (
        <Option icon="upload" title={t('decision.income')} text={t('decision.incomeText')}>
          <Tag tone="care">
            <Icon name="clock" size={16} />
            {t('decision.incomeTill')}
          </Tag>
          <LinkButton to={href(paths.statementUpload)} fullWidth>
            {t('decision.incomeAction')}
          </LinkButton>
        </Option>
      )}
      {sum && (
        <Option
          icon="coin"
          title={t('decision.less')}
          text={t(decision.rejectDecisionByAmount && curable ? 'decision.lessText' : 'decision.lessLater', { sum })}
        >
          {decision.rejectDecisionByAmount && curable && (
            <>
              <ErrorSummary {...accepting} />
              <Button
                fullWidth
                variant={decision.rejectDecisionByKDN ? 'light' : 'filled'}
                loading={accepting.pending}
                onClick={() => void accepting.submit(null)}
              >
                {t('decision.lessAction', { sum })}
              </Button>
              <p className="n-quiet">{t('decision.lessNote')}</p>
            </>
          )}
        </Option>
      )}
    </>
  );
}

function Later({ decision, today }: { decision: DecisionFactsFragment | undefined; today: string }) {
  const t = useT();
  const lang = useLang();
  const href = useHref();
  if (decision?.status === 'WAITING_REJECT') return null; // the borrower can still cure this refusal today
  const fraud = decision?.status === 'REJECTED_BY_FRAUD';
  const from = decision?.canReapplyOn && decision.canReapplyOn > today ? decision.canReapplyOn : undefined;
  return (
    <Option icon="move" title={t('decision.later')} text={text()}>
      <LinkButton to={href(paths.cabinet)} variant="light" fullWidth>
        {t(fraud || from ? 'decision.toCabinet' : 'decision.laterAction')}
      </LinkButton>
    </Option>
  );

  function text(): string {
    if (fraud) return t('decision.laterNever');
    if (!from) return t(decision?.reasons[0]?.code === 'OWN_DEBT' ? 'decision.ownDebtLater' : 'decision.laterNow');
    const date = lang === 'kk' ? `${from.slice(0, 4)} жылғы ${dayFrom(from, lang)}` : dayWithYear(from, lang);
    return t('decision.laterFrom', { date });
  }
}
