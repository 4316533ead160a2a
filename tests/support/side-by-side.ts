/**
 * Every paper as it is printed for one borrower, and each consent, paragraph by paragraph in Russian and in Kazakh;
 * then the words of papers that no paper of his shows. So a change of one language alone is seen where it is made.
 */
import type { Terms } from '../../schema/events/figures.ts';
import { CONSENTS } from '../../schema/reference/consents/all.ts';
import { DOCUMENT_TYPES } from '../../schema/reference/documents.ts';
import { localDate } from '../../schema/values/local-date.ts';
import { tenge } from '../../schema/values/money.ts';
import type { Locale } from '../../server/ports/borrowers.ts';
import type { Block, PrintedDocument } from '../../server/ports/printer.ts';
import { documentOf } from '../../server/use-cases/document/papers/of-loan.ts';
import { applied, economical, il, MONDAY, spl } from './a-loan.ts';
import { isPaper, pairs } from './all-texts.ts';
import { aPaper, LENDER, PERSON, viewOf } from './papers.ts';
import { TOLD, tellersOf } from './told.ts';

type Both = readonly [ru: string, kk: string];

const INTRO = `# Papers in both languages

What a borrower signs or gets on paper, Russian above Kazakh; \`=\` is the same in both, \`^\` stands whole further up.
First the texts that tell one rule, then each consent, each paper, and the words of papers in other cases. A reader of a
change asks of every pair of which one half changed whether the other still says the same. Written by
\`PAPERS=write npx vitest run --project unit tests/golden/papers.test.ts\`, and compared by the same test.
`;

/** Blanks that do not break are for the printer, so a new one is no change of the words. */
const line = (text: string): string => text.replace(/[\s\u00a0\u2060]+/gu, ' ').trim();

const lines = ([ru, kk]: Both): string => (line(ru) === line(kk) ? `= ${line(ru)}` : `ru ${line(ru)}\nkk ${line(kk)}`);

function section(title: string, both: readonly Both[]): string {
  return [`## ${title}`, ...both.map(lines)].join('\n\n');
}

function together(at: string, ru: readonly string[], kk: readonly string[]): Both[] {
  if (ru.length !== kk.length) throw new Error(`${at}: ${ru.length} paragraphs in Russian, ${kk.length} in Kazakh`);
  return ru.map((text, index) => [text, kk[index] ?? '']);
}

function saidBy(block: Block): string[] {
  switch (block.kind) {
    case 'heading':
      return [`# ${block.text}`];
    case 'text':
      return [block.text];
    case 'facts':
    case 'sums':
      return block.rows.map((row) => row.join(': '));
    case 'table':
      return [block.head, ...block.rows].map((cells) => cells.join(' | '));
    case 'signature':
      return [`# ${block.heading}`, ...block.rows.map((row) => row.join(': ')), block.note];
  }
}

const paragraphsOf = ({ title, frame = [], blocks, letterhead, mark }: PrintedDocument): string[] => [
  ...(mark ? [mark] : []),
  `# ${title}`,
  ...frame.map((row) => row.join(': ')),
  ...blocks.flatMap(saidBy),
  ...(letterhead ? [letterhead.check.heading, letterhead.check.text, letterhead.check.foot, letterhead.lender] : []),
];

const ofConsents = (): string[] =>
  CONSENTS.map(({ type, ru, kk }) =>
    section(type, [[ru.title, kk.title], ...together(type, ru.body.split(/\n+/), kk.body.split(/\n+/))]),
  );

/** What several papers share is written once: one change is one line, and each paper still says that it has it. */
function written(title: string, both: readonly Both[], above: Set<string>): string {
  const paragraphs = both.map((pair) => {
    const whole = lines(pair);
    const again = above.has(whole) && whole.length > 80;
    above.add(whole);
    return again ? `^ ${line(pair[0]).slice(0, 60).trim()}` : whole;
  });
  return [`## ${title}`, ...paragraphs].join('\n\n').replace(/(\n\^ .*)\n(?=\n\^)/gu, '$1');
}

/** Offers of other tariffs and borrowers than that of the usual paper: each has clauses of its own. */
const OFFERS: Readonly<Record<string, Terms>> = {
  'OFFER, economical': economical({ amount: tenge(175_000) }),
  'OFFER, instalments with insurance and a fast decision': il({ insuranceAgreed: true, fastIssue: true }),
  'OFFER, entrepreneur': spl({ productType: 'INDIVIDUAL_ENTREPRENEUR_SPL' }),
};

function anOffer(terms: Terms, locale: Locale): PrintedDocument {
  const facts = { loan: viewOf(applied(terms)), person: PERSON, lender: LENDER, locale, today: localDate(MONDAY) };
  const made = documentOf('OFFER', facts);
  if ('refusal' in made) throw new Error(made.refusal.code);
  return made.document;
}

const inBoth = (title: string, made: (locale: Locale) => PrintedDocument): readonly [string, readonly Both[]] => [
  title,
  together(title, paragraphsOf(made('RU')), paragraphsOf(made('KK'))),
];

const papers = (): (readonly [title: string, both: readonly Both[]])[] => [
  ...DOCUMENT_TYPES.map((type) => inBoth(type, (locale) => aPaper(type, locale))),
  ...Object.entries(OFFERS).map(([title, terms]) => inBoth(title, (locale) => anOffer(terms, locale))),
];

/** Words between the placeholders of a source text, which a printed paper has as they are. */
const pieces = (text: string): string[] =>
  text
    .split(/\{[^}]*\}|\n/u)
    .map(line)
    .filter((piece) => /\p{L}{3}/u.test(piece));

function otherWords(shown: readonly Both[]): Both[] {
  const [ru, kk] = [0, 1].map((side) => shown.map((both) => line(both[side] ?? '')).join('\n'));
  const missing = (text: string, inAll = '') => pieces(text).some((piece) => !inAll.includes(piece));
  return pairs
    .filter(({ at }) => isPaper(at) && !at.includes('/consents/'))
    .filter((pair) => missing(pair.ru, ru) || missing(pair.kk, kk))
    .map((pair) => [pair.ru, pair.kk]);
}

const ofRules = (): string[] =>
  TOLD.map((told) => {
    const tellers = tellersOf(told).map(({ at, ru, kk }) => `${at}\n${lines([ru, kk])}`);
    return [`## ${told.rule}: ${told.says}`, ...tellers].join('\n\n');
  });

export function sideBySide(): string {
  const [all, above] = [papers(), new Set<string>()];
  const other = section('In other cases', otherWords(all.flatMap(([, both]) => both)));
  const printed = all.map(([type, both]) => written(type, both, above));
  return `${[INTRO, ...ofRules(), ...ofConsents(), ...printed, other].join('\n\n')}\n`;
}
