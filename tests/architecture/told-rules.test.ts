/** What consents, the offer, letters and pages say of one rule, against the one source of its figure (R1040). */
import { describe, expect, it } from 'vitest';
import { OFFER_CLAUSE_TEXTS } from '../../server/use-cases/document/papers/offer-clause-texts.ts';
import { OFFER_TEXTS } from '../../server/use-cases/document/papers/offer-texts.ts';
import { pairs } from '../support/all-texts.ts';
import { TOLD, tellersOf } from '../support/told.ts';

const WORDS: Readonly<Record<string, number>> = {
  два: 2,
  две: 2,
  двух: 2,
  три: 3,
  трёх: 3,
  пять: 5,
  пяти: 5,
  семь: 7,
  семи: 7,
};
/** What stands in braces is put in by the code. */
const literals = (figures: readonly string[]): number[] =>
  figures
    .filter((figure) => !figure.startsWith('{'))
    .map((figure) => WORDS[figure] ?? Number(figure.replace(',', '.')));

describe('a rule that several texts tell', () => {
  it.each(TOLD)('$rule, $says: has its own figure in each', (told) => {
    const tellers = tellersOf(told);
    expect(tellers.length).toBeGreaterThan(0);
    const wrong = tellers.filter(({ figures }) => literals(figures).some((figure) => figure !== told.value));
    expect(wrong.map(({ at, ru }) => `${at}: ${ru}`)).toEqual([]);
  });
});

describe('the price by the days of use', () => {
  const DAYS_OF_USE = { RU: /дн(?:и|ей) (?:фактического )?пользования/u, KK: /пайдаланған күн/u } as const;

  it.each(['RU', 'KK'] as const)('is promised of the flexible tariff alone, %s (R953)', (locale) => {
    const { FLEXIBLE } = OFFER_TEXTS[locale].pricings;
    const promises = pairs
      .map(({ at, ru, kk }) => ({ at, text: locale === 'RU' ? ru : kk }))
      .filter(({ text }) => DAYS_OF_USE[locale].test(text));
    expect(promises.length).toBeGreaterThan(2);
    const ofEach = promises.filter(({ text }) => !text.includes(`«${FLEXIBLE}»`)).map(({ at }) => at);
    // The offer of one loan has the clause of its own tariff.
    expect(ofEach).toEqual(['server/use-cases/document/papers/offer-clause-texts.ts.OFFER_CLAUSE_TEXTS.early[1]']);
    const [flexible, economical] = [false, true].map((of) => OFFER_CLAUSE_TEXTS[locale].early(of).join(' '));
    expect(flexible).toMatch(DAYS_OF_USE[locale]);
    expect(economical).not.toMatch(DAYS_OF_USE[locale]);
  });
});
