/** A state registry that knows everybody except whom a persona says it does not know. */
import { PERSONAS } from '../../../schema/reference/personas.ts';
import { parseIin } from '../../../schema/values/iin.ts';
import type { Faults } from '../../ports/faults.ts';
import { ProviderGarbage } from '../../ports/provider.ts';
import type { StateRegistry } from '../../ports/state-registry.ts';

export const sandboxStateRegistry = (faults: Faults): StateRegistry => ({
  find: async (iin, call) => {
    if ((await faults.pass('state-registry', call.signal)) === 'garbage') throw new ProviderGarbage('not JSON');
    const persona = PERSONAS.find((one) => one.iin === iin);
    const facts = parseIin(iin);
    if (persona?.key === 'iin-not-found' || typeof facts === 'string') return { found: false };
    return { found: true, birthDate: facts.birthDate, entrepreneur: persona?.key === 'entrepreneur' };
  },
});
