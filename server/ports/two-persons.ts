/** The rule of two persons: somebody asks, somebody else confirms within a day. */
import type { Instant } from '../../schema/values/local-date.ts';

export type OpenAsk = { readonly action: string; readonly askedBy: string; readonly askedAt: Instant };

export type TwoPersons = {
  /** 'first': noted, another person is awaited; 'same': asked again by the one who asked; 'second': go ahead. */
  agree(action: string, personId: string): Promise<'first' | 'same' | 'second'>;
  /** What two persons agreed on is done: the next time it takes two again. */
  done(action: string): Promise<void>;
  /** Asked within a day and waiting for the second person; `prefix` is the beginning of the action. */
  open(prefix: string): Promise<readonly OpenAsk[]>;
};
