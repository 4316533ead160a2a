/** GET /json/profile/biometry/kisc/redirect-url: for programs that have no page with a camera (R341, R363). */
import { z } from 'zod';
import { BiometryPurposeQuery } from '../../../schema/rest/credit.ts';
import { BORROWER } from '../policies.ts';
import { type RestRoute, route } from '../rest/route.ts';
import { purposeOf } from './biometry-rest.ts';

export const kiscRoutes = ({ publicUrl }: { publicUrl: string }): RestRoute[] => [
  route({
    method: 'GET',
    path: '/json/profile/biometry/kisc/redirect-url',
    summary: 'Returns our page with the camera; it ends on kisc-result or kisc-result-verigram (R341, R363)',
    policy: BORROWER,
    answer: { data: z.string().meta({ format: 'uri' }) },
    query: BiometryPurposeQuery,
    handle: async ({ query, context }) => {
      const segment = context.locale === 'KK' ? 'kz' : 'ru';
      return { data: `${publicUrl}/${segment}/biometry-face?purpose=${purposeOf(query.biometryPurpose)}&result=1` };
    },
  }),
];
