/**
 * A subscription is a pull loop on the log: page, page, wait for a commit, page. There is no hand-over from catching up to live, so there is
 * no gap in which an event could be missed.
 */
import { status } from '@grpc/grpc-js';
import type { Reading } from './reading.ts';
import { RpcError } from './rpc-error.ts';

/**
 * @param nextPage sends what is there and answers whether anything was there
 * @param atHead   is told at each arrival at the end of the log, with `first` at the first one
 */
export async function follow(
  { log, outlet, stopping }: Reading,
  nextPage: () => Promise<boolean>,
  atHead: (first: boolean) => Promise<void>,
): Promise<void> {
  for (let first = true; !outlet.gone; ) {
    if (stopping()) throw new RpcError(status.UNAVAILABLE, 'the server stops');
    const ticket = log.signal.ticket();
    try {
      if (await nextPage()) continue;
      await atHead(first);
      first = false;
      await outlet.waitFor(ticket.committed);
    } finally {
      ticket.cancel();
    }
  }
}
