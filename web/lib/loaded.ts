import type { CallOutcome } from './call-outcome.ts';

export type Failed = {
  readonly kind: 'failed';
  readonly offline: boolean;
  readonly forbidden: boolean;
  /** The server answered 503: works or an outage. */
  readonly away: boolean;
  readonly again: () => void;
};
export type Loaded<T> =
  | { readonly kind: 'loading' }
  | Failed
  | { readonly kind: 'ready'; readonly data: T; readonly again: () => void };

const AWAY = 503;

export const failed = (outcome: CallOutcome<unknown>, again: () => void): Failed => ({
  kind: 'failed',
  offline: outcome.kind === 'offline',
  forbidden: outcome.kind === 'forbidden',
  away: outcome.kind === 'unavailable' && outcome.status === AWAY,
  again,
});
