import { PERSONAS } from '../../../schema/reference/personas.ts';
import type { Blacklist } from '../../ports/blacklist.ts';
import type { Faults } from '../../ports/faults.ts';
import { ProviderGarbage } from '../../ports/provider.ts';

export const sandboxBlacklist = (faults: Faults): Blacklist => ({
  check: async ({ iin }, call) => {
    if ((await faults.pass('blacklist', call.signal)) === 'garbage') throw new ProviderGarbage('empty answer');
    const key = PERSONAS.find((one) => one.iin === iin)?.key;
    return {
      listed: false,
      fraudSuspected: key === 'fraud',
      manualReviewWanted: key === 'manual-review',
      listVersion: null,
    };
  },
});
