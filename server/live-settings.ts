/** Settings that are read again while the process runs, so that a new secret of a provider stops nothing (D0174). */
import { isDeepStrictEqual } from 'node:util';
import { REREAD_MS } from './secret-settings.ts';

export type LiveSettings<T> = {
  /** The same object until something has changed. */
  now(): T;
  /** Why the newest reading is not taken, in words without a value of a setting. */
  trouble(): string | undefined;
};

/** @throws as `read`, at once; if a later reading fails, the settings stay as they are */
export function liveSettings<T extends object>(read: () => T): LiveSettings<T> {
  let settings = read();
  let readAt = Date.now();
  let trouble: string | undefined;
  function now(): T {
    if (Date.now() - readAt < REREAD_MS) return settings;
    readAt = Date.now();
    try {
      const next = read();
      trouble = undefined;
      if (!isDeepStrictEqual(next, settings)) settings = next;
    } catch (error) {
      trouble = error instanceof Error ? error.message : 'unreadable';
    }
    return settings;
  }
  return {
    now,
    trouble() {
      now();
      return trouble;
    },
  };
}
