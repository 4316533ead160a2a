/**
 * GraphQL for auditors: the stored events of a loan, its state on a day, the check of its hash chain, and the books.
 */

import { encodeEvent } from '../../../schema/events/ledger.ts';
import { loanStream } from '../../../schema/events/streams.ts';
import { lossRatesOn } from '../../../schema/reference/loss-rates.ts';
import type { LoanId } from '../../../schema/values/ids.ts';
import { ZERO } from '../../../schema/values/money.ts';
import { refuse } from '../../domain/decider.ts';
import type { Locale } from '../../ports/borrowers.ts';
import type { Clock } from '../../ports/clock.ts';
import type { LaggingLedger } from '../../ports/lagging-ledger.ts';
import { loanAsOf, type ReplayedEvent, replayLoan } from '../../use-cases/audit/audit.ts';
import { FigureAudit } from '../../use-cases/audit/audit-figures.ts';
import { type BooksDeps, lossAllowanceOn, trialBalanceOf } from '../../use-cases/audit/books.ts';
import type { LoanEvent, Resolvers } from '../generated/resolvers.ts';
import { notAfter } from '../not-after.ts';
import { refusedRead } from '../user-errors.ts';
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
    loanEvents: async (_, { loanId }, { locale }) =>
      replayLoan(await recordsOfLoan(deps, loanId, locale)).map(shapeEvent),
    loanAsOf: async (_, { loanId, date, revision, knownAt }, { locale }) => {
      notAfter(await deps.clock.today(), { date }, locale);
      if (revision != null && knownAt != null) throw refusedRead(400, refuse('AS_OF_TWICE'), locale);
      const seen = loanAsOf(await recordsOfLoan(deps, loanId, locale), {
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
    trialBalance: async (_, { date, from, knownAt }, { locale }) => {
      notAfter(await deps.clock.today(), { date, from }, locale);
      if (from && from > date) throw refusedRead(400, refuse('FIELD_INVALID', { field: 'from' }), locale);
      return trialBalanceOf(booksOf(deps), { date, from: from ?? undefined, knownAt: knownAt ?? undefined });
    },
    lossAllowance: async (_, { date, knownAt }, { locale }) => {
      notAfter(await deps.clock.today(), { date }, locale);
      const { source } = lossRatesOn(date);
      const lines = await lossAllowanceOn(booksOf(deps), date, knownAt ?? undefined);
      return lines.map((line) => ({ ...line, ratePpm: Number(line.ratePpm), source }));
    },
  },
});

/** @throws HttpRefusal NOT_FOUND for a loan that was never written; a deleted stream has no events */
async function recordsOfLoan(deps: AuditApiDeps, loanId: LoanId, locale: Locale) {
  const records = await recordsOf(deps, loanId);
  if (records.length > 0) return records;
  const { events, deleted } = await deps.verify(loanStream(loanId));
  if (events === 0 && !deleted) throw refusedRead(404, refuse('NOT_FOUND', { field: 'loanId' }), locale);
  return records;
}

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
