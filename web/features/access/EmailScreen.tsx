import { useState } from 'react';
import { emailForm } from '../../../schema/forms/access.ts';
import { refusalsOf } from '../../../schema/reference/act-guards.ts';
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
import { type Access, confirmEmail, confirmProof, readAccess, requestEmail, requestProof } from './access-source.ts';
import { CodeForm } from './CodeForm.tsx';
import { AskProof } from './PhoneParts.tsx';

/** Proof, its code, the new address, its code (R152). */
type Stage =
  | { readonly at: 'proof' }
  | { readonly at: 'proofCode'; readonly sent: SentCode }
  | { readonly at: 'address' }
  | { readonly at: 'addressCode'; readonly sent: SentCode; readonly email: string };

const labelOf = () => 'settings.emailField';
const UNPROVED: readonly string[] = refusalsOf('confirmEmail');

export function EmailScreen() {
  return (
    <AwaitCall ask={readAccess}>
      {({ profile, phoneChangeProved }) => <Email profile={profile} start={phoneChangeProved ? 'address' : 'proof'} />}
    </AwaitCall>
  );
}

type EmailProps = Pick<Access, 'profile'> & { readonly start: 'proof' | 'address' };

function Email({ profile, start }: EmailProps) {
  const t = useT();
  const href = useHref();
  const [stage, setStage] = useState<Stage>({ at: start });
  const unconfirmed = profile.email !== null && !profile.emailConfirmed;
  const words = wordsOf(stage.at, unconfirmed);
  return (
    <StepFrame
      step={0}
      phase={t('settings.title')}
      title={t(words.title)}
      lead={t(words.lead)}
      back={href(paths.settings)}
    >
      <Step stage={stage} go={setStage} known={profile.email ?? ''} />
    </StepFrame>
  );
}

function wordsOf(at: Stage['at'], unconfirmed: boolean): { title: string; lead: string } {
  switch (at) {
    case 'proof':
      return { title: 'settings.email', lead: 'settings.emailProofLead' };
    case 'proofCode':
      return { title: 'settings.phone_proofCode', lead: 'settings.emailProofCodeLead' };
    case 'address':
      return { title: 'settings.email', lead: unconfirmed ? 'settings.emailConfirmLead' : 'settings.emailLead' };
    case 'addressCode':
      return { title: 'settings.emailCodeTitle', lead: 'settings.emailCodeLead' };
  }
}

type StepProps = { readonly stage: Stage; readonly go: (stage: Stage) => void; readonly known: string };

function Step({ stage, go, known }: StepProps) {
  const t = useT();
  const href = useHref();
  const navigate = useGo();
  switch (stage.at) {
    case 'proof':
      return <AskProof onSent={(sent) => go({ at: 'proofCode', sent })} faceText="settings.emailByFaceText" />;
    case 'proofCode':
      return (
        <CodeForm
          name="confirmEmailProof"
          input={null}
          sent={stage.sent}
          onSent={(sent) => go({ ...stage, sent })}
          request={requestProof}
          confirm={confirmProof}
          onConfirmed={() => go({ at: 'address' })}
          button={t('settings.phoneProve')}
        />
      );
    case 'address':
      return (
        <Address
          known={known}
          onAsked={({ email, sent }) => go({ at: 'addressCode', email, sent })}
          onUnproved={() => go({ at: 'proof' })}
        />
      );
    case 'addressCode':
      return (
        <>
          <CodeForm
            name="confirmEmail"
            input={{ email: stage.email }}
            sent={stage.sent}
            onSent={(sent) => go({ ...stage, sent })}
            request={requestEmail}
            confirm={confirmEmail(stage.email)}
            onConfirmed={() => navigate(href(paths.settings), { replace: true, state: { saved: 'email' } })}
            button={t('settings.emailConfirm')}
            label={t('settings.emailCodeTitle')}
          />
          <button type="button" className="n-tap" onClick={() => go({ at: 'address' })}>
            {t('settings.otherEmail')}
          </button>
        </>
      );
  }
}

type AddressProps = {
  readonly known: string;
  readonly onAsked: (asked: { readonly email: string; readonly sent: SentCode }) => void;
  /** The proof is too old. */
  readonly onUnproved: () => void;
};

function Address({ known, onAsked, onUnproved }: AddressProps) {
  const t = useT();
  const lang = useLang();
  const [form, setForm] = useState<Typed<'email'>>({ email: known });
  const submission = useSubmit({
    form: 'requestEmailCode',
    read: (typed: Typed<'email'>) => readTyped(emailForm, typed, saying({ t, lang, labelOf })),
    send: requestEmail,
    refusals: ({ refusals }) => {
      if (refusals.some(({ code }) => UNPROVED.includes(code))) onUnproved();
      return problemsOf(refusals).map(({ text }) => ({ field: 'email', text }));
    },
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
