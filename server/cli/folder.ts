import { existsSync, mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/** A level at a time: Node's own recursion never ends in /proc, whose folders are there and take none. @throws Error */
export function makeFolders(folder: string, mode?: number): void {
  const missing: string[] = [];
  for (let at = resolve(folder); !existsSync(at); at = dirname(at)) missing.unshift(at);
  for (const at of missing) {
    try {
      mkdirSync(at, { mode });
    } catch (error) {
      // Another process was first.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}

/** @throws Error with a sentence for the person at the terminal, who has named it */
export function namedFolder(folder: string, mode?: number): void {
  try {
    makeFolders(folder, mode);
    mkdirSync(resolve(folder), { recursive: true });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new Error(`${folder} is no folder, and none can be made there (${code}). Name another one.`);
  }
}
