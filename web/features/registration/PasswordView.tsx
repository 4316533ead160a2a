import { useT } from '../../lib/intl.ts';
import { useSession } from '../../lib/session.ts';
import { type TypedForm, useBound } from '../../lib/use-typed-form.ts';
import { PasswordField } from '../../ui/fields/PasswordField.tsx';
import { PasswordRules } from '../../ui/fields/PasswordRules.tsx';
import { StepFrame } from '../../ui/StepFrame.tsx';
import { SubmitForm } from '../../ui/SubmitForm.tsx';
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
      <SubmitForm values={form} submission={submission} button={t('registration.savePassword')}>
        {/* Tells password managers whose password it is. */}
        <input type="text" autoComplete="username" defaultValue={maskedPhone ?? ''} hidden readOnly />
        <PasswordField {...bind('password')} kind="new" />
        <PasswordRules password={form.password} />
        <PasswordField {...bind('again')} kind="new" />
      </SubmitForm>
    </StepFrame>
  );
}
