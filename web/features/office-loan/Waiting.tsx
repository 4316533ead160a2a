import { Button } from '@mantine/core';
import { RESTRUCTURING } from '../../../schema/reference/limits.ts';
import { tiynOf } from '../../../schema/values/money.ts';
import type { OfficeLoanCardFragment } from '../../generated/cabinet/graphql.ts';
import { numeric } from '../../lib/dates.ts';
import { money } from '../../lib/format.ts';
import { type Translate, useT } from '../../lib/intl.ts';
import { problemsOf } from '../../lib/problems.ts';
import { useSubmit } from '../../lib/use-submit.ts';
import { Card } from '../../ui/Card.tsx';
import { ErrorSummary } from '../../ui/ErrorSummary.tsx';
import { Lines } from '../../ui/Lines.tsx';
import { moment } from '../../ui/office/moment.ts';
import type { Done } from './LoanActs.tsx';
import { type ActForm, type Ask, confirming, readForm, sendAct } from './use-loan-act.ts';

/** Another member of staff has to confirm them unchanged. */
export function Waiting({ loan, onDone }: { loan: OfficeLoanCardFragment; onDone: Done }) {
  return loan.waiting.map((ask) => <OneAsk key={`${ask.act}${ask.at}`} {...{ ask, loan, onDone }} />);
}

function OneAsk({ ask, loan, onDone }: { ask: Ask; loan: OfficeLoanCardFragment; onDone: Done }) {
  const t = useT();
  const submission = useSubmit({
    form: `officeLoanConfirm.${loan.loanId}.${ask.act}`,
    read: (values: ActForm) => readForm(values, t, false),
    send: (values: ActForm, key) => sendAct(loan.loanId, values, key),
    refusals: ({ errors }) => problemsOf(errors),
    done: (answer) => onDone({ status: answer.loan?.status ?? loan.status, waiting: answer.waiting }),
  });
  const at = moment(ask.at);
  return (
    <Card tone="care" title={t('officeLoan.waiting', { act: t(`officeLoan.act${ask.act}`) })}>
      <p>{t('officeLoan.askedBy', { by: ask.by, at })}</p>
      <p className="n-quiet">{t(`officeLoan.about${ask.act}`, { days: RESTRUCTURING.courtOfferDays })}</p>
      {ask.terms.length > 0 && (
        <Lines
          items={ask.terms.map(({ name, value }) => ({
            key: name,
            name: t(`officeLoan.${name}`),
            value: termText(t, loan, name, value),
          }))}
        />
      )}
      <ErrorSummary {...submission} />
      {ask.mine ? (
        <p className="n-quiet">{t('officeLoan.waitingMine')}</p>
      ) : (
        <Button loading={submission.pending} onClick={() => void submission.submit(confirming(ask))}>
          {t('officeLoan.confirm')}
        </Button>
      )}
    </Card>
  );
}

function termText(t: Translate, loan: OfficeLoanCardFragment, name: string, value: string): string {
  if (name === 'amount' || name === 'price') return money(tiynOf(value));
  if (name === 'payBy' || name === 'until' || name === 'decidedOn') return numeric(value);
  if (name !== 'paymentId') return value;
  const payment = loan.payments.find(({ id }) => id === value);
  return payment ? `${numeric(payment.paidOn)} · ${money(payment.amount)}` : t('officeLoan.noPayment');
}
