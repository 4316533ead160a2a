import { restoreConfirmationForm, restoreForm, signInForm } from '../../../schema/forms/sign-in.ts';
import type { SignIn } from '../../use-cases/people/sign-in.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { userErrors } from '../user-errors.ts';
import { clientOf, noCode, noSession, withForm } from './forms.ts';
import { openedPayload, type SessionApiDeps } from './session.ts';

export type SignInApiDeps = SessionApiDeps & { signIn: SignIn };

export const signInResolvers = (deps: SignInApiDeps): Resolvers => ({
  Mutation: {
    signIn: (_root, { input }, context) =>
      withForm(signInForm, input, context, noSession, async (form) => {
        const answer = await deps.signIn.signIn(form, clientOf(context, input.captcha));
        if ('refusal' in answer) return noSession(userErrors([answer], context.locale));
        return openedPayload(deps, answer.opened, context);
      }),

    async signOut(_root, _args, context) {
      await deps.signIn.signOut(clientOf(context).sessionId);
      context.session.end();
      return { ok: true, errors: [] };
    },

    async setLocale(_root, { locale }, { viewer }) {
      if (viewer.kind === 'signed-in') await deps.signIn.setLocale(viewer.accountId, locale);
      return { ok: true, errors: [] };
    },

    requestPasswordRestore: (_root, { captcha, ...input }, context) =>
      withForm(restoreForm, input, context, noCode, async (form) => {
        const answer = await deps.signIn.requestRestore(form, clientOf(context, captcha));
        if ('refusal' in answer) return noCode(userErrors([answer], context.locale));
        return { sent: answer.sent, errors: [] };
      }),

    confirmPasswordRestore: (_root, { captcha, ...input }, context) =>
      withForm(restoreConfirmationForm, input, context, noSession, async (form) => {
        const answer = await deps.signIn.confirmRestore(form, clientOf(context, captcha), context.commandId);
        if ('refusal' in answer) return noSession(userErrors([answer], context.locale));
        return openedPayload(deps, answer.opened, context);
      }),
  },
});
