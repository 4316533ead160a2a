import { Button } from '@mantine/core';
import { AskAboutPaymentDocument, type InDoubtFragment, type PaymentState } from '../../generated/cabinet/graphql.ts';
import { send } from '../../lib/cabinet.ts';
import { dateOfInstant, dayWithYear } from '../../lib/dates.ts';
import { days, time } from '../../lib/format.ts';
import { useLang, useT } from '../../lib/intl.ts';
import { problemsOf } from '../../lib/problems.ts';
import { useSubmit } from '../../lib/use-submit.ts';
import { Card } from '../../ui/Card.tsx';
import { ErrorSummary } from '../../ui/ErrorSummary.tsx';
import { Lines } from '../../ui/Lines.tsx';
import { MoneyText } from '../../ui/MoneyText.tsx';
import { WithNumber } from '../../ui/WithNumber.tsx';

type Props = { payment: InDoubtFragment; onAsked: (payment: InDoubtFragment, state: PaymentState) => void };

/** The office cannot decide the outcome, only ask the provider again. */
export function InDoubtCard({ payment, onAsked }: Props) {
  const t = useT();
  const lang = useLang();
  const at = (instant: string): string => `${dayWithYear(dateOfInstant(instant), lang)}, ${time(instant)}`;
  const asking = useSubmit({
    form: `doubt.${payment.id}`,
    read: () => ({ input: null }),
    send: (_: null, key) => send(AskAboutPaymentDocument, { id: payment.id }, key),
    refusals: ({ askAboutPayment }) => problemsOf(askAboutPayment.errors),
    done: ({ askAboutPayment: { asked } }) => {
      if (asked) onAsked(payment, asked);
    },
  });
  return (
    <Card title={<MoneyText value={payment.amount} />}>
      <Lines
        items={[
          { key: 'who', name: t('suspense.borrower'), value: payment.fullName ?? t('suspense.nobody') },
          {
            key: 'for',
            name: t('suspense.doubtFor'),
            value: payment.offerNumber ? (
              <WithNumber
                text={t('suspense.doubtLoan', { number: payment.offerNumber })}
                number={payment.offerNumber}
              />
            ) : (
              t('suspense.doubtTopUp')
            ),
          },
          {
            key: 'what',
            name: t('suspense.doubtWhat'),
            value: t(payment.byCard ? 'suspense.doubtCharge' : 'suspense.doubtPage'),
            note: payment.id,
          },
          {
            key: 'when',
            name: t('suspense.doubtOpened'),
            value: at(payment.openedAt),
            after: t('suspense.age', { days: days(payment.ageDays, lang) }),
          },
          {
            key: 'asked',
            name: t('suspense.doubtAsked'),
            value: payment.askedAt ? at(payment.askedAt) : t('suspense.doubtNotAsked'),
          },
        ]}
      />
      <ErrorSummary {...asking} />
      <div>
        <Button loading={asking.pending} onClick={() => void asking.submit(null)}>
          {t('suspense.askProvider')}
        </Button>
      </div>
    </Card>
  );
}
