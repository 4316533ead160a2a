import { Button } from '@mantine/core';
import { useState } from 'react';
import { ConfirmClaimPaidDocument } from '../../generated/cabinet/graphql.ts';
import { send } from '../../lib/cabinet.ts';
import { useT } from '../../lib/intl.ts';
import { problemsOf } from '../../lib/problems.ts';
import { useSubmit } from '../../lib/use-submit.ts';
import { ErrorSummary } from '../../ui/ErrorSummary.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { FoldCard } from '../../ui/office/OfficePage.tsx';

/** The buyer of a claim reports that the borrower has paid it; the borrower may then apply again. */
export function ConfirmPaid({ onDone }: { onDone: () => void }) {
  const t = useT();
  const [number, setNumber] = useState('');
  const [isWaiting, setIsWaiting] = useState(false);
  const field = 'claim-paid';
  const confirming = useSubmit({
    form: 'settlement.claim-paid',
    read: (text: string) =>
      text.trim() === '' ? { problems: [{ field, text: t('suspense.offerMissing') }] } : { input: text.trim() },
    send: (offerNumber: string, key) => send(ConfirmClaimPaidDocument, { offerNumber }, key),
    refusals: ({ confirmClaimPaid }) => problemsOf(confirmClaimPaid.errors),
    done: ({ confirmClaimPaid: { waiting } }) => {
      setIsWaiting(waiting);
      onDone();
    },
  });
  return (
    <FoldCard title={t('settlement.claimPaid')}>
      <p className="n-quiet">{t('settlement.claimPaidText')}</p>
      <ErrorSummary {...confirming} />
      <TextField
        id={field}
        label={t('settlement.contract')}
        hint={t('suspense.offerHint')}
        value={number}
        onChange={(text) => {
          setNumber(text);
          confirming.corrected(field);
        }}
        problem={confirming.problemOf(field)}
        autoComplete="off"
        maxLength={32}
      />
      <div>
        <Button variant="light" loading={confirming.pending} onClick={() => void confirming.submit(number)}>
          {t('settlement.claimPaidAction')}
        </Button>
      </div>
      <p role="status">{isWaiting ? t('settlement.asked') : ''}</p>
    </FoldCard>
  );
}
