/** EventStoreDB's gRPC services over a log in Postgres, on 127.0.0.1. */

import { GossipService } from '@eventstore/db-client/generated/gossip_grpc_pb.js';
import { ServerFeaturesService } from '@eventstore/db-client/generated/serverfeatures_grpc_pb.js';
import { StreamsService } from '@eventstore/db-client/generated/streams_grpc_pb.js';
import { type handleUnaryCall, Server, ServerCredentials } from '@grpc/grpc-js';
import { appendHandler } from './append.ts';
import { batchAppendHandler } from './batch-append.ts';
import { batchAppendRequest } from './batch-deadline.ts';
import { softDelete, tombstone } from './delete.ts';
import { type EventLog, type EventLogOptions, openEventLog } from './event-log.ts';
import { clusterInfo, supportedMethods } from './gossip.ts';
import type { Metrics } from './metrics.ts';
import { sendPages } from './page.ts';
import { readHandler } from './read.ts';
import { type RefusalLine, RefusalLog } from './refusal-log.ts';
import { asRpcError } from './rpc-error.ts';
import { type Credentials, signIn } from './sign-in.ts';
import { StopSignal } from './stop-signal.ts';

export type EventServerOptions = EventLogOptions & {
  /** 0 = a free one. */
  port?: number;
  /** PEM; without it the server speaks plain text. */
  tls?: { cert: Buffer; key: Buffer };
  /** Required on every call; a client sends them over TLS only. */
  credentials?: Credentials;
  onRefusal?: (line: RefusalLine) => void;
  /** Data, metadata and twice the type of each event. */
  maxAppendSize?: number;
};

export type EventServer = {
  port: number;
  /** For EVENTSTORE_URL, without credentials and certificate authority. */
  url: string;
  metrics(): Metrics & { cachedStates: number; head: number };
  /** Refuses new appends, finishes accepted ones, ends reads and closes the log. */
  stop(): Promise<void>;
};

const HOST = '127.0.0.1';
const MIB = 1_048_576;
/** The time for calls to end by themselves. */
const GRACE_MS = 2_000;

export async function startEventServer(options: EventServerOptions): Promise<EventServer> {
  const log = await openEventLog(options);
  const refusals = new RefusalLog(options.onRefusal ?? (() => undefined));
  const server = new Server({
    interceptors: [...(options.credentials ? [signIn(options.credentials, refusals)] : []), sendPages],
    'grpc.max_receive_message_length': 17 * MIB,
    'grpc.max_send_message_length': -1,
    // Detects a reader whose machine vanished.
    'grpc.keepalive_time_ms': 20_000,
    'grpc.keepalive_timeout_ms': 10_000,
  });
  let port = options.port ?? 0;
  const stopping = new StopSignal();
  addServices(server, { log, refusals, stopping, maxAppendSize: options.maxAppendSize ?? MIB, port: () => port });
  try {
    port = await bind(server, port, options.tls);
  } catch (error) {
    await log.close();
    throw error;
  }
  const stop = async () => {
    stopping.requested = true;
    await log.drain();
    stopping.give();
    await shutDown(server);
    await log.close();
  };
  const metrics = () => ({ ...log.metrics, cachedStates: log.cachedStates, head: log.head });
  return { port, url: `esdb://${HOST}:${port}?tls=${options.tls !== undefined}`, metrics, stop };
}

type Parts = {
  log: EventLog;
  refusals: RefusalLog;
  stopping: StopSignal;
  maxAppendSize: number;
  port: () => number;
};

const STREAMS = {
  ...StreamsService,
  batchAppend: { ...StreamsService.batchAppend, requestDeserialize: batchAppendRequest },
};

function addServices(server: Server, { log, refusals, stopping, maxAppendSize, port }: Parts): void {
  server.addService(STREAMS, {
    read: readHandler(log, stopping, refusals),
    append: appendHandler(log, maxAppendSize, refusals),
    batchAppend: batchAppendHandler(log, maxAppendSize, stopping, refusals),
    delete: unary((request: Parameters<typeof softDelete>[1]) => softDelete(log, request), refusals),
    tombstone: unary((request: Parameters<typeof tombstone>[1]) => tombstone(log, request), refusals),
  });
  server.addService(ServerFeaturesService, { getSupportedMethods: unary(supportedMethods, refusals) });
  server.addService(GossipService, { read: unary(() => clusterInfo(HOST, port()), refusals) });
}

function unary<Q, A>(answer: (request: Q) => A | Promise<A>, refusals: RefusalLog): handleUnaryCall<Q, A> {
  return (call, callback) => {
    Promise.resolve()
      .then(() => answer(call.request))
      .then(
        (response) => callback(null, response),
        (error: unknown) => {
          refusals.note(error);
          callback(asRpcError(error));
        },
      );
  };
}

function bind(server: Server, port: number, tls: EventServerOptions['tls']): Promise<number> {
  const credentials = tls
    ? ServerCredentials.createSsl(null, [{ cert_chain: tls.cert, private_key: tls.key }])
    : ServerCredentials.createInsecure();
  return new Promise((resolve, reject) => {
    server.bindAsync(`${HOST}:${port}`, credentials, (error, bound) => (error ? reject(error) : resolve(bound)));
  });
}

async function shutDown(server: Server): Promise<void> {
  const timer = setTimeout(() => server.forceShutdown(), GRACE_MS);
  await new Promise<void>((resolve) => server.tryShutdown(() => resolve()));
  clearTimeout(timer);
}
