import { useCallback, useState } from 'react';
import type { Typed } from './typed-form.ts';

/**
 * What was typed into the open step and not sent yet, kept in this tab only: a reload or a lost connection loses nothing.
 * It carries its owner, so that nobody else in the same tab ever sees it. Passwords and codes never come here.
 */
const PREFIX = 'nesie.draft.';
type Draft = { readonly owner: string; readonly values: Record<string, unknown> };

function storage(): Storage | undefined {
  try {
    return window.sessionStorage;
  } catch {
    return undefined; // switched off by the browser
  }
}

/** The draft laid over what is known; fields that the form does not have are left out. */
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

/** State of a form that survives a reload of the tab. */
export function useDraft<K extends string>(name: string, owner: string, known: Typed<K>): DraftForm<K> {
  const [form, setForm] = useState(() => withDraft(known, storage()?.getItem(PREFIX + name), owner));
  const change = useCallback(
    (part: Partial<Typed<K>>) =>
      setForm((now) => {
        const values = { ...now, ...part };
        storage()?.setItem(PREFIX + name, JSON.stringify({ owner, values }));
        return values;
      }),
    [name, owner],
  );
  const clear = useCallback(() => storage()?.removeItem(PREFIX + name), [name]);
  return { form, change, clear };
}

/** At sign-out nothing typed stays in the tab. */
export function clearDrafts(): void {
  const kept = storage();
  for (const key of Object.keys(kept ?? {})) if (key.startsWith(PREFIX)) kept?.removeItem(key);
}
