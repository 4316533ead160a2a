import type { Instant } from '../../../schema/values/local-date.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Sms } from '../../ports/sms.ts';
import { type Callbacks, makeCallbacks } from './callbacks.ts';
import { type Fault, type Faults, makeFaults } from './faults.ts';
import { callbackKey } from './signature.ts';
import type { SandboxDb } from './tables.ts';

export type SandboxKitConfig = {
  publicUrl: string;
  /** Each provider's signing key derives from it; the reader accepts keys of `[secret, ...olderSecrets]`. */
  secret: string;
  olderSecrets?: readonly string[];
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

export type Line = { requestArrives: boolean; answerArrives: boolean; fault: Fault };

export type SandboxKitDeps = {
  db: SandboxDb;
  config: SandboxKitConfig;
  clock: Clock;
  sms: Sms;
  fetch?: typeof fetch;
};

export function makeSandboxKit({ db, config, clock, sms, fetch: send }: SandboxKitDeps): SandboxKit {
  const faults = makeFaults(db);
  const { publicUrl, secret } = config;
  const callbacks = makeCallbacks({
    db,
    faults,
    clock,
    publicUrl,
    secret,
    latencyMs: config.latencyMs ?? 1_000,
    ...(send ? { fetch: send } : {}),
  });
  return {
    db,
    config,
    keysOf: (provider) => [secret, ...(config.olderSecrets ?? [])].map((one) => callbackKey(one, provider)),
    now: () => clock.now(),
    businessNow: () => clock.businessNow(),
    callbacks,
    faults,
    sms,
    async line(provider) {
      const fault = await faults.of(provider);
      const requestArrives = fault !== 'LOST_REQUEST';
      return { requestArrives, answerArrives: requestArrives && fault !== 'LOST_ANSWER', fault };
    },
  };
}
