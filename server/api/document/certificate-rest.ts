/** /json/document/certificate (R134). */
import { z } from 'zod';
import { Document } from '../../../schema/rest/answers/papers.ts';
import { CertificateBody } from '../../../schema/rest/certificate.ts';
import { refuse } from '../../domain/decider.ts';
import type { Certificates } from '../../use-cases/document/certificates.ts';
import { BORROWER } from '../policies.ts';
import { refusal } from '../rest/envelope.ts';
import { type RestRoute, route } from '../rest/route.ts';
import { addressOf, borrowerOf } from '../use-case-caller.ts';
import { shapeDocument } from './document.ts';

export const certificateRoutes = ({ certificates }: { certificates: Pick<Certificates, 'request'> }): RestRoute[] => [
  route({
    method: 'POST',
    path: '/json/document/certificate',
    summary: 'Makes a certificate: what is owed today (DEBT), or that nothing is (NO_DEBT)',
    policy: BORROWER,
    answer: { data: z.strictObject({ document: Document, sentTo: z.string().nullable() }) },
    body: CertificateBody,
    handle: async ({ body, context }) => {
      const { creditId: loanId, documentType: kind, email } = body;
      const { locale, commandId } = context;
      const wish = { borrowerId: borrowerOf(context), loanId, kind, email, locale, commandId };
      const made = await certificates.request(wish, addressOf(context));
      if ('refusal' in made) return refusal(made);
      const [document] = shapeDocument(made.document, locale);
      return document ? { data: { document, sentTo: made.sentTo } } : refusal(refuse('NOT_FOUND'));
    },
  }),
];
