import { describe, expect, it } from 'vitest';
import { DOCUMENT_TITLES } from '../../schema/reference/document-titles.ts';
import { DOCUMENT_TYPES, type DocumentType } from '../../schema/reference/documents.ts';
import { localDate } from '../../schema/values/local-date.ts';
import { pdfkitPrinter } from '../../server/adapters/pdf/pdfkit.ts';
import type { Locale } from '../../server/ports/borrowers.ts';
import type { PrintedDocument } from '../../server/ports/printer.ts';
import { restructuringDocument } from '../../server/use-cases/document/papers/agreements.ts';
import { documentOf } from '../../server/use-cases/document/papers/of-loan.ts';
import { closeDays, issued, MONDAY } from '../support/a-loan.ts';
import { aPaper, DETAILS, LENDER, newPrice, PERSON, paperFacts, viewOf } from '../support/papers.ts';
import { missingGlyphs, pdfPages, pdfText } from '../support/pdf-text.ts';
import { FULL } from '../support/size.ts';

const print = (document: PrintedDocument) => pdfkitPrinter().print(document);
const flat = (text: string) => text.replace(/[\s\u00a0]+/g, ' ');
const everyPaper = DOCUMENT_TYPES.flatMap((type) => [[type, 'RU'] as const, [type, 'KK'] as const]);

const IN_WORDS = {
  RU: /\d,\d\d тенге \([а-яё ]+ тенге \d\d тиын\)/,
  KK: /\d,\d\d теңге \([а-яёәғқңөұүһі ]+ теңге \d\d тиын\)/,
};

/** The law demands this on the first page where amount or dates change. */
const PRICED: readonly DocumentType[] = [
  'PROLONGATION',
  'REFINANCING',
  'RESTRUCTURING_OFFER',
  'RESTRUCTURING_IL_OFFER',
  'RESTRUCTURING_BIL_OFFER',
  'RESTRUCTURING_COURT_OFFER',
  'PARTIAL_PREPAYMENT_ADD_AGREEMENT',
];
const pricedPapers = everyPaper.filter(([type]) => PRICED.includes(type));

/** In the short set each paper in one language; what the languages say is compared elsewhere. */
const printedPapers = FULL ? everyPaper : everyPaper.filter((_, at) => at % 4 === 0 || at % 4 === 3);

describe.each(printedPapers)('%s in %s', (type, locale) => {
  it('the PDF has every letter, tags, its language, page numbers, both parties, amounts in words, and the same bytes each time', async () => {
    const { content, hash, pages } = await print(aPaper(type, locale));
    expect(missingGlyphs(content)).toBe(0);
    const raw = Buffer.from(content).toString('latin1');
    for (const sign of ['/MarkInfo', '/StructTreeRoot', '/DisplayDocTitle true', '/FontFile2'])
      expect(raw).toContain(sign);
    expect(raw).toContain(locale === 'KK' ? '/Lang (kk-KZ)' : '/Lang (ru-KZ)');
    expect(raw).toMatch(/pdfuaid:part>1</);
    const printed = pdfPages(content).map(flat);
    expect(printed).toHaveLength(pages);
    printed.forEach((page, i) => {
      expect(page).toContain(locale === 'KK' ? `${pages} беттің ${i + 1}-беті` : `Страница ${i + 1} из ${pages}`);
    });
    const text = printed.join(' ');
    for (const fact of ['NS-2026-000001', PERSON.lastName, PERSON.iin]) expect(text).toContain(fact);
    expect(text).toMatch(IN_WORDS[locale]);
    expect((await print(aPaper(type, locale))).hash).toBe(hash);
  });
});

describe('the first page of a document', () => {
  it.each(pricedPapers)(
    'of %s in %s has the new effective rate, rate, overpayment and schedule',
    async (type, locale) => {
      const [first = ''] = pdfPages((await print(aPaper(type, locale))).content).map(flat);
      const price = newPrice();
      const sign = locale === 'KK' ? '%' : ' %';
      for (const figure of [`43,3${sign}`, `0,1000${sign}`, '31 859,07', '321 859,07']) expect(first).toContain(figure);
      expect(first).toContain(locale === 'KK' ? 'ЖТСМ' : 'ГЭСВ');
      for (const row of price.rows) expect(first).toContain(row.date.split('-').reverse().join('.'));
    },
  );
});

describe('a document with a long schedule', () => {
  it.each(['RU', 'KK'] as const)(
    'a long schedule continues on further pages, each with the head of its table (%s)',
    async (locale) => {
      const [row] = newPrice().rows;
      if (!row) throw new Error('no rows');
      const rows = Array.from({ length: 120 }, (_, i) => ({ ...row, order: i + 1 }));
      const { facts } = paperFacts('RESTRUCTURING_IL_OFFER', locale);
      const restructuring = { ...DETAILS.restructuring, price: { ...newPrice(), rows } };
      const { content, pages } = await print(
        restructuringDocument('RESTRUCTURING_IL_OFFER', { ...facts, ...restructuring }),
      );
      expect(pages).toBeGreaterThanOrEqual(3);
      const head = locale === 'KK' ? 'Негізгі борыш' : 'Остаток долга';
      const withRows = pdfPages(content)
        .map(flat)
        .filter((page) => page.includes('8 990,00'));
      expect(withRows.length).toBeGreaterThanOrEqual(2);
      for (const page of withRows) expect(page).toContain(head);
    },
  );
});

describe('documents that a loan has no figures for', () => {
  const refused = (type: DocumentType, on: string, loan = viewOf(closeDays(issued(), MONDAY, on))) =>
    documentOf(type, { loan, person: PERSON, lender: LENDER, locale: 'RU', today: localDate(on) });

  it.each(
    DOCUMENT_TYPES.filter((type) => PRICED.includes(type) || /PREPAYMENT|CESSION|GRACE|INSUR|ADDITIONAL/.test(type)),
  )('%s without its figures', (type) =>
    expect(refused(type, '2026-03-05')).toEqual({ refusal: { code: 'NOT_ALLOWED_NOW' } }),
  );

  it.each([
    ['NOTIFICATION_AFTER_18_DAYS_OF_DELAY', '2026-03-29'],
    ['CLAIM', '2026-04-11'],
    ['PRE_TRIAL_NOTIFICATION', '2026-05-10'],
  ] as const)('%s a day before its overdue day', (type, day) => {
    expect(refused(type, day)).toEqual({ refusal: { code: 'NOT_ALLOWED_NOW' } });
  });

  it("a court's offer needs a court's decision", () => {
    const { facts } = paperFacts('RESTRUCTURING_OFFER', 'RU');
    expect(documentOf('RESTRUCTURING_COURT_OFFER', facts, DETAILS)).toMatchObject({ refusal: {} });
  });
});

describe('the contents of letters', () => {
  const text = async (type: DocumentType, locale: Locale = 'RU') =>
    flat(pdfText((await print(aPaper(type, locale))).content));

  it('an overdue letter says since when, how much, and until when other terms can be asked for', async () => {
    const said = await text('NOTIFICATION_AFTER_18_DAYS_OF_DELAY');
    for (const fact of ['13.03.2026', '18\u2011й день', 'До 11.04.2026 включительно', 'омбудсману'])
      expect(said).toContain(fact);
    expect(await text('CLAIM')).toContain('не позднее 22.04.2026');
    expect(await text('CLAIM')).not.toContain('включительно (30 дней');
  });

  it('a deferral says the amount of the due day, what a day adds, and the amount of the last day', async () => {
    const said = await text('MANUAL_GRACE_PERIOD_ADD_AGREEMENT');
    for (const fact of [
      'К оплате 12.03.2026',
      '102 800,00 тенге (',
      'прибавляет 280,00 тенге',
      'К оплате 26.03.2026',
      '106 720,00 тенге (',
    ])
      expect(said).toContain(fact);
    expect(await text('MANUAL_GRACE_PERIOD_ADD_AGREEMENT', 'KK')).toContain(
      '26.03.2026 күні төленетін сома 106 720,00 теңге (',
    );
  });

  it('a letter after a sale says what was sold, though nothing is owed here any more', async () => {
    const said = await text('NOTIFICATION_AFTER_CESSION');
    for (const fact of ['Коллектор Плюс', '25.06.2026', '138 000,00 тенге (сто тридцать восемь тысяч'])
      expect(said).toContain(fact);
  });

  it("a letter after a court's decision has its day in the title", () => {
    expect(aPaper('RESTRUCTURING_COURT_OFFER', 'RU').title).toContain('от 20.02.2026');
    expect(aPaper('RESTRUCTURING_COURT_OFFER', 'KK').title).toContain('(20.02.2026)');
  });

  it('each type of document has a name of its own in both languages', () => {
    for (const lang of ['ru', 'kk'] as const)
      expect(new Set(DOCUMENT_TYPES.map((type) => DOCUMENT_TITLES[type][lang])).size).toBe(DOCUMENT_TYPES.length);
  });
});
