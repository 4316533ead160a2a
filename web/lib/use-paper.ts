import { useCallback, useEffect, useState } from 'react';
import {
  type DocumentType,
  PrepareDocumentDocument,
  type ShownDocumentFragment,
} from '../generated/cabinet/graphql.ts';
import { send } from './cabinet.ts';
import { freshKey } from './idempotency.ts';

export type Paper = {
  readonly document: ShownDocumentFragment | undefined;
  readonly failed: boolean;
  /** The server's text. */
  readonly refusal: string | undefined;
  readonly again: () => void;
};

export function usePaper(loanId: string, type: DocumentType): Paper {
  const [document, setDocument] = useState<ShownDocumentFragment>();
  const [failed, setFailed] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const make = useCallback(async () => {
    setFailed(false);
    const outcome = await send(PrepareDocumentDocument, { loanId, type }, freshKey());
    const made = outcome.kind === 'done' ? outcome.data.prepareDocument : undefined;
    setRefusal(made?.errors[0]?.message);
    if (made?.document) setDocument(made.document);
    else setFailed(true);
  }, [loanId, type]);
  useEffect(() => void make(), [make]);
  return { document, failed, refusal, again: () => void make() };
}
