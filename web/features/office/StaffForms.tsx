import { useState } from 'react';
import { staffAccountForm, staffRoleForm } from '../../../schema/forms/staff.ts';
import { roleName } from '../../../schema/reference/role-names.ts';
import { STAFF_ROLES } from '../../../schema/reference/staff.ts';
import { AddStaffDocument, type Role, SetStaffRoleDocument } from '../../generated/cabinet/graphql.ts';
import { send } from '../../lib/cabinet.ts';
import { type MessageId, useLang, useT } from '../../lib/intl.ts';
import { problemsOf } from '../../lib/problems.ts';
import { readTyped, saying, type Typed } from '../../lib/typed-form.ts';
import { useSubmit } from '../../lib/use-submit.ts';
import { useBound } from '../../lib/use-typed-form.ts';
import { SelectField } from '../../ui/fields/SelectField.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { SubmitForm } from '../../ui/SubmitForm.tsx';

const labelOf = (field: string): MessageId => `office.staff_${field}`;
const useRoles = () => {
  const lang = useLang();
  return STAFF_ROLES.map((role) => ({ value: role, label: roleName(role, lang) }));
};

const EMPTY = { name: '', email: '', role: '' };

/** The password goes to the address; nobody signs in before an auditor has confirmed the role. */
export function AddStaff({ onDone }: { readonly onDone: () => void }) {
  const t = useT();
  const lang = useLang();
  const roles = useRoles();
  const [form, setForm] = useState<Typed<keyof typeof EMPTY>>(EMPTY);
  const [added, setAdded] = useState<typeof EMPTY>();
  const submission = useSubmit({
    form: 'staff.add',
    read: (typed: typeof form) => readTyped(staffAccountForm, typed, saying({ t, lang, labelOf })),
    send: (_typed, key) => send(AddStaffDocument, { ...form, email: form.email.trim(), role: form.role as Role }, key),
    refusals: ({ answer }) => problemsOf(answer.errors),
    done: () => {
      setAdded(form);
      setForm(EMPTY);
      onDone();
    },
  });
  const change = (part: Partial<typeof form>) => setForm((now) => ({ ...now, ...part }));
  const bind = useBound({ form, change, submission }, labelOf);
  return (
    <>
      <p role="status">{added && `${added.name}. ${t('office.staffAsked', { role: roleName(added.role, lang) })}`}</p>
      <SubmitForm values={form} submission={submission} button={t('office.staffAdd')}>
        <TextField {...bind('name')} autoComplete="off" />
        <TextField {...bind('email')} type="email" inputMode="email" autoComplete="off" />
        <SelectField {...bind('role')} options={roles} />
      </SubmitForm>
    </>
  );
}

export function RoleForm({ email, onDone }: { readonly email: string; readonly onDone: () => void }) {
  const t = useT();
  const lang = useLang();
  const roles = useRoles();
  const [form, setForm] = useState<Typed<'role'>>({ role: '' });
  const submission = useSubmit({
    form: `staff.role.${email}`,
    read: (typed: typeof form) => readTyped(staffRoleForm, { ...typed, email }, saying({ t, lang, labelOf })),
    send: (input, key) => send(SetStaffRoleDocument, { email, role: input.role as Role }, key),
    refusals: ({ answer }) => problemsOf(answer.errors),
    done: onDone,
  });
  const change = (part: Partial<typeof form>) => setForm((now) => ({ ...now, ...part }));
  const bind = useBound({ form, change, submission }, labelOf);
  return (
    <SubmitForm values={form} submission={submission} button={t('office.staffAskRole')}>
      <p>{t('office.staffRoleText')}</p>
      <SelectField {...bind('role')} options={roles} />
    </SubmitForm>
  );
}
