import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useHref, useLang, useT } from '../../lib/intl.ts';
import { problemsOf } from '../../lib/refusal-problems.ts';
import { refreshSession } from '../../lib/session.ts';
import { saying } from '../../lib/typed-form.ts';
import { useGo } from '../../lib/use-go.ts';
import { useSubmit } from '../../lib/use-submit.ts';
import { paths } from '../../paths.ts';
import { labelOf, type PasswordForm, readPassword } from './form.ts';
import { PasswordView } from './PasswordView.tsx';
import { setPassword } from './registration-source.ts';

const FIELDS = { PASSWORD_SHORT: 'password', PASSWORD_WEAK: 'password', PASSWORD_COMMON: 'password' };

/** The code has already opened the cabinet. */
export function PasswordScreen() {
  const t = useT();
  const lang = useLang();
  const href = useHref();
  const navigate = useGo();
  const { search } = useLocation(); // the page asked for before
  const [form, setForm] = useState<PasswordForm>({ password: '', again: '' });
  const submission = useSubmit({
    form: 'setPassword',
    read: (values: PasswordForm) => readPassword(values, saying({ t, lang, labelOf })),
    send: setPassword,
    refusals: (refusals) => problemsOf(refusals, FIELDS),
    done: async () => {
      await refreshSession();
      navigate(href(paths.registrationIin) + search);
    },
  });
  return (
    <PasswordView form={form} change={(part) => setForm((now) => ({ ...now, ...part }))} submission={submission} />
  );
}
