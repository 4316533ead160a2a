/** A bytea[] as Postgres takes it in binary: as text every byte would take three, on both sides. */
const BYTEA = 17;
const HEADER = 20;

export function byteaArray(elements: readonly Uint8Array[]): Buffer {
  const bytes = elements.reduce((sum, { length }) => sum + 4 + length, HEADER);
  const array = Buffer.allocUnsafe(bytes);
  array.writeInt32BE(1, 0); // dimensions
  array.writeInt32BE(0, 4); // no nulls
  array.writeInt32BE(BYTEA, 8);
  array.writeInt32BE(elements.length, 12);
  array.writeInt32BE(1, 16); // index of the first
  let at = HEADER;
  for (const element of elements) {
    at = array.writeInt32BE(element.length, at);
    array.set(element, at);
    at += element.length;
  }
  return array;
}
