import { useState } from 'react';
import { ChooseStaffPasswordDocument } from '../../generated/entry/graphql.ts';
import { call } from '../../lib/call.ts';
import { useLang, useT } from '../../lib/intl.ts';
import { problemsOf } from '../../lib/refusal-problems.ts';
import { saying } from '../../lib/typed-form.ts';
import { useSubmit } from '../../lib/use-submit.ts';
import { useBound } from '../../lib/use-typed-form.ts';
import { PasswordField } from '../../ui/fields/PasswordField.tsx';
import { PasswordRules } from '../../ui/fields/PasswordRules.tsx';
import { SubmitForm } from '../../ui/SubmitForm.tsx';
import { EMPTY, labelOf, type Passwords, readPasswords } from './passwords.ts';

export function StaffPasswordForm({ onDone }: { readonly onDone: () => Promise<void> }) {
  const t = useT();
  const lang = useLang();
  const [form, setForm] = useState(EMPTY);
  const submission = useSubmit({
    form: 'chooseStaffPassword',
    read: (typed: Passwords) => readPasswords(typed, 'oldPassword', saying({ t, lang, labelOf })),
    send: ({ password, oldPassword = '' }, idempotencyKey) =>
      call(ChooseStaffPasswordDocument, { password, oldPassword }, { idempotencyKey }),
    refusals: ({ chooseStaffPassword }) => problemsOf(chooseStaffPassword.errors),
    done: onDone,
  });
  const change = (part: Partial<Passwords>) => setForm((now) => ({ ...now, ...part }));
  const bind = useBound({ form, change, submission }, labelOf);
  return (
    <SubmitForm values={form} submission={submission} button={t('settings.passwordSave')}>
      <PasswordField {...bind('oldPassword')} />
      <PasswordField {...bind('password')} kind="new" />
      <PasswordRules password={form.password} />
      <PasswordField {...bind('again')} kind="new" />
    </SubmitForm>
  );
}
