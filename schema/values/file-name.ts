/** The name that a stranger's file came with, as it may be shown and saved. */
const LONGEST = 100;
/** Control signs, signs that turn the direction of text or cannot be seen, and what some system takes for a path or a pattern. */
const UNSAFE = /[\p{C}\p{Zl}\p{Zp}<>:"/\\|?*]/gu;

/** `../../x<U+202E>gpj.html` -> `xgpj.html.pdf`: no folders, nothing invisible, and the ending of what it is. */
export function cleanFileName(name: string, fallback: string, ending: `.${string}`): string {
  const last = name.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const clean = last
    .replace(UNSAFE, '')
    .replace(/\s+/g, ' ')
    .replace(/^[.\s]+/, '');
  const bare = clean.toLowerCase().endsWith(ending) ? clean.slice(0, -ending.length) : clean;
  const short = [...bare]
    .slice(0, LONGEST)
    .join('')
    .replace(/[.\s]+$/, '');
  return `${short === '' ? fallback : short}${ending}`;
}
