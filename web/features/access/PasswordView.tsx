import { Button } from '@mantine/core';
import { useHref, useT } from '../../lib/intl.ts';
import { useSession } from '../../lib/session.ts';
import type { CodeStep } from '../../lib/use-code-step.ts';
import type { SubmitState } from '../../lib/use-submit.ts';
import { type TypedForm, useBound } from '../../lib/use-typed-form.ts';
import { paths } from '../../paths.ts';
import { ErrorSummary } from '../../ui/ErrorSummary.tsx';
import { PasswordField } from '../../ui/fields/PasswordField.tsx';
import { PasswordRules } from '../../ui/fields/PasswordRules.tsx';
import { SentCodeField } from '../../ui/fields/SentCodeField.tsx';
import { StepFrame } from '../../ui/StepFrame.tsx';
import { SubmitForm } from '../../ui/SubmitForm.tsx';
import { labelOf, type Passwords } from './passwords.ts';

type Props = TypedForm<keyof Passwords> & {
  /** Who has forgotten the old password asks for a code with it. */
  readonly asking?: SubmitState<null>;
  /** The code that takes the place of the old password. */
  readonly step?: CodeStep;
};

export function PasswordView({ asking, step, ...typed }: Props) {
  const t = useT();
  const href = useHref();
  const { maskedPhone } = useSession();
  const bind = useBound(typed, labelOf);
  const { form, submission } = typed;
  return (
    <StepFrame
      step={0}
      phase={t('settings.title')}
      title={t('settings.passwordTitle')}
      lead={t('settings.passwordLead')}
      back={href(paths.settings)}
    >
      <SubmitForm values={form} submission={submission} button={t('settings.passwordSave')}>
        {/* Tells password managers whose password it is. */}
        <input type="text" autoComplete="username" defaultValue={maskedPhone ?? ''} hidden readOnly />
        {step ? (
          <>
            <ErrorSummary {...step.again} />
            <SentCodeField {...bind('code')} step={step} />
          </>
        ) : (
          <PasswordField {...bind('oldPassword')} />
        )}
        <PasswordField {...bind('password')} kind="new" />
        <PasswordRules password={form.password} />
        <PasswordField {...bind('again')} kind="new" />
      </SubmitForm>
      {asking && (
        <>
          <ErrorSummary {...asking} />
          <Button variant="light" fullWidth loading={asking.pending} onClick={() => void asking.submit(null)}>
            {t('settings.passwordByCode')}
          </Button>
        </>
      )}
    </StepFrame>
  );
}
