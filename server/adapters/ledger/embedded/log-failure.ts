/** Why the log did not take an append. `unknown` is the only one after which the events may be stored. */
export type FailureKind = 'queue-full' | 'draining' | 'disk-low' | 'timeout' | 'unavailable' | 'unknown';

export class LogFailure extends Error {
  override name = 'LogFailure';
  readonly kind: FailureKind;

  constructor(kind: FailureKind, message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.kind = kind;
  }
}
