import { Button } from '@mantine/core';
import { useState } from 'react';
import { CALL_RESULTS, type CallResult } from '../../../schema/reference/collection.ts';
import { CallBorrowerDocument, type CollectionCaseQuery, NoteCallDocument } from '../../generated/cabinet/graphql.ts';
import { send } from '../../lib/cabinet.ts';
import { dateOfInstant, numeric } from '../../lib/dates.ts';
import { time } from '../../lib/format.ts';
import { useT } from '../../lib/intl.ts';
import { problemsOf } from '../../lib/problems.ts';
import { useSubmit } from '../../lib/use-submit.ts';
import { Card } from '../../ui/Card.tsx';
import { ErrorSummary } from '../../ui/ErrorSummary.tsx';
import { DateField } from '../../ui/fields/DateField.tsx';
import { MoneyField } from '../../ui/fields/MoneyField.tsx';
import { SelectField } from '../../ui/fields/SelectField.tsx';
import { TextAreaField } from '../../ui/fields/TextAreaField.tsx';
import { type CallForm, EMPTY_CALL, readCall } from './call-form.ts';
import styles from './collection.module.css';

type Case = NonNullable<CollectionCaseQuery['collectionCase']>;
type Props = { readonly found: Case; readonly onDone: () => void };

/** The number is shown for one call, which counts from then on; a borrower who calls us is noted without it. */
export function CallCard({ found, onDone }: Props) {
  const t = useT();
  const { loanId } = found.loan;
  const open = found.contacts.find(({ result, incoming }) => result === null && !incoming);
  const [call, setCall] = useState<{ id: string; phone: string | null } | undefined>(
    open && { id: open.id, phone: null },
  );
  const [calledUs, setCalledUs] = useState(false);
  const dialling = useSubmit({
    form: `collection.call.${loanId}`,
    read: (id: string) => ({ input: id }),
    send: (id: string, key) => send(CallBorrowerDocument, { loanId: id }, key),
    refusals: ({ callBorrower }) => problemsOf(callBorrower.errors),
    done: ({ callBorrower: { callId, phone } }) => {
      if (callId) setCall({ id: callId, phone });
    },
  });
  return (
    <Card title={t('collection.call')}>
      <ErrorSummary {...dialling} />
      {call?.phone && (
        <a className={styles.phone} href={`tel:${call.phone.replace(/[^+\d]/g, '')}`}>
          {call.phone}
        </a>
      )}
      {call && !call.phone && <p>{t('collection.noteFirst')}</p>}
      {call || calledUs ? (
        <NoteForm found={found} callId={call?.id ?? null} onDone={onDone} />
      ) : (
        <>
          <p className="n-quiet">{callsText()}</p>
          <div className={styles.row}>
            <Button
              loading={dialling.pending}
              disabled={found.callFrom !== null || found.callsLeft === 0}
              onClick={() => void dialling.submit(loanId)}
            >
              {t('collection.showNumber')}
            </Button>
            <Button variant="light" onClick={() => setCalledUs(true)}>
              {t('collection.noteIncoming')}
            </Button>
          </div>
        </>
      )}
    </Card>
  );

  function callsText(): string {
    const { callFrom, callsLeft } = found;
    if (callFrom) return t('collection.notNow', { date: numeric(dateOfInstant(callFrom)), time: time(callFrom) });
    return callsLeft === 0 ? t('collection.callsOver') : t('collection.callsLeft', { count: callsLeft });
  }
}

type NoteProps = Props & { readonly callId: string | null };

function NoteForm({ found, callId, onDone }: NoteProps) {
  const t = useT();
  const { loanId } = found.loan;
  const [form, setForm] = useState<CallForm>(EMPTY_CALL);
  const noting = useSubmit({
    form: `collection.note.${loanId}`,
    read: (typed: CallForm) => readCall(typed, t),
    send: (input, key) => send(NoteCallDocument, { loanId, callId, ...input }, key),
    refusals: ({ noteCall }) =>
      problemsOf(noteCall.errors, { 'promise.amount': 'amount', 'promise.by': 'by', promise: 'amount' }),
    done: onDone,
  });
  const field = (id: keyof CallForm) => ({
    id,
    value: form[id],
    onChange: (value: string) => {
      setForm({ ...form, [id]: value });
      noting.corrected(id);
    },
    problem: noting.problemOf(id),
  });
  const promised = form.result === ('PROMISED' satisfies CallResult);
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void noting.submit(form);
      }}
    >
      <ErrorSummary {...noting} />
      <SelectField
        {...field('result')}
        label={t('collection.result')}
        options={CALL_RESULTS.map((value) => ({ value, label: t(`collection.result_${value}`) }))}
      />
      {promised && (
        <>
          <MoneyField {...field('amount')} label={t('collection.promiseSum')} tiyn />
          <DateField
            {...field('by')}
            label={t('collection.promiseBy')}
            hint={t('collection.promiseHint', { date: numeric(found.promiseUntil) })}
          />
        </>
      )}
      {form.result !== '' && !promised && (
        <DateField
          {...field('callBackOn')}
          label={t('collection.callBack')}
          hint={t('collection.callBackHint', { date: numeric(found.promiseUntil) })}
          required={false}
        />
      )}
      <TextAreaField
        {...field('text')}
        label={t('collection.text')}
        hint={t('collection.textHint')}
        maxLength={1000}
        rows={3}
      />
      <div className={styles.row}>
        <Button type="submit" loading={noting.pending}>
          {t('collection.note')}
        </Button>
      </div>
    </form>
  );
}
