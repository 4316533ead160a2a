import { registrationForm, registrationPhoneForm } from '../../../schema/forms/registration.ts';
import { passwordChangeForm } from '../../../schema/forms/sign-in.ts';
import type { PasswordUseCase } from '../../use-cases/people/password.ts';
import { type Registration, requiredConsents } from '../../use-cases/people/registration.ts';
import type { Context } from '../context.ts';
import type { ConsentText, Resolvers } from '../generated/resolvers.ts';
import { clientOf, noCode, noSession, sentPayload, withForm } from './forms.ts';
import { openedPayload } from './session.ts';
import type { SignInApiDeps } from './sign-in.ts';

export type RegistrationApiDeps = SignInApiDeps & { registration: Registration; password: PasswordUseCase };

export const consentTexts = (place: Parameters<typeof requiredConsents>[0], locale: Context['locale']): ConsentText[] =>
  requiredConsents(place).map((consent) => {
    const words = locale === 'KK' ? consent.kk : consent.ru;
    return { type: consent.type, version: consent.version, title: words.title, body: words.body, hash: consent.hash };
  });

/** The account of a request that the policy has allowed. */
export const accountOf = ({ viewer }: Context): string => {
  if (viewer.kind !== 'signed-in') throw new Error('nobody is signed in');
  return viewer.accountId;
};

export const changeOf = (context: Context) => ({
  accountId: accountOf(context),
  client: clientOf(context),
  commandId: context.commandId,
});

export const registrationResolvers = (deps: RegistrationApiDeps): Resolvers => ({
  Query: {
    consents: (_root, { place }, { locale }) => consentTexts(place, locale),
  },
  Mutation: {
    requestRegistrationCode: (_root, { phone, captcha }, context) =>
      withForm(registrationPhoneForm, { phone }, context, noCode, async (form) =>
        sentPayload(await deps.registration.requestCode(form.phone, clientOf(context, captcha)), context),
      ),

    confirmRegistration: (_root, { locale, ...input }, context) =>
      withForm(registrationForm, input, context, noSession, async (form) => {
        const { commandId } = context;
        const lang = locale ?? context.locale;
        return openedPayload(deps, await deps.registration.confirm(form, clientOf(context), commandId, lang), context);
      }),

    requestPasswordCode: async (_root, _args, context) =>
      sentPayload(await deps.password.requestCode(accountOf(context), clientOf(context)), context),

    setPassword: (_root, input, context) =>
      withForm(passwordChangeForm, input, context, noSession, async (form) =>
        openedPayload(deps, await deps.password.set(changeOf(context), form), context),
      ),
  },
});
