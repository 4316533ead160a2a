import type { Edges } from '../deps.ts';
import { type AccessRoutesDeps, accessRoutes } from './access-rest.ts';
import { emailChangeResolvers } from './email-change.ts';
import { type ForgettingApiDeps, forgettingResolvers } from './forgetting.ts';
import { identityResolvers } from './identity.ts';
import { type MyDataApiDeps, myDataResolvers } from './my-data.ts';
import { openSessionsResolvers } from './open-sessions.ts';
import { phoneChangeResolvers } from './phone-change.ts';
import { profileResolvers } from './profile.ts';
import { type ProfileRoutesDeps, profileRoutes } from './profile-rest.ts';
import { shapeProfile } from './profile-shape.ts';
import { registrationResolvers } from './registration.ts';
import { type SavedFilterApiDeps, savedFilterResolvers } from './saved-filters.ts';
import { sessionResolvers } from './session.ts';
import { signInResolvers } from './sign-in.ts';
import { type SignInRoutesDeps, signInRoutes } from './sign-in-rest.ts';
import { type StaffApiDeps, staffResolvers } from './staff.ts';
import { type StaffEntryApiDeps, staffEntryResolvers } from './staff-entry.ts';

type Deps = AccessRoutesDeps &
  SignInRoutesDeps &
  ProfileRoutesDeps &
  MyDataApiDeps &
  ForgettingApiDeps &
  StaffApiDeps &
  StaffEntryApiDeps &
  SavedFilterApiDeps & { brand: string };

/** For POST /json/document, which signs papers of loans beside them. */
export { accountPapers } from './account-papers.ts';

/** For the office, which shows a profile to the verifier who took its application. */
export const profileShape = shapeProfile;

export const peopleEdges = (can: Deps): Edges => ({
  resolvers: [
    sessionResolvers(can),
    signInResolvers(can),
    registrationResolvers(can),
    openSessionsResolvers(can),
    myDataResolvers(can),
    forgettingResolvers(can),
    phoneChangeResolvers(can),
    emailChangeResolvers(can),
    identityResolvers(can),
    profileResolvers(can),
    staffResolvers(can),
    staffEntryResolvers(can),
    savedFilterResolvers(can),
  ],
  routes: [...signInRoutes(can, can.brand), ...accessRoutes(can), ...profileRoutes(can)],
});
