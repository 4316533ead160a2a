/**
 * The loan's decider. Time comes first (R3): it advances the loan, then applies the command's rule, then checks every
 * step against the transition table.
 */
import type { LoanEvent } from '../../../schema/events/loan.ts';
import { allowed } from '../../../schema/loan-status.ts';
import { accept, type Outcome, refuse } from '../decider.ts';
import { acceptAlternative } from './accept-alternative.ts';
import { advance } from './advance.ts';
import { offerAgreement, signAgreement, withdrawRequest } from './agreement.ts';
import { apply } from './apply.ts';
import { applyBalance } from './apply-balance.ts';
import { failBiometry, passBiometry } from './biometry.ts';
import { agreeCession, cancelCession, confirmCession, issueCessionNotice } from './cession.ts';
import { cancelApplication, changeApplication } from './change-application.ts';
import { choosePayoutMethod } from './choose-payout-method.ts';
import { closeLoan } from './close-loan.ts';
import type { LoanCommand } from './commands.ts';
import { dismissDispute, disputeLoan, upholdDispute } from './dispute.ts';
import { acceptEvidence, requestEvidence, sendEvidence } from './evidence.ts';
import { evolve, fold } from './evolve.ts';
import { grantGrace } from './grace.ts';
import { answerInsurance } from './insurance.ts';
import { cancelIssuanceConsent, giveIssuanceConsent } from './issuance-consent.ts';
import { confirmPayout, failPayout, preparePayout, recallPayout, requestPayout, sendPayout } from './payout.ts';
import { requestPrepayment, signPrepayment } from './prepayment.ts';
import { requestProlongation } from './prolongation.ts';
import { withFirstPayment } from './receipt.ts';
import { receivePayment } from './receive-payment.ts';
import { recordDecision } from './record-decision.ts';
import { issueByRefinancing, requestRefinancing } from './refinancing.ts';
import { requestRestructuring, signRestructuring } from './restructuring.ts';
import { returnPayout } from './return-payout.ts';
import { reversePayment } from './reverse-payment.ts';
import { signOffer } from './sign-offer.ts';
import { spendBonus } from './spend-bonus.ts';
import type { LoanState } from './state.ts';
import { cancelStatementUpload, rejectStatement, uploadStatement } from './statement.ts';
import {
  rejectByFraud,
  requestManualReview,
  requestRevision,
  requestScoring,
  returnRevision,
  startVerification,
  takeForReview,
} from './verification.ts';
import { waivePenalty } from './waive-penalty.ts';
import { writeOff } from './write-off.ts';

export function decide(state: LoanState, command: LoanCommand): Outcome<LoanEvent> {
  const passed = bringsItsOwnDay(command) ? [] : advance(state, command.today);
  const outcome = rule(fold(state, passed), command);
  if ('refusal' in outcome) return outcome;
  if (outcome.events.length === 0 && command.type !== 'CloseDay') return accept();
  return permitted(state, [...passed, ...outcome.events]);
}

/** A payment counts from its own day, so receivePayment advances time itself. */
const bringsItsOwnDay = (command: LoanCommand): boolean => command.type === 'ReceivePayment';

function permitted(state: LoanState, events: readonly LoanEvent[]): Outcome<LoanEvent> {
  let present = state;
  for (const event of events) {
    if (!allowed(present.status, event.type, event.data.status)) {
      return refuse('NOT_ALLOWED_NOW', { facts: { status: present.status ?? 'NONE' } });
    }
    present = evolve(present, event);
  }
  return accept(...events);
}

function rule(state: LoanState, command: LoanCommand): Outcome<LoanEvent> {
  switch (command.type) {
    case 'Apply':
      return apply(state, command);
    case 'ChangeApplication':
      return changeApplication(state, command);
    case 'CancelApplication':
      return cancelApplication(state);
    case 'SignOffer':
      return signOffer(state, command);
    case 'UploadStatement':
      return uploadStatement(state, command);
    case 'RejectStatement':
      return rejectStatement(state, command);
    case 'CancelStatementUpload':
      return cancelStatementUpload(state);
    case 'ChoosePayoutMethod':
      return choosePayoutMethod(state, command);
    case 'PassBiometry':
      return passBiometry(state, command);
    case 'FailBiometry':
      return failBiometry(state, command);
    case 'CancelBiometryWait':
      return accept({ type: 'BiometryWaitCancelled', data: { status: 'CANCELED' } });
    case 'AnswerInsurance':
      return answerInsurance(state, command);
    case 'StartVerification':
      return startVerification();
    case 'RequestManualReview':
      return requestManualReview(command);
    case 'TakeForReview':
      return takeForReview(state, command);
    case 'RequestRevision':
      return requestRevision(command);
    case 'ReturnRevision':
      return returnRevision(state, command);
    case 'RequestEvidence':
      return requestEvidence(command);
    case 'SendEvidence':
      return sendEvidence(state, command);
    case 'AcceptEvidence':
      return acceptEvidence(state, command);
    case 'RequestScoring':
      return requestScoring(command);
    case 'RecordDecision':
      return recordDecision(state, command);
    case 'AcceptAlternative':
      return acceptAlternative(state, command);
    case 'GiveIssuanceConsent':
      return giveIssuanceConsent(state, command);
    case 'CancelIssuanceConsent':
      return cancelIssuanceConsent();
    case 'RejectByFraud':
      return rejectByFraud(command);
    case 'RequestPayout':
      return requestPayout(state, command);
    case 'PreparePayout':
      return preparePayout(state, command);
    case 'SendPayout':
      return sendPayout(command);
    case 'ConfirmPayout':
      return confirmPayout(state, command);
    case 'FailPayout':
      return failPayout(command);
    case 'RecallPayout':
      return recallPayout(command);
    case 'ReturnPayout':
      return returnPayout(state, command);
    case 'ReceivePayment':
      return receivePayment(state, command);
    case 'ApplyBalance':
      return applyBalance(state, command);
    case 'SpendBonus':
      return spendBonus(state, command);
    case 'RequestPrepayment':
      return requestPrepayment(state, command);
    case 'SignPrepayment':
      return signPrepayment(state, command);
    case 'RequestProlongation':
      return requestProlongation(state, command);
    case 'RequestRefinancing':
      return requestRefinancing(state, command);
    case 'OfferAgreement':
      return offerAgreement(state, command);
    case 'SignAgreement':
      return signAgreement(state, command);
    case 'IssueByRefinancing':
      return issueByRefinancing(state, command);
    case 'RequestRestructuring':
      return requestRestructuring(state, command, withFirstPayment(command.today));
    case 'SignRestructuring':
      return signRestructuring(state, command, withFirstPayment(command.today));
    case 'WithdrawRequest':
      return withdrawRequest(state);
    case 'GrantGrace':
      return grantGrace(state, command);
    case 'WaivePenalty':
      return waivePenalty(state, command);
    case 'WriteOff':
      return writeOff(state, command);
    case 'DisputeLoan':
      return disputeLoan(state, command);
    case 'UpholdDispute':
      return upholdDispute(state, command);
    case 'DismissDispute':
      return dismissDispute(state, command);
    case 'IssueCessionNotice':
      return issueCessionNotice(state, command);
    case 'AgreeCession':
      return agreeCession(state, command);
    case 'ConfirmCession':
      return confirmCession(state, command);
    case 'CancelCession':
      return cancelCession(state);
    case 'ReversePayment':
      return reversePayment(state, command);
    case 'CloseLoan':
      return closeLoan(state, command);
    case 'CloseDay':
      return accept();
  }
}
