/** A sentence for the operator; it names settings, never their values. */
export class BadSetting extends Error {
  override name = 'BadSetting';
}

type Results<T extends readonly (() => unknown)[]> = { -readonly [K in keyof T]: ReturnType<T[K]> };

/** Reads all before it complains, so that one start names every setting that is missing. @throws BadSetting */
export function readAll<const T extends readonly (() => unknown)[]>(...reads: T): Results<T> {
  const complaints = new Set<string>();
  const results = reads.map((read) => {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof BadSetting)) throw error;
      complaints.add(error.message);
      return undefined;
    }
  });
  if (complaints.size > 0) throw new BadSetting([...complaints].join('\n'));
  return results as Results<T>;
}
