/** The ledger keeps what the offer promises in words. */
import { describe, expect, it } from 'vitest';
import type { Terms } from '../../schema/events/figures.ts';
import { addDays, localDate } from '../../schema/values/local-date.ts';
import { most, tenge } from '../../schema/values/money.ts';
import { quoteOn } from '../../server/domain/money/quote.ts';
import type { Locale } from '../../server/ports/borrowers.ts';
import { documentOf } from '../../server/use-cases/document/papers/of-loan.ts';
import { money } from '../../server/use-cases/document/papers/print.ts';
import { applied, economical, il, issued, MONDAY, on, sent, spl } from '../support/a-loan.ts';
import { LENDER, PERSON, viewOf } from '../support/papers.ts';

/** The unsigned offer as plain text with ordinary spaces. */
function offered(terms: Terms, locale: Locale = 'RU', day: string = MONDAY): string {
  const facts = { loan: viewOf(applied(terms, day)), person: PERSON, lender: LENDER, locale, today: localDate(day) };
  const made = documentOf('OFFER', facts);
  if ('refusal' in made) throw new Error(made.refusal.code);
  const words = made.document.blocks.flatMap((block) => (block.kind === 'text' ? [block.text] : []));
  return plain(words.join('\n'));
}
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

describe('the clauses of an offer', () => {
  const terms = economical({ amount: tenge(175_000) });
  const loan = issued(terms);

  it.each(['RU', 'KK'] as const)(
    'of Economical says what an early return costs, as the loan will ask (%s)',
    (locale) => {
      const said = offered(terms, locale);
      const asks = (held: number) => quoteOn(loan.life, addDays(localDate(MONDAY), held)).interest;
      expect(asks(20)).toBeLessThan(asks(21));
      expect(asks(21)).toBe(asks(31));
      for (const held of [5, 10, 20, 31]) expect(said).toContain(plain(money(asks(held), locale)));
      expect(said).toContain(locale === 'KK' ? '21-күні (23.03.2026) толық' : 'полной на 21-й день (23.03.2026)');
    },
  );

  it('Flexible has no such rule', () => {
    expect(offered(spl())).not.toContain('Экономный');
    expect(offered(spl())).toContain('за дни фактического пользования');
  });

  it.each([
    ['INDIVIDUAL_PERSON_SPL', 'вознаграждение больше не начисляется, и неустойка не начисляется', '0,03 %'],
    ['INDIVIDUAL_ENTREPRENEUR_SPL', 'неустойка составляет 0,03 %', 'и неустойка не начисляется'],
  ] as const)('of %s says what follows 90 days', (productType, says, not) => {
    const said = offered(spl({ productType }));
    expect(said).toContain(says);
    expect(said).not.toContain(not);
    expect(said).toContain('Первые 3 000,00 тенге неустойки');
  });

  it('instalments name the highest total that a later day of issue can come to', () => {
    const long = il({ amount: tenge(300_000), term: { unit: 'MONTH', count: 3 } });
    const day = '2026-02-24';
    const totals = Array.from({ length: 30 }, (_, i) => {
      const later = addDays(localDate(day), i + 1);
      const paid = sent(long, day).when(on(later, { type: 'ConfirmPayout', externalId: 'out-1' }));
      return paid.last('LoanIssued').price.total;
    });
    const highest = totals.reduce(most);
    const said = offered(long, 'RU', day);
    expect(said).toContain(`не более ${plain(money(highest, 'RU'))}`);
    expect(offered(spl())).toContain('сумма к возврату не меняется');
  });
});
