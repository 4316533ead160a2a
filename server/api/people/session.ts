/** The session for the web's route guards; part of every answer that signs somebody in. */

import type { Instant } from '../../../schema/values/local-date.ts';
import { maskPhone } from '../../../schema/values/phone.ts';
import type { Result } from '../../domain/decider.ts';
import type { SignedIn } from '../../ports/sessions.ts';
import type { Opened } from '../../use-cases/people/client.ts';
import { stepOf } from '../../use-cases/people/profile-step.ts';
import type { SessionUseCase, SessionView } from '../../use-cases/people/session.ts';
import type { Context } from '../context.ts';
import type { Resolvers, Role, Session, SignInPayload } from '../generated/resolvers.ts';
import { userErrors } from '../user-errors.ts';
import { noSession } from './forms.ts';

export type SessionApiDeps = { session: SessionUseCase };

export function signedInOf({ viewer, locale }: Context): SignedIn | undefined {
  if (viewer.kind !== 'signed-in') return undefined;
  const { kind: _, ...who } = viewer;
  return { ...who, locale };
}

/** By the real clock, as sessions are. */
const secondsUntil = (moment: Instant): number => Math.max(0, Math.round((Date.parse(moment) - Date.now()) / 1000));

export function shapeSession(view: SessionView, locale: Context['locale']): Session {
  const { signedIn, profile, lock, lastLoan } = view;
  const roles = (signedIn?.roles ?? ['anonymous']).filter((role): role is Role => role !== 'system');
  return {
    signedIn: signedIn !== undefined,
    roles,
    locale: profile?.locale ?? locale,
    firstName: profile?.personal?.firstName ?? null,
    maskedPhone: profile ? maskPhone(profile.phone) : null,
    // Staff fill in no profile.
    step: signedIn && !signedIn.borrowerId ? (signedIn.owes ? 'STAFF_ENTRY' : 'COMPLETE') : stepOf(profile),
    owes: signedIn?.owes ?? null,
    registrationCompleted: profile?.completedAt != null,
    lock: lock ?? null,
    lastLoan: lastLoan ?? null,
    today: view.today,
    demo: view.demo,
    licence: view.licence,
    works: view.works ?? null,
    lasts: signedIn
      ? { idleSeconds: signedIn.lasts.idleSeconds, leftSeconds: secondsUntil(signedIn.lasts.until) }
      : null,
  };
}

/** Puts the new token into the cookie and returns the session that it opened, or the refusal. */
export async function openedPayload(
  deps: SessionApiDeps,
  answer: Result<{ opened: Opened }>,
  context: Context,
): Promise<SignInPayload> {
  if ('refusal' in answer) return noSession(userErrors([answer], context.locale));
  context.session.begin(answer.opened);
  const view = await deps.session.view(answer.opened.signedIn);
  return { session: shapeSession(view, context.locale), errors: [] };
}

export const sessionResolvers = (deps: SessionApiDeps): Resolvers => ({
  Query: {
    session: async (_root, _args, context) =>
      shapeSession(await deps.session.view(signedInOf(context)), context.locale),
  },
});
