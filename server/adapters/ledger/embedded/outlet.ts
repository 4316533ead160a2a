/** Sends pages, waits for a slow reader, and notices when the reader is gone. */

import type { Writable } from 'node:stream';
import type { ReadReq, ReadResp } from '@eventstore/db-client/generated/streams_pb.js';
import streams from '@eventstore/db-client/generated/streams_pb.js';
import type { ServerWritableStream } from '@grpc/grpc-js';
import { eventResponse, type IdForm } from './event-bytes.ts';
import type { StoredEvent } from './event-record.ts';
import { Page } from './page.ts';
import type { StopSignal } from './stop-signal.ts';
import { streamIdentifier } from './wire.ts';

/** Messages or bytes; limits memory per slow reader. */
const PAGE_MESSAGES = 64;
const PAGE_BYTES = 65_536;
const MOST_ON_THE_WAY = 2;

export type ReadCall = ServerWritableStream<ReadReq, ReadResp>;

export class Outlet {
  readonly #call: ReadCall;
  readonly #stopping: StopSignal;
  readonly #ids: IdForm;
  #gone = false;
  #wake: () => void = () => undefined;
  #page: ReadResp[] = [];
  #pageBytes = 0;
  #pagesOnTheWay = 0;
  #pageLeft: () => void = () => undefined;
  sent = 0;

  constructor(call: ReadCall, stopping: StopSignal) {
    this.#call = call;
    this.#stopping = stopping;
    this.#ids = call.request.getOptions()?.getUuidOption()?.hasString() ? 'string' : 'structured';
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

  /** Resolves with the promise, or at once when the reader leaves or the server stops. */
  async waitFor(something: Promise<void>): Promise<void> {
    this.#sendPage();
    await this.#wait(something);
  }

  async #wait(something: Promise<void>): Promise<void> {
    if (this.gone || this.#stopping.requested) return;
    await new Promise<void>((resolve, reject) => {
      this.#wake = resolve;
      something.then(resolve, reject);
    });
  }

  async event(event: StoredEvent, linked?: { target: StoredEvent | undefined }): Promise<void> {
    this.sent += 1;
    const ids = this.#ids;
    const message = linked ? eventResponse(ids, linked.target, event.position, event) : plainResponse(ids, event);
    await this.#send(message, event.data.length + event.metadata.length);
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

  async firstStreamPosition(revision: number): Promise<void> {
    await this.#send(new streams.ReadResp().setFirstStreamPosition(String(revision)));
  }

  async lastStreamPosition(revision: number): Promise<void> {
    await this.#send(new streams.ReadResp().setLastStreamPosition(String(revision)));
  }

  end(): void {
    this.#sendPage();
    if (!this.gone) this.#call.end();
  }

  async #send(message: ReadResp, bytes = 0): Promise<void> {
    this.#page.push(message);
    this.#pageBytes += bytes;
    if (this.#page.length < PAGE_MESSAGES && this.#pageBytes < PAGE_BYTES) return;
    this.#sendPage();
    while (this.#pagesOnTheWay >= MOST_ON_THE_WAY && !this.gone && !this.#stopping.requested) {
      await this.#wait(new Promise((resolve) => (this.#pageLeft = resolve)));
    }
  }

  #sendPage(): void {
    const page = new Page(this.#page);
    if (page.messages.length === 0 || this.gone) return;
    this.#page = [];
    this.#pageBytes = 0;
    this.#pagesOnTheWay += 1;
    // The server's interceptor accepts pages, although the call's type does not.
    (this.#call as Writable).write(page, () => {
      this.#pagesOnTheWay -= 1;
      this.#pageLeft();
    });
  }
}

/** An event for several subscribers is encoded once for each form of ids. */
const responses = { string: new WeakMap<StoredEvent, ReadResp>(), structured: new WeakMap<StoredEvent, ReadResp>() };

function plainResponse(ids: IdForm, event: StoredEvent): ReadResp {
  if (!event.shared) return eventResponse(ids, event, event.position);
  const known = responses[ids].get(event) ?? eventResponse(ids, event, event.position);
  responses[ids].set(event, known);
  return known;
}
