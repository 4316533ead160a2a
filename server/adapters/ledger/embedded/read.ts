/** One server-streaming call for pages, streams, $all and subscriptions. */

import type { ReadReq, ReadResp } from '@eventstore/db-client/generated/streams_pb.js';
import type { handleServerStreamingCall } from '@grpc/grpc-js';
import type { ServedLog } from './event-log.ts';
import { Outlet } from './outlet.ts';
import { readAll } from './read-all.ts';
import { checkReadRequest } from './read-request.ts';
import { readStream } from './read-stream.ts';
import type { RefusalLog } from './refusal-log.ts';
import { asRpcError, invalid } from './rpc-error.ts';
import type { StopSignal } from './stop-signal.ts';

export function readHandler(
  log: ServedLog,
  stopping: StopSignal,
  refusals: RefusalLog,
): handleServerStreamingCall<ReadReq, ReadResp> {
  return (call) => {
    const outlet = new Outlet(call, stopping);
    read(log, outlet, call.request.getOptions(), () => stopping.requested).catch((error: unknown) => {
      if (outlet.gone) return;
      refusals.note(error);
      call.emit('error', asRpcError(error));
    });
  };
}

async function read(log: ServedLog, outlet: Outlet, options: ReadReq.Options | undefined, stopping: () => boolean) {
  if (!options) throw invalid('options missing');
  checkReadRequest(options);
  const { metrics } = log;
  const subscription = options.hasSubscription();
  if (subscription) metrics.subscriptions += 1;
  else metrics.reads += 1;
  try {
    const reading = { log, outlet, options, stopping };
    if (options.hasStream()) await readStream(reading);
    else await readAll(reading);
    outlet.end();
  } finally {
    metrics.eventsRead += outlet.sent;
    if (subscription) metrics.subscriptions -= 1;
  }
}
