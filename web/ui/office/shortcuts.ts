/** Which key of an office page does what. By the place of a key: the letters of the layouts differ (ru, kk, en). */
import { OFFICE_ROLES } from '../../lib/office-roles.ts';
import { paths } from '../../paths.ts';

/** After G: the pages, by the first letter of their addresses that is free. */
export const PLACES = [
  { code: 'KeyH', letter: 'H', path: paths.office, name: 'desk.goOffice' },
  { code: 'KeyC', letter: 'C', path: paths.officeCollection, name: 'desk.goCollection' },
  { code: 'KeyS', letter: 'S', path: paths.officeSuspense, name: 'desk.goSuspense' },
  { code: 'KeyT', letter: 'T', path: paths.officeSettlement, name: 'desk.goSettlement' },
  { code: 'KeyA', letter: 'A', path: paths.analytics, name: 'desk.goAnalytics' },
  { code: 'KeyU', letter: 'U', path: paths.officeAudit, name: 'desk.goAudit' },
] as const;
export type Place = (typeof PLACES)[number];

export const placesOf = (roles: readonly string[]): readonly Place[] =>
  PLACES.filter(({ path }) => OFFICE_ROLES[path.path]?.some((role) => roles.includes(role)));

export type Stroke = Pick<KeyboardEvent, 'code' | 'key' | 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey'>;
export type Command =
  | { readonly kind: 'help' | 'search' | 'print' | 'go' }
  | { readonly kind: 'open'; readonly place: Place }
  | { readonly kind: 'row'; readonly step: 1 | -1 }
  /** Presses, or focuses, what carries this letter as `data-key`. */
  | { readonly kind: 'press'; readonly letter: string };

const PLAIN: Readonly<Record<string, Command>> = {
  Slash: { kind: 'search' },
  KeyP: { kind: 'print' },
  KeyG: { kind: 'go' },
  KeyJ: { kind: 'row', step: 1 },
  KeyK: { kind: 'row', step: -1 },
};

/** `afterG`: G was the key before. */
export function commandOf(stroke: Stroke, afterG: boolean, roles: readonly string[]): Command | undefined {
  const { code, key, shiftKey, ctrlKey, altKey, metaKey } = stroke;
  if (ctrlKey || altKey || metaKey) return undefined;
  if (key === '?' || (shiftKey && code === 'Slash')) return { kind: 'help' };
  if (shiftKey) return undefined;
  if (afterG) {
    const place = placesOf(roles).find((one) => one.code === code);
    return place && { kind: 'open', place };
  }
  const letter = /^Key([A-Z])$/.exec(code)?.[1];
  return PLAIN[code] ?? (letter ? { kind: 'press', letter } : undefined);
}

const OFF = 'nesie.office.keys';

/** Single keys can be switched off: speech input and shaking hands press them by chance (WCAG 2.1.4). */
export function keysAreOn(): boolean {
  try {
    return window.localStorage.getItem(OFF) !== 'off';
  } catch {
    return true;
  }
}

export function turnKeys(on: boolean): void {
  try {
    if (on) window.localStorage.removeItem(OFF);
    else window.localStorage.setItem(OFF, 'off');
  } catch {
    // Without storage they stay on.
  }
}
