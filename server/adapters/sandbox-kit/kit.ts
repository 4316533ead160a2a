import type { Instant } from '../../../schema/values/local-date.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Sms } from '../../ports/sms.ts';
import { type Callbacks, makeCallbacks } from './callbacks.ts';
import { type Faults, makeFaults } from './faults.ts';
import { callbackKey } from './signature.ts';
import type { SandboxDb } from './tables.ts';

export type SandboxKitConfig = {
  publicUrl: string;
  /** Each provider's keys derive from them: the first signs, our side believes any. They change while all runs. */
  secrets(): readonly [string, ...string[]];
  latencyMs?: number;
};

export type SandboxKit = {
  db: SandboxDb;
  config: SandboxKitConfig;
  keysOf(provider: string): readonly string[];
  /** The real clock, for signatures and retries. */
  now(): Instant;
  /** Dates operations, so that moving the sandbox day moves the provider too. */
  businessNow(): Promise<Instant>;
  callbacks: Callbacks;
  faults: Faults;
  /** The bank's messages to the card holder. */
  sms: Sms;
  line(provider: string): Promise<Line>;
};

export type Line = { requestArrives: boolean; answerArrives: boolean };

export type SandboxKitDeps = {
  db: SandboxDb;
  config: SandboxKitConfig;
  clock: Clock;
  sms: Sms;
  fetch?: typeof fetch;
};

export function makeSandboxKit({ db, config, clock, sms, fetch: send }: SandboxKitDeps): SandboxKit {
  const faults = makeFaults(db);
  const { publicUrl, secrets } = config;
  const callbacks = makeCallbacks({
    db,
    faults,
    clock,
    publicUrl,
    secret: () => secrets()[0],
    latencyMs: config.latencyMs ?? 1_000,
    ...(send ? { fetch: send } : {}),
  });
  return {
    db,
    config,
    keysOf: (provider) => secrets().map((one) => callbackKey(one, provider)),
    now: () => clock.now(),
    businessNow: () => clock.businessNow(),
    callbacks,
    faults,
    sms,
    async line(provider) {
      const fault = await faults.of(provider);
      const requestArrives = fault !== 'LOST_REQUEST' && fault !== 'UNAVAILABLE';
      return { requestArrives, answerArrives: requestArrives && fault !== 'LOST_ANSWER' };
    },
  };
}
