/**
 * The state registry, as the IIN step asks it. The person waits, so the timeout is short and no answer stops nobody:
 * scoring asks again.
 */
import type { Iin } from '../../../schema/values/iin.ts';
import type { Ids } from '../../ports/ids.ts';
import { ProviderGarbage, ProviderUnavailable } from '../../ports/provider.ts';
import type { StateRegistry } from '../../ports/state-registry.ts';

const PATIENCE_MS = 2_500;

export const iinRegistry =
  (registry: StateRegistry, ids: Ids, patience = PATIENCE_MS) =>
  async (iin: Iin): Promise<'found' | 'not-found' | 'unknown'> => {
    const signal = AbortSignal.timeout(patience);
    try {
      const answer = await registry.find(iin, { key: ids.fresh(), signal });
      return answer.found ? 'found' : 'not-found';
    } catch (error) {
      const unanswered = error instanceof ProviderUnavailable || error instanceof ProviderGarbage || signal.aborted;
      if (unanswered) return 'unknown';
      throw error;
    }
  };
