import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useHref, useLang, useT } from '../../lib/intl.ts';
import { keepPending, pendingRegistration } from '../../lib/pending-registration.ts';
import { problemsOf } from '../../lib/refusal-problems.ts';
import { afterRefusal, askedWith, type CodeAnswer, type SentCode } from '../../lib/sent-code.ts';
import { saying } from '../../lib/typed-form.ts';
import { useGo } from '../../lib/use-go.ts';
import { type Reading, useSubmit } from '../../lib/use-submit.ts';
import type { TypedForm } from '../../lib/use-typed-form.ts';
import { paths } from '../../paths.ts';
import { labelOf, readPhone, readStart, type StartForm } from './form.ts';
import { requestCode } from './registration-source.ts';

type Start = { readonly phone: string; readonly iin?: string };
export type StartState = TypedForm<'phone' | 'iin'>;

/** The code that this tab has asked for a moment ago is still good: its page goes on. */
function codeBefore(phone: string, { refusals }: CodeAnswer): SentCode | undefined {
  const before = pendingRegistration();
  const soon = refusals.some(({ code }) => code === 'CODE_TOO_SOON');
  return soon && before?.phone === phone ? afterRefusal(before.sent, refusals) : undefined;
}

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
    refusals: (answer) => (codeBefore(answer.phone, answer) ? [] : problemsOf(askedWith('phone', answer.refusals))),
    done: ({ phone, iin, ...answer }) => {
      const sent = answer.sent ?? codeBefore(phone, answer);
      if (!sent) return;
      const before = pendingRegistration();
      const known = iin ?? (before?.phone === phone ? before.iin : undefined);
      keepPending({ phone, sent, ...(known ? { iin: known } : {}) });
      navigate(href(paths.registrationConfirmation) + search);
    },
  });
  return { form, change: (part) => setForm((now) => ({ ...now, ...part })), submission };
}
