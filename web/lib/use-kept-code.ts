import { useCallback, useState } from 'react';
import type { SentCodeFragment } from '../generated/cabinet/graphql.ts';
import { DRAFTS } from './drafts.ts';

/** What the page says of the code: the masked number, its end, the tries. Never the code itself. */
export type KeptCode = {
  readonly sent: SentCodeFragment | undefined;
  readonly triesLeft: number | undefined;
  /** Epoch milliseconds from which another code may be requested. */
  readonly againAt: number;
};
const NONE: KeptCode = { sent: undefined, triesLeft: undefined, againAt: 0 };

export const isGood = (sent: SentCodeFragment | undefined): boolean =>
  sent !== undefined && Date.parse(sent.expiresAt) > Date.now();

type Stored = KeptCode & { readonly hash: string };

function read(slot: string, hash: string | undefined): KeptCode {
  try {
    const kept = JSON.parse(sessionStorage.getItem(slot) ?? 'null') as Stored | null;
    return kept && kept.hash === hash && isGood(kept.sent) ? kept : NONE;
  } catch {
    return NONE;
  }
}

/** Outlives a reload of the tab, for the same document. Signing out forgets it. */
export function useKeptCode(form: string, hash: string | undefined): [KeptCode, (part: Partial<KeptCode>) => void] {
  const slot = `${DRAFTS}code.${form}`;
  const [known, setKnown] = useState(() => ({ hash, code: read(slot, hash) }));
  const code = known.hash === hash ? known.code : read(slot, hash); // the document came later than the page
  const change = useCallback(
    (part: Partial<KeptCode>) =>
      setKnown((now) => {
        const next = { ...(now.hash === hash ? now.code : read(slot, hash)), ...part };
        try {
          sessionStorage.setItem(slot, JSON.stringify({ ...next, hash: hash ?? '' } satisfies Stored));
        } catch {
          // storage is switched off: a reload sends another code
        }
        return { hash, code: next };
      }),
    [slot, hash],
  );
  return [code, change];
}
