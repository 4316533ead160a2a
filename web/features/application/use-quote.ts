import { useEffect, useState } from 'react';
import { QuoteDocument, type QuoteInput, type QuoteQuery } from '../../generated/cabinet/graphql.ts';
import { printAmounts } from '../../lib/amounts.ts';
import { ask } from '../../lib/cabinet.ts';

export type Quote = NonNullable<QuoteQuery['quote']['quote']>;
/** `stale` while a newer price is being computed. */
export type Quoting = { readonly quote: Quote | undefined; readonly stale: boolean; readonly failed: boolean };

const PAUSE_MS = 250;

/** Waits until the borrower stops changing the terms. An answer to older terms is dropped. */
export function useQuote(input: QuoteInput | undefined): Quoting {
  const [state, setState] = useState<Quoting>({ quote: undefined, stale: true, failed: false });
  const key = JSON.stringify(printAmounts(input));
  useEffect(() => {
    if (key === undefined) return;
    let dropped = false;
    setState((now) => ({ ...now, stale: true }));
    const timer = window.setTimeout(async () => {
      const outcome = await ask(QuoteDocument, { input: JSON.parse(key) as QuoteInput });
      if (dropped) return;
      const quote = outcome.kind === 'done' ? (outcome.data.quote.quote ?? undefined) : undefined;
      setState((now) => ({ quote: quote ?? now.quote, stale: false, failed: quote === undefined }));
    }, PAUSE_MS);
    return () => {
      dropped = true;
      window.clearTimeout(timer);
    };
  }, [key]);
  return state;
}
