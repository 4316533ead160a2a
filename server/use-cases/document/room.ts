/** The door of the room: papers are printed for the other rooms, and signed in the way that each of them says. */
import { type DocumentDeps, documentMaker, makeDocuments, type PressDeps, type SigningRules } from './document.ts';
import { documentUnchanged } from './document-unchanged.ts';

/** Made first: a capability needs its papers printed before it can say how they are signed. */
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
