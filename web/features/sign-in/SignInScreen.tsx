import { useEffect, useState } from 'react';
import { useT } from '../../lib/intl.ts';
import { refreshSession } from '../../lib/session.ts';
import { useSubmit } from '../../lib/use-submit.ts';
import { emptySignIn, readSignIn, type SignInForm } from './form.ts';
import type { PricedExample } from './PricedExampleCard.tsx';
import { SignInView } from './SignInView.tsx';
import { readExample, sendSignIn } from './sign-in-source.ts';

/** The guard then leads on to the step, the cabinet or the office. */
export function SignInScreen() {
  const t = useT();
  const [form, setForm] = useState<SignInForm>(emptySignIn);
  const [example, setExample] = useState<PricedExample>();
  useEffect(() => {
    void readExample().then(setExample);
  }, []);
  const submission = useSubmit({
    form: 'signIn',
    read: (values: SignInForm) => readSignIn(values, t),
    send: sendSignIn,
    refusals: (found) => found.map(({ field, message }) => (field ? { field, text: message } : { text: message })),
    done: async () => {
      await refreshSession();
    },
  });
  return (
    <SignInView
      form={form}
      onChange={(change) => setForm((now) => ({ ...now, ...change }))}
      submission={submission}
      example={example}
    />
  );
}
