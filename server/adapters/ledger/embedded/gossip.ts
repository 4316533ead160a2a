/** A client's first questions: the leader (always this node), and the methods. */
import type { ClusterInfo } from '@eventstore/db-client/generated/gossip_pb.js';
import gossip from '@eventstore/db-client/generated/gossip_pb.js';
import type { SupportedMethods } from '@eventstore/db-client/generated/serverfeatures_pb.js';
import features from '@eventstore/db-client/generated/serverfeatures_pb.js';
import { structuredUuid } from './wire.ts';

const INSTANCE = crypto.randomUUID();

export function clusterInfo(host: string, port: number): ClusterInfo {
  const member = new gossip.MemberInfo()
    .setInstanceId(structuredUuid(INSTANCE))
    .setTimeStamp(`${Date.now()}0000`)
    .setState(gossip.MemberInfo.VNodeState.LEADER)
    .setIsAlive(true)
    .setHttpEndPoint(new gossip.EndPoint().setAddress(host).setPort(port));
  const info = new gossip.ClusterInfo();
  info.addMembers(member);
  return info;
}

/** Lower case is needed: without `batchappend` in this form the client falls back to one call per append. */
const METHODS: readonly [service: string, method: string, features: string[]][] = [
  ['event_store.client.streams.streams', 'read', ['position', 'events']],
  ['event_store.client.streams.streams', 'append', []],
  ['event_store.client.streams.streams', 'batchappend', []],
  ['event_store.client.streams.streams', 'delete', []],
  ['event_store.client.streams.streams', 'tombstone', []],
  ['event_store.client.gossip.gossip', 'read', []],
  ['event_store.client.server_features.serverfeatures', 'getsupportedmethods', []],
];

export function supportedMethods(): SupportedMethods {
  const answer = new features.SupportedMethods().setEventStoreServerVersion('23.10.0');
  for (const [service, method, list] of METHODS) {
    answer.addMethods(
      new features.SupportedMethod().setServiceName(service).setMethodName(method).setFeaturesList(list),
    );
  }
  return answer;
}
