/** The metadata of every event; it holds no personal data. */
import { z } from 'zod';
import { CommandId, Instant, LocalDate } from './codecs.ts';

export const ROLES = [
  'anonymous',
  'borrower',
  'entrepreneur',
  'support',
  'verifier',
  'collector',
  'analyst',
  'auditor',
  'admin',
  'system',
] as const;
export type Role = (typeof ROLES)[number];

/** `id` is an opaque account id, or the name of the worker for `system`. */
export const Actor = z.object({ role: z.enum(ROLES), id: z.string().max(64) });
export type Actor = z.infer<typeof Actor>;

const Metadata = z.object({
  version: z.int().min(1),
  commandId: CommandId,
  /** The event or request that led to the command; equal to commandId where a person started it. */
  causationId: z.string().max(64),
  /** One id for everything that one request set in motion. */
  correlationId: z.string().max(64),
  actor: Actor,
  /** The first of two persons, who requested the act; the actor confirmed it. */
  askedBy: Actor.optional(),
  /** When the first one asked, by the clock of the requests; older events lack it. */
  askedAt: Instant.optional(),
  /** The business day in Asia/Almaty from which the event counts. */
  effectiveDate: LocalDate,
  /** When it was written, by the real clock, never the business clock. */
  recordedAt: Instant,
  /** SHA-256, hex. The first event of a stream carries SHA-256(stream name) here. */
  previousHash: z.string().regex(/^[0-9a-f]{64}$/),
  /** SHA-256 over RFC 8785 JSON of {id, type, data, metadata without hash and code}, as stored. */
  hash: z.string().regex(/^[0-9a-f]{64}$/),
  /** The id of a key of this installation and its HMAC of the hash; none where no key was at hand. */
  code: z
    .string()
    .regex(/^[0-9a-f]{8}\.[\w-]{43}$/)
    .optional(),
});
/** Compiled, because it is read with every event: 1.6 us instead of 2.6. */
export const EventMetadata = z.compile(Metadata);
export type EventMetadata = z.infer<typeof EventMetadata>;

/** What the caller of a decision knows; the ledger adapter adds the hashes and the code. */
export type EventContext = Omit<EventMetadata, 'version' | 'previousHash' | 'hash' | 'code'>;

/** What the fold of a stream needs of an event; known of a new event without reading it back. */
export type Folded<E extends { type: string; data: unknown }> = E & {
  readonly position: bigint;
  readonly metadata: EventContext;
};

/** The name of a stream in which only events of type E stand (streams.ts). */
export type Stream<E> = string & { readonly __events: E };
