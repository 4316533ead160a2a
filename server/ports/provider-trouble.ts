/** Providers that fail one call after the other, seen by every process (R315). */
export type ProviderTrouble = {
  failed(provider: string, failure: string): void;
  answered(provider: string): void;
  /** Those whose last calls all failed; `since`: the first of them. */
  standing(): Promise<readonly { provider: string; failure: string; failures: number; since: Date }[]>;
};
