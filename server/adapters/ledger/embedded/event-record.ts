/** What stands in the log, and the few names the protocol gives a meaning of its own. */

export type NewEvent = { id: string; type: string; json: boolean; data: Uint8Array; metadata: Uint8Array };

export type StoredEvent = NewEvent & {
  stream: string;
  /** 0 for the first event of a stream. */
  revision: number;
  /** Byte offset in an imagined log file: unique, rising, with gaps. */
  position: number;
  /** Milliseconds since 1970. */
  created: number;
  /** Held in memory for several readers; any other is read from the disk for one. */
  shared?: true;
};

/** Revision of the $streamDeleted event; on the wire it is the largest int64, which a number cannot hold. */
export const TOMBSTONE = Number.MAX_SAFE_INTEGER;

/** Metadata of stream `x` lives in stream `$$x`. */
export const isMetastream = (stream: string): boolean => stream.startsWith('$$');
export const metastreamOf = (stream: string): string => `$$${stream}`;
export const originOf = (stream: string): string => (isMetastream(stream) ? stream.slice(2) : stream);

/** Room that a record takes in the log. */
export function recordSize(event: NewEvent & { stream: string }): number {
  return (
    64 + Buffer.byteLength(event.stream) + Buffer.byteLength(event.type) + event.data.length + event.metadata.length
  );
}

/** What one event counts towards the limit of an append: data, metadata and the type in UTF-16, as the real server counts. */
export const appendSize = (event: NewEvent): number =>
  event.data.length + event.metadata.length + 2 * event.type.length;

export const EMPTY = new Uint8Array();

export function systemEvent(type: string, data: Uint8Array): NewEvent {
  return { id: crypto.randomUUID(), type, json: true, data, metadata: EMPTY };
}
