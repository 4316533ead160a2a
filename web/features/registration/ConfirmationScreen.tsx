import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useHref, useLang, useT } from '../../lib/intl.ts';
import {
  endPending,
  keepPending,
  type PendingRegistration,
  pendingRegistration,
} from '../../lib/pending-registration.ts';
import { refreshSession } from '../../lib/session.ts';
import { useCodeStep } from '../../lib/use-code-step.ts';
import { useSubmit } from '../../lib/use-submit.ts';
import { paths } from '../../paths.ts';
import { Onward } from '../../ui/Onward.tsx';
import { ConfirmationView } from './ConfirmationView.tsx';
import { type ConfirmationForm, readConfirmation } from './form.ts';
import { type ConsentText, confirm, readConsents, requestCode } from './registration-source.ts';

/** A visit without a phone number goes back to that page. */
export function ConfirmationScreen() {
  const href = useHref();
  const { search } = useLocation(); // the page asked for before
  const [pending] = useState(pendingRegistration);
  return pending ? <Confirming start={pending} /> : <Onward to={href(paths.registrationPhone) + search} />;
}

function Confirming({ start }: { start: PendingRegistration }) {
  const t = useT();
  const lang = useLang();
  const { consents, readAgain } = useConsents();
  const [pending, setPending] = useState(start);
  const [form, setForm] = useState<ConfirmationForm>({ code: '', ticked: [] });
  const [taken, setTaken] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a tick is for the text that was read (R771)
  useEffect(() => setForm((now) => ({ ...now, ticked: [] })), [lang]);
  const known = (next: PendingRegistration) => {
    keepPending(next);
    setPending(next);
  };
  const { refused, step } = useCodeStep({
    form: 'registrationCodeAgain',
    input: { phone: pending.phone },
    sent: pending.sent,
    request: requestCode,
    onSent: (sent) => known({ ...pending, sent }),
    clear: () => setForm((now) => ({ ...now, code: '' })),
  });
  const submission = useSubmit({
    form: 'registrationConfirmation',
    read: (values: ConfirmationForm) => readConfirmation(values, consents ?? [], t),
    send: (input, key) => confirm({ ...input, phone: pending.phone, lang }, key),
    refusals: (answer) => {
      setTaken(answer.some(({ code }) => code === 'PHONE_TAKEN'));
      // This page has no field of the number.
      return refused(answer.map((one) => ({ ...one, field: one.field === 'phone' ? null : one.field })));
    },
    done: async () => {
      endPending();
      await refreshSession(); // the guard then leads on to the password
    },
  });
  return (
    <ConfirmationView
      form={form}
      onChange={(part) => setForm((now) => ({ ...now, ...part }))}
      consents={consents}
      onReadAgain={readAgain}
      step={step}
      submission={submission}
      taken={taken}
    />
  );
}

/** Loaded again when the language changes; `null` when they could not be loaded. */
function useConsents() {
  const lang = useLang();
  const [consents, setConsents] = useState<readonly ConsentText[] | null>();
  const readAgain = useCallback(() => {
    setConsents(undefined);
    void readConsents().then((texts) => setConsents(texts ?? null));
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the language of the page is the language of the answer
  useEffect(readAgain, [readAgain, lang]);
  return { consents, readAgain };
}
