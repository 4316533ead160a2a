/** How far a registration is, and the approval meter: it only grows and promises nothing (R50). */
import { PROFILE_STEPS } from '../../../schema/reference/guards.ts';
import type { StoredProfile } from '../../ports/profiles.ts';

export type ProfileStep = (typeof PROFILE_STEPS)[number];

/**
 * Per cent. Phone and e-mail bring 20: half with the number, half with the e-mail of the employment step. Cabinet 5,
 * personal data 10, contacts 10 (the address), employment and income 20 with expenses 15, trusted persons 5. The face
 * check, which follows the signature of the offer, brings the last 15. Own choice.
 */
const GAIN: Readonly<Record<ProfileStep, number>> = {
  PHONE: 10,
  PASSWORD: 5,
  IIN: 0,
  PERSONAL_DATA: 10,
  ADDRESS: 10,
  EMPLOYMENT: 45,
  CONTACTS: 5,
  COMPLETE: 15,
};

export function stepOf(profile: StoredProfile | undefined): ProfileStep {
  if (!profile) return 'PHONE';
  if (!profile.hasPassword) return 'PASSWORD';
  if (!profile.identity) return 'IIN';
  if (!profile.personal) return 'PERSONAL_DATA';
  if (!profile.address) return 'ADDRESS';
  if (!profile.employment) return 'EMPLOYMENT';
  if (!profile.contacts) return 'CONTACTS';
  return 'COMPLETE';
}

/** True for the present step and for steps filled in before. */
export const reached = (profile: StoredProfile, step: ProfileStep): boolean =>
  PROFILE_STEPS.indexOf(step) <= PROFILE_STEPS.indexOf(stepOf(profile));

export function meterOf(profile: StoredProfile): { percent: number; nextGain: number; nextStep: ProfileStep } {
  const step = stepOf(profile);
  const completed = PROFILE_STEPS.slice(0, PROFILE_STEPS.indexOf(step));
  const percent = completed.reduce((sum, one) => sum + GAIN[one], 0);
  if (step === 'COMPLETE' && profile.faceVerifiedAt)
    return { percent: percent + GAIN.COMPLETE, nextGain: 0, nextStep: step };
  return { percent, nextGain: GAIN[step], nextStep: step };
}
