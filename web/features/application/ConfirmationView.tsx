import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { ConditionsQuery } from '../../generated/cabinet/graphql.ts';
import { days, months } from '../../lib/format.ts';
import { useHref, useLang, useT } from '../../lib/intl.ts';
import type { SubmitState } from '../../lib/use-submit.ts';
import { paths } from '../../paths.ts';
import { CancelApplication } from '../../ui/CancelApplication.tsx';
import { Card } from '../../ui/Card.tsx';
import { type Consent, ConsentCard, type Ticks } from '../../ui/ConsentCard.tsx';
import type { ShownDocument } from '../../ui/DocumentRows.tsx';
import { ErrorSummary } from '../../ui/ErrorSummary.tsx';
import { CheckField } from '../../ui/fields/CheckField.tsx';
import { Lines } from '../../ui/Lines.tsx';
import { PriceArch } from '../../ui/PriceArch.tsx';
import { PriceLines } from '../../ui/PriceLines.tsx';
import { SectionMeter } from '../../ui/SectionMeter.tsx';
import { StepFrame } from '../../ui/StepFrame.tsx';
import { type Application, DATA_RIGHT } from './agreement.ts';
import styles from './application.module.css';
import { ContractCard } from './ContractCard.tsx';
import { InsuranceCard, type InsuranceChoice } from './InsuranceCard.tsx';
import { PlanCard } from './PlanCard.tsx';
import { PromoCard } from './PromoCard.tsx';
import { YourData } from './YourData.tsx';

export type ConfirmationViewProps = {
  readonly loan: Application;
  /** The offer is signed by electronic signature, not by a code (R343). */
  readonly byEds: boolean;
  readonly consents: readonly Consent[];
  readonly profile: ConditionsQuery['profile'];
  readonly contract: ShownDocument | undefined;
  readonly contractFailed: boolean;
  readonly onContractAgain: () => void;
  readonly ticks: Ticks;
  readonly onTick: (id: string, on: boolean) => void;
  readonly submission: SubmitState<Ticks>;
  readonly promo: SubmitState<string>;
  readonly insurance: InsuranceChoice;
  readonly cancelling: SubmitState<null>;
};

export function ConfirmationView(props: ConfirmationViewProps) {
  const { loan, byEds, consents, profile, ticks, onTick, submission, promo, cancelling } = props;
  const t = useT();
  return (
    <StepFrame
      step={6}
      phase={t('application.confirmPhase')}
      title={t('application.confirmTitle')}
      side={
        <div className={styles.onlyWide}>
          <Card>
            <PriceArch {...loan.price} />
          </Card>
        </div>
      }
    >
      {profile.meter.percent < 100 && <SectionMeter meter={profile.meter} />}
      <ErrorSummary {...submission} />
      <Terms loan={loan} />
      <PlanCard price={loan.price} />
      <PromoCard code={loan.promoCode ?? undefined} submission={promo} />
      <InsuranceCard loan={loan} {...props.insurance} />
      <YourData profile={profile} />
      <ContractCard document={props.contract} failed={props.contractFailed} onAgain={props.onContractAgain} />
      <ConsentCard consents={consents} ticks={ticks} onTick={onTick} problemOf={submission.problemOf} />
      <Card>
        <CheckField
          id={DATA_RIGHT}
          label={t('application.dataRight')}
          checked={ticks[DATA_RIGHT] === true}
          onChange={(on) => onTick(DATA_RIGHT, on)}
          problem={submission.problemOf(DATA_RIGHT)}
        />
        <Button fullWidth loading={submission.pending} onClick={() => void submission.submit(ticks)}>
          {t(byEds ? 'application.toEds' : 'application.toSign')}
        </Button>
        <p className="n-quiet">{t(byEds ? 'application.toEdsNote' : 'application.toSignNote')}</p>
      </Card>
      <CancelApplication submission={cancelling} />
    </StepFrame>
  );
}

function Terms({ loan }: { loan: Application }) {
  const t = useT();
  const lang = useLang();
  const href = useHref();
  const daily = loan.term.unit === 'DAY';
  return (
    <Card
      title={t('application.conditions')}
      aside={
        <Link className="n-tap" to={`${href(paths.cabinet)}?change=1`}>
          {t('application.change')}
          <span className="n-hidden">: {t('application.conditions')}</span>
        </Link>
      }
    >
      <Lines
        items={[
          {
            key: 'term',
            name: t(daily ? 'application.termDays' : 'application.termMonths'),
            value: daily ? days(loan.term.count, lang) : months(loan.term.count, lang),
          },
          {
            key: 'pricing',
            name: t('application.pricingLine'),
            value: t(loan.pricing === 'ECONOMICAL' ? 'application.economical' : 'application.flexible'),
          },
          { key: 'purpose', name: t('application.purposeLine'), value: t(`application.purpose${loan.purpose}`) },
        ]}
      />
      <PriceLines price={loan.price} instalments={!daily} fastIncluded={loan.pricing === 'ECONOMICAL'} />
    </Card>
  );
}
