/** An electronic signature of the state (eGov): a page to be opened by QR, then its notice (R93). */
import type { Instant } from '../../schema/values/local-date.ts';
import type { Locale } from './borrowers.ts';
import type { CallbackRead, RawCallback } from './signed-callback.ts';

export type EdsOrder = {
  /** Our key; a repeated request finds the first one. */
  key: string;
  /** SHA-256 of the document to be signed. */
  documentHash: string;
  title: string;
  /** Where the signer returns to; holds no personal data. */
  returnUrl: string;
  locale: Locale;
};

/** UNKNOWN: no answer; the same key may be sent again. */
export type EdsOpened = { state: 'OPEN'; externalId: string; pageUrl: string } | { state: 'UNKNOWN' };

export type EdsCallback = {
  key: string;
  externalId: string;
  state: 'SIGNED' | 'REFUSED';
  documentHash: string;
  /** The signature (CMS), base64; null where it was refused. */
  signature: string | null;
  operatedAt: Instant;
};

export type Eds = {
  readonly name: string;
  open(order: EdsOrder): Promise<EdsOpened>;
  readCallback(raw: RawCallback): CallbackRead<EdsCallback>;
};
