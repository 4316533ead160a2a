/** Applications that ended before money was lent, and spent bonuses; see paths.ts. */
import { EVIDENCE_SLOTS, type EvidenceKind } from '../../schema/reference/evidence.ts';
import { addDays, localDate } from '../../schema/values/local-date.ts';
import { tenge } from '../../schema/values/money.ts';
import { score } from '../../server/domain/decision/engine.ts';
import {
  applied,
  BORROWER,
  HASH,
  IBAN,
  il,
  issued,
  LOAN,
  MONDAY,
  on,
  pay,
  paymentId,
  queued,
  signature,
  signed,
  someFacts,
  spl,
} from '../support/a-loan.ts';
import { refinancing } from '../support/an-agreement.ts';
import { nothing, type Story } from '../support/spec.ts';

const day = (n: number) => addDays(localDate(MONDAY), n);
const BOTH = ['DOCUMENT_PHOTOS', 'VIDEO_INTERVIEW'] as const;
const filesOf = (kind: EvidenceKind) => EVIDENCE_SLOTS[kind].map((slot) => ({ slot, hash: HASH }));
const payout = on(MONDAY, { type: 'ChoosePayoutMethod', method: IBAN, signature });

export const APPLICATION_PATHS: Readonly<Record<string, () => Story>> = {
  'led-here-by-a-partner': () => {
    const offerNumber = 'NS-2026-000001';
    const arrival = { channel: 'PARTNER', source: 'admitad' } as const;
    const wish = { loanId: LOAN, borrowerId: BORROWER, offerNumber, terms: spl(), repeat: false, arrival } as const;
    return nothing.when(on(MONDAY, { type: 'Apply', ...wish })).when(on(MONDAY, { type: 'CancelApplication' }));
  },
  'changed-before-the-signature': () => {
    const terms = spl({ amount: tenge(60_000), term: { unit: 'DAY', count: 20 } });
    const changed = applied().when(on(MONDAY, { type: 'ChangeApplication', terms }));
    return signed(terms, MONDAY, {}, changed);
  },
  'statement-refused-and-given-up': () =>
    signed(il(), MONDAY, { statementNeeded: true })
      .when(on(MONDAY, { type: 'RejectStatement', reason: 'FORMAT' }))
      .when(on(day(1), { type: 'CancelStatementUpload' })),
  'face-check-given-up': () =>
    signed(spl(), MONDAY, { faceVerified: false })
      .when(payout)
      .when(on(MONDAY, { type: 'CancelBiometryWait' })),
  'insurance-taken': () => {
    const asked = signed(il({ insuranceAgreed: true }), MONDAY, { insuranceOffered: true }).when(payout);
    const consents = [{ type: 'INSURANCE_RULES', version: '1', hash: HASH }];
    return asked.when(on(MONDAY, { type: 'AnswerInsurance', accepted: true, consents }));
  },
  'photos-and-video-asked-for': () =>
    queued()
      .when(on(MONDAY, { type: 'StartVerification' }))
      .when(on(MONDAY, { type: 'RequestEvidence', kinds: BOTH, reason: 'CHECK', by: 'ENGINE' }))
      .when(on(MONDAY, { type: 'SendEvidence', kind: 'DOCUMENT_PHOTOS', files: filesOf('DOCUMENT_PHOTOS') }))
      .when(on(MONDAY, { type: 'SendEvidence', kind: 'VIDEO_INTERVIEW', files: filesOf('VIDEO_INTERVIEW') }))
      .when(on(MONDAY, { type: 'TakeForReview', verifierId: 'v-1' }))
      .when(on(MONDAY, { type: 'AcceptEvidence', kind: 'VIDEO_INTERVIEW', verifierId: 'v-1' }))
      .when(on(day(1), { type: 'RequestEvidence', kinds: ['DOCUMENT_PHOTOS'], reason: 'GLARE', by: 'VERIFIER' })),
  'paid-with-bonuses': () =>
    issued()
      .when(on(day(4), { type: 'SpendBonus', transferId: paymentId(90), amount: tenge(500) }))
      .when(pay(day(10), tenge(102_300), 1)),
  'declined-for-a-debt-to-this-lender': () => {
    const facts = { ...someFacts, ownDebt: 'WRITTEN_OFF' as const };
    const decision = score(facts, spl(), localDate(MONDAY), false);
    return queued()
      .when(on(MONDAY, { type: 'StartVerification' }))
      .when(on(MONDAY, { type: 'RequestScoring', facts }))
      .when(on(MONDAY, { type: 'RecordDecision', decision, now: `${MONDAY}T06:00:00.000Z` }));
  },
  'refinancing-withdrawn': () =>
    refinancing(issued(), '2026-03-12', 6).when(on('2026-03-12', { type: 'WithdrawRequest' })),
};
