/** What members of staff do for their own sign-in; the session may owe it, and then has the roles of a visitor. */
import { factorForm, newFactorForm, staffPasswordForm } from '../../../schema/forms/staff.ts';
import type { SecondFactor } from '../../use-cases/people/second-factor.ts';
import type { StaffPassword } from '../../use-cases/people/staff-password.ts';
import type { Context } from '../context.ts';
import type { Resolvers, SecondFactorOnPayload, SecondFactorPayload, UserError } from '../generated/resolvers.ts';
import { needsSignIn } from '../http/http-refusal.ts';
import { userErrors } from '../user-errors.ts';
import { clientOf, noSession, withForm } from './forms.ts';
import { openedPayload, type SessionApiDeps } from './session.ts';

export type StaffEntryApiDeps = SessionApiDeps & { staffPassword: StaffPassword; secondFactor: SecondFactor };

/** Throws 401 without a session. */
function whoOf(context: Context) {
  const { viewer } = context;
  if (viewer.kind !== 'signed-in') throw needsSignIn();
  const { accountId, owes } = viewer;
  return { accountId, owes, client: clientOf(context), commandId: context.commandId };
}

const noSecret = (errors: UserError[]): SecondFactorPayload => ({ uri: null, secret: null, errors });
const notOn = (errors: UserError[]): SecondFactorOnPayload => ({ recoveryCodes: [], session: null, errors });

export const staffEntryResolvers = (deps: StaffEntryApiDeps): Resolvers => ({
  Mutation: {
    chooseStaffPassword: (_root, input, context) => {
      const who = whoOf(context);
      return withForm(staffPasswordForm, input, context, noSession, async (form) =>
        openedPayload(deps, await deps.staffPassword.choose(who, form), context),
      );
    },

    beginSecondFactor: (_root, input, context) => {
      const who = whoOf(context);
      return withForm(newFactorForm, input, context, noSecret, async ({ code }) => {
        const answer = await deps.secondFactor.begin(who, code);
        return 'refusal' in answer ? noSecret(userErrors([answer], context.locale)) : { ...answer, errors: [] };
      });
    },

    turnOnSecondFactor: (_root, input, context) => {
      const who = whoOf(context);
      return withForm(factorForm, input, context, notOn, async ({ code }): Promise<SecondFactorOnPayload> => {
        const answer = await deps.secondFactor.turnOn(who, code);
        const { session, errors } = await openedPayload(deps, answer, context);
        return { session, errors, recoveryCodes: 'refusal' in answer ? [] : [...answer.recoveryCodes] };
      });
    },

    proveSecondFactor: (_root, input, context) => {
      const who = whoOf(context);
      return withForm(factorForm, input, context, noSession, async ({ code }) =>
        openedPayload(deps, await deps.secondFactor.prove(who, code), context),
      );
    },
  },
});
