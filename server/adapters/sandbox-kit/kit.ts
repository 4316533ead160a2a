/** What every sandbox provider is given: the clocks, its memory, the notices it sends, the switches that break it. */
import type { Instant } from '../../../schema/values/local-date.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Sms } from '../../ports/sms.ts';
import { type Callbacks, makeCallbacks } from './callbacks.ts';
import { type Fault, type Faults, makeFaults } from './faults.ts';
import { callbackKey } from './signature.ts';
import type { SandboxDb } from './tables.ts';

export type SandboxKitConfig = {
  publicUrl: string;
  /** The keys that sign callbacks come from it, one a provider; the reader accepts those of `[secret, ...olderSecrets]`. */
  secret: string;
  olderSecrets?: readonly string[];
  latencyMs?: number;
};

export type SandboxKit = {
  db: SandboxDb;
  config: SandboxKitConfig;
  /** That may have signed a callback of this provider. */
  keysOf(provider: string): readonly string[];
  /** The real clock: signatures, retries. */
  now(): Instant;
  /** The business clock: when an operation happened, so that a moved sandbox day moves the provider too. */
  businessNow(): Promise<Instant>;
  callbacks: Callbacks;
  faults: Faults;
  /** The bank's text messages to the card holder; they end in the outbox. */
  sms: Sms;
  /** How the line to us behaves just now. */
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
