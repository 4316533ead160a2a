/** Each room supplies the signing rules of its documents. */
import { type CertificateDeps, makeCertificates } from './certificates.ts';
import { type CheckDeps, makeCheckDocument } from './check-document.ts';
import { type DocumentDeps, documentMaker, makeDocuments, type PressDeps, type SigningRules } from './document.ts';
import { documentUnchanged } from './document-unchanged.ts';

/** Built before the other rooms, which need it for their signing rules. */
export const makePress = (deps: PressDeps) => ({
  makeDocument: documentMaker(deps),
  unchanged: documentUnchanged(deps),
});

type Deps = Omit<DocumentDeps, keyof SigningRules> & CheckDeps & CertificateDeps;
export const makeDocumentRoom = (deps: Deps, rooms: readonly SigningRules[]) => ({
  checkDocument: makeCheckDocument(deps),
  certificates: makeCertificates(deps),
  documents: makeDocuments({
    ...deps,
    makers: Object.assign({}, ...rooms.map(({ makers }) => makers)),
    recipients: Object.assign({}, ...rooms.map(({ recipients }) => recipients)),
    checks: Object.assign({}, ...rooms.map(({ checks }) => checks)),
    byEds: rooms.flatMap(({ byEds = [] }) => byEds),
    handlers: Object.assign({}, ...rooms.map(({ handlers }) => handlers)),
  }),
});
