import { useState } from 'react';
import { useT } from '../../lib/intl.ts';
import type { SubmitState } from '../../lib/use-submit.ts';
import { TextField } from '../../ui/fields/TextField.tsx';
import { SubmitForm } from '../../ui/SubmitForm.tsx';

type Props = {
  readonly submission: SubmitState<string>;
  readonly button: string;
  readonly hint?: string;
};

/** A refused code is gone: each works once. */
export function FactorCodeForm({ submission, button, hint }: Props) {
  const t = useT();
  const [code, setCode] = useState('');
  return (
    <SubmitForm values={code.trim()} submission={submission} button={button}>
      <TextField
        id="code"
        label={t('settings.factorCode')}
        {...(hint === undefined ? {} : { hint })}
        value={code}
        onChange={(typed) => {
          setCode(typed);
          submission.corrected('code');
        }}
        problem={submission.problemOf('code')}
        required
        autoComplete="one-time-code"
        maxLength={40}
      />
    </SubmitForm>
  );
}
