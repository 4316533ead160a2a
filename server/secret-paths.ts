/** Last parts of the addresses that providers call which sign nothing: the first holds, the others held before (R585). */
import { callbackKey } from './adapters/sandbox-kit/signature.ts';
import type { Config } from './config.ts';

export type CallbackSettings = Pick<Config, 'ports' | 'callbackKeys'>;

export const smsHintKeys = ({ ports, callbackKeys }: CallbackSettings): readonly string[] =>
  ports.SMS === 'smsc' || ports.SMS === 'mobizon'
    ? callbackKeys.map((key) => callbackKey(key, `sms:${ports.SMS}`))
    : [];
