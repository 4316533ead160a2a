import { Button } from '@mantine/core';
import { useState } from 'react';
import type { QueuedFragment } from '../../generated/cabinet/graphql.ts';
import { useT } from '../../lib/intl.ts';
import { stageOf } from '../../lib/loan-stage.ts';
import { problemsOf } from '../../lib/problems.ts';
import { type SubmitState, useSubmit } from '../../lib/use-submit.ts';
import { Card } from '../../ui/Card.tsx';
import { ErrorSummary } from '../../ui/ErrorSummary.tsx';
import { CheckField } from '../../ui/fields/CheckField.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { Lines } from '../../ui/Lines.tsx';
import { Modal } from '../../ui/Modal.tsx';
import { MoneyText } from '../../ui/MoneyText.tsx';
import { unlessAsked } from '../../ui/office/unless-asked.ts';
import type { ApplicationCardData } from './ApplicantCards.tsx';
import styles from './office.module.css';
import { type Act, type ActForm, readAct, sendAct } from './use-office.ts';

type Ask = ApplicationCardData['asks'][number];
type Props = {
  readonly application: QueuedFragment;
  readonly asks: readonly Ask[];
  readonly mine: boolean;
  readonly verifier: boolean;
  /** Without a status it was asked for, and a second person is awaited. */
  readonly onDone: (status?: string) => void;
};

const FIELDS = [
  ['personal', 'office.fieldPersonal'],
  ['address', 'office.fieldAddress'],
  ['employment', 'office.fieldEmployment'],
  ['contacts', 'office.fieldContacts'],
] as const;
/** Acts that send money. */
const PAYING: readonly Act[] = ['approve', 'confirmApproval'];
/** Acts that cannot be undone. */
const FINAL: readonly Act[] = ['reject', 'fraud', 'recall', ...PAYING];
const looksOf = (act: Act): string => {
  if (PAYING.includes(act)) return 'filled';
  return act === 'fraud' || act === 'recall' ? 'danger' : 'light';
};

/** The server checks the rights. */
export function Actions({ application, asks, mine, verifier, onDone }: Props) {
  const t = useT();
  const [note, setNote] = useState('');
  const [fields, setFields] = useState<readonly string[]>([]);
  const [confirming, setConfirming] = useState<Act>();
  const acts = actsOf(application, asks, mine, verifier);
  const seconds = (act: Act) => asks.some((ask) => !ask.mine && CONFIRMED[ask.act] === act);
  const submission = useSubmit({
    form: `office.${application.loanId}`,
    read: (form: ActForm) => readAct(form, t, seconds(form.act)),
    send: (form: ActForm, key) => sendAct(application.loanId, form, key),
    refusals: ({ errors }) => problemsOf(unlessAsked(errors)),
    done: ({ loan }) => {
      setConfirming(undefined);
      setNote('');
      onDone(loan?.status);
    },
  });
  const press = (act: Act) => {
    const form = { act, note, fields };
    // Shows errors before it asks for a confirmation.
    if (FINAL.includes(act) && 'input' in readAct(form, t, seconds(act))) setConfirming(act);
    else void submission.submit(form);
  };
  if (acts.length === 0 && asks.length === 0) return null;
  return (
    <Card>
      {!confirming && <ErrorSummary {...submission} />}
      {asks.map(({ act, by }) => (
        <p key={act} role="status">
          {t('office.asked', { act: t(`office.act${act}`), by })}
        </p>
      ))}
      {acts.includes('take') && (
        <Button loading={submission.pending} onClick={() => press('take')}>
          {t('office.take')}
        </Button>
      )}
      {acts.some((act) => act !== 'take') && (
        <TextField
          id="note"
          label={t('office.note')}
          hint={t('office.noteHint')}
          value={note}
          onChange={(text) => {
            setNote(text);
            submission.corrected('note');
          }}
          problem={submission.problemOf('note')}
          autoComplete="off"
          maxLength={200}
        />
      )}
      {acts.includes('returnBack') && <Fields fields={fields} onChange={setFields} submission={submission} />}
      <div className={styles.row}>
        {acts
          .filter((act) => act !== 'take')
          .map((act) => (
            <Button key={act} variant={looksOf(act)} loading={submission.pending} onClick={() => press(act)}>
              {t(`office.${act}`)}
            </Button>
          ))}
      </div>
      {acts.some((act) => act === 'recall' || act === 'fraud' || act === 'confirmApproval') && (
        <p className="n-quiet">{t('office.twoPersons')}</p>
      )}
      <Modal opened={confirming !== undefined} onClose={() => setConfirming(undefined)} title={t('office.sure')}>
        {confirming && PAYING.includes(confirming) ? (
          <Leaving application={application} />
        ) : (
          <p>{t('office.sureText')}</p>
        )}
        <ErrorSummary {...submission} />
        <Button
          fullWidth
          loading={submission.pending}
          onClick={() => confirming && void submission.submit({ act: confirming, note, fields })}
        >
          {confirming && t(`office.${confirming}`)}
        </Button>
        <Button fullWidth variant="light" onClick={() => setConfirming(undefined)}>
          {t('office.cancel')}
        </Button>
      </Modal>
    </Card>
  );
}

/** What goes out and to whom. */
function Leaving({ application: { amount, offerNumber, applicant } }: Pick<Props, 'application'>) {
  const t = useT();
  return (
    <>
      <Lines
        items={[
          { key: 'sum', name: t('office.leaves'), value: <MoneyText value={amount} />, weight: 'total' },
          { key: 'who', name: t('office.leavesTo'), value: applicant?.fullName ?? '—', note: applicant?.maskedIin },
          { key: 'offer', name: t('office.leavesBy'), value: offerNumber },
        ]}
      />
      <p>{t('office.leavesText')}</p>
    </>
  );
}

const CONFIRMED: Readonly<Record<string, Act>> = { FRAUD: 'fraud', DECIDED: 'confirmApproval', RECALL: 'recall' };

/** What the taker has asked for once is not asked again. */
const ASKED: Readonly<Record<string, Act>> = { FRAUD: 'fraud', DECIDED: 'approve' };

/** Whoever has not taken it confirms only what waits for a second person. */
function actsOf(
  { status, takenBy }: QueuedFragment,
  asks: readonly Ask[],
  mine: boolean,
  verifier: boolean,
): readonly Act[] {
  const toConfirm = asks.flatMap((ask) => (ask.mine ? [] : (CONFIRMED[ask.act] ?? [])));
  if (stageOf(status) === 'payout') return verifier || asks.length > 0 ? toConfirm : ['recall'];
  const own: readonly Act[] = ['approve', 'reject', 'returnBack', 'fraud'];
  if (status === 'MANUAL_VERIFICATION')
    return mine ? own.filter((act) => !asks.some((ask) => ask.mine && ASKED[ask.act] === act)) : toConfirm;
  const free = status === 'ON_MANUAL_VERIFICATION' || (status === 'REVISED_VERIFICATION' && (mine || takenBy === null));
  return free && verifier ? ['take'] : [];
}

type FieldsProps = {
  readonly fields: readonly string[];
  readonly onChange: (fields: readonly string[]) => void;
  readonly submission: SubmitState<ActForm>;
};

function Fields({ fields, onChange, submission }: FieldsProps) {
  const t = useT();
  return (
    <fieldset className={styles.fields}>
      <legend>{t('office.fields')}</legend>
      {FIELDS.map(([id, label]) => (
        <CheckField
          key={id}
          id={id}
          label={t(label)}
          checked={fields.includes(id)}
          onChange={(on) => {
            onChange(on ? [...fields, id] : fields.filter((field) => field !== id));
            submission.corrected('personal');
          }}
          problem={id === 'personal' ? submission.problemOf('personal') : undefined}
        />
      ))}
    </fieldset>
  );
}
