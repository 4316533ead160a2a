import type { SigningRules } from '../document/document.ts';
import type { DetailsMakers } from '../document/document-unchanged.ts';
import type { SignatureCheck } from '../document/signed-document.ts';
import { type AgreementDeps, makeWithdrawal, offerDetails } from './agreement.ts';
import { makeLoanWays } from './loan-ways.ts';
import { makePrepayment, partialDetails } from './prepayment.ts';
import { makeProlongation } from './prolongation.ts';
import { makeRefinancing, type RefinancingDeps } from './refinancing.ts';
import { makeRestructuring, restructuringDetails } from './restructuring.ts';

export const agreementDetails = (deps: Pick<AgreementDeps, 'ledger' | 'clock'>): DetailsMakers => ({
  PARTIAL_PREPAYMENT_APPLICATION: partialDetails(deps),
  PARTIAL_PREPAYMENT_ADD_AGREEMENT: partialDetails(deps),
  PROLONGATION: offerDetails(deps, 'PROLONGATION'),
  REFINANCING: offerDetails(deps, 'REFINANCING'),
  ...forEachOffer(restructuringDetails),
});

export function makeAgreementRoom(deps: RefinancingDeps & { unchanged: SignatureCheck }) {
  const prepayment = makePrepayment(deps);
  const prolongation = makeProlongation(deps);
  const refinancing = makeRefinancing(deps);
  const restructuring = makeRestructuring(deps);
  const { unchanged } = deps;
  const signing: SigningRules = {
    makers: { PROLONGATION: prolongation.prepare, REFINANCING: refinancing.prepare },
    checks: {
      FULL_PREPAYMENT: unchanged,
      PARTIAL_PREPAYMENT_APPLICATION: unchanged,
      PROLONGATION: prolongation.check,
      REFINANCING: refinancing.check,
      ...forEachOffer<SignatureCheck>(async (signed) => (await restructuring.check(signed)) ?? unchanged(signed)),
    },
    handlers: {
      FULL_PREPAYMENT: prepayment.signed,
      PARTIAL_PREPAYMENT_APPLICATION: prepayment.signed,
      PROLONGATION: prolongation.signed,
      REFINANCING: refinancing.signed,
      ...forEachOffer(restructuring.signed),
    },
  };
  return {
    can: {
      prepayment,
      prolongation,
      refinancing,
      restructuring,
      withdrawRequest: makeWithdrawal(deps),
      loanWays: makeLoanWays(deps),
    },
    signing,
  };
}

function forEachOffer<V>(value: V) {
  return {
    RESTRUCTURING_OFFER: value,
    RESTRUCTURING_IL_OFFER: value,
    RESTRUCTURING_BIL_OFFER: value,
    RESTRUCTURING_COURT_OFFER: value,
  };
}
