/** In what the processors differ on the wire; what they do with cards and money is the same (sandbox.ts). */
import type { CardProcessorName } from '../../../../schema/reference/card-processors.ts';
import type { CardCallback } from '../../../ports/card-processor.ts';
import type { CallbackRead, CallbackReply, RawCallback } from '../../../ports/signed-callback.ts';
import type { Book } from '../../sandbox-kit/book.ts';
import type { Wire } from '../../sandbox-kit/wire.ts';

type Read = CallbackRead<CardCallback>;

export type CardDialect = {
  readonly name: CardProcessorName;
  /** The path of our callback endpoint. */
  readonly path: string;
  /** How it sends its notices; without it, signed JSON. */
  readonly wire?: Wire;
  /** Ids of its operations, where they are not random hexadecimal digits. */
  readonly newId?: () => string;
  /** A transfer can be called back before it is paid. */
  readonly recalls: boolean;
  readonly read: (keys: readonly string[], raw: RawCallback, book: Book) => Read | Promise<Read>;
  readonly reply?: (keys: readonly string[]) => CallbackReply;
};
