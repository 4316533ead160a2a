/** The filter of a list of the office: in the address, for bookmarks; else the one used last in this browser. */
import { useSearchParams } from 'react-router-dom';

/** Values by name; an empty one is not set. */
export type Words = Readonly<Record<string, string>>;
export type Named = { readonly name: string; readonly search: string };

const lastOf = (list: string): string => `nesie.office.${list}`;
const namedOf = (list: string): string => `nesie.office.filters.${list}`;

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

export function namedFilters(list: string): readonly Named[] {
  try {
    const found: unknown = JSON.parse(kept(namedOf(list)) || '[]');
    return Array.isArray(found) ? found.filter(isNamed) : [];
  } catch {
    return [];
  }
}

const isNamed = (one: unknown): one is Named =>
  typeof one === 'object' && one !== null && 'name' in one && 'search' in one && typeof one.search === 'string';

/** A name that is there already gets the new filter. */
export function keepNamed(list: string, named: Named): readonly Named[] {
  return write(list, [...namedFilters(list).filter(({ name }) => name !== named.name), named]);
}

export function forgetNamed(list: string, name: string): readonly Named[] {
  return write(
    list,
    namedFilters(list).filter((one) => one.name !== name),
  );
}

function write(list: string, all: readonly Named[]): readonly Named[] {
  keep(namedOf(list), JSON.stringify(all));
  return all;
}
