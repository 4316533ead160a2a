/** The fast paths agree with the plain ones: canonical text, and the compiled schema of each event. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import canonicalize from 'canonicalize';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EventMetadata } from '../../schema/events/envelope.ts';
import { decodeEvent, EVENT_TABLE } from '../../schema/events/ledger.ts';
import { canonicalJson, inKeyOrder } from '../../server/adapters/ledger/canonical.ts';
import { chainStart, hashOf, seal } from '../../server/adapters/ledger/envelope.ts';
import { FULL } from '../support/size.ts';
import { slotClaimed, slotContext } from '../support/slot-events.ts';

function outcome(work: () => unknown): unknown {
  try {
    return { gives: work() };
  } catch (error) {
    return { refuses: error instanceof Error ? `${error.name}: ${error.message}` : error };
  }
}

/** Its JSON differs from its fields, and is not sorted. */
class Amount {
  toJSON(): unknown {
    return { tiyn: '100', currency: 'KZT' };
  }
}

describe('canonical JSON', () => {
  const key = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('', '10', '9', '__proto__', 'é', '€', '😀', '\ud800', 'a', 'B'),
  );
  const leaf = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom<unknown>('\ud800', 'a\udc00', '\\ud800', '\u2028', '"\\\u0007'),
    fc.double(),
    fc.integer(),
    fc.boolean(),
    fc.constantFrom<unknown>(null, -0, 1e21, 1e-7, Number.NaN, Number.POSITIVE_INFINITY, undefined, 5n),
    fc.constantFrom<unknown>(new Date(0), new Amount()),
  );
  const { value } = fc.letrec((tie) => ({
    value: fc.oneof({ maxDepth: 5 }, leaf, fc.array(tie('value'), { maxLength: 4 }), tie('fields')),
    fields: fc.uniqueArray(fc.tuple(key, tie('value')), { selector: ([name]) => name, maxLength: 6 }).map(ordered),
  }));
  /** Half are sorted and half are not, because they take different paths. */
  function ordered(fields: [string, unknown][]): unknown {
    return Object.fromEntries(fields.length % 2 === 0 ? fields : fields.toSorted(([a], [b]) => (a < b ? -1 : 1)));
  }

  it(`it equals the library's text for any value, sorted or not`, () => {
    fc.assert(
      fc.property(value, (one) => {
        const long = outcome(() => {
          const text = canonicalize(one);
          if (text === undefined) throw new Error('there is no canonical form of it');
          return text;
        });
        expect(outcome(() => canonicalJson(one))).toEqual(long);
        expect(outcome(() => canonicalJson(inKeyOrder(one)))).toEqual(long);
      }),
      { numRuns: FULL ? 3_000 : 300 },
    );
  });

  it('a circle is refused, and very deep values are taken', () => {
    const circle: Record<string, unknown> = {};
    circle.self = circle;
    expect(() => canonicalJson(circle)).toThrow('Circular');
    expect(canonicalJson(JSON.parse(`${'['.repeat(5_000)}${']'.repeat(5_000)}`))).toHaveLength(10_000);
  });

  it('a sealed event has its keys in the hashed order', () => {
    const [sealed] = seal(chainStart('slot-1'), [slotClaimed(1)], slotContext());
    expect(JSON.stringify(sealed)).toBe(JSON.stringify(sealed && JSON.parse(canonicalize(sealed) ?? '')));
    expect(sealed && hashOf(sealed)).toBe(sealed?.metadata.hash);
  });
});

type Stored = { type: string; data: unknown; metadata: { version: number } };
const FOLDER = join(import.meta.dirname, '../golden');
const samples = new Map<string, Stored>(
  readdirSync(FOLDER)
    .filter((file) => file.endsWith('.ndjson'))
    .flatMap((file) => readFileSync(join(FOLDER, file), 'utf8').trimEnd().split('\n').slice(0, -1))
    .map((line) => JSON.parse(line) as Stored)
    // Old versions are upcast first and never reach the schema.
    .filter(({ type, metadata }) => metadata.version === EVENT_TABLE[type]?.version)
    .map((event) => [event.type, event]),
);

/** The value, then the value with each part left out or changed. */
function* spoiled(value: unknown): Generator<unknown> {
  for (const other of [undefined, null, 7, 1.5, '', '-1', 'x'.repeat(70), '2026-02-29', [], {}, true]) yield other;
  if (Array.isArray(value)) {
    for (const one of spoiled(value[0])) yield [one, ...value.slice(1)];
  } else if (typeof value === 'object' && value !== null) {
    yield { ...value, unknown: 1 };
    for (const [name, part] of Object.entries(value)) {
      const { [name]: _, ...rest } = value as Record<string, unknown>;
      yield rest;
      for (const one of spoiled(part)) yield { ...value, [name]: one };
    }
  }
}

describe('the compiled form of a schema', () => {
  it('many kinds of events are tried', () => expect(samples.size).toBeGreaterThan(50));

  it.each([...samples])(
    'the compiled %s accepts and refuses what the schema does',
    (type, { data, metadata: { version } }) => {
      const schema = EVENT_TABLE[type]?.data;
      for (const one of [data, ...spoiled(data)]) {
        const long = outcome(() => ({ type, data: schema?.parse(one) }));
        expect(outcome(() => decodeEvent(type, version, one))).toEqual(long);
      }
    },
  );

  it('compiled metadata accept and refuse what the schema does', () => {
    // A schema derived from a compiled one is not compiled.
    const schema = EventMetadata.extend({});
    for (const { metadata } of [...samples.values()].slice(0, 3)) {
      for (const one of [metadata, ...spoiled(metadata)]) {
        expect(outcome(() => EventMetadata.parse(one))).toEqual(outcome(() => schema.parse(one)));
      }
    }
  });
});
