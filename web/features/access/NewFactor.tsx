import { Button } from '@mantine/core';
import { useState } from 'react';
import { BeginSecondFactorDocument, TurnOnSecondFactorDocument } from '../../generated/entry/graphql.ts';
import { call } from '../../lib/call.ts';
import { useT } from '../../lib/intl.ts';
import { problemsOf } from '../../lib/refusal-problems.ts';
import { useSubmit } from '../../lib/use-submit.ts';
import { Card } from '../../ui/Card.tsx';
import { QrCode } from '../../ui/QrCode.tsx';
import { FactorCodeForm } from './FactorCodeForm.tsx';

type Secret = { readonly uri: string; readonly secret: string };
type Props = {
  /** Then a code of the present one is asked for. */
  readonly mayHaveOne: boolean;
  readonly onDone: () => Promise<void>;
};

/** Shows the secret, takes a code of it, and shows the recovery codes this one time. */
export function NewFactor({ mayHaveOne, onDone }: Props) {
  const t = useT();
  const [secret, setSecret] = useState<Secret>();
  const [recovery, setRecovery] = useState<readonly string[]>();
  const beginning = useSubmit({
    form: 'beginSecondFactor',
    read: (code: string) => ({ input: { code: code || null } }),
    send: (input, idempotencyKey) => call(BeginSecondFactorDocument, input, { idempotencyKey }),
    refusals: ({ beginSecondFactor }) => problemsOf(beginSecondFactor.errors),
    done: ({ beginSecondFactor: { uri, secret } }) => {
      if (uri && secret) setSecret({ uri, secret });
    },
  });
  const turning = useSubmit({
    form: 'turnOnSecondFactor',
    read: (code: string) => ({ input: { code } }),
    send: (input, idempotencyKey) => call(TurnOnSecondFactorDocument, input, { idempotencyKey }),
    refusals: ({ turnOnSecondFactor }) => problemsOf(turnOnSecondFactor.errors),
    done: ({ turnOnSecondFactor: { recoveryCodes } }) => setRecovery(recoveryCodes),
  });
  if (recovery)
    return (
      <Card title={t('settings.recoveryTitle')}>
        <p>{t('settings.recoveryText')}</p>
        <ul>
          {recovery.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ul>
        <Button onClick={() => void onDone()}>{t('settings.recoveryKept')}</Button>
      </Card>
    );
  if (secret)
    return (
      <Card title={t('settings.factorTitle')}>
        <p>{t('settings.factorScan')}</p>
        <QrCode text={secret.uri} label={t('settings.factorQr')} />
        <p>
          {t('settings.factorTyped')} <code>{secret.secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
        </p>
        <a className="n-tap" href={secret.uri}>
          {t('settings.factorOpen')}
        </a>
        <FactorCodeForm submission={turning} button={t('settings.factorOn')} />
      </Card>
    );
  return (
    <Card title={t('settings.factorTitle')}>
      <p>{t('settings.factorText')}</p>
      {mayHaveOne ? (
        <FactorCodeForm
          submission={beginning}
          hint={t('settings.factorPresent')}
          required={false}
          button={t('settings.factorBegin')}
        />
      ) : (
        <Button loading={beginning.pending} onClick={() => void beginning.submit('')}>
          {t('settings.factorBegin')}
        </Button>
      )}
    </Card>
  );
}
