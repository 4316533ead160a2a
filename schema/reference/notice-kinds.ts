/** Every message to a borrower, and the category in which the cabinet lists it. Kinds are stored: never rename one. */
export type NoticeCategory = 'LOAN' | 'AGREEMENT' | 'NEWS';

export const NOTICE_KINDS = {
  approved: 'LOAN',
  consent: 'LOAN',
  alternative: 'LOAN',
  declined: 'LOAN',
  revision: 'LOAN',
  evidence: 'LOAN',
  reviewLate: 'LOAN',
  reviewLapsed: 'LOAN',
  payoutFailed: 'LOAN',
  issued: 'LOAN',
  payment: 'LOAN',
  paymentFailed: 'LOAN',
  reminder: 'LOAN',
  reminderCovered: 'LOAN',
  overdue: 'LOAN',
  closed: 'LOAN',
  writtenOff: 'LOAN',
  reversed: 'LOAN',
  reversedPart: 'LOAN',
  reversalOwed: 'LOAN',
  topUpOwed: 'LOAN',
  reversalSettled: 'LOAN',
  waived: 'LOAN',
  disputeTaken: 'LOAN',
  disputeUpheld: 'LOAN',
  disputeDismissed: 'LOAN',
  deferred: 'AGREEMENT',
  courtOffer: 'AGREEMENT',
  prolongationLapsed: 'AGREEMENT',
  refinancingLapsed: 'AGREEMENT',
  restructuringLapsed: 'AGREEMENT',
  prepaymentLapsed: 'AGREEMENT',
  cessionAhead: 'AGREEMENT',
  ceded: 'AGREEMENT',
  passwordChanged: 'NEWS',
  phoneChanged: 'NEWS',
  emailChanged: 'NEWS',
  dataDownloaded: 'NEWS',
  forgettingAsked: 'NEWS',
  forgotten: 'NEWS',
} as const satisfies Readonly<Record<string, NoticeCategory>>;

export type NoticeKind = keyof typeof NOTICE_KINDS;

export const isNoticeKind = (text: string): text is NoticeKind => Object.hasOwn(NOTICE_KINDS, text);
