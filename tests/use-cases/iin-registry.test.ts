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
  return facts;
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
  ['ok', 'manual-review', { found: true, birthDate: iinOf('manual-review').birthDate }],
  ['ok', 'iin-not-found', { found: false }],
  ['down', 'iin-not-found', 'unknown'],
  ['garbage', 'iin-not-found', 'unknown'],
  ['slow', 'iin-not-found', 'unknown'],
] as const)('a registry that is %s says of %s: %s', async (mode, persona, answer) => {
  expect(await iinRegistry(registryThatIs(mode), uuidIds, 50).find(iinOf(persona).iin)).toEqual(answer);
});

it('the data of a person go only to the number that is registered to that person', async () => {
  const { person } = iinRegistry(registryThatIs('ok'), uuidIds);
  const approve = PERSONAS.find((one) => one.key === 'approve');
  const other = PERSONAS.find((one) => one.key === 'manual-review');
  if (!approve || !other) throw new Error('no such persona');
  expect(await person(approve.iin, approve.phone)).toMatchObject({ person: { lastName: approve.lastName } });
  expect(await person(approve.iin, other.phone)).toBeNull();
});

it('without an answer of the registry the data are typed by hand', async () => {
  const approve = PERSONAS.find((one) => one.key === 'approve');
  if (!approve) throw new Error('no such persona');
  for (const mode of ['down', 'garbage', 'slow'] as const)
    expect(await iinRegistry(registryThatIs(mode), uuidIds, 50).person(approve.iin, approve.phone)).toBeNull();
});
