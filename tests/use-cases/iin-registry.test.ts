import { expect, it } from 'vitest';
import { PERSONAS } from '../../schema/reference/personas.ts';
import { parseIin } from '../../schema/values/iin.ts';
import { uuidIds } from '../../server/adapters/ids/uuid.ts';
import { sandboxStateRegistry } from '../../server/adapters/state-registry/sandbox.ts';
import type { FaultMode } from '../../server/ports/faults.ts';
import { ProviderUnavailable } from '../../server/ports/provider.ts';
import { iinRegistry } from '../../server/use-cases/people/iin-registry.ts';

const iinOf = (key: string) => {
  const facts = parseIin(PERSONAS.find((one) => one.key === key)?.iin ?? '');
  if (typeof facts === 'string') throw new Error(facts);
  return facts.iin;
};

const registryThatIs = (mode: FaultMode) =>
  sandboxStateRegistry({
    set: async () => undefined,
    all: async () => [],
    pass: async (_port, signal) => {
      if (mode === 'down') throw new ProviderUnavailable();
      if (mode === 'slow') await new Promise((_, stop) => signal?.addEventListener('abort', () => stop(signal.reason)));
      return mode === 'garbage' ? 'garbage' : 'ok';
    },
  });

it.each([
  ['ok', 'manual-review', 'found'],
  ['ok', 'iin-not-found', 'not-found'],
  ['down', 'iin-not-found', 'unknown'],
  ['garbage', 'iin-not-found', 'unknown'],
  ['slow', 'iin-not-found', 'unknown'],
] as const)('a registry that is %s says of %s: %s', async (mode, persona, answer) => {
  expect(await iinRegistry(registryThatIs(mode), uuidIds, 50)(iinOf(persona))).toBe(answer);
});
