/** Generated numbers that pass the Luhn check and belong to no real card. */
import { TEST_CARD_ENDINGS } from '../../../schema/reference/card-rejections.ts';

export type Brand = 'VISA' | 'MASTERCARD';

const luhnSum = (digits: string): number =>
  [...digits].reverse().reduce((sum, digit, i) => {
    const value = Number(digit) * (i % 2 === 1 ? 2 : 1);
    return sum + (value > 9 ? value - 9 : value);
  }, 0);
export const luhnValid = (pan: string): boolean => luhnSum(pan) % 10 === 0;

export const brandOf = (pan: string): Brand | undefined => {
  if (/^4\d{15}$/.test(pan)) return 'VISA';
  return /^5[1-5]\d{14}$/.test(pan) ? 'MASTERCARD' : undefined;
};

/** The third digit from the right completes the Luhn sum. */
function numberEnding(prefix: string, ending: string): string {
  const filler = [...'0123456789'].find((digit) => luhnValid(`${prefix}${digit}${ending}`));
  return `${prefix}${filler ?? '0'}${ending}`;
}

const VISA = '4400430000000';
const MASTERCARD = '5169490000000';

export type TestCard = { pan: string; brand: Brand; code: string | null; challenge?: boolean };

/** A saved card with this ending is charged only after the code on the bank's page. */
export const CHALLENGED = '33';
export const CHALLENGE_CODE = '1234';
export const CHALLENGE_HOURS = 0.25;

/** A Visa with a refused ending fails at registration or charge; a MasterCard fails when it receives money. */
export const TEST_CARDS: readonly TestCard[] = [
  { pan: numberEnding(VISA, '11'), brand: 'VISA', code: null },
  { pan: numberEnding(MASTERCARD, '22'), brand: 'MASTERCARD', code: null },
  { pan: numberEnding(MASTERCARD, CHALLENGED), brand: 'MASTERCARD', code: null, challenge: true },
  ...Object.entries(TEST_CARD_ENDINGS).flatMap(([ending, code]): TestCard[] => [
    { pan: numberEnding(VISA, ending), brand: 'VISA', code: code ?? null },
    { pan: numberEnding(MASTERCARD, ending), brand: 'MASTERCARD', code: code ?? null },
  ]),
];

export const codeOf = (lastTwo: string): string | null => TEST_CARD_ENDINGS[lastTwo] ?? null;
