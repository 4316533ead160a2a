import { PERSONAS } from '../../../schema/reference/personas.ts';
import { parseIin } from '../../../schema/values/iin.ts';
import type { Faults } from '../../ports/faults.ts';
import { ProviderGarbage } from '../../ports/provider.ts';
import type { StateRegistry } from '../../ports/state-registry.ts';

export const sandboxStateRegistry = (faults: Faults): StateRegistry => ({
  find: async (iin, call) => {
    if ((await faults.pass('state-registry', call.signal)) === 'garbage') throw new ProviderGarbage('not JSON');
    const persona = PERSONAS.find((one) => one.iin === iin);
    if (persona?.key === 'iin-not-found') return { found: false };
    if (persona) return { found: true, birthDate: persona.birthday, entrepreneur: persona.key === 'entrepreneur' };
    const facts = parseIin(iin);
    return typeof facts === 'string'
      ? { found: false }
      : { found: true, birthDate: facts.birthDate, entrepreneur: false };
  },
});
