import { LATE_BUCKETS, type LateBucket } from '../../../schema/reference/collection.ts';
import type { CollectionWhich } from '../../generated/cabinet/graphql.ts';

export const WHICH: readonly CollectionWhich[] = ['DUE', 'QUIET', 'ALL'];
/** `bucket` empty: loans of all buckets. */
export type LateFilter = { readonly which: CollectionWhich; readonly bucket: string };

export const readFilter = (search: URLSearchParams): LateFilter => ({
  which: WHICH.find((one) => one === search.get('which')) ?? 'DUE',
  bucket: LATE_BUCKETS.find(({ key }) => key === search.get('bucket'))?.key ?? '',
});

export const bucketOf = ({ bucket }: LateFilter): LateBucket | null =>
  LATE_BUCKETS.find(({ key }) => key === bucket)?.key ?? null;
