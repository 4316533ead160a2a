/** GET /json/profile/biometry/kisc/redirect-url: for programs that have no page with a camera. */
import { z } from 'zod';
import { BiometryPurposeQuery } from '../../../schema/rest/credit.ts';
import { BORROWER } from '../policies.ts';
import { type RestRoute, route } from '../rest/route.ts';
import { purposeOf } from './biometry-rest.ts';

export const kiscRoutes = ({ publicUrl }: { publicUrl: string }): RestRoute[] => [
  route({
    method: 'GET',
    path: '/json/profile/biometry/kisc/redirect-url',
    summary: 'Returns the page on which the borrower shows the face, in the language of the call',
    policy: BORROWER,
    answer: { data: z.string().meta({ format: 'uri' }) },
    query: BiometryPurposeQuery,
    handle: async ({ query, context }) => {
      const segment = context.locale === 'KK' ? 'kz' : 'ru';
      return { data: `${publicUrl}/${segment}/biometry-face?purpose=${purposeOf(query.biometryPurpose)}` };
    },
  }),
];
