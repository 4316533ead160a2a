/**
 * A cluster of event servers: one log, a leader, and followers some milliseconds behind. Refusals have the form of
 * EventStoreDB 23.10. A test can kill any node, silence the leader, and change the leader while clients work.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { GossipService } from '@eventstore/db-client/generated/gossip_grpc_pb.js';
import { ServerFeaturesService } from '@eventstore/db-client/generated/serverfeatures_grpc_pb.js';
import { StreamsService } from '@eventstore/db-client/generated/streams_grpc_pb.js';
import { type Metadata, Server, ServerCredentials, status } from '@grpc/grpc-js';
import { appendHandler } from '../../server/adapters/ledger/embedded/append.ts';
import { batchAppendHandler } from '../../server/adapters/ledger/embedded/batch-append.ts';
import { type EventLog, openEventLog, type ServedLog } from '../../server/adapters/ledger/embedded/event-log.ts';
import { supportedMethods } from '../../server/adapters/ledger/embedded/gossip.ts';
import { LogFailure } from '../../server/adapters/ledger/embedded/log-failure.ts';
import { sendPages } from '../../server/adapters/ledger/embedded/page.ts';
import { readHandler } from '../../server/adapters/ledger/embedded/read.ts';
import { RefusalLog } from '../../server/adapters/ledger/embedded/refusal-log.ts';
import type { RpcError } from '../../server/adapters/ledger/embedded/rpc-error.ts';
import { StopSignal } from '../../server/adapters/ledger/embedded/stop-signal.ts';
import { answer, asTheirs, clusterInfo, notLeader, notReady, unimplemented } from './event-cluster-answers.ts';
import { Growth, type Node, nodeOf } from './event-follower.ts';
import type { TestEventServer } from './event-server.ts';
import { type Line, lineTo } from './line.ts';
import { testDatabase } from './postgres.ts';

export type ClusterOptions = {
  lagMs?: number;
  nodes?: number;
  /** The node that a client prefers. After a failover a client that prefers the leader may stay at a follower. */
  preference?: 'leader' | 'follower';
  /** The answer to a second equal append at the same moment: success, or EventStoreDB's prepare timeout. */
  equalAppends?: 'same' | 'deadline';
  prepareTimeoutMs?: number;
  /** Each node is reached over a line that can fall silent. */
  canFreeze?: boolean;
};

export type EventCluster = TestEventServer & {
  /** Another node leads after `electionMs`. The old leader becomes a follower, or is cut off and returns as one. */
  changePlaces(how?: { electionMs?: number; dies?: boolean }): Promise<void>;
  /** The leader accepts and says nothing, to nobody; another node leads after `electionMs`. Needs `canFreeze`. */
  freezeLeader(electionMs: number): Promise<void>;
  loseLeader(): void;
  notLeaderAnswers(): number;
  /** Appends that a leader has stored. */
  appends(): number;
};

const HOST = '127.0.0.1';
/** A second equal append within this time counts as sent at the same moment. */
const SAME_MOMENT_MS = 50;

export async function eventCluster(options: ClusterOptions = {}): Promise<EventCluster> {
  const { lagMs = 5, nodes = 3, preference = 'follower', canFreeze = false } = options;
  const database = await testDatabase();
  const log = await openEventLog({ databaseUrl: database.url, minFreeBytes: 0 });
  const growth = new Growth(log);
  const cluster = new Cluster(inTime(log, options));
  for (let n = 0; n < nodes; n++) await cluster.add(nodeOf(log, growth, lagMs), canFreeze);
  cluster.elect(0);
  const hosts = cluster.ports.map((port) => `${HOST}:${port}`).join(',');
  return {
    url: `esdb://${hosts}?tls=false&nodePreference=${preference}`,
    databaseUrl: database.url,
    changePlaces: (how) => cluster.changePlaces(how ?? {}),
    freezeLeader: (electionMs) => cluster.freezeLeader(electionMs),
    loseLeader: () => cluster.elect(undefined),
    notLeaderAnswers: () => cluster.notLeaderAnswers,
    appends: () => cluster.appends,
    async stop() {
      growth.stop();
      await cluster.stop();
      await log.drain();
      await log.close();
      await database.drop();
    },
  };
}

type Append = ServedLog['append'];

function inTime(log: EventLog, { equalAppends = 'same', prepareTimeoutMs = 2_000 }: ClusterOptions): Append {
  if (equalAppends === 'same') return (request) => log.append(request);
  const begun = new Map<string, number>();
  return async (request) => {
    const key = `${request.stream} ${request.events.map(({ id }) => id).join()}`;
    const first = begun.get(key) ?? Number.NEGATIVE_INFINITY;
    if (performance.now() - first < SAME_MOMENT_MS) {
      await sleep(prepareTimeoutMs);
      throw new LogFailure('timeout', 'prepare timeout');
    }
    begun.set(key, performance.now());
    return log.append(request);
  };
}

/** `port` is where clients go, `line` what lies between it and the server. */
type Member = { node: Node; port: number; line?: Line; server: Server; stopping: StopSignal };
type Call = { metadata: Metadata; emit(event: 'error', error: Error): unknown };

const MIB = 1_048_576;
const refusals = new RefusalLog(() => undefined);

class Cluster {
  readonly #append: Append;
  readonly #members: Member[] = [];
  #leader: number | undefined;
  notLeaderAnswers = 0;
  appends = 0;

  constructor(append: Append) {
    this.#append = async (request) => {
      const stored = await append(request);
      this.appends += 1;
      return stored;
    };
  }

  get ports(): number[] {
    return this.#members.map(({ port }) => port);
  }

  async add(node: Node, canFreeze: boolean): Promise<void> {
    const member: Member = {
      node,
      port: 0,
      server: new Server({ interceptors: [sendPages] }),
      stopping: new StopSignal(),
    };
    this.#members.push(member);
    await this.#open(member);
    if (!canFreeze) return;
    member.line = await lineTo(member.port);
    member.port = member.line.port;
  }

  elect(leader: number | undefined): void {
    for (const [n, { node }] of this.#members.entries()) if (n !== leader && node.leads) node.follow();
    this.#leader = leader;
    if (leader !== undefined) this.#members[leader]?.node.lead();
  }

  async changePlaces({ electionMs = 0, dies = false }: { electionMs?: number; dies?: boolean }): Promise<void> {
    const before = this.#leader ?? 0;
    const dead = dies ? this.#members[before] : undefined;
    this.elect(undefined);
    dead?.server.forceShutdown();
    await sleep(electionMs);
    this.elect((before + 1) % this.#members.length);
    if (dead) await this.#open(dead);
  }

  /** Until it is noticed, the nodes name the silent one as their leader. */
  async freezeLeader(electionMs: number): Promise<void> {
    const frozen = this.#leader ?? 0;
    const line = this.#members[frozen]?.line;
    if (!line) throw new Error('only a cluster with canFreeze has nodes that fall silent');
    line.freeze();
    line.state = 'shut';
    await sleep(electionMs);
    this.elect((frozen + 1) % this.#members.length);
  }

  async stop(): Promise<void> {
    for (const { server, stopping, line } of this.#members) {
      await line?.close();
      stopping.give();
      server.forceShutdown();
    }
  }

  async #open(member: Member): Promise<void> {
    const server = new Server({ interceptors: [sendPages] });
    member.server = server;
    member.stopping = new StopSignal();
    this.#serve(member);
    member.port = await new Promise<number>((resolve, reject) =>
      server.bindAsync(`${HOST}:${member.port}`, ServerCredentials.createInsecure(), (error, port) =>
        error ? reject(error) : resolve(port),
      ),
    );
  }

  #serve(member: Member): void {
    const { server, node, stopping } = member;
    const read = readHandler(node.log, stopping, refusals);
    server.addService(StreamsService, {
      read: (call: Parameters<typeof read>[0]) => {
        const refusal = this.#refusal(call, member);
        if (refusal) call.emit('error', refusal);
        else read(call);
      },
      append: (...[call, callback]: Parameters<ReturnType<typeof appendHandler>>) => {
        const refusal = this.#refusal(call, member);
        if (refusal) callback(refusal);
        else appendHandler(this.#appendable(node.log), MIB, refusals)(call, callback);
      },
      batchAppend: (call: Parameters<ReturnType<typeof batchAppendHandler>>[0]) => {
        const write = call.write.bind(call);
        call.write = (sent) => write(asTheirs(sent));
        batchAppendHandler(this.#forBatch(call, member), MIB, stopping, refusals)(call);
      },
      delete: (_call: unknown, callback: (error: Error) => void) => callback(unimplemented()),
      tombstone: (_call: unknown, callback: (error: Error) => void) => callback(unimplemented()),
    });
    server.addService(ServerFeaturesService, { getSupportedMethods: answer(supportedMethods) });
    server.addService(GossipService, { read: answer(() => clusterInfo(HOST, this.ports, this.#leader)) });
  }

  #appendable(log: ServedLog): ServedLog {
    return { ...log, append: this.#append };
  }

  /** A batch call outlives a change of leader, so each append is checked when it arrives. */
  #forBatch(call: Call, member: Member): ServedLog {
    return {
      ...member.node.log,
      append: async (request) => {
        const refusal = this.#refusal(call, member);
        if (!refusal) return this.#append(request);
        // "Not leader" ends the whole call with all its appends. Other errors answer a single append.
        if (refusal.code !== status.NOT_FOUND) throw refusal;
        call.emit('error', refusal);
        return new Promise(() => undefined);
      },
    };
  }

  /** Without a leader a node answers only calls that do not require one; appends require it. */
  #refusal(call: Call, member: Member): RpcError | undefined {
    const wantsLeader = call.metadata.get('requires-leader')[0] === 'true';
    const leader = this.#leader === undefined ? undefined : this.#members[this.#leader];
    const appends = !('request' in call);
    if (leader === undefined) return wantsLeader || appends ? notReady() : undefined;
    if (!wantsLeader || member === leader) return undefined;
    this.notLeaderAnswers += 1;
    return notLeader(HOST, leader.port);
  }
}
