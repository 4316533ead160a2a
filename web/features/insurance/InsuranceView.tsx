import { Button } from '@mantine/core';
import type { InsurancePageQuery } from '../../generated/cabinet/graphql.ts';
import { money } from '../../lib/format.ts';
import { useT } from '../../lib/intl.ts';
import type { MadeDocument } from '../../lib/use-document.ts';
import type { SubmitState } from '../../lib/use-submit.ts';
import { CancelApplication } from '../../ui/CancelApplication.tsx';
import { Card } from '../../ui/Card.tsx';
import { ConsentCard, type Ticks } from '../../ui/ConsentCard.tsx';
import { DocumentRows } from '../../ui/DocumentRows.tsx';
import { ErrorSummary } from '../../ui/ErrorSummary.tsx';
import { Lines } from '../../ui/Lines.tsx';
import { MoneyText } from '../../ui/MoneyText.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { StepFrame } from '../../ui/StepFrame.tsx';

export type InsuranceViewProps = {
  readonly offer: NonNullable<InsurancePageQuery['insuranceOffer']>;
  readonly consents: InsurancePageQuery['consents'];
  readonly ticks: Ticks;
  readonly onTick: (id: string, on: boolean) => void;
  readonly agreement: MadeDocument;
  readonly accepting: SubmitState<Ticks>;
  readonly declining: SubmitState<null>;
  readonly cancelling: SubmitState<null>;
};

/** Refusing comes first and needs no tick; accepting needs a consent to share data with the insurer. */
export function InsuranceView(props: InsuranceViewProps) {
  const { offer, accepting, declining, ticks } = props;
  const t = useT();
  return (
    <StepFrame step={7} phase={t('document.phase')} title={t('insurance.title')} lead={t('insurance.lead')}>
      <Card title={t('insurance.cost')}>
        <Lines
          items={[
            {
              key: 'premium',
              name: t('insurance.premium'),
              note: t('insurance.premiumNote'),
              value: <MoneyText value={offer.premium} plus />,
            },
            { key: 'with', name: t('insurance.totalWith'), value: <MoneyText value={offer.totalWith} /> },
            {
              key: 'without',
              name: t('insurance.totalWithout'),
              value: <MoneyText value={offer.totalWithout} />,
              weight: 'total',
            },
          ]}
        />
      </Card>
      <Card tone="tint" title={t('insurance.saved', { sum: money(offer.saved) })}>
        <p>{t('insurance.savedNote')}</p>
        <Agreement {...props.agreement} />
        <ErrorSummary {...declining} />
        <Button fullWidth loading={declining.pending} onClick={() => void declining.submit(null)}>
          {t('insurance.decline', { sum: money(offer.totalWithout) })}
        </Button>
      </Card>
      <h2>{t('insurance.acceptTitle')}</h2>
      <ErrorSummary {...accepting} />
      <ConsentCard
        consents={props.consents}
        ticks={ticks}
        onTick={props.onTick}
        problemOf={(field) => accepting.problemOf(field)}
      />
      <Button variant="light" fullWidth loading={accepting.pending} onClick={() => void accepting.submit(ticks)}>
        {t('insurance.accept', { sum: money(offer.premium) })}
      </Button>
      <CancelApplication submission={props.cancelling} />
    </StepFrame>
  );
}

function Agreement({ document, failed, again }: MadeDocument) {
  const t = useT();
  if (failed)
    return (
      <div className="n-stack" role="alert">
        <p>{t('insurance.agreementFailed')}</p>
        <Button variant="light" onClick={again}>
          {t('shell.tryAgain')}
        </Button>
      </div>
    );
  return (
    <div className="n-stack">
      <p className="n-quiet">{t('insurance.agreementNote')}</p>
      {document ? (
        <DocumentRows documents={[document]} label={t('insurance.agreement')} />
      ) : (
        <Skeleton rows={[60]} label={t('shell.loading')} />
      )}
    </div>
  );
}
