/** /json/document/evidence: photos of the document and answers on video, uploaded in parts (R242). */
import { EVIDENCE } from '../../../schema/reference/evidence.ts';
import { Credit } from '../../../schema/rest/answers/credit.ts';
import { EvidenceAnswer, UploadAnswer } from '../../../schema/rest/answers/evidence.ts';
import { EvidenceQuery, PartBody, PartQuery, SendEvidenceBody, UploadQuery } from '../../../schema/rest/evidence.ts';
import { refuse } from '../../domain/decider.ts';
import type { Clock } from '../../ports/clock.ts';
import type { EvidenceState, EvidenceUseCases } from '../../use-cases/application/evidence.ts';
import { credit } from '../loan/shape-credit.ts';
import { BORROWER } from '../policies.ts';
import { refusal } from '../rest/envelope.ts';
import { type RestRoute, route } from '../rest/route.ts';
import { borrowerOf, whoOf } from '../use-case-caller.ts';

const ROOT = '/json/document/evidence';

export const evidenceRoutes = ({ evidences, clock }: { evidences: EvidenceUseCases; clock: Clock }): RestRoute[] => [
  route({
    method: 'GET',
    path: ROOT,
    summary: 'Lists the photos and videos that the verifier asked for',
    policy: BORROWER,
    answer: { data: EvidenceAnswer },
    query: EvidenceQuery,
    handle: async ({ query, context }) => {
      const found = await evidences.of(borrowerOf(context), query.creditId);
      return found ? { data: shape(found) } : refusal(refuse('NOT_FOUND'));
    },
  }),
  route({
    method: 'GET',
    path: `${ROOT}/part`,
    summary: 'Tells which parts of a file have arrived, so that a broken upload can go on',
    policy: BORROWER,
    answer: { data: UploadAnswer },
    query: UploadQuery,
    handle: async ({ query: { creditId: loanId, slot, hash: fileHash }, context }) => {
      const borrowerId = borrowerOf(context);
      if (!(await evidences.of(borrowerId, loanId))) return refusal(refuse('NOT_FOUND'));
      return { data: await evidences.uploaded(borrowerId, { loanId, slot, fileHash }) };
    },
  }),
  route({
    method: 'POST',
    path: `${ROOT}/part`,
    summary: 'Takes one part of a photo or video answer; the last part completes the file',
    policy: BORROWER,
    answer: { data: UploadAnswer },
    query: PartQuery,
    body: PartBody,
    fileType: 'application/octet-stream',
    // Slightly above the size of a part, so that a part just too large gets a refusal in words instead of a 413.
    bodyLimit: EVIDENCE.partBytes + 64 * 1024,
    handle: async ({ query: { creditId: loanId, slot, hash: fileHash, part, parts }, body, context }) => {
      const upload = { loanId, slot, fileHash };
      const answer = await evidences.putPart(whoOf(context), upload, { part, parts, content: body });
      return 'refusal' in answer ? refusal(answer) : { data: answer };
    },
  }),
  route({
    method: 'POST',
    path: `${ROOT}/send`,
    summary: 'Sends the photos, or the video answers, to the verifier',
    policy: BORROWER,
    answer: { data: Credit },
    body: SendEvidenceBody,
    handle: async ({ body, context }) => {
      const answer = await evidences.send(whoOf(context), body.creditId, body.kind);
      if ('refusal' in answer) return refusal(answer);
      context.wrote(answer.position);
      return { data: credit(answer.loan, await clock.today()) };
    },
  }),
];

const shape = ({ loan, demands, documentValidTo, documentExpiry }: EvidenceState) => ({
  creditId: loan.loanId,
  status: loan.status,
  documentValidTo,
  documentExpiry,
  demands: demands.map(({ kind, reason, state, files }) => ({
    kind,
    reason,
    state,
    files: files.map(({ slot, bytes, deleteOn }) => ({ slot, bytes, deleteOn })),
  })),
});
