/** Refuses writes well before the disk is full, since a full disk stops Postgres with a panic. Reads go on. */
import { statfs } from 'node:fs/promises';

export type DiskGuard = {
  /** Undefined while there is room. */
  complaint(): Promise<string | undefined>;
};

/** Checks at most once a second. Without access to the folder (remote database) no write is refused. */
export function diskGuard(folder: string | undefined, minFreeBytes: number): DiskGuard {
  let lookedAt = 0;
  let complaint: string | undefined;
  return {
    async complaint() {
      if (!folder || minFreeBytes <= 0 || Date.now() - lookedAt < 1_000) return complaint;
      lookedAt = Date.now();
      const disk = await statfs(folder).catch(() => undefined);
      const free = disk ? disk.bavail * disk.bsize : undefined;
      const low = free !== undefined && free < minFreeBytes;
      complaint = low
        ? `only ${mebibytes(free)} MiB free on the disk of the event log, ${mebibytes(minFreeBytes)} needed`
        : undefined;
      return complaint;
    },
  };
}

const mebibytes = (bytes: number): number => Math.floor(bytes / 1_048_576);
