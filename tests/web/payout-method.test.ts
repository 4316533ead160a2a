import { describe, expect, it } from 'vitest';
import { firstMethod, type PayoutCard, type PayoutOptions } from '../../web/features/payout/method.ts';
import { cards } from './loan/scenes/a-loan.ts';

const options: PayoutOptions = {
  iban: true,
  ibanUnchecked: false,
  lastIban: null,
  post: true,
  card: true,
  cardReason: null,
} as never;
const [proved, second]: readonly [PayoutCard, PayoutCard] = [
  { ...cards[0], id: 'c1', state: 'ACTIVE', takesOnly: false, iban: 'KZ86125KZT5004100100' },
  { ...cards[0], id: 'c3', state: 'ACTIVE', takesOnly: false, iban: null },
] as never;
const asked = { selected: null, byCard: false, failed: null };

describe('the way of payout that is offered first', () => {
  it('the account behind a card that refused the money is filled in', () => {
    expect(firstMethod(options, [proved], { ...asked, failed: 'c1' })).toMatchObject({
      kind: 'IBAN',
      iban: 'KZ86125KZT5004100100',
      cardId: '',
    });
  });

  it('the account of an earlier loan is filled in, not asked again', () => {
    const known = { ...options, lastIban: 'KZ075701111111111111' };
    expect(firstMethod(known, [], asked)).toMatchObject({ kind: 'IBAN', iban: 'KZ075701111111111111' });
    expect(firstMethod(known, [proved], { ...asked, failed: 'c1' }).iban).toBe('KZ86125KZT5004100100');
  });

  it('another card is chosen after one has refused, never the same', () => {
    expect(firstMethod(options, [proved, second], { ...asked, byCard: true, failed: 'c1' })).toMatchObject({
      kind: 'CARD',
      cardId: 'c3',
    });
    expect(firstMethod(options, [proved], { ...asked, byCard: true, failed: 'c1' }).cardId).toBe('');
  });

  it('a card without a known account leaves the field empty', () => {
    expect(firstMethod(options, [second], { ...asked, failed: 'c3' }).iban).toBe('');
  });

  it('a card just added is chosen, unless cards are not paid to', () => {
    expect(firstMethod(options, [proved, second], { ...asked, selected: 'c3' })).toMatchObject({
      kind: 'CARD',
      cardId: 'c3',
    });
    const shut = { ...options, card: false };
    expect(firstMethod(shut, [proved], { ...asked, selected: 'c1' }).kind).toBe('IBAN');
  });
});
