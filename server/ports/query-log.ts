/** What analysts asked: who, when, what, for how long, and how many rows they got. */
import type { Instant } from '../../schema/values/local-date.ts';

export type AskedQuery = {
  readonly by: string;
  /** The operation without typed texts: only days and names of lists stay. */
  readonly operation: string;
  readonly milliseconds: number;
  /** Elements of all lists of the answer. */
  readonly rows: number;
  /** The code of the refusal; null where there was an answer. */
  readonly refused: string | null;
};
export type KeptQuery = AskedQuery & { readonly place: bigint; readonly at: Instant };

/** `by`: the account; `milliseconds`: those that took so long or longer. */
export type WantedQueries = {
  readonly first: number;
  readonly before?: bigint | undefined;
  readonly by?: string | undefined;
  readonly milliseconds?: number | undefined;
};

export type QueryLog = {
  append(query: AskedQuery): Promise<void>;
  /** The newest first. */
  page(wanted: WantedQueries): Promise<{ rows: readonly KeptQuery[]; hasNextPage: boolean }>;
};
