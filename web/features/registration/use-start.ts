import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useHref, useLang, useT } from '../../lib/intl.ts';
import { keepPending, pendingRegistration } from '../../lib/pending-registration.ts';
import { problemsOf } from '../../lib/refusal-problems.ts';
import { CODE_FIELDS } from '../../lib/sent-code.ts';
import { saying } from '../../lib/typed-form.ts';
import { useGo } from '../../lib/use-go.ts';
import { type Reading, useSubmit } from '../../lib/use-submit.ts';
import type { TypedForm } from '../../lib/use-typed-form.ts';
import { paths } from '../../paths.ts';
import { labelOf, readPhone, readStart, type StartForm } from './form.ts';
import { requestCode } from './registration-source.ts';

type Start = { readonly phone: string; readonly iin?: string };
export type StartState = TypedForm<'phone' | 'iin'>;

const FIELDS = Object.fromEntries(Object.keys(CODE_FIELDS).map((code) => [code, 'phone']));

/** The short registration also takes an IIN. */
export function useStart(short: boolean): StartState {
  const t = useT();
  const lang = useLang();
  const href = useHref();
  const navigate = useGo();
  const { search } = useLocation(); // the page asked for before
  const say = saying({ t, lang, labelOf });
  const [form, setForm] = useState<StartForm>({ phone: pendingRegistration()?.phone ?? '', iin: '' });
  const submission = useSubmit({
    form: 'registrationCode',
    read: (values: StartForm): Reading<Start> => (short ? readStart(values, say) : readPhone(values, say)),
    send: async ({ phone, iin }, key) => {
      const outcome = await requestCode({ phone }, key);
      if (outcome.kind !== 'done') return outcome;
      return { kind: 'done', data: { ...outcome.data, phone, ...(iin ? { iin } : {}) } } as const;
    },
    refusals: ({ refusals }) => problemsOf(refusals, FIELDS),
    done: ({ sent, phone, iin }) => {
      if (!sent) return;
      const before = pendingRegistration();
      const known = iin ?? (before?.phone === phone ? before.iin : undefined);
      keepPending({ phone, sent, ...(known ? { iin: known } : {}) });
      navigate(href(paths.registrationConfirmation) + search);
    },
  });
  return { form, change: (part) => setForm((now) => ({ ...now, ...part })), submission };
}
