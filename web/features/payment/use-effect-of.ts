import { useEffect, useState } from 'react';
import type { Tiyn } from '../../../schema/values/money.ts';
import { PaymentEffectDocument } from '../../generated/cabinet/graphql.ts';
import { ask } from '../../lib/cabinet.ts';
import type { Effect } from './sums.ts';

const PAUSE_MS = 250;

/** Asks the server what a typed sum would do once the typing stops; a late answer is dropped. */
export function useEffectOf(loanId: string, typed: Tiyn | undefined): Effect | undefined {
  const [answer, setAnswer] = useState<{ of: Tiyn; effect: Effect }>();
  useEffect(() => {
    if (typed === undefined) return undefined;
    let dropped = false;
    const timer = window.setTimeout(async () => {
      const outcome = await ask(PaymentEffectDocument, { loanId, amount: typed });
      const effect = outcome.kind === 'done' ? outcome.data.paymentEffect.effect : null;
      if (!dropped && effect) setAnswer({ of: typed, effect });
    }, PAUSE_MS);
    return () => {
      dropped = true;
      window.clearTimeout(timer);
    };
  }, [loanId, typed]);
  return answer && answer.of === typed ? answer.effect : undefined;
}
