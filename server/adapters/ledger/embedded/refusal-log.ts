/** The first refusal of a kind at once, then at most one line with a count in ten seconds. */
import { status } from '@grpc/grpc-js';
import { asRpcError } from './rpc-error.ts';

export type RefusalLine = { refused: string; times: number; because: string; stack?: string };

const REST_MS = 10_000;

/** Ordinary answers are not logged: a missing or deleted stream, an outdated revision. */
const ORDINARY = new Set([status.NOT_FOUND, status.FAILED_PRECONDITION, status.CANCELLED, status.UNIMPLEMENTED]);

export class RefusalLog {
  readonly #print: (line: RefusalLine) => void;
  readonly #resting = new Map<string, RefusalLine>();

  constructor(print: (line: RefusalLine) => void) {
    this.#print = print;
  }

  note(error: unknown): void {
    const { code, details } = asRpcError(error);
    if (ORDINARY.has(code)) return;
    const refused = status[code];
    const line = {
      refused,
      times: 1,
      because: details,
      ...(code === status.INTERNAL ? { stack: stackOf(error) } : {}),
    };
    const resting = this.#resting.get(refused);
    if (resting) this.#resting.set(refused, { ...line, times: resting.times + 1 });
    else this.#say(line);
  }

  #say(line: RefusalLine): void {
    this.#print(line);
    this.#resting.set(line.refused, { ...line, times: 0 });
    setTimeout(() => {
      const since = this.#resting.get(line.refused);
      this.#resting.delete(line.refused);
      if (since && since.times > 0) this.#say(since);
    }, REST_MS).unref();
  }
}

function stackOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof Error ? (cause.stack ?? cause.message) : String(cause);
}
