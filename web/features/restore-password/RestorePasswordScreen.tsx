import { useState } from 'react';
import { useLang, useT } from '../../lib/intl.ts';
import { problemsOf, type Refusal } from '../../lib/refusal-problems.ts';
import { afterRefusal, CODE_FIELDS, type SentCode } from '../../lib/sent-code.ts';
import { refreshSession } from '../../lib/session.ts';
import { saying } from '../../lib/typed-form.ts';
import { useSubmit } from '../../lib/use-submit.ts';
import { labelOf, type RequestTyped, type RestoreTyped, readRequest, readRestore, WRONG } from './form.ts';
import { NewPasswordView } from './NewPasswordView.tsx';
import { RequestView } from './RequestView.tsx';
import { confirmRestore, type Request, requestRestore } from './restore-source.ts';

const REQUEST_FIELDS = Object.fromEntries(Object.keys(CODE_FIELDS).map((code) => [code, 'phone']));
const CONFIRM_FIELDS = { ...CODE_FIELDS, PASSWORD_WEAK: 'password', PASSWORD_COMMON: 'password' };
type Asked = Request & { readonly sent: SentCode };

export function RestorePasswordScreen() {
  const [asked, setAsked] = useState<Asked>();
  return asked ? <Renewing asked={asked} onAsked={setAsked} /> : <Asking onAsked={setAsked} />;
}

function Asking({ onAsked }: { onAsked: (asked: Asked) => void }) {
  const t = useT();
  const lang = useLang();
  const say = saying({ t, lang, labelOf, wrong: WRONG });
  const [form, setForm] = useState<RequestTyped>({ phone: '', birthDate: '' });
  const submission = useSubmit({
    form: 'requestPasswordRestore',
    read: (values: RequestTyped) => readRequest(values, say),
    send: requestRestore,
    refusals: ({ refusals }) => problemsOf(refusals, REQUEST_FIELDS),
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
  const refused = (refusals: readonly Refusal[]) => {
    if (refusals.length > 0) onAsked({ ...asked, sent: afterRefusal(asked.sent, refusals) });
    if (refusals.some(({ code }) => code in CODE_FIELDS)) setForm((now) => ({ ...now, code: '' }));
    return problemsOf(refusals, CONFIRM_FIELDS);
  };
  const submission = useSubmit({
    form: 'confirmPasswordRestore',
    read: (values: RestoreTyped) => readRestore(values, asked.phone, saying({ t, lang, labelOf, wrong: WRONG })),
    send: confirmRestore,
    refusals: refused,
    done: async () => {
      await refreshSession();
    },
  });
  const again = useSubmit({
    form: 'requestPasswordRestoreAgain',
    read: (input: Request) => ({ input }),
    send: requestRestore,
    refusals: ({ refusals }) => refused(refusals),
    done: ({ sent }) => {
      if (sent) onAsked({ ...asked, sent });
    },
  });
  return (
    <NewPasswordView
      form={form}
      change={(part) => setForm((now) => ({ ...now, ...part }))}
      submission={submission}
      sent={asked.sent}
      again={again}
      onAgain={() => void again.submit({ phone: asked.phone, birthDate: asked.birthDate })}
      onOtherNumber={() => onAsked(undefined)}
    />
  );
}
