import { useState } from 'react';
import type { InDoubtFragment, PaymentState } from '../../generated/cabinet/graphql.ts';
import { money } from '../../lib/format.ts';
import { useT } from '../../lib/intl.ts';
import { InDoubtCard } from './InDoubtCard.tsx';
import styles from './suspense.module.css';

const ANSWERS = {
  IN_DOUBT: 'suspense.doubtStill',
  RECEIVED: 'suspense.doubtReceived',
  FAILED: 'suspense.doubtFailed',
  SUSPENDED: 'suspense.doubtSuspended',
  WAITING: 'suspense.doubtUnpaid',
  CHALLENGE: 'suspense.doubtUnpaid',
} as const satisfies Record<PaymentState, string>;

/** With the provider's answers to questions asked from here. */
export function InDoubt({ payments, onAsked }: { payments: readonly InDoubtFragment[]; onAsked: () => void }) {
  const t = useT();
  const [answer, setAnswer] = useState<string>();
  return (
    <>
      <h2>{t('suspense.doubt')}</h2>
      <p className="n-quiet">{t(payments.length === 0 ? 'suspense.noDoubt' : 'suspense.doubtLead')}</p>
      <p role="status">{answer}</p>
      <div className={styles.cards}>
        {payments.map((payment) => (
          <InDoubtCard
            key={payment.id}
            payment={payment}
            onAsked={({ amount }, state) => {
              setAnswer(t(ANSWERS[state], { sum: money(amount) }));
              onAsked();
            }}
          />
        ))}
      </div>
    </>
  );
}
