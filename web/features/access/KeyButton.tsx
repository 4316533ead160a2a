import { Button } from '@mantine/core';
import { browserSupportsWebAuthn } from '@simplewebauthn/browser';
import type { CallOutcome } from '../../lib/call-outcome.ts';
import { useT } from '../../lib/intl.ts';
import { problemsOf } from '../../lib/refusal-problems.ts';
import { useSubmit } from '../../lib/use-submit.ts';
import { ErrorSummary } from '../../ui/ErrorSummary.tsx';
import { addKey, type KeyAdded, type KeyAnswer, showKey } from './security-key.ts';

type Props<T extends KeyAnswer> = {
  readonly form: string;
  readonly button: string;
  readonly send: () => Promise<CallOutcome<T>>;
  readonly done: (data: T) => void | Promise<void>;
};

function KeyButton<T extends KeyAnswer>({ form, button, send, done }: Props<T>) {
  const t = useT();
  const submission = useSubmit({
    form,
    read: (none: null) => ({ input: none }),
    send,
    refusals: ({ errors, stopped }) => (stopped ? [{ text: t('settings.keyStopped') }] : problemsOf(errors)),
    done,
  });
  if (!browserSupportsWebAuthn()) return <p>{t('settings.keyUnknown')}</p>;
  return (
    <>
      <ErrorSummary {...submission} />
      <Button variant="light" fullWidth loading={submission.pending} onClick={() => void submission.submit(null)}>
        {button}
      </Button>
    </>
  );
}

export function ShowKeyButton({ button, onDone }: { readonly button: string; readonly onDone: () => Promise<void> }) {
  return <KeyButton form="proveSecurityKey" button={button} send={showKey} done={onDone} />;
}

export function AddKeyButton({ onAdded }: { readonly onAdded: (recoveryCodes: readonly string[]) => void }) {
  const t = useT();
  const done = (data: KeyAdded | KeyAnswer) => {
    if ('recoveryCodes' in data) onAdded(data.recoveryCodes);
  };
  return <KeyButton form="addSecurityKey" button={t('settings.keyAdd')} send={addKey} done={done} />;
}
