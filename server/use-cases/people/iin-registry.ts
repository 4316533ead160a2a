/**
 * The state registry, as the IIN step asks it. The person waits, so the timeout is short and no answer stops nobody:
 * scoring asks again, and what the registry would have filled in is typed by hand.
 */
import type { Iin } from '../../../schema/values/iin.ts';
import type { Phone } from '../../../schema/values/phone.ts';
import type { Ids } from '../../ports/ids.ts';
import { type ProviderCall, ProviderGarbage, ProviderUnavailable } from '../../ports/provider.ts';
import type { RegistryAnswer, RegistryPerson, StateRegistry } from '../../ports/state-registry.ts';

const PATIENCE_MS = 2_500;

export type IinRegistry = {
  find(iin: Iin): Promise<RegistryAnswer | 'unknown'>;
  person(iin: Iin, phone: Phone): Promise<RegistryPerson | null>;
};

export function iinRegistry(registry: StateRegistry, ids: Ids, patience = PATIENCE_MS): IinRegistry {
  async function within<T, N>(none: N, ask: (call: ProviderCall) => Promise<T>): Promise<T | N> {
    const signal = AbortSignal.timeout(patience);
    try {
      return await ask({ key: ids.fresh(), signal });
    } catch (error) {
      const unanswered = error instanceof ProviderUnavailable || error instanceof ProviderGarbage || signal.aborted;
      if (unanswered) return none;
      throw error;
    }
  }
  return {
    find: (iin) => within('unknown', (call) => registry.find(iin, call)),
    person: (iin, phone) => within(null, (call) => registry.person(iin, phone, call)),
  };
}
