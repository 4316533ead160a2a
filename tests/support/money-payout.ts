import type { LoanId } from '../../schema/values/ids.ts';
import type { Borrower } from '../../server/ports/borrowers.ts';
import type { StoredFile } from '../../server/ports/files.ts';
import { makePayout } from '../../server/use-cases/payout/payout.ts';
import type { PayoutInput } from '../../server/use-cases/payout/payout-destination.ts';
import { aCaller } from './money-people.ts';
import type { MoneyWorld } from './money-world.ts';

export const payoutOf = (one: MoneyWorld) =>
  makePayout({
    ...one.base,
    bank: one.bank,
    cards: one.cards,
    processors: one.processors,
    destinations: one.destinations,
    makeDocument: async ({ loanId }) => {
      const latest = await one.destinations.latest(loanId);
      return { document: { hash: latest?.hash ?? '', kind: 'APPLICATION_FOR_TRANSFER_MONEY' } as StoredFile };
    },
  });

export async function choose(world: MoneyWorld, borrower: Borrower, loanId: LoanId, input: PayoutInput) {
  const payout = payoutOf(world);
  const prepared = await payout.prepare({ borrowerId: borrower.id, loanId, locale: 'RU', input });
  if ('refusal' in prepared) return prepared;
  const signature = { documentType: 'APPLICATION_FOR_TRANSFER_MONEY', documentHash: prepared.document.hash } as const;
  const signed = { caller: aCaller(), borrowerId: borrower.id, loanId, signature, consents: [], locale: 'RU' as const };
  return payout.signed(signed);
}
