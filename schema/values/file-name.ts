/** The file name of an upload, made safe to show and save. */
const LONGEST = 100;
/** Control characters, invisible or direction-changing characters, and characters of paths and patterns. */
const UNSAFE = /[\p{C}\p{Zl}\p{Zp}<>:"/\\|?*]/gu;

/** `../../x<U+202E>gpj.html` -> `xgpj.html.pdf`: no folders, nothing invisible, and the ending of its real type. */
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
