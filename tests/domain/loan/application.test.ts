import { describe, expect, it } from 'vitest';
import { addDays, localDate } from '../../../schema/values/local-date.ts';
import { tenge } from '../../../schema/values/money.ts';
import { highestTotal, ISSUE_WITHIN_DAYS } from '../../../server/domain/money/offer-figures.ts';
import {
  applied,
  approval,
  approved,
  BORROWER,
  closeDay,
  decided,
  HASH,
  IBAN,
  il,
  LOAN,
  MONDAY,
  on,
  queued,
  readyForScoring,
  sent,
  signature,
  signed,
  someFacts,
  spl,
  totalOf,
} from '../../support/a-loan.ts';
import { nothing } from '../../support/spec.ts';

const TUESDAY = '2026-03-03';
const now = `${MONDAY}T06:00:00.000Z`;

describe('opening an application', () => {
  const asked = {
    type: 'Apply',
    loanId: LOAN,
    borrowerId: BORROWER,
    offerNumber: 'NS-2026-000001',
    terms: spl(),
    repeat: false,
  } as const;
  const command = on(MONDAY, asked);

  it('an application starts in INITIAL with the price of the day', () => {
    const loan = nothing.when(command).said('LoanApplied').in('INITIAL');
    expect(loan.last('LoanApplied').price).toMatchObject({ total: tenge(102_800), maturity: '2026-03-12' });
  });

  it('a repeated command opens one application', () => {
    nothing.when(command).when(command).said();
  });

  it('terms that no product has are refused', () => {
    const ask = (terms: ReturnType<typeof spl>) => ({ ...command, terms });
    nothing.refuses(ask(spl({ amount: tenge(191_000) })), 'AMOUNT_OUT_OF_RANGE');
    nothing.refuses(ask(spl({ amount: tenge(12_000) })), 'AMOUNT_OUT_OF_RANGE');
    nothing.refuses(ask(spl({ term: { unit: 'DAY', count: 32 } })), 'TERM_OUT_OF_RANGE');
    nothing.refuses(ask(spl({ promoCode: 'NO-SUCH' })), 'PROMO_WRONG');
    nothing.refuses(ask(spl({ productType: 'INDIVIDUAL_PERSON_SPL_OLD' })), 'PRODUCT_UNKNOWN');
  });

  it('a promo code is accepted once per borrower', () => {
    const terms = spl({ promoCode: 'NAURYZ2026' });
    const ask = (...usedPromoCodes: string[]) => ({ ...asked, terms, usedPromoCodes });
    nothing.when(on(MONDAY, ask('START10'))).in('INITIAL');
    nothing.refuses(on(MONDAY, ask('NAURYZ2026')), 'PROMO_USED');
    const change = { type: 'ChangeApplication', terms } as const;
    applied().refuses(on(MONDAY, { ...change, usedPromoCodes: ['NAURYZ2026'] }), 'PROMO_USED');
    applied().when(on(MONDAY, change)).in('INITIAL');
  });

  it('an application can be changed before the signature, and cancelled', () => {
    const changed = applied().when(on(MONDAY, { type: 'ChangeApplication', terms: spl({ amount: tenge(50_000) }) }));
    expect(changed.said('ApplicationChanged').in('INITIAL').last('ApplicationChanged').price.total).toBe(tenge(51_400));
    const gone = changed.when(on(MONDAY, { type: 'CancelApplication' })).in('CANCELED');
    gone.when(on(MONDAY, { type: 'CancelApplication' })).said();
    signed().refuses(on(MONDAY, { type: 'ChangeApplication', terms: spl() }), 'NOT_ALLOWED_NOW');
  });
});

describe('the lock of a refusal (R27)', () => {
  const until = localDate('2026-03-09');
  const byKdn = { ...approval, outcome: 'DECLINED', rejectDecisionByKDN: true, lockedUntil: until } as const;
  const cancel = on(MONDAY, { type: 'CancelApplication' });

  it('an application withdrawn after its refusal keeps the lock, also while a new statement is looked at', () => {
    const refused = decided(byKdn);
    expect(refused.when(cancel).in('CANCELED').state).toMatchObject({ lockedUntil: until });
    const again = refused.when(
      on(MONDAY, { type: 'UploadStatement', statementHash: HASH, monthlyIncome: tenge(1), monthsWithIncome: 1 }),
    );
    expect(again.in('READY_FOR_SCORING').when(cancel).in('CANCELED').state).toMatchObject({ lockedUntil: until });
  });

  it('an application withdrawn without a refusal, or with a smaller amount offered, locks nothing', () => {
    expect(applied().when(cancel).state).toMatchObject({ lockedUntil: null });
    const smaller = { ...approval, outcome: 'ALTERNATIVE', rejectDecisionByAmount: true, scoreAmount: tenge(50_000) };
    expect(decided({ ...smaller, outcome: 'ALTERNATIVE' }).when(cancel).state).toMatchObject({ lockedUntil: null });
  });
});

describe('an application without its statement (R262)', () => {
  const refused = signed(il(), MONDAY, { statementNeeded: true }).when(
    on(MONDAY, { type: 'RejectStatement', reason: 'STATEMENT_INCOME' }),
  );
  const scored = refused
    .when(on(MONDAY, { type: 'CancelStatementUpload' }))
    .in('READY_FOR_SCORING')
    .when(on(MONDAY, { type: 'RequestScoring', facts: someFacts }));

  it('is scored and refused, never approved', () => {
    scored.refuses(on(MONDAY, { type: 'RecordDecision', decision: approval, now }), 'NOT_ALLOWED_NOW');
    const no = { ...approval, outcome: 'DECLINED', rejectDecisionByStatement: true } as const;
    scored.when(on(MONDAY, { type: 'RecordDecision', decision: no, now })).in('REJECTED');
  });

  it('ends where no statement was sent at all', () => {
    const waiting = signed(il(), MONDAY, { statementNeeded: true });
    waiting.when(on(MONDAY, { type: 'CancelStatementUpload' })).in('CANCELED');
  });
});

describe('an accepted statement is needed no more', () => {
  const upload = on(MONDAY, {
    type: 'UploadStatement',
    statementHash: HASH,
    monthlyIncome: tenge(300_000),
    monthsWithIncome: 6,
  });
  const waiting = signed(il(), MONDAY, { statementNeeded: true });
  const isNeeded = (needed: boolean) => ({ application: { requirements: { statementNeeded: needed } } });

  it('where it was required', () => {
    expect(waiting.state).toMatchObject(isNeeded(true));
    expect(waiting.when(upload).in('WAITING_FOR_REMITTANCE_SET').state).toMatchObject(isNeeded(false));
  });

  it('where it cures a refusal by debt load', () => {
    const byDebt = { ...approval, outcome: 'DECLINED', rejectDecisionByKDN: true } as const;
    const curable = waiting
      .when(on(MONDAY, { type: 'RejectStatement', reason: 'STATEMENT_INCOME' }))
      .when(on(MONDAY, { type: 'CancelStatementUpload' }))
      .when(on(MONDAY, { type: 'RequestScoring', facts: someFacts }))
      .when(on(MONDAY, { type: 'RecordDecision', decision: byDebt, now }))
      .in('WAITING_REJECT');
    expect(curable.state).toMatchObject(isNeeded(true));
    expect(curable.when(upload).in('READY_FOR_SCORING').state).toMatchObject(isNeeded(false));
  });
});

describe('signing the offer: the first unmet requirement decides the status (R17)', () => {
  it('a signed offer asks for the statement, then the payout method, the face, the insurance', () => {
    const terms = il({ insuranceAgreed: true });
    const all = { statementNeeded: true, payoutChosen: false, faceVerified: false, insuranceOffered: true };
    const loan = signed(terms, MONDAY, all);
    loan.said('OfferSigned', 'StatementRequested').in('WAITING_STATEMENT_LOADING');
    const stated = loan.when(
      on(MONDAY, { type: 'UploadStatement', statementHash: HASH, monthlyIncome: tenge(300_000), monthsWithIncome: 6 }),
    );
    stated.said('StatementUploaded').in('WAITING_FOR_REMITTANCE_SET');
    const chosen = stated.when(on(MONDAY, { type: 'ChoosePayoutMethod', method: IBAN, signature }));
    chosen.said('PayoutMethodChosen', 'BiometryRequested').in('WAITING_FOR_BIOMETRY');
    const failed = chosen.when(on(MONDAY, { type: 'FailBiometry', vendor: 'V1', reason: 'NO_MATCH', triesLeft: 2 }));
    failed.in('WAITING_FOR_BIOMETRY');
    const passed = failed.when(on(MONDAY, { type: 'PassBiometry', vendor: 'V1', reference: 'r' }));
    passed.said('BiometryPassed', 'InsuranceOffered').in('WAITING_FOR_INSURANCE');
    passed
      .when(on(MONDAY, { type: 'AnswerInsurance', accepted: true, consents: [] }))
      .said('InsuranceAccepted')
      .in('ON_VERIFICATION');
    const declined = passed
      .when(on(MONDAY, { type: 'AnswerInsurance', accepted: false, documentHash: HASH }))
      .in('ON_VERIFICATION');
    expect(declined.last('InsuranceDeclined').price.total < declined.last('OfferSigned').price.total).toBe(true);
    expect(declined.last('InsuranceDeclined').price.insurancePremium).toBe(0n);
  });

  it('accepted insurance is not asked about again after another amount (R19)', () => {
    const terms = il({ insuranceAgreed: true });
    const offered = { ...ALL, insuranceOffered: true };
    const waits = signed(terms, MONDAY, offered).when(
      on(MONDAY, { type: 'ChoosePayoutMethod', method: IBAN, signature }),
    );
    const smaller = {
      ...approval,
      outcome: 'ALTERNATIVE',
      rejectDecisionByAmount: true,
      scoreAmount: tenge(150_000),
    } as const;
    const taken = waits
      .in('WAITING_FOR_INSURANCE')
      .when(on(MONDAY, { type: 'AnswerInsurance', accepted: true, consents: [] }))
      .when(on(MONDAY, { type: 'StartVerification' }))
      .when(on(MONDAY, { type: 'RequestScoring', facts: someFacts }))
      .when(on(MONDAY, { type: 'RecordDecision', decision: smaller, now }))
      .when(on(MONDAY, { type: 'AcceptAlternative', terms: { ...terms, amount: tenge(150_000) } }));
    signed({ ...terms, amount: tenge(150_000) }, MONDAY, offered, taken).in('APPROVED');
  });

  it('a signature is refused where the price shown is no longer the price', () => {
    const sign = { type: 'SignOffer', signature, consents: [], requirements: { ...ALL } } as const;
    applied().refuses(on(MONDAY, { ...sign, quotedTotal: tenge(102_799) }), 'DOCUMENT_CHANGED');
  });

  it('an application can be cancelled while it waits', () => {
    signed(spl(), MONDAY, { statementNeeded: true })
      .when(on(MONDAY, { type: 'CancelStatementUpload' }))
      .in('CANCELED');
    const face = signed(spl(), MONDAY, { faceVerified: false }).when(
      on(MONDAY, { type: 'ChoosePayoutMethod', method: IBAN, signature }),
    );
    face.when(on(MONDAY, { type: 'CancelBiometryWait' })).in('CANCELED');
    face.refuses(on(MONDAY, { type: 'CancelStatementUpload' }), 'NOT_ALLOWED_NOW');
  });

  it('only a borrower who has repaid a loan can choose a card (R29)', () => {
    const card = { ...IBAN, kind: 'CARD' } as const;
    signed().refuses(on(MONDAY, { type: 'ChoosePayoutMethod', method: card, signature }), 'CARD_FIRST_LOAN');
  });

  it('the five days are counted from the signature', () => {
    const loan = signed(spl(), '2026-03-05', {}, applied());
    loan.when(closeDay('2026-03-10')).in('WAITING_FOR_REMITTANCE_SET').when(closeDay('2026-03-11')).in('ANNULLED');
  });

  it('an application that is not completed in 5 days is annulled', () => {
    signed().when(closeDay('2026-03-07')).in('WAITING_FOR_REMITTANCE_SET').when(closeDay('2026-03-08')).in('ANNULLED');
    applied().when(closeDay('2026-03-08')).said('LoanAnnulled').in('ANNULLED');
  });
});
const ALL = { statementNeeded: false, payoutChosen: true, faceVerified: true, insuranceOffered: false };

describe('verification', () => {
  const started = queued()
    .in('ON_VERIFICATION')
    .when(on(MONDAY, { type: 'StartVerification' }));

  it('verification without findings continues to scoring by itself', () => {
    started.in('ON_AUTO_VERIFICATION');
    readyForScoring().said('ScoringRequested').in('READY_FOR_SCORING');
  });

  it('verification can go through a person and back to the borrower', () => {
    const review = started
      .when(on(MONDAY, { type: 'RequestManualReview', reasons: ['MANUAL'] }))
      .in('ON_MANUAL_VERIFICATION')
      .when(on(MONDAY, { type: 'TakeForReview', verifierId: 'v-1' }))
      .in('MANUAL_VERIFICATION');
    review
      .when(on(MONDAY, { type: 'RequestRevision', fields: ['document'], note: 'unreadable' }))
      .in('BACK_TO_REVISION')
      .when(on(MONDAY, { type: 'ReturnRevision' }))
      .in('REVISED_VERIFICATION')
      .when(on(MONDAY, { type: 'TakeForReview', verifierId: 'v-1' }))
      .when(on(MONDAY, { type: 'RequestScoring', facts: someFacts }))
      .in('READY_FOR_SCORING');
    review.when(on(MONDAY, { type: 'RejectByFraud', reason: 'FRAUD' })).in('REJECTED_BY_FRAUD');
    review.refuses(on(MONDAY, { type: 'StartVerification' }), 'NOT_ALLOWED_NOW');
  });

  it('the borrower has five days for a revision, however late it is requested', () => {
    const returned = started
      .when(on(MONDAY, { type: 'RequestManualReview', reasons: ['MANUAL'] }))
      .when(on('2026-03-06', { type: 'TakeForReview', verifierId: 'v-1' }))
      .when(on('2026-03-07', { type: 'RequestRevision', fields: ['document'], note: 'unreadable' }));
    returned.when(on('2026-03-12', { type: 'ReturnRevision' })).in('REVISED_VERIFICATION');
    returned.when(closeDay('2026-03-12')).in('BACK_TO_REVISION').when(closeDay('2026-03-13')).in('ANNULLED');
  });

  it('automatic checks that hang annul the application ten days after the signature, and it is not the borrower', () => {
    const hanging = [queued(), started, started.when(on('2026-03-05', { type: 'RequestScoring', facts: someFacts }))];
    for (const checks of hanging) {
      const over = checks.when(closeDay('2026-03-12')).when(closeDay('2026-03-13')).in('ANNULLED');
      expect(over.last('LoanAnnulled').reason).toBe('NOT_DECIDED_IN_TIME');
    }
  });

  it('a review that is not decided in the five promised days annuls the application', () => {
    const waiting = started.when(on(MONDAY, { type: 'RequestManualReview', reasons: ['MANUAL'] }));
    const taken = waiting.when(on('2026-03-06', { type: 'TakeForReview', verifierId: 'v-1' }));
    for (const review of [waiting, taken])
      review.when(closeDay('2026-03-07')).when(closeDay('2026-03-08')).said('LoanAnnulled').in('ANNULLED');
    const answered = taken
      .when(on('2026-03-07', { type: 'RequestRevision', fields: ['document'], note: 'unreadable' }))
      .when(on('2026-03-10', { type: 'ReturnRevision' }));
    answered.when(closeDay('2026-03-15')).in('REVISED_VERIFICATION').when(closeDay('2026-03-16')).in('ANNULLED');
  });
});

describe('the decision', () => {
  const byKdn = {
    ...approval,
    outcome: 'DECLINED',
    rejectDecisionByKDN: true,
    lockedUntil: localDate('2026-03-09'),
  } as const;
  const other = {
    ...approval,
    outcome: 'ALTERNATIVE',
    rejectDecisionByAmount: true,
    scoreAmount: tenge(60_000),
  } as const;

  it('an approval is AGREED and APPROVED in one append', () => {
    approved().said('LoanDecided', 'LoanApproved').in('APPROVED');
  });

  it('a final no is REJECTED at once, with the day from which one may apply again', () => {
    const loan = decided({ ...byKdn, rejectDecisionByKDN: false, rejectDecision60Plus: true });
    loan.said('LoanDecided', 'LoanRejected').in('REJECTED');
    expect(loan.last('LoanRejected').lockedUntil).toBe('2026-03-09');
  });

  it('a statement can cure a refusal for debt load until the end of the day', () => {
    const loan = decided(byKdn).said('LoanDecided').in('WAITING_REJECT');
    const upload = {
      type: 'UploadStatement',
      statementHash: HASH,
      monthlyIncome: tenge(900_000),
      monthsWithIncome: 6,
    } as const;
    const cured = loan.when(on(MONDAY, upload)).in('READY_FOR_SCORING');
    cured
      .when(on(MONDAY, { type: 'RequestScoring', facts: someFacts }))
      .when(on(MONDAY, { type: 'RecordDecision', decision: approval, now }))
      .in('APPROVED');
    loan.when(closeDay(MONDAY)).in('WAITING_REJECT').when(closeDay(TUESDAY)).said('LoanRejected').in('REJECTED');
    loan.refuses(on(TUESDAY, upload), 'NOT_ALLOWED_NOW');
    loan.when(on(MONDAY, { type: 'CancelStatementUpload' })).said('StatementUploadCancelled', 'LoanRejected');
  });

  it('an alternative amount accepted and signed the same day is agreed without a new decision (R19)', () => {
    const loan = decided(other).in('WAITING_REJECT');
    const take = (amount: number) => on(MONDAY, { type: 'AcceptAlternative', terms: spl({ amount: tenge(amount) }) });
    loan.refuses(take(65_000), 'AMOUNT_OUT_OF_RANGE');
    const taken = loan.when(take(60_000)).said('AlternativeAccepted').in('INITIAL');
    const terms = spl({ amount: tenge(60_000) });
    const sign = (day: string) =>
      on(day, { type: 'SignOffer', signature, consents: [], quotedTotal: totalOf(terms, day), requirements: ALL });
    taken.when(sign(MONDAY)).said('OfferSigned', 'LoanDecided', 'LoanApproved').in('APPROVED');
    taken.when(sign(TUESDAY)).said('OfferSigned').in('ON_VERIFICATION');
    taken.refuses(on(MONDAY, { type: 'ChangeApplication', terms: spl() }), 'AMOUNT_OUT_OF_RANGE');
    loan.when(closeDay(TUESDAY)).in('REJECTED');
  });

  it('above 75 MCI a second consent is needed after 24 hours, or the loan is annulled (R23)', () => {
    const loan = approved(il({ amount: tenge(350_000) }));
    loan.said('LoanDecided', 'IssuanceConsentRequested').in('WAITING_FOR_ISSUANCE_CONSENT');
    expect(loan.last('IssuanceConsentRequested')).toMatchObject({
      opensAt: '2026-03-03T06:00:00.000Z',
      lapsesAt: '2026-03-08T06:00:00.000Z',
    });
    const give = (at: string, documentHash: string = HASH) =>
      on(at.slice(0, 10), {
        type: 'GiveIssuanceConsent',
        signature: { documentType: 'OFFER', documentHash },
        edsHash: HASH,
        now: at,
      });
    loan.refuses(give('2026-03-03T05:59:59.000Z'), 'CONSENT_TOO_EARLY');
    loan.refuses(give('2026-03-08T06:00:01.000Z'), 'CONSENT_LAPSED');
    loan.refuses(give('2026-03-03T06:00:00.000Z', 'b'.repeat(64)), 'DOCUMENT_CHANGED');
    loan.when(give('2026-03-03T06:00:00.000Z')).said('IssuanceConsentGiven', 'LoanApproved').in('APPROVED');
    loan.when(on(MONDAY, { type: 'CancelIssuanceConsent' })).in('CANCELED');
    loan.when(closeDay('2026-03-08')).in('WAITING_FOR_ISSUANCE_CONSENT').when(closeDay('2026-03-09')).in('ANNULLED');
    approved(il({ amount: tenge(320_000) })).in('APPROVED');
  });
});

describe('the payout of a loan', () => {
  it("a payout is requested, prepared, sent and confirmed, and the loan is issued on the provider's day", () => {
    const loan = sent()
      .in('REMITTANCE_IN_PROGRESS')
      .when(on(TUESDAY, { type: 'ConfirmPayout', externalId: 'out-1' }));
    loan.said('PayoutConfirmed', 'LoanIssued').in('ACTIVE');
    expect(loan.last('LoanIssued')).toMatchObject({
      issuedOn: TUESDAY,
      price: { maturity: '2026-03-13', total: tenge(102_800) },
    });
    loan.when(on(TUESDAY, { type: 'ConfirmPayout', externalId: 'out-1' })).said();
  });

  it('a provider that names a day before the signature: the loan begins with the signature', () => {
    const loan = sent()
      .when(on('2025-03-02', { type: 'ConfirmPayout', externalId: 'out-1' }))
      .in('ACTIVE');
    expect(loan.last('PayoutConfirmed').operationDate).toBe('2025-03-02');
    expect(loan.last('LoanIssued')).toMatchObject({ issuedOn: MONDAY, price: { total: tenge(102_800) } });
  });

  it('a failed payout is tried again another way, or the loan is annulled when its time is over', () => {
    const failed = sent()
      .when(on(MONDAY, { type: 'FailPayout', code: '14', externalId: 'out-1' }))
      .in('REMITTANCE_ERROR');
    const again = failed.when(on(TUESDAY, { type: 'ChoosePayoutMethod', method: IBAN, signature }));
    again.said('PayoutMethodChosen', 'PayoutRequested').in('WAITING_REMITTANCE_PREPARED');
    expect(again.last('PayoutRequested').attempt).toBe(2);
    again.refuses(on(TUESDAY, { type: 'RequestPayout' }), 'NOT_ALLOWED_NOW');
    failed.when(closeDay('2026-03-07')).in('REMITTANCE_ERROR').when(closeDay('2026-03-08')).in('ANNULLED');
  });

  it('a recalled payout ends the application', () => {
    sent()
      .when(on(MONDAY, { type: 'RecallPayout', reason: 'OFFICE' }))
      .said('PayoutRecalled')
      .in('REMITTANCE_CANCELED');
  });

  it('a promo code that has ended meanwhile keeps its price', () => {
    const terms = spl({ promoCode: 'NAURYZ2026' });
    const loan = sent(terms, '2026-03-31').when(on('2026-04-01', { type: 'ConfirmPayout', externalId: 'out-1' }));
    expect(loan.last('LoanIssued').price.rate).toBe(loan.last('OfferSigned').price.rate);
    expect(loan.last('LoanIssued').price.rate).toBe(2_380n);
  });
});

describe('an offer that has come to cost more than the signed maximum', () => {
  /** Three months have their greatest length from here, but not from a February. */
  const [SIGNED, LATER] = ['2026-02-24', '2026-07-01'];
  const terms = il({ amount: tenge(300_000), term: { unit: 'MONTH', count: 3 } });
  const offer = signed(terms, SIGNED);
  const most = highestTotal(offer.last('OfferSigned').price, terms);
  const requestLater = on(LATER, { type: 'RequestPayout' });
  const prepareLater = on(LATER, { type: 'PreparePayout', provider: 'bank', providerKey: 'key-1' });

  it('such an offer is not paid out, and the slot is free for a new application', () => {
    approved(terms, SIGNED).when(requestLater).said('LoanAnnulled').in('ANNULLED');
    const requested = approved(terms, SIGNED).when(on(SIGNED, { type: 'RequestPayout' }));
    requested.when(prepareLater).said('LoanAnnulled').in('ANNULLED');
    const failed = sent(terms, SIGNED).when(
      on(SIGNED, { type: 'FailPayout', code: 'ACCOUNT_CLOSED', externalId: null }),
    );
    const soon = '2026-02-25';
    failed.when(on(soon, { type: 'ChoosePayoutMethod', method: IBAN, signature })).in('WAITING_REMITTANCE_PREPARED');
  });

  it('money that was already sent is lent at a rate that keeps the signed maximum', () => {
    const loan = sent(terms, SIGNED).when(on(LATER, { type: 'ConfirmPayout', externalId: 'out-1' }));
    const { price } = loan.last('LoanIssued');
    expect(price.total <= most && price.total > most - tenge(40)).toBe(true);
    expect(price.rate < offer.last('OfferSigned').price.rate).toBe(true);
  });

  it('no offer outgrows its maximum on the days for which it names the sum', () => {
    for (let after = 1; after <= ISSUE_WITHIN_DAYS; after += 1) {
      const day = addDays(localDate(SIGNED), after);
      approved(terms, SIGNED)
        .when(on(day, { type: 'RequestPayout' }))
        .in('WAITING_REMITTANCE_PREPARED');
    }
  });
});
