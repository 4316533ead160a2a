import { useCallback, useEffect, useState } from 'react';
import {
  type DocumentType,
  PrepareDocumentDocument,
  type ShownDocumentFragment,
} from '../generated/cabinet/graphql.ts';
import { send } from './cabinet.ts';
import { freshKey } from './idempotency.ts';

export type MadeDocument = {
  readonly document: ShownDocumentFragment | undefined;
  readonly failed: boolean;
  readonly again: () => void;
};

/** Made when the page opens, so that the borrower agrees to the file that was shown. */
export function useDocument(loanId: string, type: DocumentType): MadeDocument {
  const [document, setDocument] = useState<ShownDocumentFragment>();
  const [failed, setFailed] = useState(false);
  const make = useCallback(async () => {
    setFailed(false);
    const outcome = await send(PrepareDocumentDocument, { loanId, type }, freshKey());
    const made = outcome.kind === 'done' ? outcome.data.prepareDocument.document : undefined;
    if (made) setDocument(made);
    else setFailed(true);
  }, [loanId, type]);
  useEffect(() => void make(), [make]);
  return { document, failed, again: () => void make() };
}
