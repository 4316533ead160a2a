/** An electronic signature of the state (eGov): a page to be opened by QR, then its result (R93). */
import type { Iin } from '../../schema/values/iin.ts';
import type { Instant } from '../../schema/values/local-date.ts';
import type { Locale } from './borrowers.ts';
import type { CallbackRead, RawCallback } from './signed-callback.ts';

export type EdsOrder = {
  /** Our key; a repeated request finds the first one, where the provider knows keys. */
  key: string;
  /** SHA-256 of the document to be signed. */
  documentHash: string;
  document: Uint8Array;
  /** Whose key has to sign. */
  iin: Iin;
  title: string;
  /** Of its kind, in both languages. */
  titles: Readonly<Record<Locale, string>>;
  /** Where the signer returns to; holds no personal data. */
  returnUrl: string;
  locale: Locale;
};

/**
 * `qrImage`: a picture of the provider's own, as a data URL; without it the code holds `pageUrl`. `handle`: what the
 * collector needs to go on. UNKNOWN: no answer; the same key may be sent again.
 */
export type EdsOpened =
  | { state: 'OPEN'; externalId: string; pageUrl: string; qrImage?: string; handle?: string }
  | { state: 'UNKNOWN' };

/** Why a signature was refused: another person's key, a certificate that is not good, or not this document. */
export type EdsFailure = 'OTHER_PERSON' | 'CERTIFICATE' | 'DOCUMENT';

export type EdsCallback = {
  key: string;
  externalId: string;
  state: 'SIGNED' | 'REFUSED';
  documentHash: string;
  /** The signature (CMS), base64; null where it was refused. */
  signature: string | null;
  operatedAt: Instant;
  failure?: EdsFailure | undefined;
  /** Whose key signed, where the notice says so. */
  signerIin?: string | undefined;
};

/** WAITING: ask again with this handle. Throws ProviderUnavailable and ProviderGarbage. */
export type EdsCollected =
  | { state: 'WAITING'; handle: string }
  | { state: 'REFUSED' }
  | { state: 'SIGNED'; signature: string };

/** Of a provider that sends no notices: it gets the document and is asked for the signature. */
export type EdsCollector = {
  collect(
    paper: { handle: string; titles: Readonly<Record<Locale, string>>; document: Uint8Array },
    signal: AbortSignal,
  ): Promise<EdsCollected>;
};

/** Whether a detached CMS signs these bytes by this person's own key, which is valid now. Throws as above. */
export type EdsChecker = {
  check(
    signature: string,
    wanted: { document: Uint8Array; iin: Iin },
    signal: AbortSignal,
  ): Promise<{ trusted: true } | { trusted: false; failure: EdsFailure }>;
};

export type Eds = {
  readonly name: string;
  open(order: EdsOrder): Promise<EdsOpened>;
  readCallback(raw: RawCallback): CallbackRead<EdsCallback>;
  /** Absent where the provider sends a notice. */
  readonly collector?: EdsCollector;
  /** Absent where the provider checks by itself, and nothing of ours looks into a signature. */
  readonly checker?: EdsChecker;
};
