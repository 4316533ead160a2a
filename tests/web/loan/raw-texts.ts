import { readdirSync } from 'node:fs';

const FILES = readdirSync(new URL('../../../web/locales/ru/', import.meta.url)).map((file) =>
  file.replace('.json', '').replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
);
/** Faults in a text: the id of a missing translation, an argument without a value, or a value like undefined. */
export const RAW = new RegExp(`\\b(${FILES.join('|')})\\.[a-z]\\w+|[{}]|undefined|NaN|Invalid Date`);
