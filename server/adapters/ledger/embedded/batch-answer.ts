/** BatchAppend answers success or a google.rpc.Status; the type of its details names the error. */

import type { UUID as UuidMessage } from '@eventstore/db-client/generated/shared_pb.js';
import shared from '@eventstore/db-client/generated/shared_pb.js';
import type { Status } from '@eventstore/db-client/generated/status_pb.js';
import statusPb from '@eventstore/db-client/generated/status_pb.js';
import type { BatchAppendResp } from '@eventstore/db-client/generated/streams_pb.js';
import streams from '@eventstore/db-client/generated/streams_pb.js';
import { status } from '@grpc/grpc-js';
import anyPb from 'google-protobuf/google/protobuf/any_pb.js';
import emptyPb from 'google-protobuf/google/protobuf/empty_pb.js';
import type { WriteResult } from './commit-group.ts';
import type { ExpectedRevision } from './expected-revision.ts';
import { LogFailure } from './log-failure.ts';
import { asRpcError, FAILURE_STATUS } from './rpc-error.ts';
import { repeatExpectation, streamIdentifier } from './wire.ts';

export const TOO_LARGE = Symbol('larger than an append may be');
export type BatchAnswer = { result: WriteResult } | { failure: Status } | { failure: typeof TOO_LARGE; limit: number };
/** The answer has the id in the form of the request. */
export type Question = { correlationId: UuidMessage | undefined; stream: string; expected: ExpectedRevision };

export function batchResponse(question: Question, answer: BatchAnswer): BatchAppendResp {
  const response = new streams.BatchAppendResp()
    .setCorrelationId(question.correlationId)
    .setStreamIdentifier(streamIdentifier(question.stream));
  if ('limit' in answer) return response.setError(tooLarge(answer.limit));
  if ('failure' in answer) return response.setError(answer.failure);
  const { result } = answer;
  if (result.kind === 'wrong') return response.setError(wrong(question.expected, result.current));
  if (result.kind === 'deleted') return response.setError(deleted(question.stream));
  const success = new streams.BatchAppendResp.Success();
  if (result.revision < 0) success.setNoStream(new emptyPb.Empty());
  else success.setCurrentRevision(String(result.revision));
  const position = String(result.position);
  const at = new shared.AllStreamPosition().setCommitPosition(position).setPreparePosition(position);
  return response.setSuccess(success.setPosition(at));
}

/**
 * The client knows Timeout and Unknown by type and shows other messages. So a refusal that stored nothing says so in
 * its message, after the name of its gRPC status.
 */
export function batchFailure(error: unknown): BatchAnswer {
  if (error instanceof LogFailure && error.kind === 'timeout') {
    return { failure: failure(new shared.Timeout(), 'Timeout', FAILURE_STATUS.timeout, error.message) };
  }
  if (error instanceof LogFailure && error.kind === 'unknown') {
    return { failure: failure(new shared.Unknown(), 'Unknown', FAILURE_STATUS.unknown, error.message) };
  }
  const { code, details } = asRpcError(error);
  if (code === status.PERMISSION_DENIED) {
    return { failure: failure(new shared.AccessDenied(), 'AccessDenied', code, details) };
  }
  const bad = new shared.BadRequest().setMessage(details);
  return { failure: failure(bad, 'BadRequest', code, `${status[code]}: ${details}`) };
}

function wrong(expected: ExpectedRevision, current: number): Status {
  const message = new shared.WrongExpectedVersion();
  if (current < 0) message.setCurrentNoStream(new emptyPb.Empty());
  else message.setCurrentStreamRevision(String(current));
  repeatExpectation(message, expected, new emptyPb.Empty(), (revision) => message.setExpectedStreamPosition(revision));
  return failure(message, 'WrongExpectedVersion', status.ALREADY_EXISTS);
}

function deleted(stream: string): Status {
  const message = new shared.StreamDeleted().setStreamIdentifier(streamIdentifier(stream));
  return failure(message, 'StreamDeleted', status.NOT_FOUND);
}

function tooLarge(limit: number): Status {
  const message = new shared.MaximumAppendSizeExceeded().setMaxappendsize(limit);
  return failure(message, 'MaximumAppendSizeExceeded', status.INVALID_ARGUMENT);
}

function failure(details: { serializeBinary(): Uint8Array }, type: string, code: status, message = type): Status {
  const any = new anyPb.Any();
  any.pack(details.serializeBinary(), `event_store.client.${type}`);
  // google.rpc.Code uses the numbers of grpc.status.
  return new statusPb.Status().setCode(Number(code)).setMessage(message).setDetails(any);
}
