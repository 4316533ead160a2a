import type { Edges } from '../deps.ts';
import { identityResolvers } from './identity.ts';
import { profileResolvers } from './profile.ts';
import { type ProfileRoutesDeps, profileRoutes } from './profile-rest.ts';
import { registrationResolvers } from './registration.ts';
import { sessionResolvers } from './session.ts';
import { signInResolvers } from './sign-in.ts';
import { type SignInRoutesDeps, signInRoutes } from './sign-in-rest.ts';
import { type StaffApiDeps, staffResolvers } from './staff.ts';

type Deps = SignInRoutesDeps & ProfileRoutesDeps & StaffApiDeps & { brand: string };

export const peopleEdges = (can: Deps): Edges => ({
  resolvers: [
    sessionResolvers(can),
    signInResolvers(can),
    registrationResolvers(can),
    identityResolvers(can),
    profileResolvers(can),
    staffResolvers(can),
  ],
  routes: [...signInRoutes(can, can.brand), ...profileRoutes(can)],
});
