export type NewEvent = { id: string; type: string; json: boolean; data: Uint8Array; metadata: Uint8Array };

export type StoredEvent = NewEvent & {
  stream: string;
  revision: number;
  /** A byte offset in an imagined log file: unique, rising, with gaps. */
  position: number;
  /** Milliseconds since 1970. */
  created: number;
  /** Kept in memory for several readers; other events are read from disk for one reader. */
  shared?: true;
};

/** Revision of the $streamDeleted event. On the wire it is the largest int64, which a JS number cannot hold. */
export const TOMBSTONE = Number.MAX_SAFE_INTEGER;

/** Stream `$$x` holds the metadata of stream `x`. */
export const isMetastream = (stream: string): boolean => stream.startsWith('$$');
export const metastreamOf = (stream: string): string => `$$${stream}`;
export const originOf = (stream: string): string => (isMetastream(stream) ? stream.slice(2) : stream);

/** Bytes in the log. */
export function recordSize(event: NewEvent & { stream: string }): number {
  return (
    64 + Buffer.byteLength(event.stream) + Buffer.byteLength(event.type) + event.data.length + event.metadata.length
  );
}

/** Bytes towards the limit of an append, as EventStoreDB counts: data, metadata, and the type in UTF-16. */
export const appendSize = (event: NewEvent): number =>
  event.data.length + event.metadata.length + 2 * event.type.length;

export const EMPTY = new Uint8Array();

export function systemEvent(type: string, data: Uint8Array): NewEvent {
  return { id: crypto.randomUUID(), type, json: true, data, metadata: EMPTY };
}
