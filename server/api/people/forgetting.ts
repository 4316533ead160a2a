import { codeForm } from '../../../schema/forms/access.ts';
import type { Forgets } from '../../use-cases/people/forgetting.ts';
import type { Context } from '../context.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { borrowerOf } from '../use-case-caller.ts';
import { userErrors } from '../user-errors.ts';
import { clientOf, sentPayload, withForm } from './forms.ts';

export type ForgettingApiDeps = { forgets: Forgets };

/** The borrower of a call that an SMS code allows. */
export const codeOwner = (context: Context) => ({
  borrowerId: borrowerOf(context),
  client: clientOf(context),
  commandId: context.commandId,
});

export const forgettingResolvers = ({ forgets }: ForgettingApiDeps): Resolvers => ({
  Query: {
    async forgetting(_root, _args, context) {
      const shown = await forgets.show(borrowerOf(context));
      return { ...shown, blockers: [...shown.blockers] };
    },
  },
  Mutation: {
    requestForgettingCode: async (_root, _args, context) =>
      sentPayload(await forgets.requestCode(codeOwner(context)), context),
    forgetMe: (_root, input, context) =>
      withForm(
        codeForm,
        input,
        context,
        (errors) => ({ forgotten: false, errors }),
        async ({ code }) => {
          const answer = await forgets.forget(codeOwner(context), code);
          if ('refusal' in answer) return { forgotten: false, errors: userErrors([answer], context.locale) };
          if (answer.forgotten) context.session.end();
          return { forgotten: answer.forgotten, errors: [] };
        },
      ),
    async withdrawForgetting(_root, _args, context) {
      await forgets.withdraw(borrowerOf(context));
      return { ok: true, errors: [] };
    },
  },
});
