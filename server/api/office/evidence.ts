/** Photos and recordings for the verifier: facts and acts over GraphQL, the files themselves over /json. */
import { EvidenceFileQuery } from '../../../schema/rest/evidence.ts';
import type { OfficeEvidences } from '../../use-cases/office/evidence.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { loanPayload, type ShowLoanDeps } from '../loan/show-loan.ts';
import { refusal } from '../rest/envelope.ts';
import { type RestRoute, route } from '../rest/route.ts';
import { callerOf } from '../use-case-caller.ts';

export type OfficeEvidenceApiDeps = ShowLoanDeps & { officeEvidences: OfficeEvidences };

export const officeEvidenceResolvers = (deps: OfficeEvidenceApiDeps): Resolvers => ({
  Query: {
    officeEvidence: async (_, { loanId }, context) => {
      const found = await deps.officeEvidences.of(callerOf(context).actor, loanId);
      if (!found) return null;
      return {
        deleteOn: found.deleteOn,
        documentExpiry: found.documentExpiry,
        demands: found.demands.map(({ files, ...demand }) => ({ ...demand, slots: files.map(({ slot }) => slot) })),
        views: found.views.map(({ slot, viewer, at }) => ({ slot, by: viewer, at })),
      };
    },
  },
  Mutation: {
    requestEvidence: async (_, { loanId, kinds, reason }, context) =>
      loanPayload(deps, context, await deps.officeEvidences.request(callerOf(context), loanId, kinds, reason)),
    acceptEvidence: async (_, { loanId, kind }, context) =>
      loanPayload(deps, context, await deps.officeEvidences.accept(callerOf(context), loanId, kind)),
  },
});

export const officeEvidenceRoutes = ({ officeEvidences }: OfficeEvidenceApiDeps): RestRoute[] => [
  route({
    method: 'GET',
    path: '/json/office/evidence',
    summary: 'Returns a photo or video answer to the verifier who took the application',
    policy: ['verifier'],
    answer: 'application/octet-stream',
    query: EvidenceFileQuery,
    handle: async ({ query: { creditId, slot }, context }) => {
      const file = await officeEvidences.read(callerOf(context), creditId, slot);
      if ('refusal' in file) return refusal(file);
      return { file: { ...file, name: `${slot.toLowerCase()}.${file.mime.split('/')[1]}`, inline: true } };
    },
  }),
];
