/** Where the ends of streams stand in the trees of the daily anchors. */

/** An event as the store has it: the hash covers these bytes. */
export type StoredEvent = {
  readonly stream: string;
  readonly revision: bigint;
  readonly position: bigint;
  readonly id: string;
  readonly type: string;
  readonly data: unknown;
  readonly metadata: unknown;
};

/** The event of `revision` is the end of its stream in the anchor of revision `anchor`; `path` leads to its root. */
export type AnchoredPlace = {
  readonly stream: string;
  readonly revision: bigint;
  readonly anchor: bigint;
  readonly path: readonly { readonly side: 'left' | 'right'; readonly hash: string }[];
};

export type AnchoredPlaces = {
  /**
   * @param streams all events of each, of which the first `taken` are to be proved
   * @returns the stored anchors from the first that is needed to the newest: each holds the hash of the one before
   */
  of(
    streams: readonly { readonly events: readonly StoredEvent[]; readonly taken: number }[],
  ): Promise<{ readonly places: readonly AnchoredPlace[]; readonly anchors: readonly StoredEvent[] }>;
};
