/** Leaves out parts of libraries that nothing here uses, but that their other parts name. */
import type { Plugin } from 'vite';

/** Apollo prints a document only to tell it from others, which its hash does as well. */
const PRINTER = 'export const print = (document) => document.__meta__.hash;';
/** The client does not mask data (its option `dataMasking`). */
const MASKING = `
export const maskOperation = (data) => data;
export const maskFragment = (data) => data;
export const disableWarningsSlot = { withValue: (_value, run) => run() };`;
/** Our documents have no directives. */
const DIRECTIVES = 'export const removeDirectivesFromDocument = (_directives, document) => document;';

const PARTS = [
  { name: './printer.mjs', importer: '/graphql/language/', code: PRINTER },
  { name: '@apollo/client/masking', importer: '/@apollo/client/', code: MASKING },
  { name: './removeDirectivesFromDocument.js', importer: '/@apollo/client/', code: DIRECTIVES },
] as const;
const PREFIX = '\0nesie-unused:';

export const unusedParts = (): Plugin => ({
  name: 'nesie-unused-parts',
  enforce: 'pre',
  apply: 'build',
  resolveId: (id, importer = '') =>
    PARTS.some((part) => part.name === id && importer.includes(part.importer)) ? PREFIX + id : null,
  load: (id) => {
    const part = PARTS.find(({ name }) => PREFIX + name === id);
    return part ? { code: part.code, moduleSideEffects: false } : null;
  },
});
