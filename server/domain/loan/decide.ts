/**
 * The loan's decider. Time comes first (R3): it advances the loan, then applies the command's rule, then checks every
 * step against the transition table.
 */
import type { LoanEvent } from '../../../schema/events/loan.ts';
import { allowed } from '../../../schema/loan-status.ts';
import { type CodesOf, type Decide, deciding, type RefusalsOf, type Rules, refuse } from '../decider.ts';
import { accept } from './accept.ts';
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
import type { LoanCommand, LoanCommandType } from './commands.ts';
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

export const decide: Decide<LoanState, LoanCommand, LoanEvent, LoanRefusals> = (state, command) => {
  const passed = bringsItsOwnDay(command) ? [] : advance(state, command.today);
  const outcome = rule(fold(state, passed), command);
  if ('refusal' in outcome) return outcome;
  if (outcome.events.length === 0 && command.type !== 'CloseDay') return accept();
  return permitted(state, [...passed, ...outcome.events]);
};

/** A payment counts from its own day, so receivePayment advances time itself. */
const bringsItsOwnDay = (command: LoanCommand): boolean => command.type === 'ReceivePayment';

function permitted(state: LoanState, events: readonly LoanEvent[]) {
  let present = state;
  for (const event of events) {
    if (!allowed(present.status, event.type, event.data.status)) {
      return refuse('NOT_ALLOWED_NOW', { facts: { status: present.status ?? 'NONE' } });
    }
    present = evolve(present, event);
  }
  return accept(...events);
}

/** What each command does to a loan, once time has come to its day. */
const RULES = {
  Apply: apply,
  ChangeApplication: changeApplication,
  CancelApplication: cancelApplication,
  SignOffer: signOffer,
  UploadStatement: uploadStatement,
  RejectStatement: rejectStatement,
  CancelStatementUpload: cancelStatementUpload,
  ChoosePayoutMethod: choosePayoutMethod,
  PassBiometry: passBiometry,
  FailBiometry: failBiometry,
  CancelBiometryWait: () => accept({ type: 'BiometryWaitCancelled', data: { status: 'CANCELED' } }),
  AnswerInsurance: answerInsurance,
  StartVerification: startVerification,
  RequestManualReview: (_, command) => requestManualReview(command),
  TakeForReview: takeForReview,
  RequestRevision: (_, command) => requestRevision(command),
  ReturnRevision: returnRevision,
  RequestEvidence: (_, command) => requestEvidence(command),
  SendEvidence: sendEvidence,
  AcceptEvidence: acceptEvidence,
  RequestScoring: (_, command) => requestScoring(command),
  RecordDecision: recordDecision,
  AcceptAlternative: acceptAlternative,
  GiveIssuanceConsent: giveIssuanceConsent,
  CancelIssuanceConsent: cancelIssuanceConsent,
  RejectByFraud: (_, command) => rejectByFraud(command),
  RequestPayout: requestPayout,
  PreparePayout: preparePayout,
  SendPayout: (_, command) => sendPayout(command),
  ConfirmPayout: confirmPayout,
  FailPayout: (_, command) => failPayout(command),
  RecallPayout: (_, command) => recallPayout(command),
  ReturnPayout: returnPayout,
  ReceivePayment: receivePayment,
  ApplyBalance: applyBalance,
  SpendBonus: spendBonus,
  RequestPrepayment: requestPrepayment,
  SignPrepayment: signPrepayment,
  RequestProlongation: requestProlongation,
  RequestRefinancing: requestRefinancing,
  OfferAgreement: offerAgreement,
  SignAgreement: signAgreement,
  IssueByRefinancing: issueByRefinancing,
  RequestRestructuring: (state, command) => requestRestructuring(state, command, withFirstPayment(command.today)),
  SignRestructuring: (state, command) => signRestructuring(state, command, withFirstPayment(command.today)),
  WithdrawRequest: withdrawRequest,
  GrantGrace: grantGrace,
  WaivePenalty: waivePenalty,
  WriteOff: writeOff,
  DisputeLoan: disputeLoan,
  UpholdDispute: upholdDispute,
  DismissDispute: dismissDispute,
  IssueCessionNotice: issueCessionNotice,
  AgreeCession: agreeCession,
  ConfirmCession: confirmCession,
  CancelCession: cancelCession,
  ReversePayment: reversePayment,
  CloseLoan: closeLoan,
  CloseDay: () => accept(),
} satisfies Rules<LoanState, LoanCommand, LoanEvent>;
const rule = deciding<LoanState, LoanCommand, LoanEvent>()(RULES);

/** The codes with which each command of a loan may refuse. */
export type LoanRefusals = {
  readonly [T in LoanCommandType]: RefusalsOf<typeof RULES>[T] | CodesOf<ReturnType<typeof permitted>>;
};
