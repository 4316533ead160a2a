/** The container of a recording by its first bytes; the name and the declared type of a file prove nothing. */
const EBML = [0x1a, 0x45, 0xdf, 0xa3];
/** EBML element DocType: id 42 82, then its length, then the text. */
const DOC_TYPE = [0x42, 0x82];
const HEADER = 64;

export function videoTypeOf(file: Uint8Array): 'video/webm' | 'video/mp4' | undefined {
  if (startsWith(file, EBML, 0)) return docTypeOf(file) === 'webm' ? 'video/webm' : undefined;
  return textAt(file, 4, 4) === 'ftyp' ? 'video/mp4' : undefined;
}

function docTypeOf(file: Uint8Array): string | undefined {
  for (let at = EBML.length; at < Math.min(file.length - 3, HEADER); at++) {
    if (!startsWith(file, DOC_TYPE, at)) continue;
    const length = (file[at + 2] ?? 0) & 0x7f;
    return textAt(file, at + 3, length);
  }
  return undefined;
}

const startsWith = (file: Uint8Array, bytes: readonly number[], at: number): boolean =>
  bytes.every((byte, index) => file[at + index] === byte);
const textAt = (file: Uint8Array, at: number, length: number): string =>
  String.fromCharCode(...file.subarray(at, at + length));
