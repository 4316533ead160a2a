/** R1024 on pages: a number stays with its unit in refusals and messages; an SMS keeps its plain blanks. */
import { expect, it } from 'vitest';
import { NOTICE_KINDS, type NoticeKind } from '../../schema/reference/notice-kinds.ts';
import { noticeText } from '../../schema/reference/notice-texts.ts';
import { REFUSAL_TEXTS, refusalText } from '../../schema/reference/refusal-texts.ts';
import type { RefusalCode } from '../../schema/reference/refusals.ts';
import { shownWords } from '../../server/use-cases/notice/notice-words.ts';

const TORN = /\d [\p{L}%₸]/u;
const FACTS = { offer: 'NS-2026-000001', amount: '900', days: '3', until: '01.04.2026', due: '900', payments: '3' };
const VALUES = {
  min: '5',
  max: '31',
  unit: 'DAY',
  count: '3',
  limit: '190000.00',
  days: '7',
  months: '1',
  needed: '2',
};

it.each(['RU', 'KK'] as const)('no refusal and no message of a page tears a number from its unit, %s', (locale) => {
  const refusals = (Object.keys(REFUSAL_TEXTS) as RefusalCode[]).map((code) => refusalText(code, locale, VALUES));
  const messages = (Object.keys(NOTICE_KINDS) as NoticeKind[]).map((kind) => shownWords(kind, locale, FACTS));
  expect(
    [...refusals, ...messages.flatMap(({ title, text }) => [title, text])].filter((text) => TORN.test(text)),
  ).toEqual([]);
  expect(noticeText('overdue', locale, FACTS).text).toMatch(TORN);
});
