import { useState } from 'react';
import type { CallOutcome } from '../../lib/call-outcome.ts';
import { useT } from '../../lib/intl.ts';
import type { Refusal } from '../../lib/refusal-problems.ts';
import type { CodeAnswer, SentCode } from '../../lib/sent-code.ts';
import { useCodeStep } from '../../lib/use-code-step.ts';
import { useSubmit } from '../../lib/use-submit.ts';
import { ErrorSummary } from '../../ui/ErrorSummary.tsx';
import { SentCodeField } from '../../ui/fields/SentCodeField.tsx';
import { SubmitForm } from '../../ui/SubmitForm.tsx';

type Props<I> = {
  /** Names the submissions in this tab. */
  readonly name: string;
  readonly input: I;
  readonly sent: SentCode;
  readonly onSent: (sent: SentCode) => void;
  readonly request: (input: I, idempotencyKey: string) => Promise<CallOutcome<CodeAnswer>>;
  readonly confirm: (code: string, idempotencyKey: string) => Promise<CallOutcome<readonly Refusal[]>>;
  readonly onConfirmed: () => void | Promise<void>;
  readonly button: string;
  /** Where the code did not come by SMS. */
  readonly label?: string;
};

/** Takes the code that was sent; a refusal that is not about the code stands above the form. */
export function CodeForm<I>({ name, input, sent, onSent, request, confirm, onConfirmed, button, label }: Props<I>) {
  const t = useT();
  const [code, setCode] = useState('');
  const { refused, step } = useCodeStep({
    form: `${name}Again`,
    input,
    sent,
    request,
    onSent,
    clear: () => setCode(''),
  });
  const submission = useSubmit({
    form: name,
    read: (typed: string) =>
      /^\d{4}$/.test(typed) ? { input: typed } : { problems: [{ field: 'code', text: t('code.four') }] },
    send: confirm,
    refusals: (refusals) =>
      refused(refusals).map((problem) => (problem.field === 'code' ? problem : { text: problem.text })),
    done: onConfirmed,
  });
  return (
    <SubmitForm values={code} submission={submission} button={button}>
      <ErrorSummary {...step.again} />
      <SentCodeField
        id="code"
        label={label ?? t('field.code')}
        value={code}
        onChange={(text) => {
          setCode(text);
          submission.corrected('code');
        }}
        problem={submission.problemOf('code')}
        step={step}
      />
    </SubmitForm>
  );
}
