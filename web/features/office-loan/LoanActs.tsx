import { Button } from '@mantine/core';
import { useState } from 'react';
import { RESTRUCTURING } from '../../../schema/reference/limits.ts';
import type { OfficeLoanCardFragment } from '../../generated/cabinet/graphql.ts';
import { dayFrom, numeric } from '../../lib/dates.ts';
import { money } from '../../lib/format.ts';
import { useLang, useT } from '../../lib/intl.ts';
import { problemsOf } from '../../lib/problems.ts';
import { type SubmitState, useSubmit } from '../../lib/use-submit.ts';
import { Card } from '../../ui/Card.tsx';
import { ErrorSummary } from '../../ui/ErrorSummary.tsx';
import { DateField } from '../../ui/fields/DateField.tsx';
import { SelectField } from '../../ui/fields/SelectField.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { Modal } from '../../ui/Modal.tsx';
import styles from './office-loan.module.css';
import { type ActForm, beginWith, type OpenAct, readForm, sendAct, type TermName, termsOf } from './use-loan-act.ts';

type Loan = OfficeLoanCardFragment;
export type Done = (answer: { readonly status: string; readonly waiting: boolean }) => void;

/** An act that moves money or debt asks for a confirmation and then waits for a second person. */
export function LoanActs({ loan, onDone }: { loan: Loan; onDone: Done }) {
  const t = useT();
  const [form, setForm] = useState<ActForm>();
  const [sure, setSure] = useState(false);
  const submission = useSubmit({
    form: `officeLoan.${loan.loanId}`,
    read: (values: ActForm) => readForm(values, t, true),
    send: (values: ActForm, key) => sendAct(loan.loanId, values, key),
    refusals: ({ errors }) => problemsOf(errors),
    done: (answer) => {
      setSure(false);
      setForm(undefined);
      onDone({ status: answer.loan?.status ?? loan.status, waiting: answer.waiting });
    },
  });
  const open = form && loan.acts.find(({ act }) => act === form.act);
  const choose = (act: string) => {
    const chosen = loan.acts.find((one) => one.act === act);
    setForm(chosen && beginWith(chosen));
  };
  const press = () => {
    if (!form || !open) return;
    const reading = readForm(form, t, true);
    // Shows errors before it asks for a confirmation.
    if (open.twoPersons && 'input' in reading) setSure(true);
    else void submission.submit(form);
  };
  if (loan.acts.length === 0) return null;
  return (
    <Card title={t('officeLoan.acts')}>
      {!sure && <ErrorSummary {...submission} />}
      <SelectField
        id="act"
        label={t('officeLoan.which')}
        value={form?.act ?? ''}
        onChange={choose}
        options={loan.acts.map(({ act }) => ({ value: act, label: t(`officeLoan.act${act}`) }))}
      />
      {form && open && (
        <>
          <p className="n-quiet">{t(`officeLoan.about${open.act}`, { days: RESTRUCTURING.courtOfferDays })}</p>
          {termsOf(open.act).map((name) => (
            <Term key={name} {...{ name, open, loan, form, submission }} onChange={setForm} />
          ))}
          <TextField
            id="note"
            label={t('officeLoan.note')}
            hint={t('officeLoan.noteHint')}
            value={form.note}
            onChange={(note) => {
              setForm({ ...form, note });
              submission.corrected('note');
            }}
            problem={submission.problemOf('note')}
            autoComplete="off"
            maxLength={200}
          />
          <div className={styles.row}>
            <Button loading={submission.pending} onClick={press}>
              {t(open.twoPersons ? 'officeLoan.ask' : 'officeLoan.do')}
            </Button>
          </div>
        </>
      )}
      <Modal opened={sure} onClose={() => setSure(false)} title={form ? t(`officeLoan.act${form.act}`) : ''}>
        <p>{t('officeLoan.sureText')}</p>
        <ErrorSummary {...submission} />
        <Button fullWidth loading={submission.pending} onClick={() => form && void submission.submit(form)}>
          {t('officeLoan.ask')}
        </Button>
        <Button fullWidth variant="light" onClick={() => setSure(false)}>
          {t('officeLoan.notNow')}
        </Button>
      </Modal>
    </Card>
  );
}

const { minMonths, maxMonths } = RESTRUCTURING;
const MONTHS = Array.from({ length: maxMonths - minMonths + 1 }, (_, i) => String(minMonths + i)).map((count) => ({
  value: count,
  label: count,
}));

type TermProps = {
  readonly name: TermName;
  readonly open: OpenAct;
  readonly loan: Loan;
  readonly form: ActForm;
  readonly submission: SubmitState<ActForm>;
  readonly onChange: (form: ActForm) => void;
};

function Term({ name, open, loan, form, submission, onChange }: TermProps) {
  const t = useT();
  const lang = useLang();
  const shared = {
    id: name,
    label: t(`officeLoan.${name}`),
    value: form[name],
    problem: submission.problemOf(name),
    onChange: (text: string) => {
      onChange({ ...form, [name]: text });
      submission.corrected(name);
    },
  };
  switch (name) {
    case 'months':
      return <SelectField {...shared} options={MONTHS} />;
    case 'until':
    case 'payBy':
    case 'decidedOn':
      return <DateField {...shared} hint={open.to ? t('officeLoan.notAfter', { date: dayFrom(open.to, lang) }) : ''} />;
    case 'amount':
    case 'price': {
      const hint = open.limit !== null ? t('officeLoan.atMost', { sum: money(open.limit) }) : '';
      return <TextField {...shared} hint={hint} inputMode="text" autoComplete="off" maxLength={20} />;
    }
    case 'buyer':
      return <TextField {...shared} hint={t('officeLoan.buyerHint')} autoComplete="off" maxLength={64} />;
    case 'paymentId': {
      const options = loan.payments
        .filter((payment) => payment.reversedOn === null)
        .map((payment) => ({ value: payment.id, label: `${numeric(payment.paidOn)} · ${money(payment.amount)}` }));
      return <SelectField {...shared} options={options} />;
    }
  }
}
