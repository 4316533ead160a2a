import { expect, it } from 'vitest';
import { instant } from '../../schema/values/local-date.ts';
import { meterOf } from '../../server/use-cases/people/profile-step.ts';
import { SOME_MOMENT } from '../support/moment.ts';

/** The meter asks only whether a step is there, not what it holds. */
const complete = { hasPassword: true, identity: {}, personal: {}, address: {}, employment: {}, contacts: {} };
const meter = (faceVerifiedAt: Date | null) =>
  meterOf({ ...complete, faceVerifiedAt: faceVerifiedAt && instant(faceVerifiedAt) } as Parameters<typeof meterOf>[0]);

it('the meter names what gives the last percents, and reaches 100 with it', () => {
  expect(meter(null)).toEqual({ percent: 85, nextGain: 15, nextStep: 'COMPLETE' });
  expect(meter(new Date(SOME_MOMENT))).toEqual({ percent: 100, nextGain: 0, nextStep: 'COMPLETE' });
});
