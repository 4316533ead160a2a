import { useSearchParams } from 'react-router-dom';
import { LATE_BUCKETS, type LateBucket } from '../../../schema/reference/collection.ts';
import type { CollectionWhich } from '../../generated/cabinet/graphql.ts';

export const WHICH: readonly CollectionWhich[] = ['DUE', 'QUIET', 'ALL'];
export type LateFilter = { readonly which: CollectionWhich; readonly bucket: LateBucket | null };

const KEPT = 'nesie.office.late';

function kept(): string {
  try {
    return window.localStorage.getItem(KEPT) ?? '';
  } catch {
    return ''; // the browser has storage switched off
  }
}

function keep(search: string): void {
  try {
    window.localStorage.setItem(KEPT, search);
  } catch {
    // The address still has it.
  }
}

/** Stands in the address, for bookmarks; without one there, the filter used last in this browser. */
export function useLateFilter(): readonly [LateFilter, (next: Partial<LateFilter>) => void] {
  const [address, setAddress] = useSearchParams();
  const search = address.has('which') ? address : new URLSearchParams(kept());
  const which = WHICH.find((one) => one === search.get('which')) ?? 'DUE';
  const bucket = LATE_BUCKETS.find(({ key }) => key === search.get('bucket'))?.key ?? null;
  const show = (next: Partial<LateFilter>) => {
    const wish = { which, bucket, ...next };
    const words = new URLSearchParams({ which: wish.which, ...(wish.bucket ? { bucket: wish.bucket } : {}) });
    keep(words.toString());
    setAddress(words, { replace: true });
  };
  return [{ which, bucket }, show];
}
