/** One name in several spellings: Cyrillic or Latin, Kazakh letters or Russian ones in their place (R441, R962). */
import { nearestRussian, oneAlphabet } from './letters.ts';

/** Russian letters, those of the neighbours, and Latin ones that are no plain letter with a mark. */
const LETTERS: Readonly<Record<string, string>> = Object.fromEntries(
  (
    'а=a б=b в=v г=g д=d е=e ё=e ж=j з=z и=i й=i і=i ы=i к=k л=l м=m н=n о=o п=p р=r с=s т=t у=u ф=f х=h ц=c ч=ch ' +
    'ш=sh щ=sh ъ= ь= э=e ю=iu я=ia ў=u ҳ=h ҷ=j җ=j ӣ=i ӯ=u ґ=g є=e ї=i ј=i ҡ=k ҙ=z ҫ=s ҥ=n ' +
    'ı=i ş=sh ç=ch ø=o ł=l đ=d ð=d þ=t ß=s æ=e œ=e'
  )
    .split(' ')
    .map((pair) => [pair.slice(0, 1), pair.slice(2)]),
);
/** Latin spellings of one sound, in this order. */
const SPELLINGS = [
  ['shch', 'sh'],
  ['kh', 'h'],
  ['gh', 'g'],
  ['zh', 'j'],
  ['dj', 'j'],
  ['ts', 'c'],
  ['ph', 'f'],
  ['ng', 'n'],
  ['y', 'i'],
  ['w', 'v'],
  ['q', 'k'],
  ['x', 'ks'],
] as const;

/** Stands for a letter that no table knows. */
const ANY = '?';

/** A Latin word with a schwa is Azerbaijani, not a Cyrillic word with Latin letters. */
const withoutSchwa = (name: string): string =>
  name.replace(/[\p{L}\p{M}]+/gu, (word) =>
    /\p{Script=Cyrillic}/u.test(word) ? word : word.replace(/[\u018f\u0259]/g, 'a'),
  );

/** The words of a name in one plain spelling. */
export const plainWords = (name: string): string[] =>
  nearestRussian(oneAlphabet(withoutSchwa(name)))
    .toLowerCase()
    .split(/[^\p{L}\p{M}]+/u)
    .map(plain)
    .filter((word) => word !== '');

function plain(word: string): string {
  const latin = [...word.normalize('NFC')].map((letter) => LETTERS[letter] ?? letter).join('');
  const bare = latin.normalize('NFD').replace(/\p{M}/gu, '');
  const spelled = SPELLINGS.reduce((text, [from, to]) => text.replaceAll(from, to), bare).replace(
    /(^|[aeiou])ie/g,
    '$1e',
  );
  const unknown = spelled.match(/[^a-z]/gu)?.length ?? 0;
  // A word of another script is compared as it is: of unknown letters alone it would be any word.
  const known = unknown * 2 < spelled.length ? spelled.replace(/[^a-z]/gu, ANY) : spelled;
  return known.replace(/([^?])\1+/gu, '$1');
}

/** Whether the name stands among the words of a longer one, in one run, however it is spelled or divided (R962). */
export function namedIn(name: string, whole: string): boolean {
  const own = plainWords(name).join('');
  const words = plainWords(whole);
  return (
    own !== '' && words.some((_, at) => words.slice(at).some((_, n) => words.slice(at, at + n + 1).join('') === own))
  );
}

const LONG = 9;
const SHORT = 4;

/** Letters that may differ: none in a short name, two in a long one. */
export function alike(a: string, b: string): boolean {
  const length = Math.min(a.length, b.length);
  const bound = length >= LONG ? 2 : length > SHORT ? 1 : 0;
  return Math.abs(a.length - b.length) <= bound && distance(a, b) <= bound;
}

/** Levenshtein. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1];
    for (const [j, other] of [...b].entries()) {
      const same = letter === other || letter === ANY || other === ANY;
      const changed = (row[j] ?? 0) + (same ? 0 : 1);
      next.push(Math.min(changed, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
