import { useCallback, useEffect, useRef, useState } from 'react';
import type { EvidenceSlot } from '../../generated/cabinet/graphql.ts';
import { uploadParts } from './upload-parts.ts';

/** `share`: 0 to 1. After `lost` the upload goes on by itself when the connection is back, or by a press. */
export type SlotState =
  | { readonly kind: 'empty' }
  | { readonly kind: 'sending'; readonly share: number }
  | { readonly kind: 'lost' }
  | { readonly kind: 'refused'; readonly text: string }
  | { readonly kind: 'done' };

export type Slot = {
  readonly state: SlotState;
  readonly send: (blob: Blob) => Promise<void>;
  /** Undefined while nothing was begun. */
  readonly resume: () => void;
  /** The borrower makes the file anew. */
  readonly again: () => void;
};

export function useSlot(loanId: string, slot: EvidenceSlot, isKept: boolean): Slot {
  const [state, setState] = useState<SlotState>({ kind: isKept ? 'done' : 'empty' });
  const last = useRef<Blob>(undefined);
  const send = useCallback(
    async (blob: Blob) => {
      last.current = blob;
      setState({ kind: 'sending', share: 0 });
      setState(await uploadParts({ loanId, slot, blob }, (share) => setState({ kind: 'sending', share })));
    },
    [loanId, slot],
  );
  const resume = useCallback(() => {
    if (last.current) void send(last.current);
  }, [send]);
  const isLost = state.kind === 'lost';
  useEffect(() => {
    if (!isLost) return;
    window.addEventListener('online', resume);
    return () => window.removeEventListener('online', resume);
  }, [isLost, resume]);
  return { state, send, resume, again: () => setState({ kind: 'empty' }) };
}
