/** /json/profile/biometry. `vendor`, `biometryStatus` and `limitLeft` are top-level fields of the answer. */
import { z } from 'zod';
import { BIOMETRY_PURPOSES, type BiometryPurpose, FACE_VENDORS } from '../../../schema/reference/face-vendors.ts';
import { BiometrySession, BiometryStatus } from '../../../schema/rest/answers/papers.ts';
import {
  BiometryErrorBody,
  BiometryPurposeQuery,
  BiometryTypeParams,
  BiometryUploadBody,
} from '../../../schema/rest/credit.ts';
import type { BiometryUseCases } from '../../use-cases/application/biometry.ts';
import type { Biometry } from '../../use-cases/application/face-standing.ts';
import type { Behaviours } from '../../use-cases/feedback/behaviour.ts';
import { BORROWER } from '../policies.ts';
import { refusal } from '../rest/envelope.ts';
import { type RestRoute, route } from '../rest/route.ts';
import { borrowerOf, visitorOf, whoOf } from '../use-case-caller.ts';

const ROOT = '/json/profile/biometry';

export const purposeOf = (text: string | undefined): BiometryPurpose =>
  BIOMETRY_PURPOSES.find((purpose) => purpose === text?.toUpperCase().replace(/[^A-Z]+/g, '_')) ?? 'AGREE_CREDIT';

const standing = ({ status, limitLeft }: Biometry) => ({ biometryStatus: status, limitLeft });

type BiometryRestDeps = { biometry: BiometryUseCases; behaviours: Pick<Behaviours, 'keep'> };

export const biometryRoutes = ({ biometry, behaviours }: BiometryRestDeps): RestRoute[] => [
  route({
    method: 'POST',
    path: `${ROOT}/create-session`,
    summary: 'Opens a face check',
    policy: BORROWER,
    answer: { data: BiometrySession },
    query: BiometryPurposeQuery,
    handle: async ({ query, context }) => {
      const started = await biometry.start(whoOf(context), purposeOf(query.biometryPurpose), null, context.locale);
      if ('refusal' in started) return refusal(started);
      return {
        data: {
          sessionId: started.session.id,
          providerIdentifier: started.session.id,
          vendor: started.session.vendor,
          redirectUrl: started.session.pageUrl,
        },
      };
    },
  }),
  route({
    method: 'GET',
    path: `${ROOT}/vendor`,
    summary: 'Tells which vendor takes the picture',
    policy: BORROWER,
    answer: { vendor: z.enum(FACE_VENDORS) },
    query: BiometryPurposeQuery,
    handle: async ({ query, context }) => ({
      top: { vendor: await biometry.vendor(borrowerOf(context), purposeOf(query.biometryPurpose)) },
    }),
  }),
  route({
    method: 'GET',
    path: `${ROOT}/status/:biometryType`,
    summary: 'Returns how the face check stands, and the tries left today',
    policy: BORROWER,
    answer: { biometryStatus: BiometryStatus, limitLeft: z.int() },
    params: BiometryTypeParams,
    handle: async ({ context }) => {
      return { top: standing(await biometry.status(borrowerOf(context), 'AGREE_CREDIT')) };
    },
  }),
  route({
    method: 'POST',
    path: `${ROOT}/upload/:biometryType`,
    summary: 'Checks the picture that the vendor took in this session; code 0 means passed',
    policy: BORROWER,
    answer: { biometryStatus: BiometryStatus, limitLeft: z.int() },
    params: BiometryTypeParams,
    body: BiometryUploadBody,
    handle: async ({ body, context }) => {
      const picture = { heldByVendor: body.providerIdentifier };
      const answer = await biometry.submitFace(whoOf(context), body.providerIdentifier, picture);
      if ('refusal' in answer)
        return { ...refusal(answer), ...(answer.biometry ? { top: standing(answer.biometry) } : {}) };
      if (answer.loan) context.wrote(answer.loan.position);
      return { top: standing(answer.biometry) };
    },
  }),
  route({
    method: 'POST',
    path: `${ROOT}/error/:biometryType`,
    summary: 'Reports that the device failed, which costs no try; returns the tries left today',
    policy: BORROWER,
    answer: { limitCountLeft: z.int() },
    params: BiometryTypeParams,
    body: BiometryErrorBody,
    handle: async ({ body, context }) => {
      const { vendor, imageType, errorMessage, providerIdentifier } = body;
      const failed = /^[A-Za-z_]{1,64}/.exec(errorMessage)?.[0] ?? 'UNKNOWN';
      const entry = { kind: 'FACE_DEVICE', page: vendor, field: failed, size: 0 } as const;
      const key = `${imageType} ${providerIdentifier} ${failed} ${context.commandId}`;
      await behaviours.keep(visitorOf(context), [{ ...entry, key }]);
      return { top: { limitCountLeft: (await biometry.status(borrowerOf(context), 'AGREE_CREDIT')).limitLeft } };
    },
  }),
];
