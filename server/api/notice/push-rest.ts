/** Messages to browsers in /json (R105, R154). */
import { PushClientBody, PushEndBody, PushStateAnswer, PushToken } from '../../../schema/rest/push.ts';
import { refuse } from '../../domain/decider.ts';
import type { PushRoom } from '../../use-cases/notice/push.ts';
import { BORROWER } from '../policies.ts';
import { refusal } from '../rest/envelope.ts';
import { type RestRoute, route } from '../rest/route.ts';
import { borrowerOf } from '../use-case-caller.ts';
import { pushOwner } from './push.ts';

function subscriptionOf(token: string) {
  try {
    return PushToken.safeParse(JSON.parse(token)).data;
  } catch {
    return undefined;
  }
}

export const pushRoutes = ({ pushRoom }: { pushRoom: PushRoom }): RestRoute[] => [
  route({
    method: 'GET',
    path: '/json/push/client',
    summary: 'Returns the public key to subscribe with, and how many browsers get messages',
    policy: BORROWER,
    answer: { data: PushStateAnswer },
    handle: async ({ context }) => ({ data: await pushRoom.state(borrowerOf(context)) }),
  }),
  route({
    method: 'POST',
    path: '/json/push/client',
    summary: 'Subscribes the browser of this session',
    policy: BORROWER,
    answer: { data: PushStateAnswer },
    body: PushClientBody,
    async handle({ body, context }) {
      const given = subscriptionOf(body.pushToken);
      if (!given) return refusal(refuse('FIELD_INVALID', { field: 'pushToken' }));
      const answer = await pushRoom.subscribe(pushOwner(context), { endpoint: given.endpoint, ...given.keys });
      return 'refusal' in answer ? refusal(refuse('FIELD_INVALID', { field: 'pushToken' })) : { data: answer.state };
    },
  }),
  route({
    method: 'POST',
    path: '/json/push/client/end',
    summary: 'Ends messages to a browser',
    policy: BORROWER,
    answer: { data: PushStateAnswer },
    body: PushEndBody,
    handle: async ({ body, context }) => ({ data: await pushRoom.unsubscribe(borrowerOf(context), body.endpoint) }),
  }),
];
