/** A provider as the caller of a command: its notice is the cause, and its operation id links what follows. */

import { createHash } from 'node:crypto';
import { CommandId } from '../../../schema/events/codecs.ts';
import type { Caller } from './event-context.ts';

/** The longest `causationId` or `correlationId` of an event, in characters. */
const ENVELOPE_CHARACTERS = 64;

/**
 * The command id is a hash of the whole provider and operation id, so two operations never share one; each step derives
 * its own id from it. An operation id too long for the event's metadata is replaced by the command id there.
 */
export function providerCaller(provider: string, externalId: string): Caller {
  const operation = `${provider}:${externalId}`;
  const hex = createHash('sha256').update(operation).digest('hex');
  const commandId = `${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
  const causationId = operation.length <= ENVELOPE_CHARACTERS ? operation : commandId;
  return {
    commandId: CommandId.parse(commandId),
    causationId,
    correlationId: causationId,
    actor: { role: 'system', id: provider },
  };
}
