/** Counters with a window. Taken before the work, so that parallel tries cannot slip through. */
export type Limits = {
  /** True, and counted, while `subject` has used `name` fewer than `limit` times within `seconds`. */
  take(name: string, subject: string, limit: number, seconds: number): Promise<boolean>;
  /** Undoes one `take` of the present window: the use turned out to cost nothing. */
  giveBack(name: string, subject: string, seconds: number): Promise<void>;
};
