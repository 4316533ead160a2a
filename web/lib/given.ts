/** Answers to the first questions of a page, which the server put into its HTML (D0072). */
export const given = new Map<string, unknown>(
  Object.entries(JSON.parse(globalThis.document?.getElementById('given')?.textContent ?? '{}') as object),
);

/** The code generator stored it in the document. */
export const hashIn = (operation: object): unknown =>
  (operation as { readonly __meta__?: Record<string, unknown> }).__meta__?.hash;

/** The server makes the same key (server/api/http/served-pages.ts). */
export const keyOf = (operation: object, variables: unknown): string =>
  `${String(hashIn(operation))} ${JSON.stringify(variables)}`;

export type Question = { readonly hash: string; readonly variables: unknown };
/** On the server alone: what must be answered before the page can be drawn, by key. */
export const unanswered = new Map<string, Question>();
