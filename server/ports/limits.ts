/** Counters with a window. Taken before the work, so that parallel tries cannot slip through. */
export type Limits = {
  /** True while `subject` has used `name` at most `limit` times within `seconds`, this time included. */
  take(name: string, subject: string, limit: number, seconds: number): Promise<boolean>;
};
