/** Errors as the client recognises them: a gRPC status with the trailers `exception`, `stream-name`, ... */
import { Metadata, type ServiceError, status } from '@grpc/grpc-js';
import { asLogFailure } from './log-failure.ts';

export class RpcError extends Error implements ServiceError {
  override name = 'RpcError';
  readonly code: status;
  readonly details: string;
  readonly metadata = new Metadata();

  constructor(code: status, details: string, trailers: Record<string, string> = {}) {
    super(details);
    this.code = code;
    this.details = details;
    // Trailers are ASCII headers, but a stream name may have any characters.
    for (const [key, value] of Object.entries(trailers)) this.metadata.set(key, value.replaceAll(/[^\x20-\x7e]/g, '?'));
  }
}

export const invalid = (what: string): RpcError => new RpcError(status.INVALID_ARGUMENT, what);

export const invalidPosition = (): RpcError => invalid('Trying to read from an invalid position.');

export const accessDenied = (what: string): RpcError =>
  new RpcError(status.PERMISSION_DENIED, what, { exception: 'access-denied' });

export const streamDeleted = (stream: string): RpcError =>
  new RpcError(status.FAILED_PRECONDITION, `Event stream '${stream}' is deleted.`, {
    exception: 'stream-deleted',
    'stream-name': stream,
  });

export const maximumAppendSizeExceeded = (limit: number): RpcError =>
  new RpcError(status.INVALID_ARGUMENT, `Maximum Append Size of ${limit} Exceeded.`, {
    exception: 'maximum-append-size-exceeded',
    'maximum-append-size': String(limit),
  });

export const missingMetadata = (property: string): RpcError =>
  new RpcError(status.INVALID_ARGUMENT, `Required Metadata Property '${property}' is missing`, {
    exception: 'missing-required-metadata-property',
    'required-metadata-properties': 'type,content-type',
  });

export const wrongExpectedVersion = (stream: string, expected: string, actual: number): RpcError =>
  new RpcError(
    status.FAILED_PRECONDITION,
    `Delete failed due to WrongExpectedVersion. Stream: ${stream}, Expected version: ${expected}, Actual version: ${actual}`,
    {
      exception: 'wrong-expected-version',
      'stream-name': stream,
      'expected-version': expected,
      'actual-version': String(actual),
    },
  );

export const FAILURE_STATUS = {
  'queue-full': status.UNAVAILABLE,
  draining: status.UNAVAILABLE,
  unavailable: status.UNAVAILABLE,
  'disk-low': status.RESOURCE_EXHAUSTED,
  timeout: status.DEADLINE_EXCEEDED,
  unknown: status.UNKNOWN,
  internal: status.INTERNAL,
} as const;

export function asRpcError(error: unknown): RpcError {
  if (error instanceof RpcError) return error;
  const { kind, message } = asLogFailure(error);
  return new RpcError(FAILURE_STATUS[kind], message);
}
