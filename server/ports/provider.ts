/** What all outside parties have in common: how they are called, and how they fail. */

/** `key` is the same for every retry of one call (the id of the event that led to it), so that a provider acts once. */
export type ProviderCall = { key: string; signal: AbortSignal };

/** No answer in time, connection refused, 5xx: try again later. The outcome of the call is not known. */
export class ProviderUnavailable extends Error {
  override name = 'ProviderUnavailable';
}

/** An answer that the contract does not allow: never guessed at, tried again and shown to the office. */
export class ProviderGarbage extends Error {
  override name = 'ProviderGarbage';
}
