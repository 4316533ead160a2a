import { Button } from '@mantine/core';
import { useState } from 'react';
import { BeginSecondFactorDocument, TurnOnSecondFactorDocument } from '../../generated/entry/graphql.ts';
import { call } from '../../lib/call.ts';
import { useT } from '../../lib/intl.ts';
import { problemsOf } from '../../lib/refusal-problems.ts';
import { useSubmit } from '../../lib/use-submit.ts';
import { ErrorSummary } from '../../ui/ErrorSummary.tsx';
import { QrCode } from '../../ui/QrCode.tsx';
import { FactorCodeForm } from './FactorCodeForm.tsx';

type Secret = { readonly uri: string; readonly secret: string };
type Props = { readonly replaces: boolean; readonly onAdded: (recoveryCodes: readonly string[]) => void };

/** Shows the secret and takes a code of it. */
export function NewApplication({ replaces, onAdded }: Props) {
  const t = useT();
  const [secret, setSecret] = useState<Secret>();
  const beginning = useSubmit({
    form: 'beginSecondFactor',
    read: (none: null) => ({ input: none }),
    send: (_none, idempotencyKey) => call(BeginSecondFactorDocument, {}, { idempotencyKey }),
    refusals: ({ beginSecondFactor }) => problemsOf(beginSecondFactor.errors),
    done: ({ beginSecondFactor: { uri, secret } }) => {
      if (uri && secret) setSecret({ uri, secret });
    },
  });
  const turning = useSubmit({
    form: 'turnOnSecondFactor',
    read: (code: string) => ({ input: { code } }),
    send: (input, idempotencyKey) => call(TurnOnSecondFactorDocument, input, { idempotencyKey }),
    refusals: ({ on }) => problemsOf(on.errors),
    done: ({ on }) => onAdded(on.recoveryCodes),
  });
  if (!secret)
    return (
      <>
        <ErrorSummary {...beginning} />
        <Button variant="light" fullWidth loading={beginning.pending} onClick={() => void beginning.submit(null)}>
          {t(replaces ? 'settings.factorReplace' : 'settings.factorBegin')}
        </Button>
      </>
    );
  return (
    <>
      <p>{t('settings.factorScan')}</p>
      <QrCode text={secret.uri} label={t('settings.factorQr')} />
      <p>
        {t('settings.factorTyped')} <code>{secret.secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
      </p>
      <a className="n-tap" href={secret.uri}>
        {t('settings.factorOpen')}
      </a>
      <FactorCodeForm submission={turning} button={t('settings.factorOn')} />
    </>
  );
}
