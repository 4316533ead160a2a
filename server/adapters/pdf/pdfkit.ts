/** Drawing uses worker threads: a contract takes up to a tenth of a second of processor time. */

import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { LRUCache } from 'lru-cache';
import { Piscina } from 'piscina';
import type { BorrowerId } from '../../../schema/values/ids.ts';
import { refuse } from '../../domain/decider.ts';
import type { Printed, PrintedDocument, Printer } from '../../ports/printer.ts';

/** Drawing and waiting together; one of our pages asks for one or two documents. */
export const PAPERS_AT_ONCE = 4;
const IDLE_MS = 60_000;
/** A paper is shown, compared at its signature and stored, minutes apart: one file, drawn once. */
const KEPT = { ttl: 15 * 60_000, ttlAutopurge: true, maxSize: 16 * 2 ** 20 };

/** Created at the first document: loading fonts is slow, and most processes draw nothing. */
let shared: Piscina<PrintedDocument, Printed> | undefined;

const threads = () => {
  shared ??= new Piscina<PrintedDocument, Printed>({
    filename: new URL('./draw.ts', import.meta.url).href,
    name: 'draw',
    minThreads: 0,
    maxThreads: Math.max(1, availableParallelism() - 1),
    idleTimeout: IDLE_MS,
    execArgv: [],
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: 512 },
  });
  return shared;
};

export function pdfkitPrinter(): Printer {
  const atWork = new Map<BorrowerId, number>();
  const kept = new LRUCache<string, Printed>({ ...KEPT, sizeCalculation: ({ content }) => content.byteLength });
  const print = async (document: PrintedDocument): Promise<Printed> => {
    const key = createHash('sha256').update(JSON.stringify(document)).digest('base64');
    const known = kept.get(key) ?? (await threads().run(document));
    kept.set(key, known);
    return known;
  };
  return {
    print,
    async printFor(person, document) {
      const mine = atWork.get(person) ?? 0;
      if (mine >= PAPERS_AT_ONCE) return refuse('TOO_MANY_REQUESTS');
      atWork.set(person, mine + 1);
      try {
        return { printed: await print(document) };
      } finally {
        const left = (atWork.get(person) ?? 1) - 1;
        if (left > 0) atWork.set(person, left);
        else atWork.delete(person);
      }
    },
  };
}
