/**
 * The context of a resolver or REST handler, built once per request. Resolvers parse, authorise, call a use-case or a
 * read, and shape the answer.
 */
import type { Arrival, Landing } from '../../schema/reference/arrivals.ts';
import type { CommandId } from '../../schema/values/ids.ts';
import type { Locale } from '../ports/borrowers.ts';
import type { SignedIn } from '../ports/sessions.ts';

export type Viewer =
  | { kind: 'anonymous'; roles: readonly ['anonymous'] }
  | ({ kind: 'signed-in' } & Omit<SignedIn, 'locale'>);

export type Context = {
  viewer: Viewer;
  locale: Locale;
  requestId: string;
  /** UUIDv5 of (actor, operation, Idempotency-Key); the id of the request if the caller sent no key (R41). */
  commandId: CommandId;
  /** Hash of the caller's address for limits; never stored with a person. Made only for calls that need it. */
  clientKey: () => string;
  /** Hash of the wide network around it, for addresses of which one caller has many; undefined for others. */
  networkKey: () => string | undefined;
  /** The browser and the system that a request names: "Chrome, Android". */
  agent: () => string | null;
  /** Cookie token of a device that has signed in before. */
  device: string | undefined;
  /** What led the visitor here, by the cookies of his first page. */
  arrival: () => Arrival | null;
  /** What he chose there. */
  landing: () => Landing;
  /** Captcha token from the header `re-captcha`. */
  captcha: string | undefined;
  /** Sets or removes the session cookie; the device cookie stays. */
  session: { begin(opened: { token: string; device: string }): void; end(): void };
  /** Called after an append: the next reads of this session wait (bounded) for this position (R35). */
  wrote(position: bigint | null): void;
};
