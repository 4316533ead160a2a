import { Button } from '@mantine/core';
import { useState } from 'react';
import { type CardFactsFragment, RenameCardDocument, SetCardIbanDocument } from '../../generated/cabinet/graphql.ts';
import { send } from '../../lib/cabinet.ts';
import { useT } from '../../lib/intl.ts';
import { problemsOf } from '../../lib/problems.ts';
import { useBank } from '../../lib/use-bank.ts';
import { useSubmit } from '../../lib/use-submit.ts';
import { grouped, IbanField } from '../../ui/fields/IbanField.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { SubmitForm } from '../../ui/SubmitForm.tsx';

type Props = { readonly card: CardFactsFragment; readonly onSaved: () => void };

/** Where the money goes if the card does not take it. An empty field takes the account away. */
export function IbanForm({ card, onSaved }: Props) {
  const t = useT();
  const [iban, setIban] = useState(grouped(card.iban ?? ''));
  const bank = useBank(iban);
  const saving = useSubmit({
    form: `card.iban.${card.id}`,
    read: (typed: string) => ({ input: typed }),
    send: (typed: string, key) => send(SetCardIbanDocument, { cardId: card.id, iban: typed }, key),
    refusals: ({ setCardIban: { errors } }) => problemsOf(errors),
    done: onSaved,
  });
  return (
    <SubmitForm values={iban} submission={saving}>
      <p>{t('card.ibanText')}</p>
      <IbanField
        value={iban}
        onChange={(typed) => {
          setIban(typed);
          saving.corrected('iban');
        }}
        bank={bank}
        problem={saving.problemOf('iban')}
      />
      <Button type="submit" fullWidth loading={saving.pending}>
        {t('card.saveName')}
      </Button>
    </SubmitForm>
  );
}

export function NameForm({ card, onSaved }: Props) {
  const t = useT();
  const [name, setName] = useState(card.name ?? '');
  const naming = useSubmit({
    form: `card.name.${card.id}`,
    read: (typed: string) => ({ input: typed }),
    send: (typed: string, key) => send(RenameCardDocument, { cardId: card.id, name: typed }, key),
    refusals: ({ renameCard: { errors } }) => problemsOf(errors),
    done: onSaved,
  });
  return (
    <SubmitForm values={name} submission={naming}>
      <TextField
        id="name"
        label={t('card.name')}
        hint={t('card.nameHint')}
        value={name}
        onChange={(typed) => {
          setName(typed);
          naming.corrected('name');
        }}
        problem={naming.problemOf('name')}
        required={false}
        maxLength={30}
      />
      <Button type="submit" fullWidth loading={naming.pending}>
        {t('card.saveName')}
      </Button>
    </SubmitForm>
  );
}
