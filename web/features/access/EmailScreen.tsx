import { useState } from 'react';
import { emailForm } from '../../../schema/forms/access.ts';
import { useHref, useLang, useT } from '../../lib/intl.ts';
import { problemsOf } from '../../lib/refusal-problems.ts';
import type { SentCode } from '../../lib/sent-code.ts';
import { readTyped, saying, type Typed } from '../../lib/typed-form.ts';
import { useGo } from '../../lib/use-go.ts';
import { useSubmit } from '../../lib/use-submit.ts';
import { useBound } from '../../lib/use-typed-form.ts';
import { paths } from '../../paths.ts';
import { AwaitCall } from '../../ui/AwaitCall.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { StepFrame } from '../../ui/StepFrame.tsx';
import { SubmitForm } from '../../ui/SubmitForm.tsx';
import { type Access, confirmEmail, readAccess, requestEmail } from './access-source.ts';
import { CodeForm } from './CodeForm.tsx';

type Asked = { readonly email: string; readonly sent: SentCode };
const labelOf = () => 'settings.emailField';

export function EmailScreen() {
  return <AwaitCall ask={readAccess}>{({ profile }) => <Email profile={profile} />}</AwaitCall>;
}

function Email({ profile }: Pick<Access, 'profile'>) {
  const t = useT();
  const href = useHref();
  const navigate = useGo();
  const [asked, setAsked] = useState<Asked>();
  const unconfirmed = profile.email !== null && !profile.emailConfirmed;
  const lead = asked ? 'settings.emailCodeLead' : unconfirmed ? 'settings.emailConfirmLead' : 'settings.emailLead';
  return (
    <StepFrame
      step={0}
      phase={t('settings.title')}
      title={t(asked ? 'settings.emailCodeTitle' : 'settings.email')}
      lead={t(lead)}
      back={href(paths.settings)}
    >
      {asked ? (
        <>
          <CodeForm
            name="confirmEmail"
            input={{ email: asked.email }}
            sent={asked.sent}
            onSent={(sent) => setAsked({ ...asked, sent })}
            request={requestEmail}
            confirm={confirmEmail(asked.email)}
            onConfirmed={() => navigate(href(paths.settings), { replace: true, state: { saved: 'email' } })}
            button={t('settings.emailConfirm')}
            label={t('settings.emailCodeTitle')}
          />
          <button type="button" className="n-tap" onClick={() => setAsked(undefined)}>
            {t('settings.otherEmail')}
          </button>
        </>
      ) : (
        <Address known={profile.email ?? ''} onAsked={setAsked} />
      )}
    </StepFrame>
  );
}

function Address({ known, onAsked }: { known: string; onAsked: (asked: Asked) => void }) {
  const t = useT();
  const lang = useLang();
  const [form, setForm] = useState<Typed<'email'>>({ email: known });
  const submission = useSubmit({
    form: 'requestEmailCode',
    read: (typed: Typed<'email'>) => readTyped(emailForm, typed, saying({ t, lang, labelOf })),
    send: requestEmail,
    refusals: ({ refusals }) => problemsOf(refusals).map(({ text }) => ({ field: 'email', text })),
    done: ({ sent }, { email }) => {
      if (sent) onAsked({ email: email.trim().toLowerCase(), sent });
    },
  });
  const change = (part: Partial<Typed<'email'>>) => setForm((now) => ({ ...now, ...part }));
  const bind = useBound({ form, change, submission }, labelOf);
  return (
    <SubmitForm values={form} submission={submission} button={t('settings.emailSend')}>
      <TextField {...bind('email')} type="email" inputMode="email" autoComplete="email" maxLength={200} />
    </SubmitForm>
  );
}
