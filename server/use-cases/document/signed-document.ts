/** What a confirmed code or an electronic signature causes, by document type. Each room supplies its own handlers. */

import type { DocumentType } from '../../../schema/reference/documents.ts';
import type { BorrowerId, LoanId } from '../../../schema/values/ids.ts';
import type { Refused } from '../../domain/decider.ts';
import type { Locale } from '../../ports/borrowers.ts';
import type { Caller } from '../kernel/event-context.ts';
import type { Written } from '../kernel/handle.ts';

export type SignedConsent = { type: string; version: string; hash: string };

export type SignedDocument = {
  caller: Caller;
  borrowerId: BorrowerId;
  loanId: LoanId;
  /** `documentHash` is the SHA-256 of the PDF that was shown and confirmed by the code. */
  signature: { documentType: DocumentType; documentHash: string };
  consents: readonly SignedConsent[];
  locale: Locale;
  /** Where an electronic signature signed it, not a code. */
  edsHash?: string;
};

export type SignedDocumentHandler = (signed: SignedDocument) => Promise<Written>;

/** No code signs a type without a handler: NOT_ALLOWED_NOW, or EDS_NEEDED where another way is open. */
export type SignedDocumentHandlers = Readonly<Partial<Record<DocumentType, SignedDocumentHandler>>>;

/** Returns what `handler` would refuse, before the code is used up, so that a refusal costs no code. */
export type SignatureCheck = (signed: SignedDocument) => Promise<Refused | undefined>;
export type SignatureChecks = Readonly<Partial<Record<DocumentType, SignatureCheck>>>;
