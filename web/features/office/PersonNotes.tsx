import { Button } from '@mantine/core';
import { useState } from 'react';
import { NotePersonDocument } from '../../generated/cabinet/graphql.ts';
import { send } from '../../lib/cabinet.ts';
import { useT } from '../../lib/intl.ts';
import { problemsOf } from '../../lib/problems.ts';
import { useSubmit } from '../../lib/use-submit.ts';
import { ErrorSummary } from '../../ui/ErrorSummary.tsx';
import { TextAreaField } from '../../ui/fields/TextAreaField.tsx';
import { moment } from '../../ui/office/moment.ts';
import styles from './office.module.css';
import { ListSection, type Person } from './PersonLists.tsx';

/** Notes of acts, stories of disputes, and what colleagues should know of the person. */
export function PersonNotes({ person, onDone }: { readonly person: Person; readonly onDone: () => void }) {
  const t = useT();
  return (
    <ListSection
      name="notes"
      title={t('correction.notes')}
      empty={t('correction.notesNone')}
      items={person.notes}
      before={<NoteForm borrowerId={person.borrowerId} onDone={onDone} />}
    >
      {(shown) => <Notes notes={shown} />}
    </ListSection>
  );
}

type FormProps = { readonly borrowerId: Person['borrowerId']; readonly onDone: () => void };

function NoteForm({ borrowerId, onDone }: FormProps) {
  const t = useT();
  const [text, setText] = useState('');
  const noting = useSubmit({
    form: `correction.note.${borrowerId}`,
    read: (typed: string) =>
      typed.trim() === ''
        ? { problems: [{ field: 'personNote', text: t('correction.noteEmpty') }] }
        : { input: typed.trim() },
    send: (input: string, key) => send(NotePersonDocument, { borrowerId, text: input }, key),
    refusals: ({ notePerson }) => problemsOf(notePerson.errors, { text: 'personNote' }),
    done: () => {
      setText('');
      onDone();
    },
  });
  return (
    <form
      className={styles.noteForm}
      noValidate
      data-no-print
      onSubmit={(event) => {
        event.preventDefault();
        void noting.submit(text);
      }}
    >
      <ErrorSummary {...noting} />
      <TextAreaField
        id="personNote"
        label={t('correction.noteText')}
        hint={t('correction.noteHint')}
        value={text}
        onChange={(next) => {
          setText(next);
          noting.corrected('personNote');
        }}
        problem={noting.problemOf('personNote')}
        maxLength={1000}
        rows={2}
      />
      <Button type="submit" variant="light" loading={noting.pending}>
        {t('correction.noteAdd')}
      </Button>
    </form>
  );
}

function Notes({ notes }: Pick<Person, 'notes'>) {
  const t = useT();
  return (
    <ul className={styles.entries}>
      {notes.map(({ offerNumber, act, by, text, at }) => (
        <li key={`${act}${at}${offerNumber}`}>
          <b>{act === 'NOTE' ? t('correction.noteAbout') : t(`officeLoan.act${act}`)}</b>
          <small>
            {offerNumber && `${offerNumber} · `}
            {t('officeLoan.noteBy', { by: act === 'DISPUTE' ? t('officeLoan.byBorrower') : by, at: moment(at) })}
          </small>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
