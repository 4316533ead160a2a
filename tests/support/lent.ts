/** A borrower with a written loan that holds the borrower's slot, on a day of its life. */
import { slotStream } from '../../schema/events/streams.ts';
import type { LoanId } from '../../schema/values/ids.ts';
import { issued } from './a-loan.ts';
import { writtenLoan } from './a-written-loan.ts';
import { aBorrower, type LendingWorld, type TestPerson } from './lending-world.ts';
import { slotContext } from './slot-events.ts';
import type { Story } from './spec.ts';

export type Lent = { person: TestPerson; loanId: LoanId };
export const asIs = (story: Story): Story => story;

export async function lent(world: LendingWorld, day: string, tell = asIs, start = issued()): Promise<Lent> {
  const person = await aBorrower(world);
  const days = [['2026-03-02', asIs] as const, ...(tell === asIs ? [] : [[day, tell] as const])];
  const loanId = await writtenLoan(world, person, days, start);
  const claimed = { type: 'SlotClaimed', data: { loanId, tookOverFrom: null } } as const;
  await world.ledger.append(slotStream(person.borrowerId), 'none', [claimed], slotContext());
  world.clock.set(day);
  return { person, loanId };
}
