import { Button } from '@mantine/core';
import { useState } from 'react';
import { type Tiyn, typedTenge } from '../../../schema/values/money.ts';
import type { ProblemFragment } from '../../generated/cabinet/graphql.ts';
import type { CallOutcome } from '../../lib/call-outcome.ts';
import { money, moneyDigits } from '../../lib/format.ts';
import { useT } from '../../lib/intl.ts';
import { problemsOf } from '../../lib/problems.ts';
import { useSubmit } from '../../lib/use-submit.ts';
import { TextField } from '../../ui/fields/TextField.tsx';
import { useConfirms } from '../../ui/office/use-confirms.ts';
import { SubmitForm } from '../../ui/SubmitForm.tsx';

export type Settled = { readonly waiting: boolean; readonly errors: readonly ProblemFragment[] };
type Settlement = { readonly amount: Tiyn; readonly reference: string; readonly account?: string };
type Typed = { readonly [Field in 'amount' | 'reference' | 'account']: string };

type Props = {
  readonly id: string;
  /** The field starts with the open sum, where there is one. */
  readonly limit?: Tiyn;
  /** It names the lender's own account. */
  readonly ofAccount?: boolean;
  readonly action: string;
  readonly send: (settled: Settlement, key: string) => Promise<CallOutcome<Settled>>;
  readonly onDone: () => void;
};

/** One member of staff asks, another one confirms. */
export function SettleForm({ id, limit, ofAccount = false, action, send, onDone }: Props) {
  const t = useT();
  const confirms = useConfirms();
  const [typed, setTyped] = useState<Typed>({ amount: limit ? moneyDigits(limit) : '', reference: '', account: '' });
  const [asked, setAsked] = useState(false);
  const [amount, reference, account] = [`${id}-amount`, `${id}-reference`, `${id}-account`];
  const submission = useSubmit({
    form: `settlement.${id}`,
    read: (values: Typed) => {
      const sum = typedTenge(values.amount);
      const problems = [
        ...(sum ? [] : [{ field: amount, text: t('settlement.amountWrong') }]),
        ...(ofAccount && values.account.trim() === '' ? [{ field: account, text: t('settlement.accountWrong') }] : []),
        ...(values.reference.trim() === '' ? [{ field: reference, text: t('settlement.referenceMissing') }] : []),
      ];
      return !sum || problems.length > 0
        ? { problems }
        : {
            input: {
              amount: sum,
              reference: values.reference.trim(),
              ...(ofAccount ? { account: values.account } : {}),
            },
          };
    },
    send,
    refusals: ({ errors }) => problemsOf(errors, { amount, reference, account }),
    done: ({ waiting }) => {
      setAsked(waiting);
      onDone();
    },
  });
  const change = (part: Partial<Typed>, field: string) => {
    setTyped((now) => ({ ...now, ...part }));
    submission.corrected(field);
  };
  if (confirms) return null;
  return (
    <SubmitForm values={typed} submission={submission}>
      <TextField
        id={amount}
        label={limit ? t('settlement.amount', { limit: money(limit) }) : t('settlement.sum')}
        value={typed.amount}
        onChange={(text) => change({ amount: text }, amount)}
        problem={submission.problemOf(amount)}
        autoComplete="off"
        inputMode="text"
        maxLength={18}
      />
      {ofAccount && (
        <TextField
          id={account}
          label={t('settlement.account')}
          value={typed.account}
          onChange={(text) => change({ account: text }, account)}
          problem={submission.problemOf(account)}
          autoComplete="off"
          maxLength={30}
        />
      )}
      <TextField
        id={reference}
        label={t('settlement.reference')}
        value={typed.reference}
        onChange={(text) => change({ reference: text }, reference)}
        problem={submission.problemOf(reference)}
        autoComplete="off"
        maxLength={32}
      />
      <div>
        <Button type="submit" variant="light" loading={submission.pending}>
          {action}
        </Button>
      </div>
      <p role="status">{asked ? t('settlement.asked') : ''}</p>
    </SubmitForm>
  );
}
