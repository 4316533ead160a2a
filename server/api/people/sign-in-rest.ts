/** Sign-in over /json (R105). The token is in the answer and in the cookie; the client may use either. */

import { z } from 'zod';
import { registrationForm, registrationPhoneForm } from '../../../schema/forms/registration.ts';
import {
  firstPasswordForm,
  type PasswordChange,
  passwordChangeForm,
  restoreForm,
  restoreRepeatedForm,
  signInForm,
} from '../../../schema/forms/sign-in.ts';
import { Authorized, Challenge, Consent, Opened, SignedIn } from '../../../schema/rest/answers/people.ts';
import { NOTHING } from '../../../schema/rest/answers/shape.ts';
import { refuse } from '../../domain/decider.ts';
import type { Captcha } from '../../ports/captcha.ts';
import type { Context } from '../context.ts';
import { BORROWER, EVERYONE } from '../policies.ts';
import { refusal } from '../rest/envelope.ts';
import { type RestAnswer, type RestRoute, route } from '../rest/route.ts';
import { opened, SENT, sent, signedIn } from './code-answers.ts';
import { clientOf } from './forms.ts';
import { accountOf, changeOf, consentTexts, type RegistrationApiDeps } from './registration.ts';
import { signedInOf } from './session.ts';

export type SignInRoutesDeps = RegistrationApiDeps & { captcha: Pick<Captcha, 'challenge'> };

export const signInRoutes = (deps: SignInRoutesDeps, brand: string): RestRoute[] => {
  const brandParam = z.object({ brand: z.literal(brand) });
  return [
    route({
      method: 'GET',
      path: '/json/captcha/:action',
      summary: 'What the browser solves for the header re-captcha; null where nothing is asked',
      policy: EVERYONE,
      answer: { data: Challenge },
      params: z.object({ action: z.enum(['sign-in', 'registration', 'restore']) }),
      handle: async ({ params }) => ({
        data: Challenge.parse(
          await deps.captcha.challenge(params.action, await deps.registration.isPressed(params.action)),
        ),
      }),
    }),
    route({
      method: 'GET',
      path: '/json/authorized/authorizedV2',
      summary: 'Is the caller signed in? code 0 and data.locale, else code 401 (section 7)',
      policy: EVERYONE,
      answer: { data: Authorized },
      refusesWith: 401,
      async handle({ context }) {
        const view = await deps.session.view(signedInOf(context));
        if (!view.signedIn) return refusal(refuse('UNAUTHENTICATED'), 401);
        return {
          data: {
            locale: view.signedIn.locale === 'KK' ? ('kk' as const) : ('ru' as const),
            roles: view.signedIn.roles,
          },
        };
      },
    }),
    route({
      method: 'POST',
      path: '/json/login',
      summary: 'Phone with birth date, or e-mail, and password (section 7)',
      policy: EVERYONE,
      answer: SignedIn,
      body: signInForm,
      secretAnswer: true,
      handle: async ({ body, context }) => signedIn(await deps.signIn.signIn(body, clientOf(context)), context, body),
    }),
    route({
      method: 'POST',
      path: '/json/logout',
      summary: 'Ends the session (section 7)',
      policy: EVERYONE,
      answer: NOTHING,
      secretAnswer: true,
      async handle({ context }) {
        await deps.signIn.signOut(clientOf(context).sessionId);
        context.session.end();
        return {};
      },
    }),
    route({
      method: 'POST',
      path: '/json/profile/user/password/restore',
      summary: 'Code for a new password, by SMS or by e-mail; the answer is the same for a stranger (section 7)',
      policy: EVERYONE,
      answer: SENT,
      body: restoreForm,
      secretAnswer: true,
      handle: async ({ body, context }) => sent(await deps.restorePassword.requestCode(body, clientOf(context))),
    }),
    route({
      method: 'POST',
      path: '/json/profile/password/restore/confirmation',
      summary: 'Code and new password (section 7)',
      policy: EVERYONE,
      answer: SignedIn,
      body: restoreRepeatedForm,
      secretAnswer: true,
      handle: async ({ body, context }) =>
        signedIn(await deps.restorePassword.confirm(body, clientOf(context), context.commandId), context, body),
    }),
    route({
      method: 'GET',
      path: '/json/consents',
      summary: 'Texts to tick at a place, with the hashes that a tick names',
      policy: EVERYONE,
      answer: { data: z.array(Consent) },
      query: z.object({ place: z.enum(['REGISTRATION', 'OFFER', 'INSURANCE']) }),
      handle: async ({ query, context }) => ({ data: consentTexts(query.place, context.locale) }),
    }),
    route({
      method: 'POST',
      path: '/json/:brand/checkPhone',
      summary: 'Starts a registration: sends the first SMS code (section 7)',
      policy: EVERYONE,
      answer: SENT,
      params: brandParam,
      body: registrationPhoneForm,
      handle: async ({ body, context }) => sent(await deps.registration.requestCode(body.phone, clientOf(context))),
    }),
    route({
      method: 'POST',
      path: '/json/:brand/registration',
      summary: 'Code and consents: makes the account and signs it in (section 7)',
      policy: EVERYONE,
      answer: SignedIn,
      params: brandParam,
      body: registrationForm,
      secretAnswer: true,
      handle: async ({ body, context }) =>
        signedIn(await deps.registration.confirm(body, clientOf(context), context.commandId), context, body),
    }),
    route({
      method: 'POST',
      path: '/json/:brand/password',
      summary: 'First password: reads token, businessLogicErrors (section 7)',
      policy: BORROWER,
      answer: Opened,
      params: brandParam,
      body: firstPasswordForm,
      secretAnswer: true,
      handle: ({ body, context }) =>
        setPassword(deps, { password: body.value, oldPassword: null, code: null }, context),
    }),
    route({
      method: 'POST',
      path: '/json/profile/password',
      summary: 'Another password, with the old one or a code; other sessions end (section 7)',
      policy: BORROWER,
      answer: Opened,
      body: passwordChangeForm,
      secretAnswer: true,
      handle: ({ body, context }) => setPassword(deps, body, context),
    }),
    route({
      method: 'POST',
      path: '/json/profile/password/code',
      summary: 'Sends the code that another password takes in place of the old one (own)',
      policy: BORROWER,
      answer: SENT,
      handle: async ({ context }) => sent(await deps.password.requestCode(accountOf(context), clientOf(context))),
    }),
  ];
};

async function setPassword(
  deps: RegistrationApiDeps,
  form: PasswordChange,
  context: Context,
): Promise<RestAnswer<typeof Opened>> {
  return opened(await deps.password.set(changeOf(context), form), context);
}
