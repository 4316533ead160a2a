import type { MessageFormatElement } from 'react-intl';

/** Parsed texts by id. The build turns `locales/{ru,kk}/*.json` (id to ICU text) into these; an id starts with its file's name in camel case, so no two files clash. */
export type Messages = Record<string, MessageFormatElement[]>;
