import { createHash } from 'node:crypto';
import SftpClient from 'ssh2-sftp-client';
import { inWords, type OpenPlace, type Place, PlaceTrouble } from './place.ts';
import { connectWords, FAILED, sftpWords } from './sftp-words.ts';

export type SftpKeys = {
  readonly host: string;
  readonly port: number;
  readonly user: string;
  /** The private key as text. */
  readonly key: string;
  /** `SHA256:…` as ssh-keygen prints it; another server is not spoken to. Two while the bank changes its key. */
  readonly hostKeys: readonly string[];
  readonly folders: Readonly<Record<'in' | 'out', string>>;
};

const CONNECT_MS = 15_000;
const ALIVE_MS = 10_000;
const NO_SUCH_FILE = 2;
/** Otherwise the library sets 0666, whatever the server's umask says. */
const READABLE = 0o644;

const fingerprint = (key: Buffer): string =>
  `SHA256:${createHash('sha256').update(key).digest('base64').replace(/=+$/, '')}`;
class PartWritten extends Error {
  readonly code = FAILED;
}
const isMissing = (error: { code?: string | number }): boolean =>
  error.code === NO_SUCH_FILE || error.code === 'ENOENT';

export const sftpPlace =
  ({ host, port, user, key, hostKeys, folders }: SftpKeys): OpenPlace =>
  async (): Promise<Place> => {
    // The library prints what it hears of the connection, unless somebody listens.
    const client = new SftpClient('bank', { error: () => undefined, end: () => undefined, close: () => undefined });
    const path = (side: 'in' | 'out', name: string) => `${folders[side]}/${name}`;
    let offered = '';
    try {
      await client.connect({
        ...{ host, port, username: user, privateKey: key, readyTimeout: CONNECT_MS },
        ...{ keepaliveInterval: ALIVE_MS, keepaliveCountMax: 3 },
        hostVerifier: (key: Buffer) => {
          offered = fingerprint(key);
          return hostKeys.includes(offered);
        },
      });
    } catch (error) {
      // A failed sign-in leaves the connection open.
      await client.end().catch(() => undefined);
      throw new PlaceTrouble(connectWords(error, hostKeys.includes(offered) ? '' : offered), error);
    }
    const exists = async (name: string) => (await client.exists(path('out', name))) !== false;
    const place: Place = {
      list: async (side) =>
        (await client.list(folders[side]))
          .filter(({ type }) => type === '-')
          .map(({ name, size }) => ({ name, bytes: size })),
      async read(side, name) {
        try {
          return (await client.get(path(side, name))) as Buffer;
        } catch (error) {
          if (isMissing(error as { code?: string })) return undefined;
          throw error;
        }
      },
      async write(name, bytes) {
        const at = path('out', name);
        await client.put(bytes, at, { writeStreamOptions: { mode: READABLE } });
        // On a full disk the library reports success although only a part was written.
        const { size } = await client.stat(at);
        if (size !== bytes.length) throw new PartWritten(`${size} of ${bytes.length} bytes`);
      },
      /** The plain rename of SFTP refuses a name that stands. */
      async rename(from, to) {
        try {
          await client.rename(path('out', from), path('out', to));
          return true;
        } catch (error) {
          if (!(await exists(from))) return false;
          throw error;
        }
      },
      remove: async (name) => void (await client.delete(path('out', name), true).catch(() => undefined)),
      setAside: async (name, as) =>
        void (await client.rename(path('in', name), `${folders.in}/read/${as}`).catch(() => undefined)),
      close: async () => void (await client.end().catch(() => undefined)),
    };
    return inWords(place, sftpWords);
  };
