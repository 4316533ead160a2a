import { Button } from '@mantine/core';
import { useState } from 'react';
import { paymentSource } from '../../../schema/reference/payment-sources.ts';
import {
  ReleaseSuspendedDocument,
  type SuspendedFragment,
  type SuspenseTarget,
} from '../../generated/cabinet/graphql.ts';
import { send } from '../../lib/cabinet.ts';
import { dayWithYear } from '../../lib/dates.ts';
import { days, money } from '../../lib/format.ts';
import { useLang, useT } from '../../lib/intl.ts';
import { problemsOf } from '../../lib/problems.ts';
import { useSubmit } from '../../lib/use-submit.ts';
import { Card } from '../../ui/Card.tsx';
import { ErrorSummary } from '../../ui/ErrorSummary.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { Lines } from '../../ui/Lines.tsx';
import { MoneyText } from '../../ui/MoneyText.tsx';
import { unlessAsked } from '../../ui/office/unless-asked.ts';
import { useConfirms } from '../../ui/office/use-confirms.ts';
import { REASONS } from './reasons.ts';
import styles from './suspense.module.css';

const LIVE: readonly SuspenseTarget[] = ['LOAN', 'BALANCE', 'SENDER'];
/** A loan that was written off or sold needs two members of staff. */
const OVER: readonly SuspenseTarget[] = ['RECOVERY', 'BUYER', 'CESSION_PRICE'];

type Wish = { readonly to: SuspenseTarget; readonly offerNumber: string };

export function SuspendedCard({ payment, onDone }: { payment: SuspendedFragment; onDone: () => void }) {
  const t = useT();
  const lang = useLang();
  const field = `offer-${payment.id}`;
  const [offerNumber, setOfferNumber] = useState(payment.offerNumber ?? '');
  const releasing = useSubmit({
    form: `suspense.${payment.id}`,
    read: (wish: Wish) =>
      wish.to !== 'SENDER' && wish.offerNumber.trim() === ''
        ? { problems: [{ field, text: t('suspense.offerMissing') }] }
        : { input: wish },
    send: ({ to, offerNumber: number }: Wish, key) =>
      send(ReleaseSuspendedDocument, { id: payment.id, to, offerNumber: to === 'SENDER' ? null : number.trim() }, key),
    refusals: ({ releaseSuspended }) => problemsOf(unlessAsked(releaseSuspended.errors), { offerNumber: field }),
    done: onDone,
  });
  const confirms = useConfirms();
  const press = (to: SuspenseTarget) => void releasing.submit({ to, offerNumber });
  const held = payment.reason !== null;
  return (
    <Card title={<MoneyText value={payment.amount} />}>
      <Lines
        items={[
          { key: 'why', name: t('suspense.reason'), value: why() },
          {
            key: 'from',
            name: t('suspense.provider'),
            value: paymentSource(payment.provider, lang),
            note: payment.externalId,
          },
          {
            key: 'when',
            name: t('suspense.paidOn'),
            value: dayWithYear(payment.operationDate, lang),
            after: t('suspense.age', { days: days(payment.ageDays, lang) }),
          },
          ...(payment.text ? [{ key: 'text', name: t('suspense.text'), value: payment.text }] : []),
        ]}
      />
      {held && <ErrorSummary {...releasing} />}
      {payment.asks.map((ask) => (
        <div key={`${ask.to}${ask.offerNumber}`} className={styles.row}>
          <p>{t('suspense.ask', { what: t(`suspense.to_${ask.to}`), number: ask.offerNumber ?? '', by: ask.by })}</p>
          {confirms && (
            <Button
              loading={releasing.pending}
              onClick={() => void releasing.submit({ to: ask.to, offerNumber: ask.offerNumber ?? '' })}
            >
              {t('officeLoan.confirm')}
            </Button>
          )}
        </div>
      ))}
      {held && !confirms && (
        <>
          <TextField
            id={field}
            label={t('suspense.offer')}
            hint={t('suspense.offerHint')}
            value={offerNumber}
            onChange={(text) => {
              setOfferNumber(text);
              releasing.corrected(field);
            }}
            problem={releasing.problemOf(field)}
            autoComplete="off"
            maxLength={32}
          />
          {[LIVE, OVER].map((targets) => (
            <div key={targets[0]} className={styles.row}>
              {targets === OVER && <span className="n-quiet">{t('suspense.more')}</span>}
              {targets.map((to) => (
                <Button
                  key={to}
                  variant={to === 'LOAN' ? 'filled' : 'light'}
                  loading={releasing.pending}
                  onClick={() => press(to)}
                >
                  {t(`suspense.to_${to}`)}
                </Button>
              ))}
            </div>
          ))}
        </>
      )}
    </Card>
  );

  function why(): string {
    const { reason, contradictedBy } = payment;
    if (reason === null) return t('suspense.contradicted', { sum: money(contradictedBy ?? 0n) });
    if (reason.startsWith('CURRENCY_')) return t('suspense.currency', { code: reason.slice('CURRENCY_'.length) });
    return REASONS.includes(reason) ? t(`suspense.${reason}`) : reason;
  }
}
