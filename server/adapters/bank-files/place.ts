import { ProviderUnavailable } from '../../ports/provider.ts';

/** Where files are exchanged: a folder, or a bank's SFTP server. */
export type Found = { readonly name: string; readonly bytes: number };

/** `out` is what we write, `in` what the bank writes. A rename is one step and never replaces a file. */
export type Place = {
  list(side: 'in' | 'out'): Promise<readonly Found[]>;
  /** Undefined where there is no such file. */
  read(side: 'in' | 'out', name: string): Promise<Buffer | undefined>;
  write(name: string, bytes: Buffer): Promise<void>;
  /** False where the first name does not exist: it was renamed before. */
  rename(from: string, to: string): Promise<boolean>;
  remove(name: string): Promise<void>;
  /** Puts a file that was read aside; nothing happens where the bank does not allow it. */
  setAside(name: string, as: string): Promise<void>;
  close(): Promise<void>;
};
export type OpenPlace = () => Promise<Place>;

/** The place could not be reached, or did not do what it was asked: tried again in the next round. */
export class PlaceTrouble extends ProviderUnavailable {
  override name = 'PlaceTrouble';
  override readonly words: string;
  /** The log has the cause too. */
  constructor(words: string, cause: unknown) {
    super(`${words} (${cause instanceof Error ? cause.message.slice(0, 200) : 'unknown'})`, { cause });
    this.words = words;
  }
}

/** `place`, whose calls fail in words. */
export const inWords = (place: Place, wordsOf: (call: string, error: unknown) => string): Place =>
  new Proxy(place, {
    get(target, property, receiver) {
      const call: unknown = Reflect.get(target, property, receiver);
      if (typeof call !== 'function') return call;
      return async (...args: unknown[]) => {
        try {
          return await Reflect.apply(call, target, args);
        } catch (error) {
          throw new PlaceTrouble(wordsOf(String(property), error), error);
        }
      };
    },
  });
