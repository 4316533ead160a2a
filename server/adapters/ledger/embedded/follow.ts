/**
 * Reads pages, waits for a commit, reads again. One loop for catching up and live events, so none is lost between them.
 */
import { status } from '@grpc/grpc-js';
import type { Reading } from './reading.ts';
import { RpcError } from './rpc-error.ts';

/**
 * @param nextPage sends the next page and returns whether it had events
 * @param atHead is called at each arrival at the end of the log, with `first` at the first one
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
