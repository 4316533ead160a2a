import { expect, test } from 'vitest';
import type { CommandId } from '../../schema/values/ids.ts';
import { uuidIds as ids } from '../../server/adapters/ids/uuid.ts';
import { commandIdOf } from '../../server/api/http/idempotency.ts';

const FORM = /^[0-9a-f]{8}-[0-9a-f]{4}-[58][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const RANDOM = '9b2f6f52-3a8e-4b1e-9c1e-0d4c5e6f7a8b' as CommandId;
const EARLY = '01890000-0000-7abc-8def-0123456789ab' as CommandId;
const LATE = '01990000-0000-7abc-8def-0123456789ab' as CommandId;

test('the same id and name give the same id, another name or id another one', () => {
  for (const from of [RANDOM, EARLY]) {
    expect(ids.derived(from, 'loan')).toBe(ids.derived(from, 'loan'));
    expect(ids.derived(from, 'loan')).not.toBe(ids.derived(from, 'refund'));
    expect(ids.derived(from, 'loan')).toMatch(FORM);
  }
  const sameTime = EARLY.replace('abc', 'abd') as CommandId;
  expect(ids.derived(EARLY, 'loan')).not.toBe(ids.derived(sameTime, 'loan'));
});

test('an id derived from an id with a time is ordered by that time, however far down', () => {
  const down = (from: CommandId) => ids.derived<string>(ids.derived<CommandId>(from, 'loan'), 'payment');
  expect(down(EARLY).slice(0, 13)).toBe(EARLY.slice(0, 13));
  expect(down(EARLY) < down(LATE)).toBe(true);
  expect(ids.derived<string>(RANDOM, 'loan')[14]).toBe('5');
});

test('a UUIDv7 key gives its time to the command; any other key works as well', () => {
  const commandOf = (key: string, actor = 'account:1') =>
    commandIdOf({ actor, operation: 'apply', key, bodyHash: '' }, ids);
  expect(commandOf(LATE).slice(0, 13)).toBe(LATE.slice(0, 13));
  expect(commandOf(LATE)).toBe(commandOf(LATE));
  expect(commandOf(LATE)).not.toBe(commandOf(LATE, 'account:2'));
  for (const key of [RANDOM, '00000000-0000-0000-0000-000000000000', 'first try']) expect(commandOf(key)).toMatch(FORM);
});
