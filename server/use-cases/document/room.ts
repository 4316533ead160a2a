/**
 * Front door of the room: prints documents for the other rooms, and signs them by the rules that each room supplies.
 */
import { type DocumentDeps, documentMaker, makeDocuments, type PressDeps, type SigningRules } from './document.ts';
import { documentUnchanged } from './document-unchanged.ts';

/** Built before the other rooms, which need it to state the signing rules of their documents. */
export const makePress = (deps: PressDeps) => ({
  makeDocument: documentMaker(deps),
  unchanged: documentUnchanged(deps),
});

type Deps = Omit<DocumentDeps, keyof SigningRules>;
export const makeDocumentRoom = (deps: Deps, rooms: readonly SigningRules[]) => ({
  documents: makeDocuments({
    ...deps,
    makers: Object.assign({}, ...rooms.map(({ makers }) => makers)),
    checks: Object.assign({}, ...rooms.map(({ checks }) => checks)),
    handlers: Object.assign({}, ...rooms.map(({ handlers }) => handlers)),
  }),
});
