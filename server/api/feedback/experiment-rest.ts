/** GET /json/experiment/list (R361). */
import { z } from 'zod';
import type { Experiments } from '../../use-cases/feedback/experiments.ts';
import { BORROWER } from '../policies.ts';
import { type RestRoute, route } from '../rest/route.ts';
import { borrowerOf } from '../use-case-caller.ts';

export const experimentRoutes = ({ experiments }: { experiments: Experiments }): RestRoute[] => [
  route({
    method: 'GET',
    path: '/json/experiment/list',
    summary: 'Lists the experiments that run today, with the variant of the caller; empty while none runs',
    policy: BORROWER,
    answer: { data: z.array(z.strictObject({ name: z.string(), variant: z.string() })) },
    handle: async ({ context }) => ({ data: await experiments.of(borrowerOf(context)) }),
  }),
];
