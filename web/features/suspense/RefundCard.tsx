import { Button } from '@mantine/core';
import {
  AnswerBalanceRefundDocument,
  RecallBalanceRefundDocument,
  type SuspensePageQuery,
} from '../../generated/cabinet/graphql.ts';
import { send } from '../../lib/cabinet.ts';
import { dateOfInstant, dayWithYear } from '../../lib/dates.ts';
import { money } from '../../lib/format.ts';
import { useLang, useT } from '../../lib/intl.ts';
import { problemsOf } from '../../lib/problems.ts';
import { useSubmit } from '../../lib/use-submit.ts';
import { Card } from '../../ui/Card.tsx';
import { ErrorSummary } from '../../ui/ErrorSummary.tsx';
import { Lines } from '../../ui/Lines.tsx';
import { MoneyText } from '../../ui/MoneyText.tsx';
import { unlessAsked } from '../../ui/office/unless-asked.ts';
import { useConfirms } from '../../ui/office/use-confirms.ts';
import styles from './suspense.module.css';

type Asked = SuspensePageQuery['balanceRefunds']['nodes'][number];

/** Two members of staff send a refund, or it stays; a sent one may be recalled. */
export function RefundCard({ refund, onDone }: { refund: Asked; onDone: () => void }) {
  const t = useT();
  const lang = useLang();
  const confirms = useConfirms();
  const answering = useSubmit({
    form: `refund.${refund.id}`,
    read: (pay: boolean) => ({ input: pay }),
    send: (pay: boolean, key) =>
      send(AnswerBalanceRefundDocument, { borrowerId: refund.borrowerId, id: refund.id, pay }, key),
    refusals: ({ answerBalanceRefund }) => problemsOf(unlessAsked(answerBalanceRefund.errors)),
    done: onDone,
  });
  const recalling = useSubmit({
    form: `refund-recall.${refund.id}`,
    read: () => ({ input: null }),
    send: (_: null, key) => send(RecallBalanceRefundDocument, { borrowerId: refund.borrowerId, id: refund.id }, key),
    refusals: ({ recallBalanceRefund }) => problemsOf(unlessAsked(recallBalanceRefund.errors)),
    done: onDone,
  });
  return (
    <Card title={<MoneyText value={refund.amount} />}>
      <Lines
        items={[
          { key: 'who', name: t('suspense.borrower'), value: refund.fullName ?? t('suspense.nobody') },
          { key: 'to', name: t('suspense.refundTo'), value: refund.to ?? t('suspense.refundByHand') },
          { key: 'have', name: t('suspense.onBalance'), value: money(refund.balance) },
          { key: 'when', name: t('suspense.askedOn'), value: dayWithYear(dateOfInstant(refund.askedAt), lang) },
          { key: 'stage', name: t('suspense.refundStage'), value: t(`suspense.refund_${refund.stage}`) },
        ]}
      />
      {refund.askedBy && <p role="status">{t('suspense.refundAskedBy', { by: refund.askedBy })}</p>}
      {refund.stage === 'ASKED' && (!refund.askedBy || confirms) && (
        <>
          <ErrorSummary {...answering} />
          <div className={styles.row}>
            <Button loading={answering.pending} onClick={() => void answering.submit(true)}>
              {t('suspense.payRefund', { sum: money(refund.amount) })}
            </Button>
            {!confirms && (
              <Button variant="light" loading={answering.pending} onClick={() => void answering.submit(false)}>
                {t('suspense.declineRefund')}
              </Button>
            )}
          </div>
        </>
      )}
      {refund.stage === 'SENT' && (!refund.askedBy || confirms) && (
        <>
          <ErrorSummary {...recalling} />
          <div className={styles.row}>
            <Button variant="danger" loading={recalling.pending} onClick={() => void recalling.submit(null)}>
              {t('suspense.recallRefund')}
            </Button>
          </div>
        </>
      )}
    </Card>
  );
}
