import { useState } from 'react';
import { partOf } from '../../lib/call-outcome.ts';
import { CONTACT_CENTRE } from '../../lib/contact-centre.ts';
import { type Translate, useLang, useT } from '../../lib/intl.ts';
import { problemsOf, type Refusal } from '../../lib/refusal-problems.ts';
import { askedWith, type SentCode } from '../../lib/sent-code.ts';
import { refreshSession } from '../../lib/session.ts';
import { saying } from '../../lib/typed-form.ts';
import { useCodeStep } from '../../lib/use-code-step.ts';
import { useSubmit } from '../../lib/use-submit.ts';
import { labelOf, type RequestTyped, type RestoreTyped, readRequest, readRestore, WRONG } from './form.ts';
import { NewPasswordView } from './NewPasswordView.tsx';
import { RequestView } from './RequestView.tsx';
import { confirmRestore, type Request, requestRestore } from './restore-source.ts';

type Asked = Request & { readonly sent: SentCode };

/** Whoever has no try left today reads whom to call, by letter as by SMS. */
const told = (refusals: readonly Refusal[], t: Translate): readonly Refusal[] =>
  refusals.map((refusal) =>
    refusal.code === 'CODE_LIMIT'
      ? { ...refusal, message: t('restorePassword.limit', { phone: CONTACT_CENTRE.phone }) }
      : refusal,
  );
const asking =
  (t: Translate): typeof requestRestore =>
  async (input, key) =>
    partOf(await requestRestore(input, key), ({ sent, refusals }) => ({ sent, refusals: told(refusals, t) }));

export function RestorePasswordScreen() {
  const [asked, setAsked] = useState<Asked>();
  return asked ? <Renewing asked={asked} onAsked={setAsked} /> : <Asking onAsked={setAsked} />;
}

function Asking({ onAsked }: { onAsked: (asked: Asked) => void }) {
  const t = useT();
  const lang = useLang();
  const say = saying({ t, lang, labelOf, wrong: WRONG });
  const [form, setForm] = useState<RequestTyped>({ way: 'phone', phone: '', email: '', birthDate: '' });
  const submission = useSubmit({
    form: 'requestPasswordRestore',
    read: (values: RequestTyped) => readRequest(values, say),
    send: asking(t),
    refusals: ({ refusals }) => problemsOf(askedWith(form.way, refusals)),
    done: ({ sent }, values) => {
      const reading = readRequest(values, say);
      if (sent && 'input' in reading) onAsked({ ...reading.input, sent });
    },
  });
  return <RequestView form={form} change={(part) => setForm((now) => ({ ...now, ...part }))} submission={submission} />;
}

function Renewing({ asked, onAsked }: { asked: Asked; onAsked: (asked: Asked | undefined) => void }) {
  const t = useT();
  const lang = useLang();
  const [form, setForm] = useState<RestoreTyped>({ code: '', password: '', again: '' });
  const { phone, email, birthDate, sent } = asked;
  const { refused, step } = useCodeStep({
    form: 'requestPasswordRestoreAgain',
    input: { phone, email, birthDate },
    sent,
    request: asking(t),
    onSent: (next) => onAsked({ ...asked, sent: next }),
    clear: () => setForm((now) => ({ ...now, code: '' })),
    fields: { PASSWORD_SHORT: 'password', PASSWORD_WEAK: 'password', PASSWORD_COMMON: 'password' },
  });
  const submission = useSubmit({
    form: 'confirmPasswordRestore',
    read: (values: RestoreTyped) => readRestore(values, { phone, email }, saying({ t, lang, labelOf, wrong: WRONG })),
    send: async (input, key) => partOf(await confirmRestore(input, key), (refusals) => told(refusals, t)),
    refusals: refused,
    done: async () => {
      await refreshSession();
    },
  });
  return (
    <NewPasswordView
      form={form}
      change={(part) => setForm((now) => ({ ...now, ...part }))}
      submission={submission}
      step={step}
      onOtherNumber={() => onAsked(undefined)}
    />
  );
}
