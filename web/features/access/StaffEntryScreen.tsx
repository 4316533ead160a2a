import { useState } from 'react';
import { ChooseStaffPasswordDocument } from '../../generated/entry/graphql.ts';
import { call } from '../../lib/call.ts';
import { useHref, useLang, useT } from '../../lib/intl.ts';
import { problemsOf } from '../../lib/refusal-problems.ts';
import { refreshSession, signOut } from '../../lib/session.ts';
import { saying } from '../../lib/typed-form.ts';
import { useGo } from '../../lib/use-go.ts';
import { useSubmit } from '../../lib/use-submit.ts';
import { useBound } from '../../lib/use-typed-form.ts';
import { paths } from '../../paths.ts';
import { PasswordField } from '../../ui/fields/PasswordField.tsx';
import { PasswordRules } from '../../ui/fields/PasswordRules.tsx';
import { StepFrame } from '../../ui/StepFrame.tsx';
import { SubmitForm } from '../../ui/SubmitForm.tsx';
import { EMPTY, labelOf, type Passwords, readPasswords } from './passwords.ts';

/** A member of staff replaces the password that was sent; the server opens nothing else before. */
export function StaffEntryScreen() {
  const t = useT();
  const lang = useLang();
  const href = useHref();
  const navigate = useGo();
  const [form, setForm] = useState(EMPTY);
  const submission = useSubmit({
    form: 'chooseStaffPassword',
    read: (typed: Passwords) => readPasswords(typed, 'oldPassword', saying({ t, lang, labelOf })),
    send: ({ password, oldPassword = '' }, idempotencyKey) =>
      call(ChooseStaffPasswordDocument, { password, oldPassword }, { idempotencyKey }),
    refusals: ({ chooseStaffPassword }) => problemsOf(chooseStaffPassword.errors, { PASSWORD_SAME: 'password' }),
    done: async () => {
      await refreshSession();
      navigate(href(paths.office), { replace: true });
    },
  });
  const change = (part: Partial<Passwords>) => setForm((now) => ({ ...now, ...part }));
  const bind = useBound({ form, change, submission }, labelOf);
  return (
    <StepFrame step={0} phase={t('office.title')} title={t('settings.entryTitle')} lead={t('settings.entryLead')}>
      <SubmitForm values={form} submission={submission} button={t('settings.passwordSave')}>
        <PasswordField {...bind('oldPassword')} />
        <PasswordField {...bind('password')} kind="new" />
        <PasswordRules password={form.password} />
        <PasswordField {...bind('again')} kind="new" />
      </SubmitForm>
      <button type="button" className="n-tap" onClick={() => void signOut(href(paths.login))}>
        {t('office.signOut')}
      </button>
    </StepFrame>
  );
}
