/** How all providers are called, and how they fail. */

/** `key` is the same for every retry of one call (the id of the event behind it), so that a provider acts once. */
export type ProviderCall = { key: string; signal: AbortSignal };

/** No answer in time, connection refused, 5xx: retried later. The outcome is unknown. */
export class ProviderUnavailable extends Error {
  override name = 'ProviderUnavailable';
  /** What /readyz says of it, where that is more than the name: no address, no person. */
  readonly words?: string;
}

/** An answer that the contract does not allow: never guessed at, retried and shown to the office. */
export class ProviderGarbage extends Error {
  override name = 'ProviderGarbage';
}
