/** The same over /json (R105). `phone/edit` and `email/edit` are calls of clients outside; the others are our own. */

import { z } from 'zod';
import { codeForm, emailCodeForm, emailForm } from '../../../schema/forms/access.ts';
import { phone } from '../../../schema/forms/fields.ts';
import { Session } from '../../../schema/rest/answers/people.ts';
import { NOTHING } from '../../../schema/rest/answers/shape.ts';
import { BORROWER } from '../policies.ts';
import { refusal } from '../rest/envelope.ts';
import { type RestRoute, route } from '../rest/route.ts';
import { okay, SENT, sent } from './code-answers.ts';
import type { EmailChangeApiDeps } from './email-change.ts';
import { type OpenSessionsApiDeps, sessionOwner } from './open-sessions.ts';
import type { PhoneChangeApiDeps } from './phone-change.ts';
import { changeOf } from './registration.ts';

export type AccessRoutesDeps = EmailChangeApiDeps & OpenSessionsApiDeps & PhoneChangeApiDeps;

export const accessRoutes = ({ openSessions, phoneChange, emailChange }: AccessRoutesDeps): RestRoute[] => [
  route({
    method: 'POST',
    path: '/json/profile/phone/proof/sms',
    summary: 'Sends the code to the present number that lets another number or e-mail address be given (own)',
    policy: BORROWER,
    answer: SENT,
    handle: async ({ context }) => sent(await phoneChange.requestProof(changeOf(context))),
  }),
  route({
    method: 'POST',
    path: '/json/profile/phone/proof',
    summary: 'Checks that code (own); a passed face check for CHANGE_PHONE does the same',
    policy: BORROWER,
    answer: NOTHING,
    body: codeForm,
    handle: async ({ body, context }) => okay(await phoneChange.confirmProof(changeOf(context), body.code)),
  }),
  route({
    method: 'POST',
    path: '/json/profile/phone/edit/sms',
    summary: 'Sends a code to the new number: reads code, businessLogicErrors (section 7)',
    policy: BORROWER,
    answer: SENT,
    body: z.object({ newPhone: phone }),
    handle: async ({ body, context }) => sent(await phoneChange.requestNew(changeOf(context), body.newPhone)),
  }),
  route({
    method: 'POST',
    path: '/json/profile/phone/edit',
    summary: 'Checks the code and changes the number; other sessions end (section 7)',
    policy: BORROWER,
    answer: NOTHING,
    body: codeForm,
    handle: async ({ body, context }) => okay(await phoneChange.confirmNew(changeOf(context), body.code)),
  }),
  route({
    method: 'POST',
    path: '/json/profile/email/edit',
    summary: 'Sends a code to the new e-mail address, once the owner is proved by phone/proof or face (section 7)',
    policy: BORROWER,
    answer: SENT,
    body: emailForm,
    handle: async ({ body, context }) => sent(await emailChange.request(changeOf(context), body)),
  }),
  route({
    method: 'POST',
    path: '/json/profile/email/confirmation',
    summary: 'Checks that code; from then on the address is used (own)',
    policy: BORROWER,
    answer: NOTHING,
    body: emailCodeForm,
    handle: async ({ body, context }) => okay(await emailChange.confirm(changeOf(context), body)),
  }),
  route({
    method: 'GET',
    path: '/json/account/sessions',
    summary: 'Where the caller is signed in (own)',
    policy: BORROWER,
    answer: { data: z.array(Session).readonly() },
    handle: async ({ context }) => ({ data: await openSessions.list(sessionOwner(context)) }),
  }),
  route({
    method: 'POST',
    path: '/json/account/sessions/end',
    summary: 'Ends one session, or without an id all others (own)',
    policy: BORROWER,
    answer: { data: z.array(Session).readonly() },
    body: z.object({ id: z.string().max(40).optional() }),
    async handle({ body, context }) {
      const owner = sessionOwner(context);
      if (body.id === undefined) return { data: await openSessions.endOthers(owner) };
      const answer = await openSessions.end(owner, body.id);
      return 'refusal' in answer ? refusal(answer) : { data: answer.sessions };
    },
  }),
];
