import { describe, expect, it } from 'vitest';
import { tenge } from '../../schema/values/money.ts';
import '../../web/lib/amounts.ts';

describe('an amount in a cached object', () => {
  it('is printed tenge wherever Apollo writes the object as JSON', () => {
    expect(JSON.stringify({ due: tenge(53_572) })).toBe('{"due":"53572.00"}');
  });
});
