/** GraphQL for auditors: the stored events of a stream, a loan on a day, the check of a chain. */

import { AUDITED_PREFIXES } from '../../../schema/events/ledger.ts';
import { isStreamOf, loanStream, streamNamed } from '../../../schema/events/streams.ts';
import { atRevision, CHAIN_FAULTS, type Finding, finding, say } from '../../../schema/reference/findings.ts';
import { printStaffNumber } from '../../../schema/reference/staff.ts';
import { STREAM_PART } from '../../../schema/reference/stream-part.ts';
import type { LoanId } from '../../../schema/values/ids.ts';
import { ZERO } from '../../../schema/values/money.ts';
import { refuse } from '../../domain/decider.ts';
import type { Accounts } from '../../ports/accounts.ts';
import type { Locale } from '../../ports/borrowers.ts';
import type { Clock } from '../../ports/clock.ts';
import { loanAsOf, replayLoan } from '../../use-cases/audit/audit.ts';
import { FigureAudit } from '../../use-cases/audit/audit-figures.ts';
import { relatedStreams, type ShownEvent } from '../../use-cases/audit/shown.ts';
import type { Resolvers, StreamEvent } from '../generated/resolvers.ts';
import { knownBy, notAfter } from '../not-after.ts';
import { refusedRead } from '../user-errors.ts';
import { shapeFinding } from './findings.ts';
import { type RecordsDeps, recordsOf, recordsUnder } from './records.ts';
import { streamParts } from './stream-parts.ts';

type StreamCheck = {
  events: number;
  broken: { revision: bigint; fault: keyof typeof CHAIN_FAULTS } | undefined;
  /** Events that were written down long before what stands ahead of them. */
  backwards: readonly Finding[];
  deleted: boolean;
};

type AuditApiDeps = RecordsDeps & {
  clock: Pick<Clock, 'today' | 'now'>;
  accounts: Pick<Accounts, 'staffNumbers'>;
  /** Reads the stream as stored and checks its hash chain. */
  verify: (stream: string) => Promise<StreamCheck>;
};

export const auditResolvers = (deps: AuditApiDeps, parts = streamParts(deps)): Resolvers => ({
  Query: {
    loanEvents: async (_, { loanId }, { locale }) => {
      const [records, numbers] = await Promise.all([recordsOfLoan(deps, loanId, locale), deps.accounts.staffNumbers()]);
      return replayLoan(records).map(({ status, before, after, accrued, ...event }) => ({
        ...shape(event, numbers),
        loan: { status, balancesBefore: before, balancesAfter: after, accrued },
      }));
    },
    streamEvents: async (_, { stream, after, first }, { locale }) => {
      const [events, numbers] = await Promise.all([
        parts.read(audited(stream, locale), after ?? -1, first ?? STREAM_PART),
        deps.accounts.staffNumbers(),
      ]);
      if (!events) throw refusedRead(404, refuse('NOT_FOUND', { field: 'stream' }), locale);
      return events.map((event) => ({ ...shape(event, numbers), loan: null }));
    },
    relatedStreams: async (_, { loanId }, { locale }) => {
      const named = relatedStreams(await recordsOfLoan(deps, loanId, locale));
      const there = await Promise.all(
        named.map(async (name) => (await recordsUnder(deps, streamNamed(name))).length > 0),
      );
      return named.filter((_name, at) => there[at]);
    },
    loanAsOf: async (_, { loanId, date, revision, knownAt }, { locale }) => {
      notAfter(await deps.clock.today(), { date }, locale);
      knownBy(deps.clock.now(), knownAt, locale);
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
    verifyStream: (_, { loanId, stream }, { locale }) =>
      verified(deps, loanId ? loanStream(loanId) : audited(stream ?? '', locale), locale),
  },
});

async function verified(deps: AuditApiDeps, stream: string, locale: Locale) {
  const { events, broken, backwards, deleted } = await deps.verify(stream);
  const not = (found: Finding, reason: string = found.what) => ({
    stream,
    events,
    ok: false,
    brokenAt: 'revision' in found.place.facts ? Number(found.place.facts.revision) : null,
    reason,
    finding: shapeFinding(found, locale),
  });
  if (broken)
    return not(
      finding(atRevision({ stream, revision: broken.revision }), say(CHAIN_FAULTS[broken.fault])),
      broken.fault,
    );
  if (events === 0)
    return not(
      finding(say('STREAM', { stream }), say(deleted ? 'STREAM_DELETED' : 'STREAM_ABSENT')),
      deleted ? 'deleted' : 'absent',
    );
  const figures = new FigureAudit();
  if (isStreamOf('loan-', stream)) for (const record of await recordsUnder(deps, stream)) figures.take(record);
  const [wrong] = [...backwards, ...figures.findings];
  return wrong ? not(wrong) : { stream, events, ok: true, brokenAt: null, reason: null, finding: null };
}

/** @throws HttpRefusal for a name that no stream of the ledger has */
function audited(stream: string, locale: Locale): string {
  if (stream.length <= 200 && AUDITED_PREFIXES.some((prefix) => stream.startsWith(prefix))) return stream;
  throw refusedRead(400, refuse(stream === '' ? 'FIELD_REQUIRED' : 'FIELD_INVALID', { field: 'stream' }), locale);
}

/** @throws HttpRefusal NOT_FOUND for a loan that was never written; a deleted stream has no events */
async function recordsOfLoan(deps: AuditApiDeps, loanId: LoanId, locale: Locale) {
  const records = await recordsOf(deps, loanId);
  if (records.length > 0) return records;
  const { events, deleted } = await deps.verify(loanStream(loanId));
  if (events === 0 && !deleted) throw refusedRead(404, refuse('NOT_FOUND', { field: 'loanId' }), locale);
  return records;
}

function shape(event: ShownEvent, numbers: ReadonlyMap<string, number>): Omit<StreamEvent, '__typename' | 'loan'> {
  const { actor, askedBy, data, commandId: _, ...rest } = event;
  const numberOf = (id: string | undefined): string | null => {
    const number = id === undefined ? undefined : numbers.get(id);
    return number === undefined ? null : printStaffNumber(number);
  };
  return {
    ...rest,
    actorRole: actor.role,
    actorId: actor.id,
    actorNumber: numberOf(actor.id),
    askedByRole: askedBy?.role ?? null,
    askedById: askedBy?.id ?? null,
    askedByNumber: numberOf(askedBy?.id),
    data: JSON.stringify(data),
  };
}
