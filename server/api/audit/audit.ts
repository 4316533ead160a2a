/**
 * GraphQL for auditors: the stored events of a loan, its state on a day, the check of its hash chain, and the books.
 */

import { encodeEvent } from '../../../schema/events/ledger.ts';
import { loanStream } from '../../../schema/events/streams.ts';
import { lossRatesOn } from '../../../schema/reference/loss-rates.ts';
import { ZERO } from '../../../schema/values/money.ts';
import type { Clock } from '../../ports/clock.ts';
import type { LaggingLedger } from '../../ports/lagging-ledger.ts';
import { loanAsOf, type ReplayedEvent, replayLoan } from '../../use-cases/audit/audit.ts';
import { FigureAudit } from '../../use-cases/audit/audit-figures.ts';
import { type BooksDeps, lossAllowanceOn, trialBalanceOf } from '../../use-cases/audit/books.ts';
import type { LoanEvent, Resolvers } from '../generated/resolvers.ts';
import { badInput } from '../http/http-refusal.ts';
import { notAfter } from '../not-after.ts';
import { recordsOf } from './records.ts';

export type StreamCheck = {
  events: number;
  broken: { revision: bigint; fault: string } | undefined;
  deleted: boolean;
};

export type AuditApiDeps = {
  clock: Pick<Clock, 'today'>;
  ledger: LaggingLedger;
  journal: BooksDeps['journal'];
  periods: BooksDeps['periods'];
  /** Reads the stream as stored and checks its hash chain. */
  verify: (stream: string) => Promise<StreamCheck>;
  isDeleted: (error: unknown) => boolean;
};

export const auditResolvers = (deps: AuditApiDeps): Resolvers => ({
  Query: {
    loanEvents: async (_, { loanId }) => replayLoan(await recordsOf(deps, loanId)).map(shapeEvent),
    loanAsOf: async (_, { loanId, date, revision, knownAt }) => {
      notAfter(await deps.clock.today(), { date });
      if (revision != null && knownAt != null) throw badInput('revision, knownAt: one of the two says what was known');
      const seen = loanAsOf(await recordsOf(deps, loanId), {
        date,
        ...(revision == null ? {} : { revision: BigInt(revision) }),
        ...(knownAt == null ? {} : { knownAt }),
      });
      if (!seen) return null;
      const { balances, quote } = seen;
      const accrued = (part: 'interest' | 'penalty') => (quote ? quote[part] : balances[part]);
      return {
        loanId,
        revision: Number(seen.revision),
        status: seen.status,
        on: seen.on,
        balances,
        accruedInterest: accrued('interest'),
        accruedPenalty: accrued('penalty'),
        total: quote ? quote.full : ZERO,
      };
    },
    verifyStream: async (_, { loanId }) => {
      const stream = loanStream(loanId);
      const { events, broken, deleted } = await deps.verify(stream);
      if (broken) return { stream, events, ok: false, brokenAt: Number(broken.revision), reason: broken.fault };
      if (events === 0) return { stream, events, ok: false, brokenAt: null, reason: deleted ? 'deleted' : 'absent' };
      const figures = new FigureAudit();
      for (const record of await recordsOf(deps, loanId)) figures.take(record);
      const [wrong] = figures.findings;
      return {
        stream,
        events,
        ok: !wrong,
        brokenAt: wrong ? Number(wrong.revision) : null,
        reason: wrong?.what ?? null,
      };
    },
    trialBalance: async (_, { date, from, knownAt }) => {
      notAfter(await deps.clock.today(), { date, from });
      return trialBalanceOf(booksOf(deps), { date, from: from ?? undefined, knownAt: knownAt ?? undefined });
    },
    lossAllowance: async (_, { date, knownAt }) => {
      notAfter(await deps.clock.today(), { date });
      const { source } = lossRatesOn(date);
      const lines = await lossAllowanceOn(booksOf(deps), date, knownAt ?? undefined);
      return lines.map((line) => ({ ...line, ratePpm: Number(line.ratePpm), source }));
    },
  },
});

const booksOf = (deps: AuditApiDeps): BooksDeps => ({ ...deps, recordsOf: (loanId) => recordsOf(deps, loanId) });

const shapeEvent = ({ record, late, before, after, postings }: ReplayedEvent): LoanEvent => ({
  id: record.id,
  revision: Number(record.revision),
  type: record.type,
  version: record.metadata.version,
  status: record.data.status,
  actorRole: record.metadata.actor.role,
  actorId: record.metadata.actor.id,
  askedByRole: record.metadata.askedBy?.role ?? null,
  askedById: record.metadata.askedBy?.id ?? null,
  effectiveDate: record.metadata.effectiveDate,
  recordedAt: record.metadata.recordedAt,
  late,
  data: JSON.stringify(encodeEvent(record).data),
  postings,
  balancesBefore: before,
  balancesAfter: after,
  hash: record.metadata.hash,
  previousHash: record.metadata.previousHash,
});
