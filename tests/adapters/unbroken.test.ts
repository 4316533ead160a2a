/** R1024: a line of a paper ends neither between a number and its unit nor before the ending of a number. */
import { expect, it } from 'vitest';
import { localDate } from '../../schema/values/local-date.ts';
import { unbroken, unbrokenText } from '../../server/adapters/pdf/unbroken.ts';

it.each([
  ['KK', 'сомасының 0,5 %-ынан аспайды', 'сомасының 0,5%‑ынан аспайды'],
  ['KK', '15 күнтізбелік күн ішінде, 159 күнге', '15_күнтізбелік күн ішінде, 159_күнге'],
  ['KK', 'алғашқы 3000-сы, 2-бап', 'алғашқы 3000‑сы, 2‑бап'],
  ['RU', 'не больше 0,5 % за 90 дней', 'не больше 0,5_% за 90_дней'],
  ['RU', '№ 94-V, 15.03.2021-31.12.2021, NS-2026-000001', '№ 94-V, 15.03.2021-31.12.2021, NS-2026-000001'],
] as const)('%s: %s', (locale, text, drawn) => {
  expect(unbrokenText(text, locale).replaceAll('\u00a0', '_')).toBe(drawn);
});

it('so are clauses, facts, the frame and the note of a signature; the cells of a table stay as they are', () => {
  const at = '0,5 %-ы';
  const rows = [['Мөлшерлеме', at]] as const;
  const drawn = unbroken({
    title: 'Шарт',
    locale: 'KK',
    createdOn: localDate('2026-11-28'),
    frame: rows,
    blocks: [
      { kind: 'heading', text: at },
      { kind: 'text', text: at },
      { kind: 'facts', rows },
      { kind: 'signature', signed: false, heading: 'Қолы', rows, note: at },
      { kind: 'table', head: ['%'], rows: [[at]] },
    ],
  });
  const kept = '0,5%\u2011ы';
  expect(drawn.frame).toEqual([['Мөлшерлеме', kept]]);
  expect(drawn.blocks).toEqual([
    { kind: 'heading', text: kept },
    { kind: 'text', text: kept },
    { kind: 'facts', rows: [['Мөлшерлеме', kept]] },
    { kind: 'signature', signed: false, heading: 'Қолы', rows, note: kept },
    { kind: 'table', head: ['%'], rows: [[at]] },
  ]);
});
