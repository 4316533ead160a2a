/** One fault per provider, until it is set back to NONE. */
import type { SandboxDb } from './tables.ts';

export const FAULTS = [
  'NONE',
  /** No answer, and the provider never got the request. */
  'LOST_REQUEST',
  /** No answer, although the provider did the work. */
  'LOST_ANSWER',
  'NO_CALLBACK',
  'DUPLICATE',
  'LATE',
  'OUT_OF_ORDER',
  'BAD_SIGNATURE',
  'WRONG_AMOUNT',
  'WRONG_CURRENCY',
  /** A payment for a contract that does not exist. */
  'UNKNOWN_LOAN',
  /** It is down: no request reaches it, money included, until it is set back. */
  'UNAVAILABLE',
] as const;
export type Fault = (typeof FAULTS)[number];
export const SANDBOX_PROVIDERS = [
  'processing-kz',
  'epay',
  'freedom-pay',
  'bank-payout',
  'post-office',
  'terminal',
  'wallet',
  'bank-transfer',
  'egov-eds',
] as const;
export type SandboxProvider = (typeof SANDBOX_PROVIDERS)[number];

export type Faults = {
  of(provider: string): Promise<Fault>;
  /** @throws Error for an unknown name */
  set(provider: string, fault: string): Promise<void>;
  names: readonly Fault[];
  providers: readonly SandboxProvider[];
  all(): Promise<readonly { provider: SandboxProvider; fault: Fault }[]>;
};

const known = (text: string | undefined): Fault => FAULTS.find((fault) => fault === text) ?? 'NONE';

export function makeFaults(db: SandboxDb): Faults {
  const rows = () => db.selectFrom('sandbox.provider_fault').selectAll().execute();
  return {
    names: FAULTS,
    providers: SANDBOX_PROVIDERS,
    async of(provider) {
      return known((await rows()).find((row) => row.provider === provider)?.fault);
    },
    async set(provider, fault) {
      if (!FAULTS.some((one) => one === fault)) throw new Error(`no fault ${fault}`);
      if (!SANDBOX_PROVIDERS.some((one) => one === provider)) throw new Error(`no provider ${provider}`);
      await db
        .insertInto('sandbox.provider_fault')
        .values({ provider, fault })
        .onConflict((c) => c.column('provider').doUpdateSet({ fault }))
        .execute();
    },
    async all() {
      const stored = await rows();
      return SANDBOX_PROVIDERS.map((provider) => ({
        provider,
        fault: known(stored.find((row) => row.provider === provider)?.fault),
      }));
    },
  };
}
