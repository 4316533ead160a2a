/** A long stream is shown in parts: the server gives no more events at once, and the page asks for them in turn. */
export const STREAM_PART = 100;

/** The last revision before a part, counted from 0; -1 before the first event. */
export const beforePart = (part: number): number => part * STREAM_PART - 1;
export const isLastPart = (part: number, events: number): boolean => (part + 1) * STREAM_PART >= events;
