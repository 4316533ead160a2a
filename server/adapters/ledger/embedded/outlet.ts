/** The sending side of a read: waits for a slow reader instead of piling up messages, and knows when he is gone. */

import type { ReadReq, ReadResp } from '@eventstore/db-client/generated/streams_pb.js';
import streams from '@eventstore/db-client/generated/streams_pb.js';
import type { ServerWritableStream } from '@grpc/grpc-js';
import type { StoredEvent } from './event-record.ts';
import type { StopSignal } from './stop-signal.ts';
import { recordedEvent, streamIdentifier } from './wire.ts';

export type ReadCall = ServerWritableStream<ReadReq, ReadResp>;

export class Outlet {
  readonly #call: ReadCall;
  readonly #stopping: StopSignal;
  #gone = false;
  #wake: () => void = () => undefined;
  sent = 0;

  constructor(call: ReadCall, stopping: StopSignal) {
    this.#call = call;
    this.#stopping = stopping;
    const forget = stopping.onStop(() => this.#wake());
    const leave = () => {
      this.#gone = true;
      forget();
      this.#wake();
    };
    for (const event of ['cancelled', 'close', 'error', 'finish']) call.on(event, leave);
  }

  get gone(): boolean {
    return this.#gone || this.#call.cancelled;
  }

  /** Resolves with the given promise, or at once when the reader leaves or the server stops. */
  async waitFor(something: Promise<void>): Promise<void> {
    if (this.gone || this.#stopping.requested) return;
    await new Promise<void>((resolve) => {
      this.#wake = resolve;
      something.then(resolve);
    });
  }

  async event(event: StoredEvent, linked?: { target: StoredEvent | undefined }): Promise<void> {
    this.sent += 1;
    await this.#send(linked ? eventMessage(linked.target, event.position, event) : plainMessage(event));
  }

  async confirmation(): Promise<void> {
    const message = new streams.ReadResp.SubscriptionConfirmation().setSubscriptionId(crypto.randomUUID());
    await this.#send(new streams.ReadResp().setConfirmation(message));
  }

  async caughtUp(): Promise<void> {
    await this.#send(new streams.ReadResp().setCaughtUp(new streams.ReadResp.CaughtUp()));
  }

  async checkpoint(position: number): Promise<void> {
    const at = String(position);
    const message = new streams.ReadResp.Checkpoint().setCommitPosition(at).setPreparePosition(at);
    await this.#send(new streams.ReadResp().setCheckpoint(message));
  }

  async streamNotFound(stream: string): Promise<void> {
    const message = new streams.ReadResp.StreamNotFound().setStreamIdentifier(streamIdentifier(stream));
    await this.#send(new streams.ReadResp().setStreamNotFound(message));
  }

  end(): void {
    if (!this.gone) this.#call.end();
  }

  async #send(message: ReadResp): Promise<void> {
    if (this.gone || this.#call.write(message)) return;
    await this.waitFor(new Promise((resolve) => this.#call.once('drain', resolve)));
  }
}

function eventMessage(shown: StoredEvent | undefined, position: number, link?: StoredEvent): ReadResp {
  const message = new streams.ReadResp.ReadEvent().setCommitPosition(String(position));
  if (link) message.setLink(recordedEvent(link));
  if (shown) message.setEvent(recordedEvent(shown));
  return new streams.ReadResp().setEvent(message);
}

/** What several subscribers get of one and the same event is put into bytes once. */
const messages = new WeakMap<StoredEvent, ReadResp>();

function plainMessage(event: StoredEvent): ReadResp {
  if (!event.shared) return eventMessage(event, event.position);
  const known = messages.get(event);
  if (known) return known;
  const message = eventMessage(event, event.position);
  let bytes: Uint8Array | undefined;
  const serialize = message.serializeBinary.bind(message);
  message.serializeBinary = () => {
    bytes ??= serialize();
    return bytes;
  };
  messages.set(event, message);
  return message;
}
