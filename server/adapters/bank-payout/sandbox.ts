/** IBANs ending in 0000 belong to another person; 0051, 0067 and 0099 are refused. */
import type { BankPayout } from '../../ports/bank-payout.ts';
import type { PayoutOrder } from '../../ports/payout-provider.ts';
import { makeBook } from '../sandbox-kit/book.ts';
import type { SandboxKit } from '../sandbox-kit/kit.ts';
import { makeSandboxPayouts, readPayoutCallback } from '../sandbox-kit/payouts.ts';

export const BANK_PAYOUT = 'bank-payout';
export const BANK_PAYOUT_PATH = '/webhooks/bank-payout';

/** By ISO 20022: unknown, arrested, closed. */
const REFUSED_ENDINGS: Readonly<Record<string, string | undefined>> = {
  '0051': 'AC01',
  '0067': 'AC06',
  '0099': 'AC04',
};
const FOREIGN_ENDING = '0000';

const refusal = async ({ destination }: PayoutOrder): Promise<string | null> =>
  destination.kind === 'IBAN' ? (REFUSED_ENDINGS[destination.iban.slice(-4)] ?? null) : 'DESTINATION';

export function makeSandboxBankPayout(kit: SandboxKit): BankPayout {
  const book = makeBook(kit.db, BANK_PAYOUT, kit);
  const payouts = makeSandboxPayouts(kit, {
    name: BANK_PAYOUT,
    path: BANK_PAYOUT_PATH,
    book,
    refusal,
    paysAtOnce: true,
  });
  return {
    ...payouts,
    checksOwners: true,
    async ownerCheck(iban) {
      const line = await kit.line(BANK_PAYOUT);
      if (!line.requestArrives || !line.answerArrives) return 'UNAVAILABLE';
      return iban.endsWith(FOREIGN_ENDING) ? 'FOREIGN' : 'OWNER';
    },
    readCallback: (raw) => readPayoutCallback(kit.keysOf(BANK_PAYOUT), raw),
  };
}
