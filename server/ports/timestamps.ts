/** Anchors timestamped by somebody outside, so that not even we could make them later (R613). */
import type { Instant, LocalDate } from '../../schema/values/local-date.ts';

export type Timestamp = {
  /** The hash of the anchor; its 64 digits are what is timestamped. */
  readonly anchor: string;
  readonly date: LocalDate;
  /** The moment that the authority names. */
  readonly at: Instant;
  /** The name in its certificate. */
  readonly authority: string;
  /** As the authority signed it: an RFC 3161 token, DER. */
  readonly token: Uint8Array;
};

export type TimestampAuthority = {
  /** @throws ProviderUnavailable, ProviderGarbage for an answer that is no timestamp of this hash */
  stamp(anchor: string): Promise<Pick<Timestamp, 'at' | 'authority' | 'token'>>;
};

export type Timestamps = {
  keep(timestamp: Timestamp): Promise<void>;
  all(): Promise<readonly Timestamp[]>;
};
