/** The state's list of the financing of terrorism, the lender's own lists, the anti-fraud exchange. */
import type { Iin } from '../../schema/values/iin.ts';
import type { LocalDate } from '../../schema/values/local-date.ts';
import type { Phone } from '../../schema/values/phone.ts';
import type { ProviderCall } from './provider.ts';

export type BlacklistAnswer = {
  listed: boolean;
  fraudSuspected: boolean;
  /** A person has to review it, whatever the score. */
  manualReviewWanted: boolean;
  /** Which edition of a published list was looked into, at most 64 characters; kept with the decision. */
  listVersion: string | null;
};

export type BlacklistSubject = { iin: Iin; phone: Phone; lastName: string; firstName: string; birthDate: LocalDate };

export type Blacklist = {
  /** Fetches a published list that has become old; absent where there is none. @throws as `check` */
  keepFresh?(): Promise<void>;
  /** @throws ProviderUnavailable | ProviderGarbage */
  check(person: BlacklistSubject, call: ProviderCall): Promise<BlacklistAnswer>;
};
