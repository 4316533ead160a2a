import { describe, expect, it } from 'vitest';
import { keysOf, REGIONS } from '../../schema/reference/dictionaries.ts';
import { divisionOf, onlyTownOf, placeIn, townsNear } from '../../schema/reference/places.ts';

const all = keysOf(REGIONS).map((region) => ({ region, ...divisionOf(region) }));

describe('districts and towns', () => {
  it.each(all)('$region has its towns and districts in both languages, each once', ({ towns, districts }) => {
    const places = [...towns, ...districts.flatMap((district) => district.towns)];
    expect(towns.length).toBeGreaterThan(0);
    expect(districts.length).toBeGreaterThan(1);
    for (const { ru, kk } of [...places, ...districts]) {
      expect(ru).toMatch(/^[А-ЯЁ]|^район [А-ЯЁ]/);
      expect(kk).toMatch(/^[А-ЯЁӘІҢҒҮҰҚӨҺ]/);
      expect(`${ru}${kk}`).not.toMatch(/[/:,]|\s{2}/);
    }
    for (const list of [districts, places]) expect(new Set(list.map(({ ru }) => ru)).size).toBe(list.length);
  });

  it('there are 17 regions of districts and 3 cities, and every district has a known centre except three', () => {
    const whole = all.filter(({ region }) => onlyTownOf(region) === undefined);
    expect(whole).toHaveLength(17);
    const without = whole.flatMap(({ districts }) => districts.filter(({ towns }) => towns.length === 0));
    expect(without.map(({ ru }) => ru)).toEqual(['Жанасемейский район', 'Алтынсаринский район', 'Павлодарский район']);
    expect(whole.flatMap(({ districts }) => districts)).toHaveLength(170);
  });

  it('a name known to the classifier is read in the other language, any other stays as typed', () => {
    expect(placeIn('kk', 'ZHAMBYL', 'кордайский район')).toBe('Қордай ауданы');
    expect(placeIn('ru', 'EAST_KAZAKHSTAN', 'Өскемен ')).toBe('Усть-Каменогорск');
    expect(placeIn('ru', 'KOSTANAY', 'Федоровка')).toBe('Фёдоровка');
    expect(placeIn('kk', 'ZHAMBYL', 'Караой')).toBe('Караой');
    expect(placeIn('kk', 'ALMATY', 'Семей')).toBe('Семей');
  });

  it('the towns of the chosen district come first, and a city that is a region has one', () => {
    expect(
      townsNear('AKMOLA', 'Бурабай ауданы')
        .map(({ ru }) => ru)
        .slice(0, 3),
    ).toEqual(['Щучинск', 'Бурабай', 'Кокшетау']);
    expect(townsNear('AKMOLA', '')[0]?.ru).toBe('Кокшетау');
    expect(onlyTownOf('ALMATY_CITY')?.kk).toBe('Алматы');
    expect(onlyTownOf('ULYTAU')).toBeUndefined();
  });
});
