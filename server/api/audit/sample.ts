/** GraphQL for auditors: samples, and the signed evidence of a loan. */
import { refuse } from '../../domain/decider.ts';
import type { AccessLog } from '../../ports/access-log.ts';
import type { Clock } from '../../ports/clock.ts';
import type { EvidencePacks } from '../../use-cases/audit/evidence-pack.ts';
import { drawSample, type SampleDeps } from '../../use-cases/audit/sample.ts';
import type { PortfolioDimension, Resolvers } from '../generated/resolvers.ts';
import { knownBy, notAfter, notYetKnown } from '../not-after.ts';
import { callerOf } from '../use-case-caller.ts';
import { refusedRead, userError } from '../user-errors.ts';

export type SampleApiDeps = {
  clock: Pick<Clock, 'today' | 'now'>;
  sampling: SampleDeps<PortfolioDimension>;
  evidencePacks: EvidencePacks;
  accessLog: Pick<AccessLog, 'append'>;
};

export const sampleResolvers = ({ clock, sampling, evidencePacks, accessLog }: SampleApiDeps): Resolvers => ({
  Query: {
    auditSample: async (_, { seed, size, by, date, knownAt }, { locale }) => {
      const today = await clock.today();
      notAfter(today, { date }, locale);
      knownBy(clock.now(), knownAt, locale);
      const wish = { seed, size, by, date: date ?? today, knownAt: knownAt ?? undefined };
      const drawn = await drawSample(sampling, wish);
      if ('refusal' in drawn) throw refusedRead(400, drawn, locale);
      return drawn.sample;
    },
  },
  Mutation: {
    takeEvidence: async (_, { loanId, knownAt }, context) => {
      const { locale } = context;
      const { actor } = callerOf(context);
      const ahead = notYetKnown(clock.now(), knownAt);
      if (ahead) return { pack: null, errors: [userError(ahead, locale)] };
      // Before it is given, as every look-up (R292).
      await accessLog.append({ act: 'EVIDENCE_TAKEN', by: actor, subjects: [loanId], detail: '', caseNumber: null });
      const pack = await evidencePacks.pack(loanId, knownAt ?? clock.now(), locale);
      if (!pack) return { pack: null, errors: [userError(refuse('NOT_FOUND', { field: 'loanId' }), locale)] };
      const { name, ndjson, pdf, hash } = pack;
      return { pack: { name, ndjson, pdf: Buffer.from(pdf).toString('base64'), sha256: hash }, errors: [] };
    },
  },
});
