<<<<<<< HEAD
/** GET /json/profile/biometry/kisc/redirect-url: for programs that have no page with a camera (R363). */
=======
/** GET /json/profile/biometry/kisc/redirect-url: for programs that have no page with a camera (R341). */
>>>>>>> cb76a60e (Let V3 judge a face on its own page where V1 or V2 gives no answer)
import { z } from 'zod';
import { BiometryPurposeQuery } from '../../../schema/rest/credit.ts';
import { BORROWER } from '../policies.ts';
import { type RestRoute, route } from '../rest/route.ts';
import { purposeOf } from './biometry-rest.ts';

export const kiscRoutes = ({ publicUrl }: { publicUrl: string }): RestRoute[] => [
  route({
    method: 'GET',
    path: '/json/profile/biometry/kisc/redirect-url',
<<<<<<< HEAD
    summary: 'Returns our page with the camera, where the borrower signs in and shows the face (R363)',
=======
    summary: 'Returns the page on which the borrower shows the face; it ends on kisc-result or kisc-result-verigram',
>>>>>>> cb76a60e (Let V3 judge a face on its own page where V1 or V2 gives no answer)
    policy: BORROWER,
    answer: { data: z.string().meta({ format: 'uri' }) },
    query: BiometryPurposeQuery,
    handle: async ({ query, context }) => {
      const segment = context.locale === 'KK' ? 'kz' : 'ru';
      return { data: `${publicUrl}/${segment}/biometry-face?purpose=${purposeOf(query.biometryPurpose)}&result=1` };
    },
  }),
];
