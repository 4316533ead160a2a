/** GBDFL, the state registry of persons: does this person exist, alive and with this name? */
import type { Address, PersonalForm } from '../../schema/forms/profile.ts';
import type { Iin } from '../../schema/values/iin.ts';
import type { LocalDate } from '../../schema/values/local-date.ts';
import type { Phone } from '../../schema/values/phone.ts';
import type { ProviderCall } from './provider.ts';

export type RegistryAnswer = { found: false } | { found: true; birthDate: LocalDate };

/** Name, document and registered address, in the keys of our lists. */
export type RegistryPerson = {
  person: Pick<
    PersonalForm,
    | 'lastName'
    | 'firstName'
    | 'patronymic'
    | 'noPatronymic'
    | 'citizenship'
    | 'birthPlace'
    | 'documentType'
    | 'documentNumber'
    | 'documentIssuedOn'
    | 'documentValidTo'
    | 'documentIssuedBy'
  >;
  address: Address;
};

export type StateRegistry = {
  /** @throws ProviderUnavailable | ProviderGarbage */
  find(iin: Iin, call: ProviderCall): Promise<RegistryAnswer>;
  /**
   * Null unless the base of mobile subscribers knows the number as this person's: nobody reads the data of a stranger
   * by typing an IIN.
   * @throws ProviderUnavailable | ProviderGarbage
   */
  person(iin: Iin, phone: Phone, call: ProviderCall): Promise<RegistryPerson | null>;
};
