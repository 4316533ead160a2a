/** One name written in several ways: Cyrillic or Latin, with Kazakh letters or Russian ones in their place (R441). */

const LETTERS: Readonly<Record<string, string>> = Object.fromEntries(
  (
    'а=a ә=a б=b в=v г=g ғ=g д=d е=e ё=e ж=j з=z и=i й=i і=i ы=i к=k қ=k л=l м=m н=n ң=n о=o ө=o п=p р=r с=s ' +
    'т=t у=u ұ=u ү=u ф=f х=h һ=h ц=c ч=ch ш=sh щ=sh ъ= ь= э=e ю=iu я=ia'
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

/** The words of a name in one plain spelling. */
export const plainWords = (name: string): string[] =>
  name
    .toLowerCase()
    .split(/[^\p{L}\p{M}]+/u)
    .map(plain)
    .filter((word) => word !== '');

function plain(word: string): string {
  const latin = [...word.normalize('NFC')].map((letter) => LETTERS[letter] ?? letter).join('');
  const bare = latin.normalize('NFD').replace(/\p{M}/gu, '');
  const spelled = SPELLINGS.reduce((text, [from, to]) => text.replaceAll(from, to), bare);
  return spelled.replace(/(.)\1+/gu, '$1');
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
      const changed = (row[j] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(changed, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
