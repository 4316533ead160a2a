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

type Props = {
  readonly loanId: string;
  readonly assignees: readonly string[];
  readonly onDone: (status: string) => void;
};

/** Support gives an application that nobody has taken to a verifier. */
export function Assign({ loanId, assignees, onDone }: Props) {
  const t = useT();
  const [email, setEmail] = useState('');
  const submission = useSubmit({
    form: `office.assign.${loanId}`,
    read: (to: string) =>
      to === '' ? { problems: [{ field: 'email', text: t('office.assignEmpty') }] } : { input: { loanId, email: to } },
    send: async (input, key) => partOf(await send(AssignApplicationDocument, input, key), (d) => d.assignApplication),
    refusals: ({ errors }) => problemsOf(errors),
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
        value={email}
        onChange={(next) => {
          setEmail(next);
          submission.corrected('email');
        }}
        problem={submission.problemOf('email')}
        options={assignees.map((one) => ({ value: one, label: one }))}
      />
      <Button loading={submission.pending} onClick={() => void submission.submit(email)}>
        {t('office.assignDo')}
      </Button>
    </Card>
  );
}
