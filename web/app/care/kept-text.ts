/**
 * Typed text outlives a reload and a session that ended, and nothing else: it is kept in this tab for minutes, put back
 * once, and forgotten when its form is sent, so that no later visit finds a sum that nobody chose. Passwords, codes,
 * files and consents are never kept (R221).
 */
import { DRAFTS } from '../../lib/drafts.ts';

const SLOT = `${DRAFTS}typed`;
/** Fields may appear late: with the answer of the server, or after another field is chosen. */
const PATIENCE_MS = 60_000;
/** As long as a sign-in takes. */
const KEPT_MS = 15 * 60_000;

/** Why the page went: another document came in its place, or its session was over. */
export type Gone = 'left' | 'ended';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
type Kept = {
  readonly owner: string;
  readonly place: string;
  readonly gone: Gone;
  readonly at: number;
  readonly fields: readonly { readonly id: string; readonly value: string }[];
};

const main = (): HTMLElement | null => document.getElementById('main');
const isRadio = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && field.type === 'radio';
const isKept = (field: Field): boolean =>
  field.id !== '' &&
  !field.disabled &&
  field.autocomplete !== 'one-time-code' &&
  !['password', 'file', 'checkbox', 'hidden'].includes(field.type) &&
  (!isRadio(field) || field.checked);

export function keepText(owner: string, place: string, gone: Gone): void {
  const fields = [...(main()?.querySelectorAll<Field>('input, select, textarea') ?? [])]
    .filter(isKept)
    .map(({ id, value }) => ({ id, value }));
  try {
    sessionStorage.setItem(SLOT, JSON.stringify({ owner, place, gone, at: Date.now(), fields } satisfies Kept));
  } catch {
    // storage is switched off or full: the text is lost with the page
  }
}

/** The text of this page, once; that of another person, of an earlier visit or of an earlier hour is forgotten. */
export function takeText(owner: string, place: string): Kept['fields'] {
  try {
    const kept = JSON.parse(sessionStorage.getItem(SLOT) ?? 'null') as Kept | null;
    if (!kept) return [];
    const isDue = kept.owner === owner && isFresh(kept.at) && (kept.gone === 'ended' || isReloaded());
    if (isDue && kept.place !== place) return []; // sign-in leads to that page in a moment
    forgetText();
    return isDue ? kept.fields : [];
  } catch {
    return [];
  }
}

export function forgetText(): void {
  try {
    sessionStorage.removeItem(SLOT);
  } catch {
    // storage is switched off: nothing is kept
  }
}

const isFresh = (at: number): boolean => Date.now() - at >= 0 && Date.now() - at < KEPT_MS;

/** The browser says of this document that it is the same page again: a reload, or Back to it. */
function isReloaded(): boolean {
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return arrival?.type === 'reload' || arrival?.type === 'back_forward';
}

function fill(field: Field, value: string): void {
  if (isRadio(field)) field.click();
  if (field.value === value) return;
  // React overrides `value` on the element itself and would not see the change.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
  // Sums are read when their field is left.
  window.setTimeout(() => field.dispatchEvent(new FocusEvent('focusout', { bubbles: true })));
}

/** Fills the fields as they appear, until the person types. Returns a function that stops this. */
export function putBack(fields: Kept['fields']): () => void {
  const left = new Map(fields.map(({ id, value }) => [id, value]));
  const round = () => {
    for (const [id, value] of left) {
      const field = document.getElementById(id) as Field | null;
      if (!field || !main()?.contains(field)) continue;
      left.delete(id);
      fill(field, value);
    }
    if (left.size === 0) stop();
  };
  const seen = new MutationObserver(round);
  const byHand = (event: Event) => event.isTrusted && stop();
  const timer = window.setTimeout(() => stop(), PATIENCE_MS);
  function stop(): void {
    window.clearTimeout(timer);
    seen.disconnect();
    document.removeEventListener('input', byHand);
  }
  document.addEventListener('input', byHand);
  const area = main();
  if (area) seen.observe(area, { childList: true, subtree: true });
  round();
  return stop;
}
