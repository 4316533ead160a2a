/**
 * Old events stay readable for ever. A new version in EVENT_TABLE needs an upcaster for the one before, and a stored
 * event of that version in tests/schema/stored/<type>.v<version>.json: {"data": ...}.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { decodeEvent, EVENT_TABLE, UnknownEvent, UPCASTERS } from '../../schema/events/ledger.ts';
import { SLOT_EVENTS } from '../../schema/events/slot.ts';
import { localDate } from '../../schema/values/local-date.ts';
import { recorded } from '../../server/adapters/ledger/decode.ts';
import { chainStart, seal } from '../../server/adapters/ledger/envelope.ts';
import { verifyChain } from '../../server/adapters/ledger/verify-chain.ts';
import { uuidOf } from '../support/a-log.ts';

const STORED = join(import.meta.dirname, 'stored');
const stored = new Map(
  (existsSync(STORED) ? readdirSync(STORED) : []).map((file) => [
    file.replace(/\.json$/, ''),
    (JSON.parse(readFileSync(join(STORED, file), 'utf8')) as { data: unknown }).data,
  ]),
);

/** What an old version lacks: an upcaster, a sample, or a result that today's schema accepts. */
function wrongWith(samples: ReadonlyMap<string, unknown>): string[] {
  const wrong: string[] = [];
  for (const [type, known] of Object.entries(EVENT_TABLE)) {
    for (let version = 1; version < (known?.version ?? 1); version++) {
      const name = `${type}.v${version}`;
      if (!UPCASTERS[type]?.[version]) wrong.push(`${name}: no upcaster`);
      else if (!samples.has(name)) wrong.push(`${name}: no stored sample`);
      else if (!reads(type, version, samples.get(name))) wrong.push(`${name}: the sample is not read`);
    }
  }
  const old = (name: string) => {
    const [type = '', version = ''] = name.split('.v');
    return Number(version) < (EVENT_TABLE[type]?.version ?? 0);
  };
  return [...wrong, ...[...samples.keys()].filter((name) => !old(name)).map((name) => `${name}: of no old version`)];
}

function reads(type: string, version: number, data: unknown): boolean {
  try {
    return decodeEvent(type, version, data).type === type;
  } catch {
    return false;
  }
}

it('every old version of every event is read, by an upcaster that a stored sample proves', () => {
  expect(wrongWith(stored)).toEqual([]);
});

describe('when an event gets its third version', () => {
  const { SlotReleased } = SLOT_EVENTS;
  const loanId = uuidOf('a loan');
  afterEach(() => {
    EVENT_TABLE.SlotReleased = SlotReleased;
    UPCASTERS.SlotReleased = undefined;
  });

  /** v2 had a free reason, v3 has a fixed list. */
  function third(): void {
    const data = SlotReleased.data.extend({ reason: z.enum(['ENDED', 'UNKNOWN']) });
    EVENT_TABLE.SlotReleased = { version: 3, data };
    UPCASTERS.SlotReleased = {
      1: (old) => ({ ...Object(old), because: '' }),
      2: (old) => {
        const { because, ...rest } = Object(old) as { because: string };
        return { ...rest, reason: because === 'ended' ? 'ENDED' : 'UNKNOWN' };
      },
    };
  }

  it('an event written as the first is read as the third, and its chain is still that of what was written', async () => {
    const commandId = uuidOf('command') as never;
    const context = {
      commandId,
      causationId: 'c',
      correlationId: 'c',
      actor: { role: 'system' as const, id: 'test' },
      effectiveDate: localDate('2026-03-02'),
      recordedAt: '2026-03-02T05:00:00.000Z' as never,
    };
    const stream = `slot-${uuidOf('borrower')}`;
    const [event] = seal(chainStart(stream), [{ type: 'SlotReleased', data: { loanId: loanId as never } }], context);
    if (!event) throw new Error('nothing was sealed');
    const raw = { ...event, stream, revision: 0n, position: 1n };
    third();
    expect(recorded(raw)).toMatchObject({ type: 'SlotReleased', data: { loanId, reason: 'UNKNOWN' } });
    expect(await verifyChain(stream, [raw])).toBeUndefined();
    expect(decodeEvent('SlotReleased', 2, { loanId, because: 'ended' }).data).toEqual({ loanId, reason: 'ENDED' });
  });

  it('it is refused from the future, without an upcaster, or with a shape that the schema does not know', () => {
    third();
    expect(() => decodeEvent('SlotReleased', 4, { loanId })).toThrow(UnknownEvent);
    UPCASTERS.SlotReleased = { 1: (old) => old };
    expect(() => decodeEvent('SlotReleased', 1, { loanId })).toThrow('v2: no upcaster');
    UPCASTERS.SlotReleased = { 1: (old) => old, 2: (old) => old };
    expect(() => decodeEvent('SlotReleased', 1, { loanId })).toThrow(z.ZodError);
  });

  it('the test above this block names what its author forgot', () => {
    third();
    expect(wrongWith(stored)).toEqual(['SlotReleased.v1: no stored sample', 'SlotReleased.v2: no stored sample']);
    const samples = new Map<string, unknown>([
      ...stored,
      ['SlotReleased.v1', { loanId }],
      ['SlotReleased.v2', { because: 'ended' }],
      ['SlotReleased.v3', { loanId, reason: 'ENDED' }],
    ]);
    expect(wrongWith(samples)).toEqual([
      'SlotReleased.v2: the sample is not read',
      'SlotReleased.v3: of no old version',
    ]);
    UPCASTERS.SlotReleased = undefined;
    expect(wrongWith(samples)).toContain('SlotReleased.v1: no upcaster');
  });
});
