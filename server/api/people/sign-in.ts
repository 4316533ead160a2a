import { restoreForm, restoreRepeatedForm, signInForm } from '../../../schema/forms/sign-in.ts';
import type { RestorePassword } from '../../use-cases/people/restore-password.ts';
import type { SignIn } from '../../use-cases/people/sign-in.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { clientOf, noCode, noSession, sentPayload, withForm } from './forms.ts';
import { openedPayload, type SessionApiDeps } from './session.ts';

export type SignInApiDeps = SessionApiDeps & { signIn: SignIn; restorePassword: RestorePassword };

export const signInResolvers = (deps: SignInApiDeps): Resolvers => ({
  Mutation: {
    signIn: (_root, { input }, context) =>
      withForm(signInForm, input, context, noSession, async (form) =>
        openedPayload(deps, await deps.signIn.signIn(form, clientOf(context, input.captcha)), context),
      ),

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
      withForm(restoreForm, input, context, noCode, async (form) =>
        sentPayload(await deps.restorePassword.requestCode(form, clientOf(context, captcha)), context),
      ),

    confirmPasswordRestore: (_root, { captcha, ...input }, context) =>
      withForm(restoreRepeatedForm, input, context, noSession, async (form) => {
        const client = clientOf(context, captcha);
        return openedPayload(deps, await deps.restorePassword.confirm(form, client, context.commandId), context);
      }),
  },
});
