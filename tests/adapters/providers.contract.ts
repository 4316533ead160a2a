/** Every provider of verification data must pass this list, also a real vendor's adapter. */
import { describe, expect, it } from 'vitest';
import type { Fault, Faults, FaultyPort } from '../../server/ports/faults.ts';
import { type ProviderCall, ProviderGarbage, ProviderUnavailable } from '../../server/ports/provider.ts';

export const call = (key = 'e0000000-0000-4000-8000-000000000001', ms = 5_000): ProviderCall => ({
  key,
  signal: AbortSignal.timeout(ms),
});

export function providerContract(
  name: string,
  port: FaultyPort,
  faults: () => Faults,
  ask: (given: ProviderCall) => Promise<unknown>,
): void {
  const broken = async (fault: Omit<Fault, 'port'>, check: () => Promise<void>) => {
    await faults().set({ port, ...fault });
    try {
      await check();
    } finally {
      await faults().set({ port, mode: 'ok', delayMs: 0 });
    }
  };

  describe(name, () => {
    it('the same key gets the same answer', async () => {
      expect(await ask(call())).toEqual(await ask(call()));
    });

    it('a provider that is down is unavailable', () =>
      broken({ mode: 'down', delayMs: 0 }, async () => {
        await expect(ask(call())).rejects.toBeInstanceOf(ProviderUnavailable);
      }));

    it('a provider slower than the caller waits is unavailable, and answers one who waits longer', () =>
      broken({ mode: 'slow', delayMs: 150 }, async () => {
        await expect(ask(call(undefined, 30))).rejects.toBeInstanceOf(ProviderUnavailable);
        await ask(call());
      }));

    it('nonsense is never passed on', () =>
      broken({ mode: 'garbage', delayMs: 0 }, async () => {
        await expect(ask(call())).rejects.toBeInstanceOf(ProviderGarbage);
      }));
  });
}
