/** A loan is shown as open to a restructuring on the days on which the request would be taken (R25). */
import { expect, it } from 'vitest';
import { localDate } from '../../schema/values/local-date.ts';
import { mayRestructure } from '../../server/use-cases/agreement/agreement-days.ts';
import { MONDAY } from '../support/a-loan.ts';
import { viewOf } from '../support/papers.ts';
import { WAYS } from '../support/status-paths.ts';

const open = (status: keyof typeof WAYS): boolean => {
  const story = WAYS[status]();
  return mayRestructure(viewOf(story), story.day ?? localDate(MONDAY));
};

it('a late or prolonged loan is open to it, and one restructured before is not', () => {
  expect((['EXPIRED', 'CALCULATION_STOPPED', 'PROLONGED'] as const).filter((status) => !open(status))).toEqual([]);
  expect((['INITIAL', 'RESTRUCTURED', 'FINISHED'] as const).filter(open)).toEqual([]);
});
