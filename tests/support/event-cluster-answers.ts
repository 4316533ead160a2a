/** Answers and refusals of EventStoreDB 23.10 (RpcExceptions.cs, Streams.BatchAppend.cs). */
import gossip from '@eventstore/db-client/generated/gossip_pb.js';
import type { BatchAppendResp } from '@eventstore/db-client/generated/streams_pb.js';
import { type handleUnaryCall, status } from '@grpc/grpc-js';
import anyPb from 'google-protobuf/google/protobuf/any_pb.js';
import { RpcError } from '../../server/adapters/ledger/embedded/rpc-error.ts';
import { structuredUuid } from '../../server/adapters/ledger/embedded/wire.ts';

const NOT_READY = 'Server Is Not Ready';

export const notReady = (): RpcError => new RpcError(status.UNAVAILABLE, NOT_READY);

export const notLeader = (host: string, port: number): RpcError =>
  new RpcError(status.NOT_FOUND, 'Leader info available', {
    exception: 'not-leader',
    'leader-endpoint-host': host,
    'leader-endpoint-port': String(port),
  });

export const unimplemented = (): RpcError => new RpcError(status.UNIMPLEMENTED, 'the log only grows');

export const answer =
  <A>(make: () => A): handleUnaryCall<unknown, A> =>
  (_call, callback) =>
    callback(null, make());

/** In a batch the real server sends "not ready" without a type that the client knows. */
export function asTheirs(sent: BatchAppendResp): BatchAppendResp {
  const error = sent.getError();
  if (!error?.getMessage().endsWith(NOT_READY)) return sent;
  const nothing = new anyPb.Any();
  nothing.pack(new Uint8Array(), 'google.protobuf.Empty');
  return sent.setError(error.setMessage(NOT_READY).setDetails(nothing));
}

/** Without a leader no node is named as one. */
export function clusterInfo(host: string, ports: readonly number[], leader: number | undefined): gossip.ClusterInfo {
  const { FOLLOWER, LEADER, UNKNOWN } = gossip.MemberInfo.VNodeState;
  const info = new gossip.ClusterInfo();
  for (const [n, port] of ports.entries()) {
    const state = leader === undefined ? UNKNOWN : n === leader ? LEADER : FOLLOWER;
    info.addMembers(
      new gossip.MemberInfo()
        .setInstanceId(structuredUuid(`00000000-0000-4000-8000-${String(n).padStart(12, '0')}`))
        .setTimeStamp(`${Date.now()}0000`)
        .setState(state)
        .setIsAlive(true)
        .setHttpEndPoint(new gossip.EndPoint().setAddress(host).setPort(port)),
    );
  }
  return info;
}
