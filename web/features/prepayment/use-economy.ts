import { useEffect, useState } from 'react';
import { PrepaymentEconomyDocument, type PrepaymentEconomyQuery } from '../../generated/cabinet/graphql.ts';
import { ask } from '../../lib/cabinet.ts';
import { type AskForm, partOf } from './sums.ts';

export type Economy = NonNullable<PrepaymentEconomyQuery['prepaymentEconomy']['economy']>;
export type Economising = { readonly economy: Economy | undefined; readonly refusal: string | undefined };

const PAUSE_MS = 250;
const NOTHING: Economising = { economy: undefined, refusal: undefined };

/** Waits until the typing stops. A late answer is dropped. */
export function useEconomy(loanId: string, form: AskForm): Economising {
  const [answer, setAnswer] = useState(NOTHING);
  const amount = partOf(form);
  useEffect(() => {
    if (amount === undefined) return setAnswer(NOTHING);
    let dropped = false;
    const timer = window.setTimeout(async () => {
      const outcome = await ask(PrepaymentEconomyDocument, { loanId, amount });
      if (dropped || outcome.kind !== 'done') return;
      const { economy, errors } = outcome.data.prepaymentEconomy;
      setAnswer({ economy: economy ?? undefined, refusal: errors[0]?.message });
    }, PAUSE_MS);
    return () => {
      dropped = true;
      window.clearTimeout(timer);
    };
  }, [loanId, amount]);
  return answer;
}
