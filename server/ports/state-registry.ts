/** GBDFL, the state registry of persons: does this person exist, alive and with this name? */
import type { Iin } from '../../schema/values/iin.ts';
import type { LocalDate } from '../../schema/values/local-date.ts';
import type { ProviderCall } from './provider.ts';

export type RegistryAnswer = { found: false } | { found: true; birthDate: LocalDate; entrepreneur: boolean };

export type StateRegistry = {
  /** @throws ProviderUnavailable | ProviderGarbage */
  find(iin: Iin, call: ProviderCall): Promise<RegistryAnswer>;
};
