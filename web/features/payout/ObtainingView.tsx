import { Button } from '@mantine/core';
import { money } from '../../lib/format.ts';
import { useT } from '../../lib/intl.ts';
import { Card } from '../../ui/Card.tsx';
import { ErrorSummary } from '../../ui/ErrorSummary.tsx';
import { IbanField } from '../../ui/fields/IbanField.tsx';
import { RadioCards } from '../../ui/fields/RadioCards.tsx';
import { StepFrame } from '../../ui/StepFrame.tsx';
import { CardChoice } from './CardChoice.tsx';
import type { ObtainingViewProps } from './method.ts';
import { OfficeChoice } from './OfficeChoice.tsx';

/** A closed method says why. */
export function ObtainingView(props: ObtainingViewProps) {
  const { amount, failure, options, form, onChange, submission } = props;
  const t = useT();
  const shut = (open: boolean, reason?: string | null): string | undefined => {
    if (open) return undefined;
    return reason ? t('payout.notNow', { reason }) : t('payout.unavailable');
  };
  const ways = [
    { value: 'IBAN' as const, name: 'iban', shut: shut(options.iban) },
    { value: 'CARD' as const, name: 'card', shut: shut(options.card, options.cardReason?.message) },
    { value: 'POST' as const, name: 'post', shut: shut(options.post) },
  ];
  const chosen = ways.find((way) => way.value === form.kind);
  return (
    <StepFrame
      step={7}
      phase={t('payout.phase')}
      title={t('payout.title')}
      lead={t('payout.lead', { amount: money(amount) })}
    >
      <form
        className="n-stack"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!chosen?.shut) void submission.submit(form);
        }}
      >
        {failure && (
          <Card tone="care" title={t('payout.failedTitle')}>
            <p role="status">{failure}</p>
          </Card>
        )}
        <ErrorSummary {...submission} />
        <RadioCards
          id="kind"
          label={t('payout.how')}
          value={form.kind}
          onChange={(kind) => {
            onChange({ kind });
            for (const field of ['iban', 'cardId', 'postOfficeId']) submission.corrected(field); // of other methods
          }}
          options={ways.map((way) => ({
            value: way.value,
            label: t(`payout.${way.name}`),
            text: way.shut ?? t(`payout.${way.name}Text`),
          }))}
        />
        {form.kind === 'IBAN' && options.ibanUnchecked && (
          <Card tone="care">
            <p>{t('payout.ibanUnchecked')}</p>
          </Card>
        )}
        {!chosen?.shut && (
          <Card>
            {form.kind === 'IBAN' && (
              <IbanField
                value={form.iban}
                onChange={(iban) => {
                  onChange({ iban });
                  submission.corrected('iban');
                }}
                bank={props.bank}
                problem={submission.problemOf('iban')}
              />
            )}
            {form.kind === 'CARD' && <CardChoice {...props} />}
            {form.kind === 'POST' && <OfficeChoice {...props} />}
            <Button type="submit" fullWidth loading={submission.pending}>
              {t('payout.next')}
            </Button>
          </Card>
        )}
      </form>
    </StepFrame>
  );
}
