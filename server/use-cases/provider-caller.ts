/** A provider as the caller of a command: its notice is the cause, its operation the thread. */
import { createHash } from 'node:crypto';
import type { CommandId } from '../../schema/values/ids.ts';
import type { Caller } from './event-context.ts';

/** The command id is made of provider and operation; each step derives its own from it. */
export function providerCaller(provider: string, externalId: string): Caller {
  const causationId = `${provider}:${externalId}`.slice(0, 64);
  const hex = createHash('sha256').update(causationId).digest('hex');
  const commandId = `${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
  return {
    commandId: commandId as CommandId,
    causationId,
    correlationId: causationId,
    actor: { role: 'system', id: provider },
  };
}
