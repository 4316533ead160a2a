/** Kazakh letters are often typed on a Russian keyboard, and ё as е. */
const TYPED: Readonly<Record<string, string>> = {
  ә: 'а',
  ғ: 'г',
  қ: 'к',
  ң: 'н',
  ө: 'о',
  ұ: 'у',
  ү: 'у',
  һ: 'х',
  і: 'и',
  ё: 'е',
};

/** Small letters, as a search compares them: "Мерзімін ұзарту" and "мерзимин узарту" are the same. */
export const asTyped = (text: string): string =>
  text.toLowerCase().replace(/[әғқңөұүһіё]/g, (letter) => TYPED[letter] ?? letter);

/** Every word that was typed is part of the text. */
export function hasWords(text: string, typed: string): boolean {
  const searched = asTyped(text);
  return asTyped(typed)
    .split(/\s+/)
    .every((word) => searched.includes(word));
}
