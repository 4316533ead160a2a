import { Button } from '@mantine/core';
import { useT } from '../../lib/intl.ts';
import { codeNote, type SentCode } from '../../lib/sent-code.ts';
import type { SubmitState } from '../../lib/use-submit.ts';
import { type TypedForm, useBound } from '../../lib/use-typed-form.ts';
import { ErrorSummary } from '../../ui/ErrorSummary.tsx';
import { CodeField } from '../../ui/fields/CodeField.tsx';
import { PasswordField } from '../../ui/fields/PasswordField.tsx';
import { PasswordRules } from '../../ui/fields/PasswordRules.tsx';
import { StepFrame } from '../../ui/StepFrame.tsx';
import { labelOf } from './form.ts';
import type { Request } from './restore-source.ts';

type Props = TypedForm<'code' | 'password' | 'again'> & {
  readonly sent: SentCode;
  readonly again: SubmitState<Request>;
  readonly onAgain: () => void;
  readonly onOtherNumber: () => void;
};

/** Sending both opens the cabinet. */
export function NewPasswordView({ sent, again, onAgain, onOtherNumber, ...typed }: Props) {
  const t = useT();
  const bind = useBound(typed, labelOf);
  const { form, submission } = typed;
  return (
    <StepFrame
      step={0}
      phase={t('restorePassword.phase')}
      title={t('restorePassword.newTitle')}
      lead={t('restorePassword.newLead')}
    >
      <form
        className="n-stack"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submission.submit(form);
        }}
      >
        <ErrorSummary {...submission} />
        <ErrorSummary {...again} />
        <CodeField
          {...bind('code')}
          sentTo={sent.sentTo}
          againAt={sent.againAt}
          onAgain={onAgain}
          onComplete={() => document.getElementById('password')?.focus()}
          note={codeNote(sent, t)}
        />
        <PasswordField {...bind('password')} kind="new" />
        <PasswordRules password={form.password} />
        <PasswordField {...bind('again')} kind="new" />
        <Button type="submit" fullWidth loading={submission.pending}>
          {t('restorePassword.save')}
        </Button>
      </form>
      <button type="button" className="n-tap" onClick={onOtherNumber}>
        {t('restorePassword.otherNumber')}
      </button>
    </StepFrame>
  );
}
