/** A table for a spreadsheet has the sums of the page and nothing that would be computed. */

import { expect, it, vi } from 'vitest';
import { tiyn } from '../../schema/values/money.ts';
import { everyPage } from '../../web/graphiql/pages.ts';
import { nextPageOf, tablesOf } from '../../web/graphiql/tables.ts';
import { csvSum, csvUrl } from '../../web/lib/csv.ts';
import { moneyDigits } from '../../web/lib/format.ts';

const read = (url: string): string => decodeURIComponent(url.slice(url.indexOf(',') + 1));

it('a sum is that of the page without spaces', () => {
  for (const sum of [5_357_116n, 5_357_100n, -100_000_050n, 0n].map(tiyn)) {
    expect(csvSum(sum)).toBe(moneyDigits(sum).replaceAll('\u00a0', '').replace('\u2212', '-'));
    expect(csvSum(sum)).toMatch(/^-?\d+(,\d\d)?$/);
  }
});

it('cells with separators are quoted, and a formula becomes a text', () => {
  expect(
    read(
      csvUrl([
        ['Дата', 'a;b'],
        ['"x"', '=1+1'],
        ['-1+1', '-100,50'],
      ]),
    ),
  ).toBe('\ufeffДата;"a;b"\r\n"""x""";\'=1+1\r\n\'-1+1;-100,50');
});

it.each([' =1+1', '\u00a0=1+1', '\uff1d1+1', '\t@x', '\u22121+1'])('%j is a text to a spreadsheet', (cell) => {
  expect(read(csvUrl([[cell]]))).toBe(`\ufeff'${cell}`);
});

it('an answer of the playground becomes a table for each list, with lists inside spread over rows', () => {
  const node = (id: string) => ({ node: { id, amount: '10.00', period: { from: 'a', to: 'b' } } });
  const data = {
    loans: { totalCount: 3, pageInfo: { hasNextPage: true, endCursor: '7' }, edges: [node('x'), node('y')] },
    portfolio: { date: '2026-11-01', funnelByMonth: [{ month: '2026-10', stages: [{ stage: 'A' }, { stage: 'B' }] }] },
  };
  expect(tablesOf(data)).toEqual([
    {
      name: 'loans',
      rows: [
        ['id', 'amount', 'period.from', 'period.to'],
        ['x', '10.00', 'a', 'b'],
        ['y', '10.00', 'a', 'b'],
      ],
    },
    {
      name: 'portfolio.funnelByMonth',
      rows: [
        ['month', 'stages.stage'],
        ['2026-10', 'A'],
        ['2026-10', 'B'],
      ],
    },
  ]);
  expect(nextPageOf(data)).toEqual({ name: 'loans', after: '7' });
  expect(tablesOf({ portfolio: { loans: 1 } })).toEqual([]);
});

it('a list inside that is empty on one page, or a missing part, shifts no column of the others', async () => {
  const pages = [
    [{ id: 'a', calls: [], payer: null, amount: '1' }],
    [
      { id: 'b', calls: [{ at: '10:00', result: 'PROMISE' }], payer: { name: 'x' }, amount: '2' },
      { id: 'c', calls: { edges: [] }, payer: null, amount: '3' },
    ],
  ];
  const answer = (page: number) => ({
    par: [{ days: 30 }],
    loans: {
      pageInfo: { hasNextPage: page === 0, endCursor: '1' },
      edges: pages[page]?.map((node) => ({ node })),
    },
  });
  vi.stubGlobal('fetch', async () => Response.json({ data: answer(1) }));
  const { tables } = await everyPage({ query: 'query($after: String)', variables: {} }, answer(0));
  vi.unstubAllGlobals();
  expect(tables).toEqual([
    { name: 'par', rows: [['days'], ['30']] },
    {
      name: 'loans',
      rows: [
        ['id', 'calls.at', 'calls.result', 'payer.name', 'amount'],
        ['a', '', '', '', '1'],
        ['b', '10:00', 'PROMISE', 'x', '2'],
        ['c', '', '', '', '3'],
      ],
    },
  ]);
});

it('all pages become one table, which says where it ends too early', async () => {
  const page = (after: number) => ({
    loans: { pageInfo: { hasNextPage: after < 4, endCursor: `${after}` }, edges: [{ node: { id: `${after}` } }] },
  });
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    const { variables } = JSON.parse(body) as { variables: { after: string } };
    return Response.json({ data: page(Number(variables.after) + 1) });
  });
  const asked = { query: 'query($after: String)', variables: {} };
  const ids = (last: number) => [['id'], ...Array.from({ length: last }, (_, at) => [`${at + 1}`])];
  expect(await everyPage(asked, page(1))).toEqual({ tables: [{ name: 'loans', rows: ids(4) }], isCut: false });
  expect(await everyPage(asked, page(1), 2)).toEqual({ tables: [{ name: 'loans', rows: ids(2) }], isCut: true });
  vi.unstubAllGlobals();
});
