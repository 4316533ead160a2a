import { expect, it } from 'vitest';
import { REGIONS } from '../../schema/reference/dictionaries.ts';
import { POST_OFFICES, postOfficeById, searchPostOffices } from '../../schema/reference/post-offices.ts';

it('every region has a post office, and no index stands twice (R323)', () => {
  const regions = new Set(POST_OFFICES.map(({ region }) => region));
  expect([...regions].sort()).toEqual(REGIONS.map(({ key }) => key).sort());
  expect(new Set(POST_OFFICES.map(({ index }) => index)).size).toBe(POST_OFFICES.length);
});

it.each([
  ['050000', null, ['050000']],
  ['бөгенбай', null, ['050000']],
  ['', 'AKMOLA', ['020000', '021500', '021700']],
  ['Алматы', 'AKMOLA', []],
  ['041234', null, ['041234']],
  ['991234', null, []],
  ['0412', null, []],
])('%j in %j finds %j', (search, region, indexes) => {
  const found = searchPostOffices(search, region);
  expect(found.map(({ index }) => index)).toEqual(indexes);
  for (const office of found) expect(postOfficeById(office.id)).toEqual(office);
});

it('an office that cannot be is none', () => {
  expect(['041234', 'KZ-991234', 'KZ-41234', ''].map(postOfficeById)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});
