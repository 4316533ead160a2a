import { useT } from '../../lib/intl.ts';
import type { CodeStep } from '../../lib/use-code-step.ts';
import { type TypedForm, useBound } from '../../lib/use-typed-form.ts';
import { ErrorSummary } from '../../ui/ErrorSummary.tsx';
import { PasswordField } from '../../ui/fields/PasswordField.tsx';
import { PasswordRules } from '../../ui/fields/PasswordRules.tsx';
import { SentCodeField } from '../../ui/fields/SentCodeField.tsx';
import { StepFrame } from '../../ui/StepFrame.tsx';
import { SubmitForm } from '../../ui/SubmitForm.tsx';
import { labelOf } from './form.ts';

type Props = TypedForm<'code' | 'password' | 'again'> & {
  readonly step: CodeStep;
  readonly onOtherNumber: () => void;
};

/** The code and the new password on one page; sending both opens the cabinet. */
export function NewPasswordView({ step, onOtherNumber, ...typed }: Props) {
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
      <SubmitForm values={form} submission={submission} button={t('restorePassword.save')}>
        <ErrorSummary {...step.again} />
        <SentCodeField
          {...bind('code')}
          label={t(step.sent.sentTo.includes('@') ? 'field.codeOfLetter' : 'field.code')}
          step={step}
        />
        <PasswordField {...bind('password')} kind="new" />
        <PasswordRules password={form.password} />
        <PasswordField {...bind('again')} kind="new" />
      </SubmitForm>
      <button type="button" className="n-tap" onClick={onOtherNumber}>
        {t('restorePassword.otherNumber')}
      </button>
    </StepFrame>
  );
}
