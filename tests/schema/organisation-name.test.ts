/** The buyer of a claim is called in the reader's language wherever he is named (R1041). */
import { describe, expect, it } from 'vitest';
import { noticeText } from '../../schema/reference/notice-texts.ts';
import { REQUISITES } from '../../schema/reference/requisites.ts';
import { organisationName } from '../../schema/values/organisation-name.ts';
import { textOf } from '../../server/api/user-errors.ts';
import { refuse } from '../../server/domain/decider.ts';
import { statusNote } from '../../web/lib/status-note.ts';
import { aPaper } from '../support/papers.ts';

const [RU, KK] = ['ТОО «Коллект Сервис»', '«Коллект Сервис» ЖШС'];

describe('the name of a company', () => {
  it.each([
    ['ТОО «Коллект Сервис»', RU, KK],
    ['«Коллект Сервис» ЖШС', RU, KK],
    ['  ТОО  «Коллект Сервис» ', RU, KK],
    ['ИП Ахметов', 'ИП Ахметов', 'Ахметов ЖК'],
    ['Алатау Сити Банк АҚ', 'АО Алатау Сити Банк', 'Алатау Сити Банк АҚ'],
    ['Collect Service LLP', 'Collect Service LLP', 'Collect Service LLP'],
    ['АОИСТ', 'АОИСТ', 'АОИСТ'],
    ['ТОО', 'ТОО', 'ТОО'],
    ['', '', ''],
  ])('%s', (entered, ru, kk) => {
    expect([organisationName(entered, 'ru'), organisationName(entered, 'kk')]).toEqual([ru, kk]);
  });

  it('is that of our bank too', () => {
    expect(organisationName(REQUISITES.bank.ru, 'kk')).toBe(REQUISITES.bank.kk);
  });

  it.each([
    ['ru', 'RU', RU, 'ЖШС'],
    ['kk', 'KK', KK, 'ТОО'],
  ] as const)(
    'in %s stands so in papers, messages, refusals and on the page of the loan',
    (lang, locale, own, other) => {
      const facts = { offer: 'NS-2026-000001', date: '2026-06-20', buyer: RU };
      const cession = { buyer: RU, cededOn: '2026-06-25', debt: null };
      const note = { status: 'CESSION', debt: null, cession, repaid: null, closedOn: null, writtenOff: null } as const;
      const said = [
        noticeText('cessionAhead', locale, facts).text,
        noticeText('ceded', locale, facts).text,
        textOf(refuse('OWN_CEDED', { facts }), locale),
        statusNote(note as Parameters<typeof statusNote>[0], lang).values.buyer ?? '',
      ];
      for (const text of said) {
        expect(text).toContain(own);
        expect(text).not.toContain(other);
      }
      for (const type of ['NOTIFICATION_BEFORE_CESSION', 'NOTIFICATION_AFTER_CESSION'] as const) {
        const paper = JSON.stringify(aPaper(type, locale).blocks);
        expect(paper).toContain(locale === 'KK' ? '«Коллектор Плюс» ЖШС' : 'ТОО «Коллектор Плюс»');
      }
    },
  );
});
