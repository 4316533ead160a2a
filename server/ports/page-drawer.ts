/** Draws pages of the web as HTML from the answers to their questions. */
export type PageQuestion = { readonly hash: string; readonly variables: Readonly<Record<string, unknown>> };

/** Null instead of HTML: answers are missing, or the page is one that only a browser can draw. */
export type PageDrawing = { readonly html: string | null; readonly asks: readonly PageQuestion[] };

/** Answers by `<hash> <variables as JSON>`. @throws where too many pages wait already */
export type DrawPage = (path: string, answers: Readonly<Record<string, unknown>>) => Promise<PageDrawing>;
