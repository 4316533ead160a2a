import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { OpenPlace } from './place.ts';

const missing = (error: NodeJS.ErrnoException): undefined => {
  if (error.code !== 'ENOENT') throw error;
  return undefined;
};

/** With the folders out, in and in/read, which are made. */
export const folderPlace =
  (root: string): OpenPlace =>
  async () => {
    const path = (side: 'in' | 'out', name: string) => join(root, side, name);
    await Promise.all([
      mkdir(join(root, 'out'), { recursive: true }),
      mkdir(join(root, 'in', 'read'), { recursive: true }),
    ]);
    return {
      async list(side) {
        const entries = await readdir(join(root, side), { withFileTypes: true });
        const files = entries.filter((one) => one.isFile()).map(({ name }) => name);
        const sizes = await Promise.all(files.map((name) => stat(path(side, name)).catch(missing)));
        return files.flatMap((name, at) => (sizes[at] ? [{ name, bytes: sizes[at].size }] : []));
      },
      read: (side, name) => readFile(path(side, name)).catch(missing),
      async write(name, bytes) {
        const file = await open(path('out', name), 'w', 0o640);
        try {
          await file.writeFile(bytes);
          await file.sync();
        } finally {
          await file.close();
        }
      },
      async rename(from, to) {
        if (await stat(path('out', to)).catch(missing)) throw new Error(`${to} stands in the folder already`);
        return rename(path('out', from), path('out', to)).then(
          () => true,
          (error: NodeJS.ErrnoException) => missing(error) ?? false,
        );
      },
      remove: (name) => rm(path('out', name), { force: true }),
      setAside: (name, as) => rename(path('in', name), join(root, 'in', 'read', as)).catch(() => undefined),
      close: async () => undefined,
    };
  };
