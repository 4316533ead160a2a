/** One account has one number (R964). */
import { describe, expect, it } from 'vitest';
import { parseIban } from '../../schema/values/iban.ts';

describe('the number of an account', () => {
  it.each([
    ['KZ97722C000000000060', 'KZ00722C000000000060'],
    ['KZ98722C000000000042', 'KZ01722C000000000042'],
    ['KZ02722C000000000024', 'KZ99722C000000000024'],
  ])('%s has no twin %s', (own, twin) => {
    expect(parseIban(own)).toBe(own);
    expect(parseIban(twin)).toBeUndefined();
  });

  it.each(['kz97 722c 0000 0000 0060', 'KZ97-722C-0000-0000-0060', 'KZ97–722C–0000–0000–0060'])(
    '%s is read',
    (text) => {
      expect(parseIban(text)).toBe('KZ97722C000000000060');
    },
  );

  it.each(['KZ96722C000000000060', 'KZ97722C00000000006', 'DE97722C000000000060', ''])('%s is refused', (text) => {
    expect(parseIban(text)).toBeUndefined();
  });
});
