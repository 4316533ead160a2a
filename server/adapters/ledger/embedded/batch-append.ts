/**
 * Many appends over one duplex call. Each correlation id is answered exactly once, since a second answer crashes the
 * client.
 */

import type { UUID as UuidMessage } from '@eventstore/db-client/generated/shared_pb.js';
import type { BatchAppendReq, BatchAppendResp } from '@eventstore/db-client/generated/streams_pb.js';
import { type handleBidiStreamingCall, type ServerDuplexStream, status } from '@grpc/grpc-js';
import { type BatchAnswer, batchFailure, batchResponse, type Question, TOO_LARGE } from './batch-answer.ts';
import type { ServedLog } from './event-log.ts';
import { appendSize, type NewEvent } from './event-record.ts';
import { LogFailure } from './log-failure.ts';
import type { RefusalLog } from './refusal-log.ts';
import { RpcError } from './rpc-error.ts';
import type { StopSignal } from './stop-signal.ts';
import { expectedRevision, newEvent, streamName, uuidText } from './wire.ts';

type Call = ServerDuplexStream<BatchAppendReq, BatchAppendResp>;
type Incoming = Question & {
  events: NewEvent[];
  size: number;
  deadline: number;
  timer: NodeJS.Timeout;
};

/** For appends without a deadline. */
const LONGEST_WAIT_MS = 10_000;
const late = (): LogFailure => new LogFailure('timeout', 'the deadline passed');

/** Open appends of one call. */
const MOST_OPEN = 8_192;

export function batchAppendHandler(
  log: ServedLog,
  maxAppendSize: number,
  stopping: StopSignal,
  refusals: RefusalLog,
): handleBidiStreamingCall<BatchAppendReq, BatchAppendResp> {
  return (call) => {
    const batch = new Batch({ log, call, maxAppendSize, refusals });
    const forget = stopping.onStop(() => batch.breakOff());
    call.on('close', forget);
    call.on('finish', forget);
    call.on('data', (message: BatchAppendReq) => batch.take(message));
    call.on('end', () => batch.finish());
    call.on('cancelled', () => {
      forget();
      batch.abandon();
    });
    call.on('error', () => batch.abandon());
  };
}

type Parts = { log: ServedLog; call: Call; maxAppendSize: number; refusals: RefusalLog };

class Batch {
  readonly #log: ServedLog;
  readonly #call: Call;
  readonly #maxAppendSize: number;
  readonly #open = new Map<string, Incoming>();
  readonly #refusals: RefusalLog;
  #ended = false;

  constructor({ log, call, maxAppendSize, refusals }: Parts) {
    this.#log = log;
    this.#call = call;
    this.#maxAppendSize = maxAppendSize;
    this.#refusals = refusals;
  }

  take(message: BatchAppendReq): void {
    const correlationId = message.getCorrelationId();
    let id: string;
    try {
      id = uuidText(correlationId);
    } catch {
      return;
    }
    const options = message.getOptions();
    const stream = Buffer.from(options?.getStreamIdentifier()?.getStreamName_asU8() ?? []).toString('utf8');
    try {
      const incoming = options ? this.#begin(id, correlationId, options) : this.#open.get(id);
      if (!incoming) return; // It was answered before its last part arrived.
      for (const proposed of message.getProposedMessagesList()) {
        const event = newEvent(proposed);
        incoming.events.push(event);
        incoming.size += appendSize(event);
      }
      if (incoming.size > this.#maxAppendSize) this.#answer(id, { failure: TOO_LARGE, limit: this.#maxAppendSize });
      else if (message.getIsFinal()) this.#write(id, incoming);
    } catch (error) {
      const answer = this.#refused(error);
      if (this.#open.has(id)) this.#answer(id, answer);
      else this.#send({ correlationId, stream, expected: 'any' }, answer);
    }
  }

  finish(): void {
    this.#ended = true;
    this.#endWhenAnswered();
  }

  /** Appends given to the log are still written; incomplete ones are dropped. */
  abandon(): void {
    for (const incoming of this.#open.values()) clearTimeout(incoming.timer);
    this.#open.clear();
  }

  /** Without an error the call would stay open for ever; with it the client looks for another server. */
  breakOff(): void {
    this.abandon();
    if (!this.#call.cancelled) this.#call.emit('error', new RpcError(status.UNAVAILABLE, 'the server stops'));
  }

  #begin(id: string, correlationId: UuidMessage | undefined, options: BatchAppendReq.Options): Incoming {
    if (this.#open.size >= MOST_OPEN) throw new LogFailure('queue-full', 'too many appends wait');
    const requested = options.getDeadline()?.toDate().getTime() ?? Number.POSITIVE_INFINITY;
    const deadline = Math.min(requested, Date.now() + LONGEST_WAIT_MS);
    if (deadline <= Date.now()) throw late();
    const expire = () => this.#answer(id, this.#refused(late()));
    const incoming: Incoming = {
      correlationId,
      stream: streamName(options.getStreamIdentifier()),
      expected: expectedRevision(options),
      events: [],
      size: 0,
      deadline,
      timer: setTimeout(expire, deadline - Date.now()),
    };
    this.#open.set(id, incoming);
    return incoming;
  }

  #write(id: string, { stream, expected, events, deadline }: Incoming): void {
    this.#log.append({ stream, expected, events, deadline }).then(
      (result) => this.#answer(id, { result }),
      (error: unknown) => this.#answer(id, this.#refused(error)),
    );
  }

  #refused(error: unknown): BatchAnswer {
    this.#refusals.note(error);
    return batchFailure(error);
  }

  /** The first of result, refusal and deadline answers. */
  #answer(id: string, answer: BatchAnswer): void {
    const incoming = this.#open.get(id);
    if (!incoming) return;
    this.#open.delete(id);
    clearTimeout(incoming.timer);
    this.#send(incoming, answer);
    this.#endWhenAnswered();
  }

  #send(question: Question, answer: BatchAnswer): void {
    if (!this.#call.cancelled) this.#call.write(batchResponse(question, answer));
  }

  #endWhenAnswered(): void {
    if (this.#ended && this.#open.size === 0 && !this.#call.cancelled) this.#call.end();
  }
}
