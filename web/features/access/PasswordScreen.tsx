import { useState } from 'react';
import { ChangePasswordDocument, RequestPasswordCodeDocument } from '../../generated/entry/graphql.ts';
import { call } from '../../lib/call.ts';
import { partOf } from '../../lib/call-outcome.ts';
import { useHref, useLang, useT } from '../../lib/intl.ts';
import { problemsOf, type Refusal } from '../../lib/refusal-problems.ts';
import { codeAnswer, type SentCode } from '../../lib/sent-code.ts';
import { refreshSession } from '../../lib/session.ts';
import { saying } from '../../lib/typed-form.ts';
import { useCodeStep } from '../../lib/use-code-step.ts';
import { useGo } from '../../lib/use-go.ts';
import { type FieldProblem, type SubmitState, useSubmit } from '../../lib/use-submit.ts';
import { paths } from '../../paths.ts';
import { PasswordView } from './PasswordView.tsx';
import { EMPTY, labelOf, type Passwords, type Proof, readPasswords } from './passwords.ts';

const requestCode = async (_: null, idempotencyKey: string) =>
  partOf(await call(RequestPasswordCodeDocument, {}, { idempotencyKey }), ({ code }) => codeAnswer(code));

export function PasswordScreen() {
  const [sent, setSent] = useState<SentCode>();
  const asking = useSubmit({
    form: 'passwordCode',
    read: (_: null) => ({ input: null }),
    send: requestCode,
    refusals: ({ refusals }) => problemsOf(refusals).map(({ text }) => ({ text })),
    done: (answer) => setSent(answer.sent),
  });
  return sent ? <ByCode sent={sent} onSent={setSent} /> : <ByOld asking={asking} />;
}

function ByOld({ asking }: { asking: SubmitState<null> }) {
  return <PasswordView {...usePasswords('oldPassword', problemsOf)} asking={asking} />;
}

function ByCode({ sent, onSent }: { sent: SentCode; onSent: (sent: SentCode) => void }) {
  const { refused, step } = useCodeStep({
    form: 'passwordCodeAgain',
    input: null,
    sent,
    request: requestCode,
    onSent,
    clear: () => typed.change({ code: '' }),
  });
  const typed = usePasswords('code', refused);
  return <PasswordView {...typed} step={step} />;
}

function usePasswords(proof: Proof, refused: (refusals: readonly Refusal[]) => readonly FieldProblem[]) {
  const t = useT();
  const lang = useLang();
  const href = useHref();
  const navigate = useGo();
  const [form, setForm] = useState(EMPTY);
  const submission = useSubmit({
    form: 'changePassword',
    read: (typed: Passwords) => readPasswords(typed, proof, saying({ t, lang, labelOf })),
    send: (input, idempotencyKey) => call(ChangePasswordDocument, input, { idempotencyKey }),
    refusals: ({ setPassword }) => refused(setPassword.errors),
    done: async () => {
      await refreshSession();
      navigate(href(paths.settings), { replace: true, state: { saved: 'password' } });
    },
  });
  const change = (part: Partial<Passwords>) => setForm((now) => ({ ...now, ...part }));
  return { form, change, submission };
}
