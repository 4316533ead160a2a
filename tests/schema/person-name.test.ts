/** Names that are one for people (R441, R962). */
import { describe, expect, it } from 'vitest';
import { alike, plainWords } from '../../schema/values/person-name.ts';

const same = (a: string, b: string) => alike(plainWords(a).join(' '), plainWords(b).join(' '));

describe('a name in two spellings', () => {
  it.each([
    ['\u018fли', 'Али'],
    ['Әли', 'Али'],
    ['\u018fлия', 'Алия'],
    ['М\u0259ди', 'Мади'],
    ['P\u0259ri', 'Пари'],
    ['Yıldız', 'Йылдыз'],
    ['Ўткир', 'Уткир'],
    ['Сeрик', 'Серик'],
    ['Андреи\u0306', 'Андрей'],
    ['Şamşiyev', 'Шамшиев'],
    ['Yerlan', 'Ерлан'],
    ['Қа\u{a641}рат', 'Кайрат'],
  ])('%s is %s', (a, b) => {
    expect(same(a, b)).toBe(true);
  });

  it.each([
    ['Али', 'Аля'],
    ['習近平', 'Али'],
    ['محمد', 'Омар'],
  ])('%s is not %s', (a, b) => {
    expect(same(a, b)).toBe(false);
  });
});
