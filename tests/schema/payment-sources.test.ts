/** R1025: whoever reads a receipt or a list of payments is told by what way money came, never a code. */
import { expect, it } from 'vitest';
import { CARD_PROCESSORS } from '../../schema/reference/card-processors.ts';
import { paymentSource } from '../../schema/reference/payment-sources.ts';

it.each([...CARD_PROCESSORS, 'cards', 'terminal', 'wallet', 'bank-transfer'])(
  '%s has a name in both languages',
  (provider) => {
    for (const lang of ['ru', 'kk'] as const) expect(paymentSource(provider, lang)).toMatch(/^\p{Script=Cyrillic}/u);
  },
);

it('a provider of before keeps its own name, and a name of every object is none', () => {
  expect(paymentSource('kiosk', 'ru')).toBe('kiosk');
  expect(paymentSource('toString', 'ru')).toBe('toString');
});
