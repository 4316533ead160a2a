/** Front door of the room: sign-in, registration, identity and profile of borrowers, and the staff. */
import type { Ids } from '../../ports/ids.ts';
import type { StateRegistry } from '../../ports/state-registry.ts';
import type { Address } from '../kernel/address.ts';
import { floods } from './client.ts';
import { makeEmailChange } from './email-change.ts';
import { type ForgettingDeps, makeForgetting } from './forgetting.ts';
import { type IdentityDeps, makeIdentity } from './identity.ts';
import { iinRegistry } from './iin-registry.ts';
import { type MyDataDeps, makeMyData } from './my-data.ts';
import { makeOpenSessions } from './open-sessions.ts';
import { makePassword } from './password.ts';
import { makePhoneChange, type PhoneChangeDeps } from './phone-change.ts';
import { makeProfile, type ProfileDeps } from './profile.ts';
import { makeRegistration, type RegistrationDeps } from './registration.ts';
import { makeRestorePassword } from './restore-password.ts';
import { makeSavedFilters, type SavedFilterDeps } from './saved-filters.ts';
import { makeSecondFactor, type SecondFactorDeps } from './second-factor.ts';
import { makeSession, type SessionDeps } from './session.ts';
import { makeSignIn } from './sign-in.ts';
import { makeStaff, type StaffDeps } from './staff.ts';
import { factorByMail, passwordByMail } from './staff-mail.ts';
import { freshPassword, makeStaffPassword } from './staff-password.ts';

/** What the borrower asks for here sends a code or a letter to somebody; an address may ask so often only (R362). */
export const asksTooOften = (deps: Parameters<typeof floods>[0], from: Address) => floods(deps, from, 'sending');

type Deps = RegistrationDeps &
  PhoneChangeDeps &
  MyDataDeps &
  ForgettingDeps &
  ProfileDeps &
  SessionDeps &
  SecondFactorDeps &
  SavedFilterDeps &
  Omit<StaffDeps, 'freshPassword' | 'handOver' | 'tellFactor'> & { publicUrl: string } & Omit<
    IdentityDeps,
    'registry'
  > & {
    registry: StateRegistry;
    ids: Ids;
  };

export const makePeopleRoom = (deps: Deps) => {
  const password = makePassword(deps);
  return {
    session: makeSession(deps),
    signIn: makeSignIn(deps),
    openSessions: makeOpenSessions(deps),
    myData: makeMyData(deps),
    forgets: makeForgetting(deps),
    password,
    phoneChange: makePhoneChange(deps),
    emailChange: makeEmailChange(deps),
    registration: makeRegistration(deps),
    restorePassword: makeRestorePassword(deps),
    identity: makeIdentity({ ...deps, registry: iinRegistry(deps.registry, deps.ids) }),
    profile: makeProfile(deps),
    staff: makeStaff({ ...deps, freshPassword, handOver: passwordByMail(deps), tellFactor: factorByMail(deps) }),
    secondFactor: makeSecondFactor(deps),
    filters: makeSavedFilters(deps),
    staffPassword: makeStaffPassword({ ...deps, password }),
  };
};
