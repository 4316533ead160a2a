/** Counters with a window. Taken before the work, so that parallel tries cannot slip through. */
/** A use that was refused, and when the window ends. */
export type LimitMet = {
  readonly name: string;
  readonly subject: string;
  readonly most: number;
  readonly seconds: number;
  readonly until: Date;
};

export type Limits = {
  /** True, and counted, while `subject` has used `name` fewer than `limit` times in `seconds`. */
  take(name: string, subject: string, limit: number, seconds: number): Promise<boolean>;
  /** True if `subject` was not used in the `seconds` before, wherever a window begins. */
  once(name: string, subject: string, seconds: number): Promise<boolean>;
  /** How often `subject` was taken in the present window. */
  used(name: string, subject: string, seconds: number): Promise<number>;
  /** Undoes one `take` of the present window, for a use that cost nothing. */
  giveBack(name: string, subject: string, seconds: number): Promise<void>;
};
