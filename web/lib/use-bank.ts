import { useEffect, useState } from 'react';
import { type Iban, parseIban } from '../../schema/values/iban.ts';
import { BankOfDocument } from '../generated/cabinet/graphql.ts';
import { ask } from './cabinet.ts';

/** Undefined while the number is incomplete or the answer is pending; null for an unknown code. */
export function useBank(typed: string): string | null | undefined {
  const iban: Iban | undefined = parseIban(typed);
  const [bank, setBank] = useState<{ readonly iban: Iban; readonly name: string | null }>();
  useEffect(() => {
    if (!iban) return;
    let dropped = false;
    void ask(BankOfDocument, { iban }).then((outcome) => {
      if (!dropped && outcome.kind === 'done') setBank({ iban, name: outcome.data.bankOf ?? null });
    });
    return () => {
      dropped = true;
    };
  }, [iban]);
  return bank && bank.iban === iban ? bank.name : undefined;
}
