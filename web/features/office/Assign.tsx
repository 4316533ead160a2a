import { Button } from '@mantine/core';
import { useState } from 'react';
import { AssignApplicationDocument } from '../../generated/cabinet/graphql.ts';
import { send } from '../../lib/cabinet.ts';
import { partOf } from '../../lib/call-outcome.ts';
import { useT } from '../../lib/intl.ts';
import { problemsOf } from '../../lib/problems.ts';
import { useSubmit } from '../../lib/use-submit.ts';
import { Card } from '../../ui/Card.tsx';
import { ErrorSummary } from '../../ui/ErrorSummary.tsx';
import { SelectField } from '../../ui/fields/SelectField.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';

type Props = {
  readonly loanId: string;
  readonly assignees: readonly string[];
  /** Another verifier has it, so handing it on needs a reason. */
  readonly taken: boolean;
  readonly onDone: (status: string) => void;
};

type Typed = { readonly email: string; readonly reason: string };

/** Support gives an application to a verifier, also where another one has taken it and is away. */
export function Assign({ loanId, assignees, taken, onDone }: Props) {
  const t = useT();
  const [typed, setTyped] = useState<Typed>({ email: '', reason: '' });
  const submission = useSubmit({
    form: `office.assign.${loanId}`,
    read: ({ email, reason }: Typed) => {
      const problems = [
        ...(email === '' ? [{ field: 'email', text: t('office.assignEmpty') }] : []),
        ...(taken && reason.trim() === '' ? [{ field: 'reason', text: t('office.noteMissing') }] : []),
      ];
      return problems.length > 0 ? { problems } : { input: { loanId, email, ...(taken ? { reason } : {}) } };
    },
    send: async (input, key) => partOf(await send(AssignApplicationDocument, input, key), (d) => d.assignApplication),
    refusals: ({ errors }) => problemsOf(errors, { email: 'email', reason: 'reason' }),
    done: ({ loan }) => {
      if (loan) onDone(loan.status);
    },
  });
  if (assignees.length === 0) return null;
  return (
    <Card title={t('office.assign')}>
      <ErrorSummary {...submission} />
      <SelectField
        id="email"
        label={t('office.assignTo')}
        value={typed.email}
        onChange={(email) => {
          setTyped({ ...typed, email });
          submission.corrected('email');
        }}
        problem={submission.problemOf('email')}
        options={assignees.map((one) => ({ value: one, label: one }))}
      />
      {taken && (
        <TextField
          id="reason"
          label={t('office.evidenceReason')}
          value={typed.reason}
          onChange={(reason) => {
            setTyped({ ...typed, reason });
            submission.corrected('reason');
          }}
          problem={submission.problemOf('reason')}
          autoComplete="off"
          maxLength={200}
        />
      )}
      <Button loading={submission.pending} onClick={() => void submission.submit(typed)}>
        {t('office.assignDo')}
      </Button>
    </Card>
  );
}
