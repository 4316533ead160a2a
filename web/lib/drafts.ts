import { useCallback, useState } from 'react';
import type { Typed } from './typed-form.ts';

/**
 * Keeps the unsent text of a form in this tab, so that a reload or a lost connection loses nothing. A draft names its
 * owner, so nobody else in the same tab sees it. Passwords and codes are never kept.
 */
export const DRAFTS = 'nesie.draft.';
type Draft = { readonly owner: string; readonly values: Record<string, unknown> };

function storage(): Storage | undefined {
  try {
    return window.sessionStorage;
  } catch {
    return undefined; // the browser has storage switched off
  }
}

/** Fields that the form lacks are dropped. */
export function withDraft<K extends string>(known: Typed<K>, kept: string | null | undefined, owner: string): Typed<K> {
  try {
    const draft = JSON.parse(kept ?? 'null') as Draft | null;
    if (draft?.owner !== owner) return known;
    const fitting = Object.entries(draft.values).filter(([key, value]) => key in known && typeof value === 'string');
    return { ...known, ...(Object.fromEntries(fitting) as Partial<Typed<K>>) };
  } catch {
    return known;
  }
}

export type DraftForm<K extends string> = {
  readonly form: Typed<K>;
  readonly change: (change: Partial<Typed<K>>) => void;
  readonly clear: () => void;
};

/** Survives a reload of the tab. */
export function useDraft<K extends string>(name: string, owner: string, known: Typed<K>): DraftForm<K> {
  const [form, setForm] = useState(() => withDraft(known, storage()?.getItem(DRAFTS + name), owner));
  const change = useCallback(
    (part: Partial<Typed<K>>) =>
      setForm((now) => {
        const values = { ...now, ...part };
        storage()?.setItem(DRAFTS + name, JSON.stringify({ owner, values }));
        return values;
      }),
    [name, owner],
  );
  const clear = useCallback(() => storage()?.removeItem(DRAFTS + name), [name]);
  return { form, change, clear };
}

/** At sign-out. */
export function clearDrafts(): void {
  const kept = storage();
  for (const key of Object.keys(kept ?? {})) if (key.startsWith(DRAFTS)) kept?.removeItem(key);
}
