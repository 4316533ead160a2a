import { PERSONAS, type Persona } from '../../../schema/reference/personas.ts';
import { parseIin } from '../../../schema/values/iin.ts';
import { localDate } from '../../../schema/values/local-date.ts';
import type { Faults } from '../../ports/faults.ts';
import { ProviderGarbage } from '../../ports/provider.ts';
import type { RegistryPerson, StateRegistry } from '../../ports/state-registry.ts';

export const sandboxStateRegistry = (faults: Faults): StateRegistry => ({
  find: async (iin, call) => {
    if ((await faults.pass('state-registry', call.signal)) === 'garbage') throw new ProviderGarbage('not JSON');
    const persona = PERSONAS.find((one) => one.iin === iin);
    if (persona?.key === 'iin-not-found') return { found: false };
    if (persona) return { found: true, birthDate: persona.birthday };
    const facts = parseIin(iin);
    return typeof facts === 'string' ? { found: false } : { found: true, birthDate: facts.birthDate };
  },
  person: async (iin, phone, call) => {
    if ((await faults.pass('state-registry', call.signal)) === 'garbage') throw new ProviderGarbage('not JSON');
    const persona = PERSONAS.find((one) => one.iin === iin && one.phone === phone);
    return persona && persona.key !== 'iin-not-found' ? registered(persona) : null;
  },
});

const registered = ({ lastName, firstName, iin }: Persona): RegistryPerson => ({
  person: {
    lastName,
    firstName,
    patronymic: null,
    noPatronymic: true,
    citizenship: 'KZ',
    birthPlace: 'KAZAKHSTAN',
    documentType: 'IDENTITY_CARD',
    documentNumber: `05${iin.slice(2, 6)}${iin.slice(-3)}`,
    documentIssuedOn: localDate('2022-03-10'),
    documentValidTo: localDate('2032-03-09'),
    documentIssuedBy: 'MVD',
  },
  address: {
    region: 'ALMATY_CITY',
    district: null,
    city: 'Алматы',
    street: 'Абая',
    house: iin.slice(-2),
    flat: null,
    postIndex: null,
  },
});
