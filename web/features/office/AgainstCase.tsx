import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import type { ProblemFragment } from '../../generated/cabinet/graphql.ts';
import type { CallOutcome } from '../../lib/call-outcome.ts';
import { useT } from '../../lib/intl.ts';
import { problemsOf } from '../../lib/problems.ts';
import { useSubmit } from '../../lib/use-submit.ts';
import { ErrorSummary } from '../../ui/ErrorSummary.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';

type Props<T> = {
  /** Of the input, unique on the page. */
  readonly field: string;
  readonly form: string;
  readonly hint: string;
  /** What stands between the number and the button. */
  readonly more?: ReactNode;
  readonly children: ReactNode;
  readonly send: (caseNumber: string, key: string) => Promise<CallOutcome<T>>;
  readonly errors: (answer: T) => readonly ProblemFragment[];
  readonly done: (answer: T, caseNumber: string) => void;
};

/** An act that the access log records with the number of a case. */
export function AgainstCase<T>({ field, form, hint, more, children, send, errors, done }: Props<T>) {
  const t = useT();
  const [file, setFile] = useState('');
  const submission = useSubmit({
    form,
    read: (typed: string) =>
      typed.trim() === '' ? { problems: [{ field, text: t('correction.caseEmpty') }] } : { input: typed.trim() },
    send,
    refusals: (answer: T) => problemsOf(errors(answer), { caseNumber: field }),
    done: (answer: T) => done(answer, file.trim()),
  });
  return (
    <>
      <ErrorSummary {...submission} />
      <TextField
        id={field}
        label={t('correction.caseNumber')}
        hint={hint}
        value={file}
        onChange={(next) => {
          setFile(next);
          submission.corrected(field);
        }}
        problem={submission.problemOf(field)}
        autoComplete="off"
        maxLength={40}
      />
      {more}
      <Button variant="light" loading={submission.pending} onClick={() => void submission.submit(file)}>
        {children}
      </Button>
    </>
  );
}
