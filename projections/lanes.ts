/**
 * Read models are written in lanes, side by side. Without partitions there is one lane. With them, models whose rows
 * each belong to one stream are split by a hash of the stream, and those that sum over streams stay whole (D0144).
 */
import type { Delivered, ReadModel } from './projection.ts';

export type Lane = {
  readonly name: string;
  readonly models: readonly ReadModel[];
  /** Undefined: the lane follows every stream, makes the tables and levels the partitions. */
  readonly part: { readonly at: number; readonly of: number } | undefined;
};

/** One name whatever the number of partitions: who holds it decides on that number. */
export const WHOLE = 'whole';

export const isSplit = ({ across }: ReadModel): boolean => !across;

export function lanesOf(models: readonly ReadModel[], partitions = 1): Lane[] {
  if (partitions === 1) return [{ name: WHOLE, models, part: undefined }];
  const split = models.filter(isSplit);
  return [
    { name: WHOLE, models: models.filter((model) => !isSplit(model)), part: undefined },
    ...Array.from({ length: partitions }, (_, at) => ({
      name: `${at + 1} of ${partitions}`,
      models: split,
      part: { at, of: partitions },
    })),
  ];
}

/** FNV-1a: stable for ever, since stored positions depend on it. */
export function partOf(stream: string, of: number): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < stream.length; at++) hash = Math.imul(hash ^ stream.charCodeAt(at), 0x01000193);
  return (hash >>> 0) % of;
}

export const isOf = ({ part }: Pick<Lane, 'part'>, { stream }: Pick<Delivered, 'stream'>): boolean =>
  part === undefined || partOf(stream, part.of) === part.at;
