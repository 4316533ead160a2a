import type { Translate } from './intl.ts';

const KNOWN = ['terminal', 'wallet', 'bank-transfer', 'processing-kz', 'epay', 'freedom-pay', 'cards'];

/** A provider without a text keeps its own name. */
export const providerName = (t: Translate, provider: string): string =>
  KNOWN.includes(provider) ? t(`payment.from_${provider}`) : provider;
