import type { CallOutcome } from './call-outcome.ts';

export type Failed = {
  readonly kind: 'failed';
  readonly forbidden: boolean;
  /** The server answered 503: works or an outage. */
  readonly away: boolean;
  readonly again: () => void;
};
export type Loaded<T> =
  | { readonly kind: 'loading' }
  | Failed
  | {
      readonly kind: 'ready';
      readonly data: T;
      readonly again: () => void;
      /** When these data were read; only where newer ones could not be. */
      readonly seenAt?: string;
    };

const AWAY = 503;

export const failed = (outcome: CallOutcome<unknown>, again: () => void): Failed => ({
  kind: 'failed',
  forbidden: outcome.kind === 'forbidden',
  away: outcome.kind === 'unavailable' && outcome.status === AWAY,
  again,
});
