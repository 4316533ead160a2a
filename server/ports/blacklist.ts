/** The lender's own lists and the anti-fraud exchange. */
import type { Iin } from '../../schema/values/iin.ts';
import type { Phone } from '../../schema/values/phone.ts';
import type { ProviderCall } from './provider.ts';

export type BlacklistAnswer = {
  listed: boolean;
  fraudSuspected: boolean;
  /** A person has to review it, whatever the score. */
  manualReviewWanted: boolean;
};

export type Blacklist = {
  /** @throws ProviderUnavailable | ProviderGarbage */
  check(person: { iin: Iin; phone: Phone }, call: ProviderCall): Promise<BlacklistAnswer>;
};
