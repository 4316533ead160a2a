import type { MessageFormatElement } from 'react-intl';

/** Parsed texts by id. The build turns `locales/{ru,kk}/*.json` (id to ICU text) into these. */
export type Messages = Record<string, MessageFormatElement[]>;

/** One object of the files of a language; an id starts with its file's name in camel case, so no two files clash. */
export const merged = (files: Record<string, Messages>): Messages => Object.assign({}, ...Object.values(files));
