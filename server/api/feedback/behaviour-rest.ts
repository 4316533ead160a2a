/** POST /json/behaviour (R212). Who acts comes from the session, never from the body. */
import { z } from 'zod';
import { BehaviourBody } from '../../../schema/rest/behaviour.ts';
import type { BehaviourKind } from '../../ports/behaviour.ts';
import type { Behaviours } from '../../use-cases/feedback/behaviour.ts';
import { EVERYONE } from '../policies.ts';
import { refusal } from '../rest/envelope.ts';
import { type RestRoute, route } from '../rest/route.ts';
import { visitorOf } from '../use-case-caller.ts';

const KIND = { create: 'CREATE', mc: 'MC', mca: 'MCA' } as const satisfies Record<string, BehaviourKind>;

export const behaviourRoutes = ({ behaviours }: { behaviours: Behaviours }): RestRoute[] => [
  route({
    method: 'POST',
    path: '/json/behaviour',
    summary: 'Keeps what a visitor did: a page opened (create), a click (mc), a field changed (mca)',
    policy: EVERYONE,
    answer: { data: z.strictObject({ kept: z.int() }) },
    body: BehaviourBody,
    handle: async ({ body, context }) => {
      const entries = body.entries.map(({ type, page, url, field_name, value, uniq_key }) => ({
        kind: KIND[type],
        page: page || (url ?? ''),
        field: field_name,
        size: value?.length ?? 0,
        key: uniq_key,
      }));
      const kept = await behaviours.keep(visitorOf(context), entries);
      return 'refusal' in kept ? refusal(kept) : { data: kept };
    },
  }),
];
