import { randomUUID } from 'node:crypto';
import type { LoanEvent } from '../../schema/events/loan.ts';
import { loanStream } from '../../schema/events/streams.ts';
import type { LoanId } from '../../schema/values/ids.ts';
import { localDate } from '../../schema/values/local-date.ts';
import { issued } from './a-loan.ts';
import { aCaller, type LendingWorld, type TestPerson } from './lending-world.ts';
import type { Story } from './spec.ts';

/** `days` gives the events of each day; the events of one day are one append. */
export async function writtenLoan(
  world: LendingWorld,
  person: TestPerson,
  days: readonly (readonly [day: string, tell: (story: Story) => Story])[],
  start: Story = issued(),
): Promise<LoanId> {
  const loanId = randomUUID() as LoanId;
  let story = start;
  let written = 0;
  for (const [day, tell] of days) {
    story = tell(story);
    const events = story.events.slice(written).map((event) => ownedBy(person, loanId, event));
    const context = { ...aCaller(person.borrowerId), effectiveDate: localDate(day), recordedAt: world.clock.now() };
    await world.ledger.append(loanStream(loanId), written === 0 ? 'none' : BigInt(written - 1), events, context);
    written = story.events.length;
  }
  return loanId;
}

const ownedBy = ({ borrowerId }: TestPerson, loanId: LoanId, event: LoanEvent): LoanEvent =>
  event.type === 'LoanApplied' ? { ...event, data: { ...event.data, borrowerId, loanId } } : event;
