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

/** A file in the place could not be reached: tried again in the next round. */
export class PlaceTrouble extends Error {
  override name = 'PlaceTrouble';
}
