import type { DecisionResultQuery, RejectionPartsFragment } from '../../generated/cabinet/graphql.ts';
import { CONTACT_CENTRE } from '../../lib/contact-centre.ts';
import { money } from '../../lib/format.ts';
import { type Translate, useHref, useLang, useT } from '../../lib/intl.ts';
import type { SubmitState } from '../../lib/use-submit.ts';
import { paths } from '../../paths.ts';
import { Icon } from '../../ui/Icon.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { ResultPage } from '../../ui/ResultPage.tsx';
import { Again, NextStep } from '../../ui/rejection/NextStep.tsx';
import { ReasonCard } from '../../ui/rejection/ReasonCard.tsx';
import { StepCard } from '../../ui/rejection/StepCard.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { OfferCard, termOf } from './OfferCard.tsx';

export type DeclineViewProps = {
  readonly loan: NonNullable<DecisionResultQuery['loan']>;
  readonly decision: NonNullable<DecisionResultQuery['decision']> | undefined;
  readonly rejection: RejectionPartsFragment;
  readonly taking: SubmitState<null>;
};

/** The decision, the reason, and what to do: what is offered instead, what changes the answer today, the next step. */
export function DeclineView({ loan, decision, rejection, taking }: DeclineViewProps) {
  const t = useT();
  const lang = useLang();
  const href = useHref();
  const offer = decision?.offer;
  const curable = decision?.status === 'WAITING_REJECT' && decision.rejectDecisionByKDN;
  const waits = rejection.forEver || (rejection.applyFrom !== null && rejection.stands);
  // An offer is the step to take; only proof of the income can be better.
  const alone = offer && rejection.step !== 'SEND_STATEMENT';
  const obstacle = obstacleOf(rejection, t);
  return (
    <ResultPage>
      <h1>{obstacle ?? title()}</h1>
      {obstacle && <p>{t('decision.refused', { sum: money(loan.amount) })}</p>}
      <ReasonCard rejection={rejection} />
      <h2>{t('decision.todo')}</h2>
      {offer && <OfferCard offer={offer} next={decision.next} term={loan.term} taking={taking} />}
      {curable && <ShowIncome />}
      {curable && <Again rejection={rejection} open />}
      {!alone && !curable && (
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
    const sum = money(loan.amount);
    if (offer)
      return t('decision.offerTitle', { sum, offered: money(offer.price.amount), term: termOf(offer.term, lang) });
    return t('decision.declineTitle', { sum });
  }
}

/** What has to go before anything is lent is the title of the page. */
function obstacleOf({ reason, step }: RejectionPartsFragment, t: Translate): string | undefined {
  if (step === 'PAY_OWN_DEBT') return t('decision.ownDebtTitle');
  if (reason === 'OVERDUE_60_PLUS') return t('decision.overdueTitle');
  return reason === 'STOP_CREDIT' ? t('decision.stopTitle') : undefined;
}

function ShowIncome() {
  const t = useT();
  const href = useHref();
  return (
    <StepCard icon="upload" title={t('decision.income')} text={t('decision.incomeText')}>
      <Tag tone="care" wraps>
        <Icon name="clock" size={16} />
        {t('decision.incomeTill')}
      </Tag>
      <LinkButton to={href(paths.statementUpload)} variant="light" fullWidth>
        {t('decision.incomeAction')}
      </LinkButton>
    </StepCard>
  );
}
