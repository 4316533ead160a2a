/** The client reports a lost connection in several forms, depending on which of its calls met it first. */

import { CancelledError, UnavailableError } from '@eventstore/db-client';
import { status } from '@grpc/grpc-js';
import { TimedOut } from './timeout.ts';

/** Trying again may help. */
export const isBrokenConnection = (error: unknown): boolean =>
  isUnavailable(error) ||
  foundNoNode(error) ||
  isSessionClosed(error) ||
  error instanceof CancelledError ||
  error instanceof TimedOut;

/** HTTP/2 gave the whole connection up; the client calls it an internal error. */
const isSessionClosed = (error: unknown): boolean => error instanceof Error && /Session closed/.test(error.message);

/** Nothing can have reached the server. */
export const neverConnected = (error: unknown): boolean =>
  foundNoNode(error) ||
  (isUnavailable(error) && error instanceof Error && /No connection established|ECONNREFUSED/.test(error.message));

/** Of a cluster: nobody answered the gossip. */
export const foundNoNode = (error: unknown): boolean =>
  error instanceof Error && error.message.startsWith('Failed to discover');

const isUnavailable = (error: unknown): boolean =>
  error instanceof UnavailableError || (error as { code?: unknown } | null)?.code === status.UNAVAILABLE;
