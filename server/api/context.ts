/** What every resolver and REST handler gets. Built once per request by the shell; resolvers parse, authorise, call a use-case or a read, and shape. */
import type { Role } from '../../schema/events/envelope.ts';
import type { BorrowerId, CommandId } from '../../schema/values/ids.ts';
import type { Locale } from '../ports/borrowers.ts';

export type Viewer =
  | { kind: 'anonymous'; roles: readonly ['anonymous'] }
  | { kind: 'signed-in'; accountId: string; borrowerId: BorrowerId | null; roles: readonly Role[]; sessionId: string };

export type Context = {
  viewer: Viewer;
  locale: Locale;
  requestId: string;
  /** UUIDv5 of (actor, operation, Idempotency-Key), or fresh where the caller sent no key (R41). */
  commandId: CommandId;
  /** Hash of the caller's address for limits; never stored with a person. */
  clientKey: string;
  /** Token of a device that has signed in before (cookie). */
  device: string | undefined;
  /** Token of the captcha, header `re-captcha`. */
  captcha: string | undefined;
  /** Sets or takes away the session cookie of the answer; the device stays known. */
  session: { begin(opened: { token: string; device: string }): void; end(): void };
  /** Told by whoever appended: the next reads of this session wait (bounded) for this position (R35). */
  wrote(position: bigint | null): void;
};
