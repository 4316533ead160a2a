/** One client-streaming call per append: a header, then one message per event. The client's fallback. */

import shared from '@eventstore/db-client/generated/shared_pb.js';
import type { AppendReq, AppendResp } from '@eventstore/db-client/generated/streams_pb.js';
import streams from '@eventstore/db-client/generated/streams_pb.js';
import type { handleClientStreamingCall } from '@grpc/grpc-js';
import type { WriteResult } from './commit-group.ts';
import type { ServedLog } from './event-log.ts';
import { appendSize, type NewEvent } from './event-record.ts';
import type { ExpectedRevision } from './expected-revision.ts';
import type { RefusalLog } from './refusal-log.ts';
import { asRpcError, invalid, maximumAppendSizeExceeded, streamDeleted } from './rpc-error.ts';
import { expectedRevision, newEvent, streamName } from './wire.ts';
import { wrongVersionResponse } from './wrong-version-bytes.ts';

export function appendHandler(
  log: ServedLog,
  maxAppendSize: number,
  refusals: RefusalLog,
): handleClientStreamingCall<AppendReq, AppendResp> {
  return (call, callback) => {
    const append = new IncomingAppend(maxAppendSize);
    let answered = false;
    const fail = (error: unknown) => {
      if (answered) return;
      answered = true;
      refusals.note(error);
      callback(asRpcError(error));
    };
    call.on('data', (message: AppendReq) => {
      if (answered) return;
      try {
        append.take(message);
      } catch (error) {
        fail(error);
      }
    });
    call.on('error', () => {
      answered = true;
    });
    call.on('end', () => {
      if (answered) return;
      append.writeTo(log).then((response) => {
        answered = true;
        callback(null, response);
      }, fail);
    });
  };
}

class IncomingAppend {
  readonly #limit: number;
  readonly #events: NewEvent[] = [];
  #options: AppendReq.Options | undefined;
  #size = 0;

  constructor(limit: number) {
    this.#limit = limit;
  }

  take(message: AppendReq): void {
    const proposed = message.getProposedMessage();
    if (!proposed) {
      this.#options = message.getOptions();
      return;
    }
    const event = newEvent(proposed);
    this.#size += appendSize(event);
    if (this.#size > this.#limit) throw maximumAppendSizeExceeded(this.#limit);
    this.#events.push(event);
  }

  async writeTo(log: ServedLog): Promise<AppendResp> {
    const options = this.#options;
    if (!options) throw invalid('options missing');
    const stream = streamName(options.getStreamIdentifier());
    const expected = expectedRevision(options);
    return respond(stream, expected, await log.append({ stream, expected, events: this.#events }));
  }
}

function respond(stream: string, expected: ExpectedRevision, result: WriteResult): AppendResp {
  if (result.kind === 'deleted') throw streamDeleted(stream);
  if (result.kind === 'wrong') return wrongVersionResponse(expected, result.current);
  const success = new streams.AppendResp.Success();
  if (result.revision < 0) success.setNoStream(new shared.Empty());
  else success.setCurrentRevision(String(result.revision));
  const position = String(result.position);
  const at = new streams.AppendResp.Position().setCommitPosition(position).setPreparePosition(position);
  return new streams.AppendResp().setSuccess(success.setPosition(at));
}
