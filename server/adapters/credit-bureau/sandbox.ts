/** The report follows the persona; others have a clean history. A repeated key gives the same report number. */
import { createHash } from 'node:crypto';
import { PERSONAS } from '../../../schema/reference/personas.ts';
import { tenge, ZERO } from '../../../schema/values/money.ts';
import type { BureauReport, CreditBureau } from '../../ports/credit-bureau.ts';
import type { Faults } from '../../ports/faults.ts';
import { ProviderGarbage } from '../../ports/provider.ts';

const CLEAN: Omit<BureauReport, 'reference'> = {
  monthlyInstalments: ZERO,
  worstOverdueDays: 0,
  worstOverdueAmount: ZERO,
  stopCredit: false,
  score: 720,
  reviewWanted: false,
};

const BY_PERSONA: Readonly<Record<string, Partial<BureauReport>>> = {
  // Allows a smaller amount at an income of 300 to 700 thousand tenge a month.
  'alternative-instalments': { monthlyInstalments: tenge(100_000), score: 560 },
  alternative: { monthlyInstalments: tenge(100_000), score: 560 },
  'kdn-decline': { monthlyInstalments: tenge(2_000_000) },
  'reject-60-plus': { worstOverdueDays: 75, worstOverdueAmount: tenge(48_000), score: 410 },
  'stop-credit': { stopCredit: true },
  'manual-review': { score: 600 },
  'entrepreneur-short-history': { score: 400 },
};

export const sandboxCreditBureau = (faults: Faults): CreditBureau => ({
  report: async (iin, call) => {
    if ((await faults.pass('credit-bureau', call.signal)) === 'garbage')
      throw new ProviderGarbage('score is not a number');
    const persona = PERSONAS.find((one) => one.iin === iin);
    const reference = `FCB-${createHash('sha256').update(call.key).digest('hex').slice(0, 12)}`;
    return { ...CLEAN, ...BY_PERSONA[persona?.key ?? ''], reference };
  },
});
