import { Button } from '@mantine/core';
import { useT } from '../../lib/intl.ts';
import { useSession } from '../../lib/session.ts';
import { type TypedForm, useBound } from '../../lib/use-typed-form.ts';
import { ErrorSummary } from '../../ui/ErrorSummary.tsx';
import { PasswordField } from '../../ui/fields/PasswordField.tsx';
import { PasswordRules } from '../../ui/fields/PasswordRules.tsx';
import { StepFrame } from '../../ui/StepFrame.tsx';
import { labelOf } from './form.ts';

/** The rules are ticked off while typing. */
export function PasswordView(typed: TypedForm<'password' | 'again'>) {
  const t = useT();
  const { maskedPhone } = useSession();
  const bind = useBound(typed, labelOf);
  const { form, submission } = typed;
  return (
    <StepFrame
      step={0}
      phase={t('registration.phase')}
      title={t('registration.passwordTitle')}
      lead={t('registration.passwordLead')}
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
        {/* Tells password managers whose password it is. */}
        <input type="text" autoComplete="username" defaultValue={maskedPhone ?? ''} hidden readOnly />
        <PasswordField {...bind('password')} kind="new" />
        <PasswordRules password={form.password} />
        <PasswordField {...bind('again')} kind="new" />
        <Button type="submit" fullWidth loading={submission.pending}>
          {t('registration.savePassword')}
        </Button>
      </form>
    </StepFrame>
  );
}
