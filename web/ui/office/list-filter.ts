/** The filter of a list of the office: in the address, for bookmarks; else the one used last in this browser. */
import { useSearchParams } from 'react-router-dom';

/** Values by name; an empty one is not set. */
export type Words = Readonly<Record<string, string>>;

const lastOf = (list: string): string => `nesie.office.${list}`;

function kept(key: string): string {
  try {
    return window.localStorage.getItem(key) ?? '';
  } catch {
    return ''; // the browser has storage switched off
  }
}

function keep(key: string, value: string): void {
  try {
    window.localStorage.setItem(key, value);
  } catch {
    // The address still has the filter.
  }
}

export const searchOf = (words: Words): string =>
  new URLSearchParams(Object.entries(words).filter(([, value]) => value !== '')).toString();

/** `read` gives every name a value that the list knows; its first name is always set. */
export function useListFilter<F extends Words>(
  list: string,
  read: (search: URLSearchParams) => F,
): readonly [F, (next: Partial<F>) => void] {
  const [address, setAddress] = useSearchParams();
  const [first = ''] = Object.keys(read(new URLSearchParams()));
  const filter = read(address.has(first) ? address : new URLSearchParams(kept(lastOf(list))));
  const show = (next: Partial<F>) => {
    const search = searchOf({ ...filter, ...next });
    keep(lastOf(list), search);
    setAddress(search, { replace: true });
  };
  return [filter, show];
}
