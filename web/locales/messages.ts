import type { MessageFormatElement } from 'react-intl';

/**
 * Built from `locales/{ru,kk}/*.json` (id to ICU text). An id starts with its file's name in camel case, so no two
 * files clash.
 */
export type Messages = Record<string, MessageFormatElement[]>;
