/** Where each event of the log stands in the copy: a file has all of them, memory the places that are asked for. */
import { once } from 'node:events';
import { createWriteStream, renameSync, rmSync, type WriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';

const BLOCK = 65_536;

export class PositionMap {
  readonly #file: string;
  readonly #out: WriteStream;
  readonly #wanted: readonly bigint[];
  readonly #found = new Map<bigint, bigint>();
  #at = 0;
  #block = 'position,position_in_the_copy\n';
  #last: bigint | undefined;
  /** Each event stands at the same position in both. */
  isSame = true;

  /** @param wanted positions of the log that something outside it holds */
  constructor(file: string, wanted: readonly bigint[]) {
    this.#file = file;
    this.#out = createWriteStream(`${file}.part`, { mode: 0o600 });
    this.#wanted = [...new Set(wanted)].sort((a, b) => (a < b ? -1 : 1));
  }

  /** In the order of the log. */
  async take(here: bigint, there: bigint): Promise<void> {
    for (let next = this.#wanted[this.#at]; next !== undefined && next < here; next = this.#wanted[++this.#at])
      if (this.#last !== undefined) this.#found.set(next, this.#last);
    this.#last = there;
    this.isSame &&= here === there;
    this.#block += `${here},${there}\n`;
    if (this.#block.length < BLOCK) return;
    if (!this.#out.write(this.#block)) await once(this.#out, 'drain');
    this.#block = '';
  }

  /** Where the last event up to this position stands in the copy; undefined before the first. Only after `close`. */
  placeOf(position: bigint): bigint | undefined {
    return this.#found.get(position);
  }

  get places(): ReadonlyMap<bigint, bigint> {
    return this.#found;
  }

  /** The file has its name once it is whole. */
  async close(): Promise<void> {
    for (const next of this.#wanted.slice(this.#at)) if (this.#last !== undefined) this.#found.set(next, this.#last);
    this.#out.end(this.#block);
    await finished(this.#out);
    renameSync(`${this.#file}.part`, this.#file);
  }

  /** After a failure. */
  drop(): void {
    this.#out.destroy();
    rmSync(`${this.#file}.part`, { force: true });
  }
}
