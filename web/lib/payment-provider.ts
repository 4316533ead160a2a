import type { Translate } from './intl.ts';

const KNOWN = ['terminal', 'wallet', 'bank-transfer', 'processing-kz'];

/** Where a payment came from, in words; a provider that has none yet by its own name. */
export const providerName = (t: Translate, provider: string): string =>
  KNOWN.includes(provider) ? t(`payment.from_${provider}`) : provider;
