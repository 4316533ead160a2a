import { consentsAt } from '../../../schema/reference/consents/all.ts';
import type { FaceVendorName } from '../../../schema/reference/face-vendors.ts';
import { PERSONAS } from '../../../schema/reference/personas.ts';
import type { BorrowerId } from '../../../schema/values/ids.ts';
import type { FaceVendor } from '../../ports/biometry.ts';
import type { BiometrySessions } from '../../ports/biometry-sessions.ts';
import type { Eds } from '../../ports/eds.ts';
import type { EdsSessions } from '../../ports/eds-sessions.ts';
import type { SigningRules } from '../document/document.ts';
import { loansOf } from '../loan/borrower-loans.ts';
import { type ApplicationDeps, makeApplications } from './application.ts';
import { makeBiometry } from './biometry.ts';
import { makeEds } from './eds.ts';
import { makeEdsFollow } from './eds-follow.ts';
import { type EvidenceDeps, makeEvidence } from './evidence.ts';
import { makeFaceFrames } from './face-frames.ts';
import { type InsuranceDeps, makeInsurance } from './insurance.ts';
import { makePreScore } from './pre-score.ts';
import { makeProducts } from './product.ts';
import { makePublicTerms, type PublicTermsDeps } from './public-terms.ts';
import { type SignOfferDeps, signOfferCheck, signOfferHandler } from './sign-offer.ts';
import { makeStatements } from './statement.ts';
import { makeStatementUpload, type StatementUploadDeps } from './statement-upload.ts';

type Deps = ApplicationDeps &
  PublicTermsDeps &
  Omit<SignOfferDeps, 'requiredConsents' | 'statementWanted'> &
  Omit<InsuranceDeps, 'requiredConsents'> &
  Omit<StatementUploadDeps, 'reader'> &
  EvidenceDeps & {
    statementReader: StatementUploadDeps['reader'];
    faceSessions: BiometrySessions;
    faces: Readonly<Record<FaceVendorName, FaceVendor>>;
    edsSessions: EdsSessions;
    eds: Eds;
    publicUrl: string;
    edsForOffer: boolean;
    demo: boolean;
  };

const consentsOf = (place: 'OFFER' | 'INSURANCE') => async () =>
  consentsAt(place).map(({ type, version, hash }) => ({ type, version, hash }));

export function makeApplicationRoom(deps: Deps) {
  const offerConsents = consentsOf('OFFER');
  const offer = { ...deps, requiredConsents: offerConsents, ...(deps.demo ? { statementWanted } : {}) };
  const check = signOfferCheck(offer);
  const sign = signOfferHandler(offer);
  // A code of an SMS signs the offer unless the lender has chosen the electronic signature (R343).
  const signing: SigningRules = deps.edsForOffer
    ? { handlers: {}, byEds: ['OFFER'] }
    : { checks: { OFFER: check }, handlers: { OFFER: sign } };
  const eds = makeEds({
    ...deps,
    sessions: deps.edsSessions,
    provider: deps.eds,
    offer: { check, sign, consents: offerConsents },
  });
  const can = {
    products: makeProducts({ ...deps, loansOf: (id: BorrowerId) => loansOf(deps.ledger, id) }),
    publicTerms: makePublicTerms(deps),
    preScore: makePreScore(deps),
    applications: makeApplications(deps),
    statements: makeStatements(deps),
    statementUpload: makeStatementUpload({ ...deps, reader: deps.statementReader }),
    evidences: makeEvidence(deps),
    faceFrames: makeFaceFrames(deps),
    biometry: makeBiometry({ ...deps, sessions: deps.faceSessions, vendors: deps.faces }),
    insurance: makeInsurance({ ...deps, requiredConsents: consentsOf('INSURANCE') }),
    eds,
    edsFollow: makeEdsFollow({ ...deps, sessions: deps.edsSessions, provider: deps.eds, eds }),
    offerConsents,
  };
  return { can, signing };
}

/** Demo only: some sandbox personas must always upload a bank statement. */
const statementWanted = (iin: string): boolean =>
  PERSONAS.some((one) => one.key === 'statement-needed' && one.iin === iin);
