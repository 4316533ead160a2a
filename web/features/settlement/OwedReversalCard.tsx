import { Button } from '@mantine/core';
import { useState } from 'react';
import { type OwedReversalPartsFragment, WriteOffReversalDocument } from '../../generated/cabinet/graphql.ts';
import { send } from '../../lib/cabinet.ts';
import { dayWithYear } from '../../lib/dates.ts';
import { money } from '../../lib/format.ts';
import { useLang, useT } from '../../lib/intl.ts';
import { problemsOf } from '../../lib/problems.ts';
import { useSubmit } from '../../lib/use-submit.ts';
import { Card } from '../../ui/Card.tsx';
import { ErrorSummary } from '../../ui/ErrorSummary.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { Lines } from '../../ui/Lines.tsx';
import { MoneyText } from '../../ui/MoneyText.tsx';
import { unlessAsked } from '../../ui/office/unless-asked.ts';
import { useConfirms } from '../../ui/office/use-confirms.ts';

/** A payment reversed after the loan's end. Two members of staff write it off. */
export function OwedReversalCard({ owed, onDone }: { owed: OwedReversalPartsFragment; onDone: () => void }) {
  const t = useT();
  const lang = useLang();
  const { borrowerId, fullName, debt, writeOffAskedBy, mine } = owed;
  const field = `note-${debt.paymentId}`;
  const confirms = useConfirms();
  const [note, setNote] = useState('');
  const writingOff = useSubmit({
    form: `write-off-reversal.${debt.paymentId}`,
    read: (text: string) =>
      text.trim() === '' && !confirms
        ? { problems: [{ field, text: t('settlement.noteMissing') }] }
        : { input: text.trim() },
    send: (text: string, key) =>
      send(WriteOffReversalDocument, { borrowerId, paymentId: debt.paymentId, amount: debt.owed, note: text }, key),
    refusals: ({ writeOffReversal: { errors } }) => problemsOf(unlessAsked(errors)),
    done: onDone,
  });
  return (
    <Card title={<MoneyText value={debt.owed} />}>
      <Lines
        items={[
          { key: 'who', name: t('suspense.borrower'), value: fullName ?? t('suspense.nobody') },
          { key: 'for', name: t('settlement.contract'), value: debt.offerNumber ?? t('settlement.topUp') },
          {
            key: 'taken',
            name: t('settlement.takenBack'),
            value: <MoneyText value={debt.taken} />,
            note: dayWithYear(debt.on, lang),
          },
        ]}
      />
      {writeOffAskedBy && <p role="status">{t('settlement.writeOffAsked', { by: writeOffAskedBy })}</p>}
      {!mine && (
        <>
          <ErrorSummary {...writingOff} />
          {!confirms && (
            <TextField
              id={field}
              label={t('settlement.note')}
              value={note}
              onChange={(text) => {
                setNote(text);
                writingOff.corrected(field);
              }}
              problem={writingOff.problemOf(field)}
              autoComplete="off"
              maxLength={200}
            />
          )}
          <div>
            <Button variant="danger" loading={writingOff.pending} onClick={() => void writingOff.submit(note)}>
              {t('settlement.writeOff', { sum: money(debt.owed) })}
            </Button>
          </div>
        </>
      )}
    </Card>
  );
}
