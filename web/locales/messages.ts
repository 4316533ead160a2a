import type { formatToParts } from 'intl-messageformat';

type Tree = Parameters<typeof formatToParts>[0];

/** Parsed texts by id. An id starts with its file's name in camel case, so no two files clash. */
export type Messages = Record<string, Tree>;
/** What the build makes of `locales/{ru,kk}/*.json`: a text without arguments stays a string. */
export type TextFile = Readonly<Record<string, Tree | string>>;
export type TextFiles = Readonly<Record<string, () => Promise<TextFile>>>;
