import { ProveSecondFactorDocument } from '../../generated/entry/graphql.ts';
import { call } from '../../lib/call.ts';
import { useT } from '../../lib/intl.ts';
import { problemsOf } from '../../lib/refusal-problems.ts';
import { useSubmit } from '../../lib/use-submit.ts';
import { FactorCodeForm } from './FactorCodeForm.tsx';
import { ShowKeyButton } from './KeyButton.tsx';
import type { Factors } from './own-factors.ts';

type Props = { readonly factors: Factors; readonly button: string; readonly onDone: () => Promise<void> };

/** By a key, or by a code of the application or from the list of recovery codes. */
export function ProveFactor({ factors, button, onDone }: Props) {
  const t = useT();
  const submission = useSubmit({
    form: 'proveSecondFactor',
    read: (code: string) => ({ input: { code } }),
    send: (input, idempotencyKey) => call(ProveSecondFactorDocument, input, { idempotencyKey }),
    refusals: ({ proveSecondFactor }) => problemsOf(proveSecondFactor.errors),
    done: onDone,
  });
  const hint = t(factors.application ? 'settings.factorHint' : 'settings.recoveryHint');
  return (
    <>
      {factors.keys.length > 0 && <ShowKeyButton button={t('settings.keyShow')} onDone={onDone} />}
      <FactorCodeForm submission={submission} hint={hint} button={button} />
    </>
  );
}
