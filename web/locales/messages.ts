import type { MessageFormatElement } from 'react-intl';

/** Parsed texts by id. An id starts with its file's name in camel case, so no two files clash. */
export type Messages = Record<string, MessageFormatElement[]>;
/** What the build makes of `locales/{ru,kk}/*.json`: a text without arguments stays a string. */
export type TextFile = Readonly<Record<string, MessageFormatElement[] | string>>;
export type TextFiles = Readonly<Record<string, () => Promise<TextFile>>>;
