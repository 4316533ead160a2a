/**
 * Events of acts that take two persons, and the version from which their metadata name both. four-eyes.ts says which
 * acts.
 */
export const TWO_PERSONS_SINCE = {
  FraudRejected: 2,
  PayoutRecalled: 2,
  PenaltyWaived: 2,
  WrittenOff: 2,
  PaymentReversed: 2,
  RestructuringRequested: 2,
  CessionAgreed: 2,
  LoanCeded: 2,
  CessionCancelled: 2,
  BalanceDebited: 2,
  RefundRecalled: 2,
  PaymentReleased: 2,
  ReversalForgiven: 1,
  CessionPriceConfirmed: 1,
  BuyerPaid: 1,
  ClaimSettled: 1,
  InsurerPaid: 1,
  CapitalPaidIn: 1,
  CapitalTakenBack: 1,
  DisputeUpheld: 1,
  DisputeDismissed: 1,
} as const;
