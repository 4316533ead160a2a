import { Button } from '@mantine/core';
import type { DecisionFactsFragment, RejectionPartsFragment } from '../../generated/cabinet/graphql.ts';
import { CONTACT_CENTRE } from '../../lib/contact-centre.ts';
import { money } from '../../lib/format.ts';
import { useHref, useT } from '../../lib/intl.ts';
import type { SubmitState } from '../../lib/use-submit.ts';
import { paths } from '../../paths.ts';
import { ErrorSummary } from '../../ui/ErrorSummary.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { ResultPage } from '../../ui/ResultPage.tsx';
import { NextStep } from '../../ui/rejection/NextStep.tsx';
import { ReasonCard } from '../../ui/rejection/ReasonCard.tsx';
import { StepCard } from '../../ui/rejection/StepCard.tsx';
import { Tag } from '../../ui/Tag.tsx';

export type DeclineViewProps = {
  readonly amount: bigint | undefined;
  readonly decision: DecisionFactsFragment | undefined;
  readonly rejection: RejectionPartsFragment;
  readonly accepting: SubmitState<null>;
};

/** The reason, and what to do: what changes the answer until the end of the day, else the next step. */
export function DeclineView({ amount, decision, rejection, accepting }: DeclineViewProps) {
  const t = useT();
  const href = useHref();
  const curable = decision?.status === 'WAITING_REJECT';
  const waits = rejection.forEver || (rejection.applyFrom !== null && rejection.stands);
  return (
    <ResultPage>
      <h1>{title()}</h1>
      <ReasonCard rejection={rejection} />
      <h2>{t('decision.todo')}</h2>
      {curable ? (
        <MoneyWays decision={decision} accepting={accepting} />
      ) : (
        <NextStep rejection={rejection}>
          <LinkButton to={href(paths.cabinet)} variant="light" fullWidth>
            {t(waits ? 'decision.toCabinet' : 'decision.laterAction')}
          </LinkButton>
        </NextStep>
      )}
      {rejection.step !== 'CALL' && (
        <p className="n-quiet">
          {t('decision.ask')}{' '}
          <a className="n-tap" href={CONTACT_CENTRE.href}>
            {t('decision.askAction')}
          </a>
        </p>
      )}
    </ResultPage>
  );

  function title(): string {
    const { reason, step } = rejection;
    if (step === 'PAY_OWN_DEBT') return t('decision.ownDebtTitle');
    if (reason === 'OVERDUE_60_PLUS') return t('decision.overdueTitle');
    if (reason === 'STOP_CREDIT') return t('decision.stopTitle');
    return amount !== undefined ? t('decision.declineTitle', { sum: money(amount) }) : t('decision.declineTitlePlain');
  }
}

function MoneyWays({ decision, accepting }: { decision: DecisionFactsFragment; accepting: SubmitState<null> }) {
  const t = useT();
  const href = useHref();
  const sum = decision.scoreAmount !== null ? money(decision.scoreAmount) : undefined;
  return (
    <>
      {decision.rejectDecisionByKDN && (
        <StepCard icon="upload" title={t('decision.income')} text={t('decision.incomeText')}>
          <Tag tone="care">
            <Icon name="clock" size={16} />
            {t('decision.incomeTill')}
          </Tag>
          <LinkButton to={href(paths.statementUpload)} fullWidth>
            {t('decision.incomeAction')}
          </LinkButton>
        </StepCard>
      )}
      {sum && decision.rejectDecisionByAmount && (
        <StepCard icon="coin" title={t('decision.less')} text={t('decision.lessText', { sum })}>
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
        </StepCard>
      )}
    </>
  );
}
