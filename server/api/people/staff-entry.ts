/** What members of staff do for their own sign-in; the session may owe it, and then has the roles of a visitor. */
import { factorForm, keyAnswerForm, removeFactorForm, staffPasswordForm } from '../../../schema/forms/staff.ts';
import type { Result } from '../../domain/decider.ts';
import type { SecondFactor } from '../../use-cases/people/second-factor.ts';
import type { StaffPassword } from '../../use-cases/people/staff-password.ts';
import type { Context } from '../context.ts';
import type {
  Resolvers,
  SecondFactorOnPayload,
  SecondFactorPayload,
  SecurityKeyPayload,
  UserError,
} from '../generated/resolvers.ts';
import { needsSignIn } from '../http/http-refusal.ts';
import { userErrors } from '../user-errors.ts';
import { clientOf, noSession, notOk, okPayload, withForm } from './forms.ts';
import { openedPayload, type SessionApiDeps } from './session.ts';

export type StaffEntryApiDeps = SessionApiDeps & { staffPassword: StaffPassword; secondFactor: SecondFactor };

/** Throws 401 without a session. */
function whoOf(context: Context) {
  const { viewer } = context;
  if (viewer.kind !== 'signed-in') throw needsSignIn();
  const { accountId, owes } = viewer;
  return { accountId, owes, client: clientOf(context), commandId: context.commandId };
}

const requestPayload = (answer: Result<{ request: string }>, { locale }: Context): SecurityKeyPayload =>
  'refusal' in answer ? { request: null, errors: userErrors([answer], locale) } : { ...answer, errors: [] };
const notOn = (errors: UserError[]): SecondFactorOnPayload => ({ recoveryCodes: [], session: null, errors });

export const staffEntryResolvers = (deps: StaffEntryApiDeps): Resolvers => {
  type On = Awaited<ReturnType<SecondFactor['turnOn' | 'addKey']>>;
  async function onPayload(answer: On, context: Context): Promise<SecondFactorOnPayload> {
    const { session, errors } = await openedPayload(deps, answer, context);
    return { session, errors, recoveryCodes: 'refusal' in answer ? [] : [...answer.recoveryCodes] };
  }
  return {
    Query: {
      ownFactors: async (_root, _input, context) => {
        const own = await deps.secondFactor.own(whoOf(context));
        return { ...own, keys: [...own.keys] };
      },
    },
    Mutation: {
      chooseStaffPassword: (_root, input, context) => {
        const who = whoOf(context);
        return withForm(staffPasswordForm, input, context, noSession, async (form) =>
          openedPayload(deps, await deps.staffPassword.choose(who, form), context),
        );
      },

      beginSecondFactor: async (_root, _input, context): Promise<SecondFactorPayload> => {
        const answer = await deps.secondFactor.begin(whoOf(context));
        if ('refusal' in answer) return { uri: null, secret: null, errors: userErrors([answer], context.locale) };
        return { ...answer, errors: [] };
      },

      turnOnSecondFactor: (_root, input, context) => {
        const who = whoOf(context);
        return withForm(factorForm, input, context, notOn, async ({ code }) =>
          onPayload(await deps.secondFactor.turnOn(who, code), context),
        );
      },

      beginSecurityKey: async (_root, _input, context) =>
        requestPayload(await deps.secondFactor.askNewKey(whoOf(context)), context),

      addSecurityKey: (_root, input, context) => {
        const who = whoOf(context);
        return withForm(keyAnswerForm, input, context, notOn, async ({ answer }) =>
          onPayload(await deps.secondFactor.addKey(who, answer), context),
        );
      },

      removeFactor: (_root, input, context) => {
        const who = whoOf(context);
        return withForm(removeFactorForm, input, context, notOk, async ({ key }) =>
          okPayload(await deps.secondFactor.remove(who, key), context),
        );
      },

      proveSecondFactor: (_root, input, context) => {
        const who = whoOf(context);
        return withForm(factorForm, input, context, noSession, async ({ code }) =>
          openedPayload(deps, await deps.secondFactor.prove(who, code), context),
        );
      },

      askSecurityKey: async (_root, _input, context) =>
        requestPayload(await deps.secondFactor.askKey(whoOf(context)), context),

      proveSecurityKey: (_root, input, context) => {
        const who = whoOf(context);
        return withForm(keyAnswerForm, input, context, noSession, async ({ answer }) =>
          openedPayload(deps, await deps.secondFactor.proveKey(who, answer), context),
        );
      },
    },
  };
};
