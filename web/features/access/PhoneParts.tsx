import { Button } from '@mantine/core';
import { useState } from 'react';
import { newPhoneForm } from '../../../schema/forms/access.ts';
import { refusalsOf } from '../../../schema/reference/act-guards.ts';
import { useHref, useLang, useT } from '../../lib/intl.ts';
import { problemsOf } from '../../lib/refusal-problems.ts';
import type { SentCode } from '../../lib/sent-code.ts';
import { useSession } from '../../lib/session.ts';
import { readTyped, saying, type Typed, typedPhone } from '../../lib/typed-form.ts';
import { useSubmit } from '../../lib/use-submit.ts';
import { useBound } from '../../lib/use-typed-form.ts';
import { paths } from '../../paths.ts';
import { Card } from '../../ui/Card.tsx';
import { ErrorSummary } from '../../ui/ErrorSummary.tsx';
import { PhoneField } from '../../ui/fields/PhoneField.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { SubmitForm } from '../../ui/SubmitForm.tsx';
import { requestNewPhone, requestProof } from './access-source.ts';

const UNPROVED: readonly string[] = refusalsOf('changePhone');

type AskProofProps = {
  readonly onSent: (sent: SentCode) => void;
  /** What the face check means for this page. */
  readonly faceText?: string;
};

export function AskProof({ onSent, faceText = 'settings.phoneLostText' }: AskProofProps) {
  const t = useT();
  const href = useHref();
  const { maskedPhone } = useSession();
  const asking = useSubmit({
    form: 'requestPhoneProof',
    read: (_: null) => ({ input: null }),
    send: requestProof,
    refusals: ({ refusals }) => problemsOf(refusals).map(({ text }) => ({ text })),
    done: ({ sent }) => {
      if (sent) onSent(sent);
    },
  });
  return (
    <div className="n-stack">
      <ErrorSummary {...asking} />
      <Card title={t('settings.phoneHave')}>
        <p>{t('settings.phoneHaveText', { phone: maskedPhone ?? '' })}</p>
        <Button fullWidth loading={asking.pending} onClick={() => void asking.submit(null)}>
          {t('settings.phoneSend')}
        </Button>
      </Card>
      <Card title={t('settings.phoneLost')}>
        <p>{t(faceText)}</p>
        <LinkButton to={`${href(paths.biometryFace)}?purpose=CHANGE_PHONE`} variant="light" fullWidth>
          {t('settings.phoneByFace')}
        </LinkButton>
      </Card>
    </div>
  );
}

type NewPhoneProps = {
  readonly onSent: (sent: SentCode, phone: string) => void;
  /** The proof is too old. */
  readonly onUnproved: () => void;
};

export function NewPhone({ onSent, onUnproved }: NewPhoneProps) {
  const t = useT();
  const lang = useLang();
  const labelOf = () => 'settings.newPhone';
  const [form, setForm] = useState<Typed<'phone'>>({ phone: '' });
  const submission = useSubmit({
    form: 'requestNewPhone',
    read: (typed: Typed<'phone'>) =>
      readTyped(newPhoneForm, { phone: typedPhone(typed.phone) }, saying({ t, lang, labelOf })),
    send: requestNewPhone,
    refusals: ({ refusals }) => {
      if (refusals.some(({ code }) => UNPROVED.includes(code))) onUnproved();
      return problemsOf(refusals).map(({ text }) => ({ field: 'phone', text }));
    },
    done: ({ sent }, typed) => {
      if (sent) onSent(sent, typedPhone(typed.phone));
    },
  });
  const change = (part: Partial<Typed<'phone'>>) => setForm((now) => ({ ...now, ...part }));
  const bind = useBound({ form, change, submission }, labelOf);
  return (
    <SubmitForm values={form} submission={submission} button={t('settings.phoneSendNew')}>
      <PhoneField {...bind('phone')} hint={t('settings.newPhoneHint')} />
    </SubmitForm>
  );
}
