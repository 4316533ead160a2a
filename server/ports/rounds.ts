/** Which process goes which round of the workers (D0208). */
import type { RoundName } from '../../schema/reference/round-names.ts';

/** `signMs`: since the last sign of the turn that runs, null while none does; `endMs`: since the end of the last. */
export type RoundState = { readonly name: RoundName; readonly signMs: number | null; readonly endMs: number | null };

export type Rounds = {
  /**
   * Takes what no living process has and keeps what this one has, for `ms`; writes down how far each is. Returns the
   * rounds that this process has now.
   */
  hold(states: readonly RoundState[], ms: number): Promise<readonly RoundName[]>;
  /** Another process may take them at once. */
  letGo(names: readonly RoundName[]): Promise<void>;
  /** Turns that began and have given no sign for longer than they may, with nobody who took them over. */
  standing(): Promise<readonly { name: string; since: Date }[]>;
};
