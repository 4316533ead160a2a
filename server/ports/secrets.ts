/** Sealing of what must be kept but not read: AES-256-GCM; and look-up of it without opening: a keyed hash. */
export type Secrets = {
  /** `bound` (table and row) is authenticated with the text, so that a cell moved elsewhere does not open. */
  seal(plain: string, bound: string): string;
  open(sealed: string, bound: string): string;
  blindIndex(kind: string, value: string): string;
};
