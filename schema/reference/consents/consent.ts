import type { ConsentType } from '../documents.ts';

export type ConsentWords = { title: string; body: string };

/**
 * A text is never edited: a change is a new version with a new hash, and the old one stays in the repository's history.
 */
export type Consent = {
  type: ConsentType;
  version: string;
  /** INSURANCE is asked beside OFFER, only of those who chose insurance. */
  place: 'REGISTRATION' | 'OFFER' | 'INSURANCE';
  ru: ConsentWords;
  kk: ConsentWords;
  /** SHA-256, hex, over the JSON of [type, version, ru.title, ru.body, kk.title, kk.body]. */
  hash: string;
};
