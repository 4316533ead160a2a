import type { IdentityUseCase } from '../../use-cases/people/identity.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { askerOf } from '../use-case-caller.ts';
import { userErrors } from '../user-errors.ts';
import { type SessionApiDeps, shapeSession, signedInOf } from './session.ts';

export type IdentityApiDeps = SessionApiDeps & { identity: IdentityUseCase };

export const identityResolvers = (deps: IdentityApiDeps): Resolvers => ({
  Mutation: {
    async submitIin(_root, { iin }, context) {
      const { status, refused } = await deps.identity.submitIin(askerOf(context), iin);
      const view = await deps.session.view(signedInOf(context));
      return {
        status,
        session: shapeSession(view, context.locale),
        errors: userErrors(refused ? [refused] : [], context.locale),
      };
    },
  },
});
