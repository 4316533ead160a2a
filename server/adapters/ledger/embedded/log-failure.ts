/**
 * After `unknown` the events may be stored, after every other kind they are not. `internal` is a fault of the program
 * or the request: a retry does not help.
 */
export type FailureKind = 'queue-full' | 'draining' | 'disk-low' | 'timeout' | 'unavailable' | 'unknown' | 'internal';

export class LogFailure extends Error {
  override name = 'LogFailure';
  readonly kind: FailureKind;

  constructor(kind: FailureKind, message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.kind = kind;
  }
}

export function asLogFailure(error: unknown): LogFailure {
  if (error instanceof LogFailure) return error;
  return new LogFailure('internal', error instanceof Error ? error.message : String(error), error);
}
