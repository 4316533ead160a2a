import type { BiometrySessionId } from '../../../schema/values/ids.ts';
import type { BorrowerId } from '../../../schema/values/ids.ts';
import type { CardId } from '../../../schema/values/ids.ts';
import type { Instant } from '../../../schema/values/local-date.ts';
import type { LoanId } from '../../../schema/values/ids.ts';
import type { LocalDate } from '../../../schema/values/local-date.ts';
import type { PaymentId } from '../../../schema/values/ids.ts';
import type { Percent } from '../graphql/scalars.ts';
import type { Tiyn } from '../../../schema/values/money.ts';
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { PortfolioParent } from '../portfolio/view.ts';
import type { Context } from '../context.ts';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  BiometrySessionId: { input: BiometrySessionId; output: BiometrySessionId; }
  BorrowerId: { input: BorrowerId; output: BorrowerId; }
  CardId: { input: CardId; output: CardId; }
  DateTime: { input: Instant; output: Instant; }
  LoanId: { input: LoanId; output: LoanId; }
  LocalDate: { input: LocalDate; output: LocalDate; }
  PaymentId: { input: PaymentId; output: PaymentId; }
  Percent: { input: Percent; output: Percent; }
  Tenge: { input: Tiyn; output: Tiyn; }
};

export type AccessLines = {
  readonly __typename?: 'AccessLines';
  readonly next: Maybe<Scalars['Int']['output']>;
  readonly text: Scalars['String']['output'];
};

export type AccessPage = {
  readonly __typename?: 'AccessPage';
  readonly hasMore: Scalars['Boolean']['output'];
  readonly rows: ReadonlyArray<AccessRow>;
};

export type AccessRow = {
  readonly __typename?: 'AccessRow';
  readonly act: Scalars['String']['output'];
  readonly at: Scalars['DateTime']['output'];
  readonly byId: Scalars['String']['output'];
  readonly byNumber: Maybe<Scalars['String']['output']>;
  readonly byRole: Scalars['String']['output'];
  readonly caseNumber: Maybe<Scalars['String']['output']>;
  readonly detail: Scalars['String']['output'];
  readonly detailText: Scalars['String']['output'];
  readonly hash: Scalars['String']['output'];
  readonly place: Scalars['Int']['output'];
  readonly subjects: ReadonlyArray<Scalars['String']['output']>;
};

export type AccessVerification = {
  readonly __typename?: 'AccessVerification';
  readonly findings: ReadonlyArray<LogFinding>;
  readonly head: Scalars['String']['output'];
  readonly ok: Scalars['Boolean']['output'];
  readonly rows: Scalars['Int']['output'];
};

export type AccountEffect = {
  readonly __typename?: 'AccountEffect';
  readonly account: Scalars['String']['output'];
  readonly after: Scalars['Tenge']['output'];
  readonly before: Scalars['Tenge']['output'];
};

export type AccruedOn = {
  readonly __typename?: 'AccruedOn';
  readonly interest: Scalars['Tenge']['output'];
  readonly on: Scalars['LocalDate']['output'];
  readonly penalty: Scalars['Tenge']['output'];
};

export type Address = {
  readonly __typename?: 'Address';
  readonly city: Maybe<Scalars['String']['output']>;
  readonly district: Maybe<Scalars['String']['output']>;
  readonly flat: Maybe<Scalars['String']['output']>;
  readonly house: Maybe<Scalars['String']['output']>;
  readonly postIndex: Maybe<Scalars['String']['output']>;
  readonly region: Maybe<Scalars['String']['output']>;
  readonly street: Maybe<Scalars['String']['output']>;
};

export type AddressData = {
  readonly __typename?: 'AddressData';
  readonly fromRegistry: Scalars['Boolean']['output'];
  readonly homePhone: Maybe<Scalars['String']['output']>;
  readonly houseOwner: Maybe<Scalars['String']['output']>;
  readonly livesAtRegistration: Scalars['Boolean']['output'];
  readonly livingTime: Maybe<Scalars['String']['output']>;
  readonly registration: Maybe<Address>;
  readonly residence: Maybe<Address>;
};

export type AddressDataInput = {
  readonly homePhone?: InputMaybe<Scalars['String']['input']>;
  readonly houseOwner: Scalars['String']['input'];
  readonly livesAtRegistration: Scalars['Boolean']['input'];
  readonly livingTime: Scalars['String']['input'];
  readonly registration: AddressInput;
  readonly residence?: InputMaybe<AddressInput>;
};

export type AddressInput = {
  readonly city: Scalars['String']['input'];
  readonly district?: InputMaybe<Scalars['String']['input']>;
  readonly flat?: InputMaybe<Scalars['String']['input']>;
  readonly house: Scalars['String']['input'];
  readonly postIndex?: InputMaybe<Scalars['String']['input']>;
  readonly region: Scalars['String']['input'];
  readonly street: Scalars['String']['input'];
};

export type AgreementLine = {
  readonly __typename?: 'AgreementLine';
  readonly agreements: Maybe<Scalars['Int']['output']>;
  readonly kind: Scalars['String']['output'];
  readonly loans: Maybe<Scalars['Int']['output']>;
  readonly principal: Maybe<Scalars['Tenge']['output']>;
  readonly share: Maybe<Scalars['Percent']['output']>;
};

export type AllocationLine = {
  readonly __typename?: 'AllocationLine';
  readonly amount: Scalars['Tenge']['output'];
  readonly component: Scalars['String']['output'];
  readonly overdue: Scalars['Boolean']['output'];
  readonly row: Maybe<Scalars['Int']['output']>;
};

export type AnchorSheet = {
  readonly __typename?: 'AnchorSheet';
  readonly name: Scalars['String']['output'];
  readonly pdf: Scalars['String']['output'];
};

export type ApplicationAsk = {
  readonly __typename?: 'ApplicationAsk';
  readonly act: OfficeAct;
  readonly by: Scalars['String']['output'];
  readonly mine: Scalars['Boolean']['output'];
};

export type ApplicationChannel =
  | 'ADS'
  | 'DIRECT'
  | 'MESSAGE'
  | 'PARTNER'
  | 'SEARCH'
  | 'SOCIAL';

export type ApplicationPayload = {
  readonly __typename?: 'ApplicationPayload';
  readonly errors: ReadonlyArray<UserError>;
  readonly loan: Maybe<Loan>;
};

export type ApprovalMeter = {
  readonly __typename?: 'ApprovalMeter';
  readonly nextGain: Scalars['Int']['output'];
  readonly nextStep: ProfileStep;
  readonly percent: Scalars['Int']['output'];
};

export type AskPlace =
  | 'APPLICATION'
  | 'LOAN'
  | 'SETTLEMENTS'
  | 'SUSPENSE';

export type AskedQuery = {
  readonly __typename?: 'AskedQuery';
  readonly at: Scalars['DateTime']['output'];
  readonly by: Scalars['ID']['output'];
  readonly byNumber: Maybe<Scalars['String']['output']>;
  readonly byRole: Maybe<Scalars['String']['output']>;
  readonly milliseconds: Scalars['Int']['output'];
  readonly operation: Scalars['String']['output'];
  readonly refused: Maybe<Scalars['String']['output']>;
  readonly rows: Scalars['Int']['output'];
};

export type AskedQueryConnection = {
  readonly __typename?: 'AskedQueryConnection';
  readonly edges: ReadonlyArray<AskedQueryEdge>;
  readonly pageInfo: PageInfo;
};

export type AskedQueryEdge = {
  readonly __typename?: 'AskedQueryEdge';
  readonly cursor: Scalars['String']['output'];
  readonly node: AskedQuery;
};

export type AuditSample = {
  readonly __typename?: 'AuditSample';
  readonly by: PortfolioDimension;
  readonly date: Scalars['LocalDate']['output'];
  readonly knownAt: Maybe<Scalars['DateTime']['output']>;
  readonly loans: ReadonlyArray<SampledLoan>;
  readonly seed: Scalars['String']['output'];
  readonly size: Scalars['Int']['output'];
  readonly strata: ReadonlyArray<SampleStratum>;
};

export type BalanceAccount = {
  readonly __typename?: 'BalanceAccount';
  readonly balance: Scalars['Tenge']['output'];
  readonly moves: ReadonlyArray<BalanceMove>;
  readonly next: Maybe<BalanceNext>;
  readonly payoff: Maybe<Scalars['Tenge']['output']>;
  readonly refund: Maybe<BalanceAsked>;
  readonly usable: Scalars['Tenge']['output'];
};

export type BalanceAsked = {
  readonly __typename?: 'BalanceAsked';
  readonly amount: Scalars['Tenge']['output'];
  readonly id: Scalars['PaymentId']['output'];
  readonly on: Scalars['LocalDate']['output'];
  readonly state: BalanceRefundState;
  readonly to: Maybe<Scalars['String']['output']>;
};

export type BalanceMove = {
  readonly __typename?: 'BalanceMove';
  readonly amount: Scalars['Tenge']['output'];
  readonly balance: Scalars['Tenge']['output'];
  readonly id: Scalars['ID']['output'];
  readonly on: Scalars['LocalDate']['output'];
  readonly reason: BalanceReason;
};

export type BalanceNext = {
  readonly __typename?: 'BalanceNext';
  readonly amount: Scalars['Tenge']['output'];
  readonly covered: Scalars['Tenge']['output'];
  readonly loanId: Scalars['LoanId']['output'];
  readonly on: Scalars['LocalDate']['output'];
};

export type BalancePayload = {
  readonly __typename?: 'BalancePayload';
  readonly account: Maybe<BalanceAccount>;
  readonly errors: ReadonlyArray<UserError>;
};

export type BalanceReason =
  | 'CORRECTION'
  | 'INSTALMENT'
  | 'REFUND'
  | 'REFUND_BACK'
  | 'REVERSAL'
  | 'SURPLUS'
  | 'TOP_UP';

export type BalanceRefund = {
  readonly __typename?: 'BalanceRefund';
  readonly amount: Scalars['Tenge']['output'];
  readonly askedAt: Scalars['DateTime']['output'];
  readonly askedBy: Maybe<Scalars['String']['output']>;
  readonly balance: Scalars['Tenge']['output'];
  readonly borrowerId: Scalars['BorrowerId']['output'];
  readonly fullName: Maybe<Scalars['String']['output']>;
  readonly id: Scalars['PaymentId']['output'];
  readonly stage: BalanceRefundStage;
  readonly to: Maybe<Scalars['String']['output']>;
};

export type BalanceRefundPage = {
  readonly __typename?: 'BalanceRefundPage';
  readonly nodes: ReadonlyArray<BalanceRefund>;
  readonly pageInfo: PageInfo;
  readonly totalCount: Scalars['Int']['output'];
};

export type BalanceRefundStage =
  | 'ASKED'
  | 'PREPARED'
  | 'REQUESTED'
  | 'SENT';

export type BalanceRefundState =
  | 'ASKED'
  | 'CAME_BACK'
  | 'ON_ITS_WAY'
  | 'PAID';

export type Balances = {
  readonly __typename?: 'Balances';
  readonly interest: Scalars['Tenge']['output'];
  readonly penalty: Scalars['Tenge']['output'];
  readonly premium: Scalars['Tenge']['output'];
  readonly principal: Scalars['Tenge']['output'];
};

export type BankAccount = {
  readonly __typename?: 'BankAccount';
  readonly account: Scalars['String']['output'];
  readonly balance: Scalars['Tenge']['output'];
  readonly closing: Scalars['Tenge']['output'];
  readonly gaps: ReadonlyArray<BankGap>;
  readonly statementOn: Scalars['LocalDate']['output'];
  readonly stream: Scalars['String']['output'];
};

export type BankGap = {
  readonly __typename?: 'BankGap';
  readonly amount: Scalars['Tenge']['output'];
  readonly from: Scalars['LocalDate']['output'];
  readonly kind: BankGapKind;
  readonly to: Scalars['LocalDate']['output'];
};

export type BankGapKind =
  | 'BETWEEN'
  | 'INSIDE';

export type BehaviourCount = {
  readonly __typename?: 'BehaviourCount';
  readonly count: Scalars['Int']['output'];
  readonly field: Scalars['String']['output'];
  readonly kind: BehaviourKind;
  readonly page: Scalars['String']['output'];
};

export type BehaviourKind =
  | 'CREATE'
  | 'FACE_DEVICE'
  | 'MC'
  | 'MCA';

export type Biometry = {
  readonly __typename?: 'Biometry';
  readonly deviceProblem: Maybe<Scalars['String']['output']>;
  readonly limitLeft: Scalars['Int']['output'];
  readonly refusedAs: Maybe<BiometryStatus>;
  readonly status: BiometryStatus;
  readonly vendor: BiometryVendor;
};

export type BiometryPayload = {
  readonly __typename?: 'BiometryPayload';
  readonly biometry: Maybe<Biometry>;
  readonly errors: ReadonlyArray<UserError>;
};

export type BiometryPurpose =
  | 'ADD_CARD'
  | 'AGREE_CREDIT'
  | 'CHANGE_PHONE';

export type BiometrySession = {
  readonly __typename?: 'BiometrySession';
  readonly id: Scalars['BiometrySessionId']['output'];
  readonly pageUrl: Maybe<Scalars['String']['output']>;
  readonly vendor: BiometryVendor;
};

export type BiometrySessionPayload = {
  readonly __typename?: 'BiometrySessionPayload';
  readonly errors: ReadonlyArray<UserError>;
  readonly session: Maybe<BiometrySession>;
};

export type BiometryStatus =
  | 'CHECK_NOT_NEEDED'
  | 'FACE_REQUIRED'
  | 'GBDFL_NOT_AVAILABLE'
  | 'IIN_NOT_FOUND'
  | 'IIN_REQUIRED'
  | 'LIMIT_REACHED'
  | 'NOT_PASSED'
  | 'NOT_RIGHT_AGE'
  | 'PASSED'
  | 'imageSaveFail'
  | 'imageSaved';

export type BiometryVendor =
  | 'V1'
  | 'V2'
  | 'V3';

export type BonusAccount = {
  readonly __typename?: 'BonusAccount';
  readonly balance: Scalars['Tenge']['output'];
  readonly loan: Maybe<BonusLimit>;
  readonly operations: ReadonlyArray<BonusOperation>;
  readonly owed: Scalars['Tenge']['output'];
};

export type BonusLimit = {
  readonly __typename?: 'BonusLimit';
  readonly limit: Scalars['Tenge']['output'];
  readonly loanId: Scalars['LoanId']['output'];
  readonly refusal: Maybe<UserError>;
  readonly spent: Scalars['Tenge']['output'];
  readonly usable: Scalars['Tenge']['output'];
};

export type BonusOperation = {
  readonly __typename?: 'BonusOperation';
  readonly amount: Scalars['Tenge']['output'];
  readonly balance: Scalars['Tenge']['output'];
  readonly id: Scalars['ID']['output'];
  readonly on: Scalars['LocalDate']['output'];
  readonly pending: Scalars['Boolean']['output'];
  readonly reason: BonusOperationReason;
  readonly type: BonusOperationType;
};

export type BonusOperationReason =
  | 'EARNED'
  | 'RETURNED'
  | 'SPENT'
  | 'TAKEN_BACK';

export type BonusOperationType =
  | 'INCOME'
  | 'OUTGOING';

export type BonusPayload = {
  readonly __typename?: 'BonusPayload';
  readonly account: Maybe<BonusAccount>;
  readonly errors: ReadonlyArray<UserError>;
  readonly spent: Maybe<Scalars['Tenge']['output']>;
};

export type BorrowerKind =
  | 'NEW'
  | 'REPEAT';

export type CallPayload = {
  readonly __typename?: 'CallPayload';
  readonly callId: Maybe<Scalars['ID']['output']>;
  readonly errors: ReadonlyArray<UserError>;
  readonly phone: Maybe<Scalars['String']['output']>;
};

export type CallResult =
  | 'NO_ANSWER'
  | 'OTHER_PERSON'
  | 'PROMISED'
  | 'REFUSED'
  | 'SPOKE';

export type CapitalAct =
  | 'CAPITAL_IN'
  | 'CAPITAL_OUT';

export type Card = {
  readonly __typename?: 'Card';
  readonly bank: Maybe<Scalars['String']['output']>;
  readonly brand: Scalars['String']['output'];
  readonly iban: Maybe<Scalars['String']['output']>;
  readonly id: Scalars['CardId']['output'];
  readonly lastFour: Scalars['String']['output'];
  readonly maskedPan: Scalars['String']['output'];
  readonly name: Maybe<Scalars['String']['output']>;
  readonly numberChecked: Scalars['Boolean']['output'];
  readonly provider: Scalars['String']['output'];
  readonly rejection: Maybe<CardRejection>;
  readonly state: CardState;
  readonly takesOnly: Scalars['Boolean']['output'];
  readonly triesLeft: Scalars['Int']['output'];
};

export type CardPayload = {
  readonly __typename?: 'CardPayload';
  readonly card: Maybe<Card>;
  readonly errors: ReadonlyArray<UserError>;
};

export type CardRegistrationPayload = {
  readonly __typename?: 'CardRegistrationPayload';
  readonly card: Maybe<Card>;
  readonly errors: ReadonlyArray<UserError>;
  readonly redirectUrl: Maybe<Scalars['String']['output']>;
};

export type CardRejection = {
  readonly __typename?: 'CardRejection';
  readonly action: CardRejectionAction;
  readonly code: Scalars['String']['output'];
  readonly message: Scalars['String']['output'];
};

export type CardRejectionAction =
  | 'complete'
  | 'getOnIban'
  | 'repeat';

export type CardState =
  | 'ACTIVE'
  | 'AMOUNT_BLOCKED'
  | 'EXPIRED'
  | 'REGISTERED'
  | 'REJECTED'
  | 'TRIES_OVER';

export type CaseReason =
  | 'AUTHORITY'
  | 'CALL'
  | 'LETTER'
  | 'MONEY';

export type CashAtBank = {
  readonly __typename?: 'CashAtBank';
  readonly accounts: ReadonlyArray<BankAccount>;
  readonly bank: Scalars['Tenge']['output'];
  readonly onTheWay: Scalars['Tenge']['output'];
  readonly other: Scalars['Tenge']['output'];
};

export type CashLine = {
  readonly __typename?: 'CashLine';
  readonly collected: Maybe<Scalars['Tenge']['output']>;
  readonly issued: Maybe<Scalars['Int']['output']>;
  readonly issuedAmount: Maybe<Scalars['Tenge']['output']>;
  readonly payments: Maybe<Scalars['Int']['output']>;
  readonly period: Scalars['String']['output'];
  readonly takenBack: Maybe<Scalars['Tenge']['output']>;
};

export type CashPeriod =
  | 'DAY'
  | 'MONTH';

export type CertificateKind =
  | 'DEBT'
  | 'NO_DEBT';

export type CertificatePayload = {
  readonly __typename?: 'CertificatePayload';
  readonly document: Maybe<Document>;
  readonly errors: ReadonlyArray<UserError>;
  readonly sentTo: Maybe<Scalars['String']['output']>;
};

export type Cession = {
  readonly __typename?: 'Cession';
  readonly agreedOn: Scalars['LocalDate']['output'];
  readonly buyer: Scalars['String']['output'];
  readonly cededOn: Maybe<Scalars['LocalDate']['output']>;
  readonly debt: Maybe<Scalars['Tenge']['output']>;
};

export type ChargePart = {
  readonly __typename?: 'ChargePart';
  readonly amount: Scalars['Tenge']['output'];
  readonly base: Maybe<Scalars['Tenge']['output']>;
  readonly cut: Scalars['Boolean']['output'];
  readonly dailyRatePercent: Maybe<Scalars['Percent']['output']>;
  readonly days: Maybe<Scalars['Int']['output']>;
  readonly from: Maybe<Scalars['LocalDate']['output']>;
  readonly kind: ChargePartKind;
  readonly until: Scalars['LocalDate']['output'];
};

export type ChargePartKind =
  | 'ACCRUED'
  | 'CARRIED'
  | 'PAID'
  | 'WAIVED';

export type CheckPayload = {
  readonly __typename?: 'CheckPayload';
  readonly errors: ReadonlyArray<UserError>;
  readonly paper: Maybe<CheckedDocument>;
};

export type CheckedDocument = {
  readonly __typename?: 'CheckedDocument';
  readonly contract: Scalars['String']['output'];
  readonly madeAt: Scalars['DateTime']['output'];
  readonly matches: Maybe<Scalars['Boolean']['output']>;
  readonly number: Maybe<Scalars['String']['output']>;
  readonly replacedAt: Maybe<Scalars['DateTime']['output']>;
  readonly signedAt: Maybe<Scalars['DateTime']['output']>;
  readonly standing: DocumentStanding;
  readonly title: Scalars['String']['output'];
};

export type CloseStaffPayload = {
  readonly __typename?: 'CloseStaffPayload';
  readonly errors: ReadonlyArray<UserError>;
  readonly lapsedAsks: Scalars['Int']['output'];
  readonly ok: Scalars['Boolean']['output'];
};

export type CodePayload = {
  readonly __typename?: 'CodePayload';
  readonly errors: ReadonlyArray<UserError>;
  readonly sent: Maybe<CodeSent>;
};

export type CodeSent = {
  readonly __typename?: 'CodeSent';
  readonly codesLeftToday: Scalars['Int']['output'];
  readonly expiresAt: Scalars['DateTime']['output'];
  readonly maskedPhone: Scalars['String']['output'];
  readonly resendAfterSeconds: Scalars['Int']['output'];
  readonly triesLeft: Scalars['Int']['output'];
};

export type CollectionCase = {
  readonly __typename?: 'CollectionCase';
  readonly borrowerId: Scalars['BorrowerId']['output'];
  readonly callFrom: Maybe<Scalars['DateTime']['output']>;
  readonly callsLeft: Scalars['Int']['output'];
  readonly contacts: ReadonlyArray<Contact>;
  readonly letters: ReadonlyArray<CollectionLetter>;
  readonly loan: LateLoan;
  readonly plannedLetters: ReadonlyArray<PlannedLetter>;
  readonly promiseUntil: Scalars['LocalDate']['output'];
};

export type CollectionCasePayload = {
  readonly __typename?: 'CollectionCasePayload';
  readonly case: Maybe<CollectionCase>;
  readonly errors: ReadonlyArray<UserError>;
};

export type CollectionLetter = {
  readonly __typename?: 'CollectionLetter';
  readonly hash: Scalars['ID']['output'];
  readonly number: Maybe<Scalars['String']['output']>;
  readonly shownAt: Scalars['DateTime']['output'];
  readonly title: Scalars['String']['output'];
};

export type CollectionStep =
  | 'ANSWER_DISPUTE'
  | 'AWAIT_PROMISE'
  | 'CALL_AGAIN'
  | 'CALL_BACK'
  | 'FIRST_CALL'
  | 'NOTE_CALL'
  | 'PROMISE_BROKEN';

export type CollectionWhich =
  | 'ALL'
  | 'DUE'
  | 'QUIET';

export type Comparison = {
  readonly __typename?: 'Comparison';
  readonly after: PaymentsAhead;
  readonly before: PaymentsAhead;
  readonly difference: Scalars['Tenge']['output'];
};

export type ConsentPlace =
  | 'INSURANCE'
  | 'OFFER'
  | 'REGISTRATION';

export type ConsentText = {
  readonly __typename?: 'ConsentText';
  readonly body: Scalars['String']['output'];
  readonly hash: Scalars['String']['output'];
  readonly title: Scalars['String']['output'];
  readonly type: Scalars['ID']['output'];
  readonly version: Scalars['String']['output'];
};

export type ConsentTick = {
  readonly hash: Scalars['String']['input'];
  readonly type: Scalars['ID']['input'];
};

export type Contact = {
  readonly __typename?: 'Contact';
  readonly at: Scalars['DateTime']['output'];
  readonly by: Scalars['String']['output'];
  readonly callBackOn: Maybe<Scalars['LocalDate']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly incoming: Scalars['Boolean']['output'];
  readonly offerNumber: Scalars['String']['output'];
  readonly promise: Maybe<PromiseToPay>;
  readonly result: Maybe<CallResult>;
  readonly text: Scalars['String']['output'];
};

export type ContactPerson = {
  readonly __typename?: 'ContactPerson';
  readonly name: Scalars['String']['output'];
  readonly phone: Scalars['String']['output'];
  readonly relation: Scalars['String']['output'];
};

export type ContactPersonInput = {
  readonly name: Scalars['String']['input'];
  readonly phone: Scalars['String']['input'];
  readonly relation: Scalars['String']['input'];
};

export type ContactsData = {
  readonly __typename?: 'ContactsData';
  readonly friend: Maybe<ContactPerson>;
  readonly relative: Maybe<ContactPerson>;
};

export type ContactsInput = {
  readonly friend: ContactPersonInput;
  readonly relative: ContactPersonInput;
};

export type CorrectionInput = {
  readonly birthDate?: InputMaybe<Scalars['String']['input']>;
  readonly borrowerId: Scalars['BorrowerId']['input'];
  readonly caseNumber: Scalars['String']['input'];
  readonly documentIssuedBy?: InputMaybe<Scalars['String']['input']>;
  readonly documentIssuedOn?: InputMaybe<Scalars['String']['input']>;
  readonly documentNumber?: InputMaybe<Scalars['String']['input']>;
  readonly documentValidTo?: InputMaybe<Scalars['String']['input']>;
  readonly email?: InputMaybe<Scalars['String']['input']>;
  readonly firstName?: InputMaybe<Scalars['String']['input']>;
  readonly iin?: InputMaybe<Scalars['String']['input']>;
  readonly kind: CorrectionKind;
  readonly lastName?: InputMaybe<Scalars['String']['input']>;
  readonly patronymic?: InputMaybe<Scalars['String']['input']>;
  readonly phone?: InputMaybe<Scalars['String']['input']>;
  readonly reason: CorrectionReason;
};

export type CorrectionKind =
  | 'BIRTH_DATE'
  | 'DOCUMENT'
  | 'EMAIL'
  | 'FORGET'
  | 'IIN'
  | 'NAME'
  | 'PHONE';

export type CorrectionLine = {
  readonly __typename?: 'CorrectionLine';
  readonly becomes: Maybe<Scalars['String']['output']>;
  readonly field: Scalars['String']['output'];
  readonly now: Maybe<Scalars['String']['output']>;
};

export type CorrectionPayload = {
  readonly __typename?: 'CorrectionPayload';
  readonly correction: Maybe<OfficeCorrection>;
  readonly errors: ReadonlyArray<UserError>;
};

export type CorrectionReason =
  | 'LOST_MAILBOX'
  | 'LOST_NUMBER'
  | 'NEW_DOCUMENT'
  | 'NEW_NAME'
  | 'TYPING_ERROR'
  | 'WRITTEN_REQUEST';

export type CreditPermission = {
  readonly __typename?: 'CreditPermission';
  readonly allowed: Scalars['Boolean']['output'];
  readonly reason: Maybe<UserError>;
};

export type DailyAnchor = {
  readonly __typename?: 'DailyAnchor';
  readonly accessRows: Maybe<Scalars['Int']['output']>;
  readonly date: Scalars['LocalDate']['output'];
  readonly hash: Scalars['String']['output'];
  readonly position: Scalars['String']['output'];
  readonly recordedAt: Scalars['DateTime']['output'];
  readonly stampedAt: Maybe<Scalars['DateTime']['output']>;
  readonly stampedBy: Maybe<Scalars['String']['output']>;
  readonly streams: Scalars['Int']['output'];
};

export type DatedSum = {
  readonly __typename?: 'DatedSum';
  readonly amount: Scalars['Tenge']['output'];
  readonly date: Scalars['LocalDate']['output'];
};

export type Debt = {
  readonly __typename?: 'Debt';
  readonly aheadWaits: Scalars['Boolean']['output'];
  readonly daysToDue: Maybe<Scalars['Int']['output']>;
  readonly dueAmount: Scalars['Tenge']['output'];
  readonly interest: Scalars['Tenge']['output'];
  readonly interestParts: ReadonlyArray<ChargePart>;
  readonly lastDueAmount: Maybe<Scalars['Tenge']['output']>;
  readonly lastDueDate: Maybe<Scalars['LocalDate']['output']>;
  readonly laterDayAdds: Maybe<Scalars['Tenge']['output']>;
  readonly nextDueAmount: Maybe<Scalars['Tenge']['output']>;
  readonly nextDueDate: Maybe<Scalars['LocalDate']['output']>;
  readonly nextParts: ReadonlyArray<PaymentPart>;
  readonly on: Scalars['LocalDate']['output'];
  readonly overdueAmount: Scalars['Tenge']['output'];
  readonly overdueDays: Scalars['Int']['output'];
  readonly paid: Scalars['Tenge']['output'];
  readonly penalty: Scalars['Tenge']['output'];
  readonly penaltyCeiling: Scalars['Tenge']['output'];
  readonly penaltyParts: ReadonlyArray<ChargePart>;
  readonly premium: Scalars['Tenge']['output'];
  readonly principal: Scalars['Tenge']['output'];
  readonly reversal: Scalars['Tenge']['output'];
  readonly total: Scalars['Tenge']['output'];
  readonly totalCeil: Scalars['Tenge']['output'];
};

export type DebtLoadLine = {
  readonly __typename?: 'DebtLoadLine';
  readonly declined: Maybe<Scalars['Int']['output']>;
  readonly fromPercent: Scalars['Int']['output'];
  readonly loans: Maybe<Scalars['Int']['output']>;
};

export type Decision = {
  readonly __typename?: 'Decision';
  readonly isBILAvailable: Scalars['Boolean']['output'];
  readonly isBSPLAvailable: Scalars['Boolean']['output'];
  readonly next: DecisionNext;
  readonly offer: Maybe<DecisionOffer>;
  readonly origin: Maybe<Scalars['String']['output']>;
  readonly promise: Maybe<DecisionPromise>;
  readonly rejectDecision60Plus: Scalars['Boolean']['output'];
  readonly rejectDecisionByAmount: Scalars['Boolean']['output'];
  readonly rejectDecisionByKDN: Scalars['Boolean']['output'];
  readonly rejectDecisionByStatement: Scalars['Boolean']['output'];
  readonly rejectDecisionStopCredit: Scalars['Boolean']['output'];
  readonly ruleSet: Maybe<Scalars['String']['output']>;
  readonly scoreAmount: Maybe<Scalars['Tenge']['output']>;
  readonly scoreInstallmentList: ReadonlyArray<ScoreInstalment>;
  readonly smsLimitLeft: Scalars['Int']['output'];
  readonly sourceType: Scalars['String']['output'];
  readonly status: LoanStatus;
  readonly validStatementExists: Scalars['Boolean']['output'];
  readonly waitedSeconds: Maybe<Scalars['Int']['output']>;
};

export type DecisionNext =
  | 'ALT_SCORE'
  | 'APPROVE'
  | 'BIL_WITHOUT_STATEMENT'
  | 'BIL_WITH_STATEMENT'
  | 'BIOMETRY'
  | 'BSPL_WITHOUT_STATEMENT'
  | 'BSPL_WITH_STATEMENT'
  | 'DECLINE'
  | 'DECLINE_ALT_SCORE'
  | 'DECLINE_PDL_ALT_SCORE'
  | 'DOCUMENT_PHOTOS'
  | 'EDS_REQUEST'
  | 'INSURANCE'
  | 'OBTAINING'
  | 'PDL_ALT_SCORE'
  | 'REJECTED_CARD'
  | 'REJECTED_STATEMENT'
  | 'REJECT_60_PLUS'
  | 'REVISION'
  | 'SIGN_OFFER'
  | 'STATEMENT_LOADING'
  | 'STATEMENT_UPLOAD'
  | 'STOP_CREDIT'
  | 'VIDEO_INTERVIEW'
  | 'WAIT';

export type DecisionOffer = {
  readonly __typename?: 'DecisionOffer';
  readonly payment: Scalars['Tenge']['output'];
  readonly price: Price;
  readonly pricing: Pricing;
  readonly productType: ProductType;
  readonly term: Term;
};

export type DecisionPromise = {
  readonly __typename?: 'DecisionPromise';
  readonly by: Maybe<Scalars['DateTime']['output']>;
  readonly missed: Scalars['Boolean']['output'];
  readonly wholeDay: Scalars['Boolean']['output'];
};

export type Declaration = {
  readonly __typename?: 'Declaration';
  readonly key: Scalars['ID']['output'];
  readonly yes: Scalars['Boolean']['output'];
};

export type DeclarationInput = {
  readonly key: Scalars['ID']['input'];
  readonly yes: Scalars['Boolean']['input'];
};

export type DeclineLine = {
  readonly __typename?: 'DeclineLine';
  readonly amount: Maybe<Scalars['Tenge']['output']>;
  readonly loans: Maybe<Scalars['Int']['output']>;
  readonly reason: Scalars['String']['output'];
};

export type DeliveryState =
  | 'DELIVERED'
  | 'FAILED'
  | 'NOT_TAKEN'
  | 'SENDING'
  | 'TAKEN';

export type Dispute = {
  readonly __typename?: 'Dispute';
  readonly answerBy: Scalars['LocalDate']['output'];
  readonly decidedOn: Maybe<Scalars['LocalDate']['output']>;
  readonly on: Scalars['LocalDate']['output'];
  readonly reason: DisputeReason;
  readonly state: DisputeState;
};

export type DisputeReason =
  | 'NOT_APPLIED'
  | 'PHONE_OR_PAPERS_STOLEN'
  | 'PRESSED_BY_SOMEBODY';

export type DisputeState =
  | 'DISMISSED'
  | 'OPEN'
  | 'UPHELD';

export type Document = {
  readonly __typename?: 'Document';
  readonly bytes: Scalars['Int']['output'];
  readonly hash: Scalars['String']['output'];
  readonly number: Maybe<Scalars['String']['output']>;
  readonly pages: Scalars['Int']['output'];
  readonly replacedAt: Maybe<Scalars['DateTime']['output']>;
  readonly shownAt: Scalars['DateTime']['output'];
  readonly signedAt: Maybe<Scalars['DateTime']['output']>;
  readonly title: Scalars['String']['output'];
  readonly type: DocumentType;
  readonly url: Scalars['String']['output'];
};

export type DocumentExpiry =
  | 'EXPIRED'
  | 'SOON'
  | 'VALID';

export type DocumentPayload = {
  readonly __typename?: 'DocumentPayload';
  readonly document: Maybe<Document>;
  readonly errors: ReadonlyArray<UserError>;
};

export type DocumentStanding =
  | 'IN_FORCE'
  | 'NOT_SIGNED'
  | 'REPLACED';

export type DocumentType =
  | 'ADDITIONAL_AGREEMENT'
  | 'APPLICATION'
  | 'APPLICATION_FOR_TRANSFER_MONEY'
  | 'CLAIM'
  | 'DEBT'
  | 'DISPUTE_ANSWER'
  | 'FULL_PREPAYMENT'
  | 'INSURANCE'
  | 'MANUAL_GRACE_PERIOD_ADD_AGREEMENT'
  | 'NOTIFICATION_AFTER_18_DAYS_OF_DELAY'
  | 'NOTIFICATION_AFTER_CESSION'
  | 'NOTIFICATION_BEFORE_CESSION'
  | 'NO_DEBT'
  | 'OFFER'
  | 'PARTIAL_PREPAYMENT_ADD_AGREEMENT'
  | 'PARTIAL_PREPAYMENT_APPLICATION'
  | 'PRE_TRIAL_NOTIFICATION'
  | 'PROLONGATION'
  | 'RECEIPT'
  | 'REFINANCING'
  | 'RESTRUCTURING_BIL_OFFER'
  | 'RESTRUCTURING_COURT_OFFER'
  | 'RESTRUCTURING_IL_OFFER'
  | 'RESTRUCTURING_OFFER';

export type EdsFailure =
  | 'CERTIFICATE'
  | 'DOCUMENT'
  | 'OTHER_PERSON';

export type EdsPayload = {
  readonly __typename?: 'EdsPayload';
  readonly eds: Maybe<EdsState>;
  readonly errors: ReadonlyArray<UserError>;
};

export type EdsState = {
  readonly __typename?: 'EdsState';
  readonly expiresAt: Maybe<Scalars['DateTime']['output']>;
  readonly failure: Maybe<EdsFailure>;
  readonly lapsesAt: Scalars['DateTime']['output'];
  readonly now: Scalars['DateTime']['output'];
  readonly opensAt: Scalars['DateTime']['output'];
  readonly price: Price;
  readonly qrImage: Maybe<Scalars['String']['output']>;
  readonly signUrl: Maybe<Scalars['String']['output']>;
  readonly status: EdsStatus;
};

export type EdsStatus =
  | 'ERROR'
  | 'LAPSED'
  | 'PENDING'
  | 'READY'
  | 'SIGNED'
  | 'TOO_EARLY';

export type EdsType =
  | 'ISSUANCE_CONSENT'
  | 'OFFER';

export type EmploymentData = {
  readonly __typename?: 'EmploymentData';
  readonly additionalIncome: Maybe<Scalars['Int']['output']>;
  readonly creditCardLimit: Maybe<Scalars['Int']['output']>;
  readonly declarations: ReadonlyArray<Declaration>;
  readonly email: Maybe<Scalars['String']['output']>;
  readonly employer: Maybe<Scalars['String']['output']>;
  readonly employmentType: Maybe<Scalars['String']['output']>;
  readonly entrepreneur: Maybe<Scalars['Boolean']['output']>;
  readonly experienceMonths: Maybe<Scalars['Int']['output']>;
  readonly hadDelays: Maybe<Scalars['Boolean']['output']>;
  readonly hasActiveLoans: Maybe<Scalars['Boolean']['output']>;
  readonly hasCreditCard: Maybe<Scalars['Boolean']['output']>;
  readonly incomeBand: Maybe<Scalars['Int']['output']>;
  readonly jobMonths: Maybe<Scalars['Int']['output']>;
  readonly monthlyExpenses: Maybe<Scalars['Int']['output']>;
  readonly monthlyLoanPayments: Maybe<Scalars['Int']['output']>;
  readonly overdueDays: Maybe<Scalars['Int']['output']>;
  readonly ownsCar: Maybe<Scalars['Boolean']['output']>;
  readonly ownsProperty: Maybe<Scalars['Boolean']['output']>;
  readonly sector: Maybe<Scalars['String']['output']>;
  readonly socialHelp: Maybe<Scalars['Int']['output']>;
  readonly tookLoansBefore: Maybe<Scalars['Boolean']['output']>;
  readonly workPhone: Maybe<Scalars['String']['output']>;
  readonly workPhoneExtension: Maybe<Scalars['String']['output']>;
};

export type EmploymentDataInput = {
  readonly additionalIncome?: InputMaybe<Scalars['Int']['input']>;
  readonly creditCardLimit?: InputMaybe<Scalars['Int']['input']>;
  readonly declarations: ReadonlyArray<DeclarationInput>;
  readonly email: Scalars['String']['input'];
  readonly employer?: InputMaybe<Scalars['String']['input']>;
  readonly employmentType: Scalars['String']['input'];
  readonly entrepreneur?: InputMaybe<Scalars['Boolean']['input']>;
  readonly experienceMonths?: InputMaybe<Scalars['Int']['input']>;
  readonly hadDelays: Scalars['Boolean']['input'];
  readonly hasActiveLoans: Scalars['Boolean']['input'];
  readonly hasCreditCard: Scalars['Boolean']['input'];
  readonly incomeBand: Scalars['Int']['input'];
  readonly jobMonths?: InputMaybe<Scalars['Int']['input']>;
  readonly monthlyExpenses: Scalars['Int']['input'];
  readonly monthlyLoanPayments: Scalars['Int']['input'];
  readonly overdueDays?: InputMaybe<Scalars['Int']['input']>;
  readonly ownsCar: Scalars['Boolean']['input'];
  readonly ownsProperty: Scalars['Boolean']['input'];
  readonly sector?: InputMaybe<Scalars['String']['input']>;
  readonly socialHelp?: InputMaybe<Scalars['Int']['input']>;
  readonly tookLoansBefore: Scalars['Boolean']['input'];
  readonly workPhone?: InputMaybe<Scalars['String']['input']>;
  readonly workPhoneExtension?: InputMaybe<Scalars['String']['input']>;
};

export type EndedLoanRequest = {
  readonly __typename?: 'EndedLoanRequest';
  readonly kind: LoanRequestKind;
  readonly reason: LoanRequestEnd;
  readonly requestedOn: Scalars['LocalDate']['output'];
};

export type EndingLine = {
  readonly __typename?: 'EndingLine';
  readonly amount: Maybe<Scalars['Tenge']['output']>;
  readonly issuedAmount: Maybe<Scalars['Tenge']['output']>;
  readonly kind: Scalars['String']['output'];
  readonly loans: Maybe<Scalars['Int']['output']>;
};

export type Evidence = {
  readonly __typename?: 'Evidence';
  readonly demands: ReadonlyArray<EvidenceDemand>;
  readonly documentExpiry: DocumentExpiry;
  readonly documentValidTo: Scalars['LocalDate']['output'];
  readonly loanId: Scalars['LoanId']['output'];
  readonly status: LoanStatus;
};

export type EvidenceDemand = {
  readonly __typename?: 'EvidenceDemand';
  readonly files: ReadonlyArray<EvidenceFile>;
  readonly kind: EvidenceKind;
  readonly reason: EvidenceReason;
  readonly state: EvidenceState;
};

export type EvidenceFile = {
  readonly __typename?: 'EvidenceFile';
  readonly bytes: Scalars['Int']['output'];
  readonly deleteOn: Scalars['LocalDate']['output'];
  readonly slot: EvidenceSlot;
};

export type EvidenceKind =
  | 'DOCUMENT_PHOTOS'
  | 'VIDEO_INTERVIEW';

export type EvidencePack = {
  readonly __typename?: 'EvidencePack';
  readonly name: Scalars['String']['output'];
  readonly ndjson: Scalars['String']['output'];
  readonly pdf: Scalars['String']['output'];
  readonly sha256: Scalars['String']['output'];
};

export type EvidencePackPayload = {
  readonly __typename?: 'EvidencePackPayload';
  readonly errors: ReadonlyArray<UserError>;
  readonly pack: Maybe<EvidencePack>;
};

export type EvidenceReason =
  | 'CHECK'
  | 'CUT_OFF'
  | 'DOCUMENT_EXPIRED'
  | 'DOCUMENT_EXPIRING'
  | 'FACE_HIDDEN'
  | 'GLARE'
  | 'NOT_HEARD'
  | 'NO_ANSWER'
  | 'OTHER_DOCUMENT'
  | 'UNREADABLE';

export type EvidenceSlot =
  | 'ANSWER_1'
  | 'ANSWER_2'
  | 'ANSWER_3'
  | 'ANSWER_4'
  | 'BACK'
  | 'FRONT';

export type EvidenceState =
  | 'ACCEPTED'
  | 'REQUESTED'
  | 'SENT';

export type EvidenceView = {
  readonly __typename?: 'EvidenceView';
  readonly at: Scalars['DateTime']['output'];
  readonly by: Scalars['String']['output'];
  readonly slot: EvidenceSlot;
};

export type ExpectedLine = {
  readonly __typename?: 'ExpectedLine';
  readonly amount: Maybe<Scalars['Tenge']['output']>;
  readonly payments: Maybe<Scalars['Int']['output']>;
  readonly period: Scalars['String']['output'];
};

export type FaceMissing =
  | 'AT_VENDOR'
  | 'EARLIER'
  | 'SMALL'
  | 'UNREADABLE';

export type Fact = {
  readonly __typename?: 'Fact';
  readonly name: Scalars['String']['output'];
  readonly value: Scalars['String']['output'];
};

export type FeedbackSummary = {
  readonly __typename?: 'FeedbackSummary';
  readonly answers: Scalars['Int']['output'];
  readonly averageReview: Maybe<Scalars['Float']['output']>;
  readonly behaviour: ReadonlyArray<BehaviourCount>;
  readonly index: Maybe<Scalars['Int']['output']>;
  readonly reviews: ReadonlyArray<ScoreCount>;
  readonly scores: ReadonlyArray<ScoreCount>;
  readonly since: Scalars['DateTime']['output'];
  readonly skipped: Scalars['Int']['output'];
  readonly themes: ReadonlyArray<ThemeCount>;
};

export type ForgetBlocker =
  | 'BALANCE'
  | 'DEBT'
  | 'OPEN_LOAN'
  | 'PAYMENT_PENDING';

export type ForgetMePayload = {
  readonly __typename?: 'ForgetMePayload';
  readonly errors: ReadonlyArray<UserError>;
  readonly forgotten: Scalars['Boolean']['output'];
};

export type Forgetting = {
  readonly __typename?: 'Forgetting';
  readonly askedAt: Maybe<Scalars['DateTime']['output']>;
  readonly blockers: ReadonlyArray<ForgetBlocker>;
  readonly keptUntil: Maybe<Scalars['LocalDate']['output']>;
};

export type FoundAnchor = {
  readonly __typename?: 'FoundAnchor';
  readonly anchor: Maybe<DailyAnchor>;
  readonly later: Scalars['Int']['output'];
  readonly unreadable: Scalars['Boolean']['output'];
  readonly wrongRow: Maybe<Scalars['Int']['output']>;
};

export type FunnelMonth = {
  readonly __typename?: 'FunnelMonth';
  readonly month: Scalars['String']['output'];
  readonly stages: ReadonlyArray<FunnelStage>;
};

export type FunnelStage = {
  readonly __typename?: 'FunnelStage';
  readonly loans: Maybe<Scalars['Int']['output']>;
  readonly stage: Scalars['String']['output'];
};

export type IinPayload = {
  readonly __typename?: 'IinPayload';
  readonly errors: ReadonlyArray<UserError>;
  readonly session: Maybe<Session>;
  readonly status: Maybe<IinStatus>;
};

export type IinStatus =
  | 'IIN_ALREADY_EXISTS'
  | 'IIN_ALREADY_SAVED'
  | 'IIN_BLOCKED'
  | 'IIN_EXISTS'
  | 'IIN_NOT_FOUND'
  | 'IIN_PARSE_ERROR'
  | 'IIN_SAVED'
  | 'NOT_RIGHT_AGE'
  | 'NOT_VALID';

export type IncomeLine = {
  readonly __typename?: 'IncomeLine';
  readonly averagePrincipal: Scalars['Tenge']['output'];
  readonly bonusCost: Scalars['Tenge']['output'];
  readonly costOfRisk: Scalars['Percent']['output'];
  readonly interest: Scalars['Tenge']['output'];
  readonly margin: Scalars['Percent']['output'];
  readonly month: Scalars['String']['output'];
  readonly penalty: Scalars['Tenge']['output'];
  readonly premium: Scalars['Tenge']['output'];
  readonly recovered: Scalars['Tenge']['output'];
  readonly waived: Scalars['Tenge']['output'];
  readonly writtenOff: Scalars['Tenge']['output'];
  readonly yield: Scalars['Percent']['output'];
};

export type InsuranceOffer = {
  readonly __typename?: 'InsuranceOffer';
  readonly premium: Scalars['Tenge']['output'];
  readonly saved: Scalars['Tenge']['output'];
  readonly totalWith: Scalars['Tenge']['output'];
  readonly totalWithout: Scalars['Tenge']['output'];
};

export type LateBucket =
  | 'D1_30'
  | 'D31_60'
  | 'D61_90'
  | 'D91_PLUS';

export type LateLoan = {
  readonly __typename?: 'LateLoan';
  readonly borrower: Maybe<OfficeApplicant>;
  readonly debt: Scalars['Tenge']['output'];
  readonly lastAt: Maybe<Scalars['DateTime']['output']>;
  readonly lastResult: Maybe<CallResult>;
  readonly loanId: Scalars['LoanId']['output'];
  readonly offerNumber: Scalars['String']['output'];
  readonly overdueAmount: Scalars['Tenge']['output'];
  readonly overdueDays: Scalars['Int']['output'];
  readonly promise: Maybe<PromiseToPay>;
  readonly status: LoanStatus;
  readonly step: CollectionStep;
  readonly stepOn: Scalars['LocalDate']['output'];
};

export type LateLoanPage = {
  readonly __typename?: 'LateLoanPage';
  readonly nodes: ReadonlyArray<LateLoan>;
  readonly pageInfo: PageInfo;
  readonly totalCount: Scalars['Int']['output'];
  readonly totals: ReadonlyArray<LateTotal>;
};

export type LateTotal = {
  readonly __typename?: 'LateTotal';
  readonly bucket: LateBucket;
  readonly loans: Scalars['Int']['output'];
  readonly principal: Scalars['Tenge']['output'];
};

export type Lender = {
  readonly __typename?: 'Lender';
  readonly bank: Scalars['String']['output'];
  readonly bic: Scalars['String']['output'];
  readonly bin: Scalars['String']['output'];
  readonly iban: Scalars['String']['output'];
  readonly licence: Scalars['String']['output'];
  readonly licensedOn: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
  readonly register: Scalars['String']['output'];
};

export type LetterPayload = {
  readonly __typename?: 'LetterPayload';
  readonly errors: ReadonlyArray<UserError>;
  readonly hash: Maybe<Scalars['ID']['output']>;
};

export type Loan = {
  readonly __typename?: 'Loan';
  readonly agreedTotal: Maybe<Scalars['Tenge']['output']>;
  readonly amount: Scalars['Tenge']['output'];
  readonly appliedOn: Scalars['LocalDate']['output'];
  readonly approvedOn: Maybe<Scalars['LocalDate']['output']>;
  readonly asOf: Maybe<Scalars['DateTime']['output']>;
  readonly cession: Maybe<Cession>;
  readonly changes: ReadonlyArray<TermsChange>;
  readonly closedOn: Maybe<Scalars['LocalDate']['output']>;
  readonly debt: Maybe<Debt>;
  readonly dispute: Maybe<Dispute>;
  readonly endedRequest: Maybe<EndedLoanRequest>;
  readonly evidenceAsked: ReadonlyArray<EvidenceKind>;
  readonly fastIssue: Scalars['Boolean']['output'];
  readonly fastIssueFeeDropped: Maybe<Scalars['Tenge']['output']>;
  readonly firstPaymentDate: Maybe<Scalars['LocalDate']['output']>;
  readonly history: LoanHistory;
  readonly id: Scalars['LoanId']['output'];
  readonly insuranceAgreed: Scalars['Boolean']['output'];
  readonly issuedOn: Maybe<Scalars['LocalDate']['output']>;
  readonly issuedPrice: Price;
  readonly mayRestructure: Scalars['Boolean']['output'];
  readonly months: ReadonlyArray<LoanMonth>;
  readonly movedFrom: Maybe<MovedDebt>;
  readonly movedTo: Maybe<MovedDebt>;
  readonly offerNumber: Scalars['String']['output'];
  readonly payments: ReadonlyArray<LoanPayment>;
  readonly payoutFailure: Maybe<Scalars['String']['output']>;
  readonly payoutMethod: Maybe<PayoutMethod>;
  readonly payoutStages: ReadonlyArray<PayoutStage>;
  readonly prepayment: Maybe<Prepayment>;
  readonly price: Price;
  readonly pricing: Pricing;
  readonly productType: ProductType;
  readonly prolongationFrom: Maybe<Scalars['LocalDate']['output']>;
  readonly promoCode: Maybe<Scalars['String']['output']>;
  readonly purpose: Scalars['Int']['output'];
  readonly refinancedBy: Maybe<Scalars['LoanId']['output']>;
  readonly refinances: Maybe<Scalars['LoanId']['output']>;
  readonly refinancingFrom: Maybe<Scalars['LocalDate']['output']>;
  readonly rejection: Maybe<Rejection>;
  readonly request: Maybe<LoanRequest>;
  readonly restructured: Maybe<RestructuredLoan>;
  readonly reversals: ReadonlyArray<ReversalDebt>;
  readonly revisionFields: ReadonlyArray<Scalars['String']['output']>;
  readonly schedule: ReadonlyArray<ScheduleRow>;
  readonly statementRejected: Scalars['Boolean']['output'];
  readonly status: LoanStatus;
  readonly term: Term;
  readonly writtenOff: Maybe<Scalars['Tenge']['output']>;
};

export type LoanAfterEvent = {
  readonly __typename?: 'LoanAfterEvent';
  readonly accrued: Maybe<AccruedOn>;
  readonly balancesAfter: Balances;
  readonly balancesBefore: Balances;
  readonly status: LoanStatus;
};

export type LoanAsOf = {
  readonly __typename?: 'LoanAsOf';
  readonly accruedInterest: Scalars['Tenge']['output'];
  readonly accruedPenalty: Scalars['Tenge']['output'];
  readonly balances: Balances;
  readonly loanId: Scalars['LoanId']['output'];
  readonly on: Scalars['LocalDate']['output'];
  readonly revision: Scalars['Int']['output'];
  readonly status: LoanStatus;
  readonly total: Scalars['Tenge']['output'];
};

export type LoanConnection = {
  readonly __typename?: 'LoanConnection';
  readonly edges: ReadonlyArray<LoanEdge>;
  readonly pageInfo: PageInfo;
  readonly totalCount: Scalars['Int']['output'];
};

export type LoanEdge = {
  readonly __typename?: 'LoanEdge';
  readonly cursor: Scalars['String']['output'];
  readonly node: Loan;
};

export type LoanFilter = {
  readonly issuedFrom?: InputMaybe<Scalars['LocalDate']['input']>;
  readonly issuedTo?: InputMaybe<Scalars['LocalDate']['input']>;
  readonly maxAmount?: InputMaybe<Scalars['Tenge']['input']>;
  readonly minAmount?: InputMaybe<Scalars['Tenge']['input']>;
  readonly overdueDaysFrom?: InputMaybe<Scalars['Int']['input']>;
  readonly productTypes?: InputMaybe<ReadonlyArray<ProductType>>;
  readonly statuses?: InputMaybe<ReadonlyArray<LoanStatus>>;
};

export type LoanHistory = {
  readonly __typename?: 'LoanHistory';
  readonly moments: ReadonlyArray<LoanMoment>;
  readonly repaid: Maybe<RepaidLoan>;
};

export type LoanMoment = {
  readonly __typename?: 'LoanMoment';
  readonly amount: Maybe<Scalars['Tenge']['output']>;
  readonly at: Scalars['DateTime']['output'];
  readonly event: Scalars['String']['output'];
  readonly isReversed: Scalars['Boolean']['output'];
  readonly name: Scalars['String']['output'];
  readonly on: Scalars['LocalDate']['output'];
  readonly owed: Maybe<Scalars['Tenge']['output']>;
  readonly parts: ReadonlyArray<PaidPart>;
  readonly paymentId: Maybe<Scalars['PaymentId']['output']>;
  readonly reason: Maybe<Scalars['String']['output']>;
  readonly toBalance: Scalars['Tenge']['output'];
  readonly until: Maybe<Scalars['LocalDate']['output']>;
};

export type LoanMonth = {
  readonly __typename?: 'LoanMonth';
  readonly amount: Scalars['Tenge']['output'];
  readonly month: Scalars['String']['output'];
  readonly status: MonthStatus;
};

export type LoanPayment = {
  readonly __typename?: 'LoanPayment';
  readonly allocation: ReadonlyArray<AllocationLine>;
  readonly amount: Scalars['Tenge']['output'];
  readonly id: Scalars['PaymentId']['output'];
  readonly paidOn: Scalars['LocalDate']['output'];
  readonly parts: ReadonlyArray<PaidPart>;
  readonly principalAfter: Scalars['Tenge']['output'];
  readonly principalBefore: Scalars['Tenge']['output'];
  readonly provider: Scalars['String']['output'];
  readonly recordedAt: Scalars['DateTime']['output'];
  readonly reversedOn: Maybe<Scalars['LocalDate']['output']>;
  readonly surplus: Scalars['Tenge']['output'];
};

export type LoanRef = {
  readonly __typename?: 'LoanRef';
  readonly id: Scalars['LoanId']['output'];
  readonly status: LoanStatus;
};

export type LoanRequest = {
  readonly __typename?: 'LoanRequest';
  readonly days: Maybe<Scalars['Int']['output']>;
  readonly documentType: DocumentType;
  readonly kind: LoanRequestKind;
  readonly months: Maybe<Scalars['Int']['output']>;
  readonly newReturnDate: Maybe<Scalars['LocalDate']['output']>;
  readonly parts: Maybe<RestructuringParts>;
  readonly payBy: Scalars['LocalDate']['output'];
  readonly payToday: Scalars['Tenge']['output'];
  readonly requestedOn: Scalars['LocalDate']['output'];
  readonly signed: Scalars['Boolean']['output'];
  readonly standsUntil: Maybe<Scalars['LocalDate']['output']>;
};

export type LoanRequestEnd =
  | 'LAPSED'
  | 'OVERTAKEN'
  | 'WITHDRAWN';

export type LoanRequestKind =
  | 'PROLONGATION'
  | 'REFINANCING'
  | 'RESTRUCTURING';

export type LoanRequestPayload = {
  readonly __typename?: 'LoanRequestPayload';
  readonly errors: ReadonlyArray<UserError>;
  readonly loan: Maybe<Loan>;
};

export type LoanStatus =
  | 'ACTIVE'
  | 'AGREED'
  | 'ANNULLED'
  | 'AOT_PAYMENT_AWAITING'
  | 'APPROVED'
  | 'BACK_TO_REVISION'
  | 'CALCULATION_STOPPED'
  | 'CANCELED'
  | 'CESSION'
  | 'CLOSING_PROCESS'
  | 'EXPIRED'
  | 'FINISHED'
  | 'GRACE_DAY_OFF'
  | 'GRACE_EXPIRED'
  | 'GRACE_MANUAL'
  | 'INITIAL'
  | 'MANUAL_VERIFICATION'
  | 'ON_AUTO_VERIFICATION'
  | 'ON_MANUAL_VERIFICATION'
  | 'ON_VERIFICATION'
  | 'PROLONGED'
  | 'READY_FOR_SCORING'
  | 'REJECTED'
  | 'REJECTED_BY_FRAUD'
  | 'REMITTANCE_CANCELED'
  | 'REMITTANCE_ERROR'
  | 'REMITTANCE_IN_PROGRESS'
  | 'REMITTANCE_PAID'
  | 'REMITTANCE_PREPARED'
  | 'RESTRUCTURED'
  | 'RESTRUCTURED_EXPIRED'
  | 'REVISED_VERIFICATION'
  | 'WAITING_FOR_BIOMETRY'
  | 'WAITING_FOR_INSURANCE'
  | 'WAITING_FOR_ISSUANCE_CONSENT'
  | 'WAITING_FOR_REMITTANCE_SET'
  | 'WAITING_PROLONGATION'
  | 'WAITING_PROLONGATION_OFFERT'
  | 'WAITING_PROLONGATION_PRC_PAYMENT'
  | 'WAITING_REFINANCING'
  | 'WAITING_REFINANCING_OFFERT'
  | 'WAITING_REFINANCING_PRC_PAYMENT'
  | 'WAITING_REJECT'
  | 'WAITING_REMITTANCE_PREPARED'
  | 'WAITING_RESTRUCTURING'
  | 'WAITING_STATEMENT_LOADING';

export type LoanWay = {
  readonly __typename?: 'LoanWay';
  readonly costs: ReadonlyArray<LoanWayCost>;
  readonly from: Maybe<Scalars['LocalDate']['output']>;
  readonly kind: LoanWayKind;
  readonly refusal: Maybe<UserError>;
  readonly until: Maybe<Scalars['LocalDate']['output']>;
};

export type LoanWayCost = {
  readonly __typename?: 'LoanWayCost';
  readonly difference: Scalars['Tenge']['output'];
  readonly end: Scalars['LocalDate']['output'];
  readonly length: Maybe<Scalars['Int']['output']>;
  readonly payToday: Scalars['Tenge']['output'];
  readonly payments: Scalars['Int']['output'];
  readonly total: Scalars['Tenge']['output'];
};

export type LoanWayKind =
  | 'PART'
  | 'PROLONGATION'
  | 'REFINANCING'
  | 'RESTRUCTURING'
  | 'WHOLE';

export type LoanWays = {
  readonly __typename?: 'LoanWays';
  readonly asAgreed: PaymentsAhead;
  readonly ways: ReadonlyArray<LoanWay>;
};

export type Locale =
  | 'KK'
  | 'RU';

export type LockInfo = {
  readonly __typename?: 'LockInfo';
  readonly lockDays: Maybe<Scalars['Int']['output']>;
  readonly lockedUntil: Maybe<Scalars['LocalDate']['output']>;
};

export type LogFinding = {
  readonly __typename?: 'LogFinding';
  readonly code: Scalars['String']['output'];
  readonly place: Scalars['String']['output'];
  readonly text: Scalars['String']['output'];
  readonly what: Scalars['String']['output'];
  readonly where: Scalars['String']['output'];
};

export type LogVerification = {
  readonly __typename?: 'LogVerification';
  readonly beganAt: Scalars['DateTime']['output'];
  readonly byId: Scalars['String']['output'];
  readonly byNumber: Maybe<Scalars['String']['output']>;
  readonly endedAt: Maybe<Scalars['DateTime']['output']>;
  readonly findings: ReadonlyArray<LogFinding>;
  readonly found: Scalars['Int']['output'];
  readonly id: Scalars['ID']['output'];
  readonly outcome: LogVerificationOutcome;
  readonly percent: Scalars['Int']['output'];
  readonly report: Maybe<LogVerificationReport>;
  readonly stage: LogVerificationStage;
};

export type LogVerificationOutcome =
  | 'FAILED'
  | 'FOUND'
  | 'INTERRUPTED'
  | 'RUNNING'
  | 'WHOLE';

export type LogVerificationPayload = {
  readonly __typename?: 'LogVerificationPayload';
  readonly errors: ReadonlyArray<UserError>;
  readonly verification: LogVerification;
};

export type LogVerificationReport = {
  readonly __typename?: 'LogVerificationReport';
  readonly accessRows: Scalars['Int']['output'];
  readonly anchors: Scalars['Int']['output'];
  readonly events: Scalars['Int']['output'];
  readonly lastAnchorDate: Maybe<Scalars['LocalDate']['output']>;
  readonly lastAnchorHash: Maybe<Scalars['String']['output']>;
  readonly recomputed: Scalars['Int']['output'];
  readonly streams: Scalars['Int']['output'];
};

export type LogVerificationStage =
  | 'ACCESS_LOG'
  | 'LOG'
  | 'READ_MODELS';

export type LookUpKind =
  | 'CONTRACT'
  | 'IIN'
  | 'NAME'
  | 'PHONE'
  | 'REFERENCE';

export type LossAllowanceLine = {
  readonly __typename?: 'LossAllowanceLine';
  readonly allowance: Scalars['Tenge']['output'];
  readonly debt: Scalars['Tenge']['output'];
  readonly fromDay: Scalars['Int']['output'];
  readonly loans: Scalars['Int']['output'];
  readonly ratePpm: Scalars['Int']['output'];
  readonly source: Scalars['String']['output'];
  readonly stage: Scalars['Int']['output'];
};

export type MonthLine = {
  readonly __typename?: 'MonthLine';
  readonly issued: Maybe<Scalars['Int']['output']>;
  readonly issuedAmount: Maybe<Scalars['Tenge']['output']>;
  readonly month: Scalars['String']['output'];
  readonly repaidAmount: Maybe<Scalars['Tenge']['output']>;
};

export type MonthOfIncome = {
  readonly __typename?: 'MonthOfIncome';
  readonly income: Scalars['Tenge']['output'];
  readonly until: Scalars['LocalDate']['output'];
};

export type MonthStatus =
  | 'CURRENT'
  | 'EXPIRED'
  | 'NO_PAYMENTS'
  | 'PAID';

export type MovedDebt = {
  readonly __typename?: 'MovedDebt';
  readonly amount: Scalars['Tenge']['output'];
  readonly loanId: Scalars['LoanId']['output'];
  readonly offerNumber: Maybe<Scalars['String']['output']>;
  readonly on: Scalars['LocalDate']['output'];
};

export type Mutation = {
  readonly __typename?: 'Mutation';
  readonly acceptAlternative: ApplicationPayload;
  readonly acceptEvidence: ApplicationPayload;
  readonly addSecurityKey: SecondFactorOnPayload;
  readonly addStaff: OkPayload;
  readonly agreeCession: OfficeLoanPayload;
  readonly answerBalanceRefund: OkPayload;
  readonly answerInsurance: ApplicationPayload;
  readonly answerNps: OkPayload;
  readonly apply: ApplicationPayload;
  readonly askAboutPayment: PaymentInDoubtPayload;
  readonly askBalanceBack: BalancePayload;
  readonly askCorrection: CorrectionPayload;
  readonly askFactorRemoval: OkPayload;
  readonly askSecurityKey: SecurityKeyPayload;
  readonly assignApplication: ApplicationPayload;
  readonly beginSecondFactor: SecondFactorPayload;
  readonly beginSecurityKey: SecurityKeyPayload;
  readonly callBorrower: CallPayload;
  readonly cancelApplication: ApplicationPayload;
  readonly cancelBiometryWait: ApplicationPayload;
  readonly cancelCession: OfficeLoanPayload;
  readonly cancelIssuanceConsent: ApplicationPayload;
  readonly cancelStatementUpload: ApplicationPayload;
  readonly changeApplication: ApplicationPayload;
  readonly chooseNotices: NoticeChoicePayload;
  readonly chooseStaffPassword: SignInPayload;
  readonly closeStaff: CloseStaffPayload;
  readonly completeCardRegistration: CardPayload;
  readonly confirmApproval: ApplicationPayload;
  readonly confirmCession: OfficeLoanPayload;
  readonly confirmClaimPaid: SettlementPayload;
  readonly confirmCorrection: OkPayload;
  readonly confirmEmail: OkPayload;
  readonly confirmNewPhone: OkPayload;
  readonly confirmPasswordRestore: SignInPayload;
  readonly confirmPhoneProof: OkPayload;
  readonly confirmRegistration: SignInPayload;
  readonly confirmSignature: SignaturePayload;
  readonly confirmStaffAsk: OkPayload;
  readonly decideApplication: ApplicationPayload;
  readonly deleteCard: OkPayload;
  readonly dismissDispute: OfficeLoanPayload;
  readonly disputeLoan: ApplicationPayload;
  readonly downloadMyData: MyDataPayload;
  readonly endOtherSessions: OpenSessionsPayload;
  readonly endSession: OpenSessionsPayload;
  readonly forgetFilter: SavedFiltersPayload;
  readonly forgetMe: ForgetMePayload;
  readonly grantGrace: OfficeLoanPayload;
  readonly issueCessionNotice: OfficeLoanPayload;
  readonly leaveReview: ReviewPayload;
  readonly moveCapital: SettlementPayload;
  readonly noteCall: CollectionCasePayload;
  readonly notePerson: NotePayload;
  readonly offerRestructuringAfterCourt: OfficeLoanPayload;
  readonly officeSearch: OfficeSearchPayload;
  readonly openCorrection: OpenedCorrectionPayload;
  readonly openStaff: OkPayload;
  readonly payBuyer: SettlementPayload;
  readonly payByCard: PaymentPayload;
  readonly payInsurer: SettlementPayload;
  readonly prepareDocument: DocumentPayload;
  readonly preparePayoutMethod: DocumentPayload;
  readonly printLetter: LetterPayload;
  readonly proveSecondFactor: SignInPayload;
  readonly proveSecurityKey: SignInPayload;
  readonly readNotices: ReadNoticesPayload;
  readonly recallBalanceRefund: OkPayload;
  readonly recallPayout: ApplicationPayload;
  readonly receiveCessionPrice: SettlementPayload;
  readonly rejectByFraud: ApplicationPayload;
  readonly releaseSuspended: SuspensePayload;
  readonly removeFactor: OkPayload;
  readonly renameCard: CardPayload;
  readonly reportFaceProblem: OkPayload;
  readonly requestCertificate: CertificatePayload;
  readonly requestEds: EdsPayload;
  readonly requestEmailCode: CodePayload;
  readonly requestEvidence: ApplicationPayload;
  readonly requestForgettingCode: CodePayload;
  readonly requestMyDataCode: CodePayload;
  readonly requestNewPhoneCode: CodePayload;
  readonly requestPasswordCode: CodePayload;
  readonly requestPasswordRestore: CodePayload;
  readonly requestPhoneProof: CodePayload;
  readonly requestPrepayment: PrepaymentPayload;
  readonly requestProlongation: LoanRequestPayload;
  readonly requestRefinancing: LoanRequestPayload;
  readonly requestRegistrationCode: CodePayload;
  readonly requestRestructuring: LoanRequestPayload;
  readonly requestSignature: CodePayload;
  readonly resetStaffPassword: OkPayload;
  readonly retryStuck: OkPayload;
  readonly returnApplication: ApplicationPayload;
  readonly reversePayment: OfficeLoanPayload;
  readonly saveAddress: ProfilePayload;
  readonly saveContacts: ProfilePayload;
  readonly saveEmployment: ProfilePayload;
  readonly saveFilter: SavedFiltersPayload;
  readonly savePersonalData: ProfilePayload;
  readonly sendEvidence: ApplicationPayload;
  readonly setCardIban: CardPayload;
  readonly setLocale: OkPayload;
  readonly setPassword: SignInPayload;
  readonly setStaffRole: OkPayload;
  readonly signIn: SignInPayload;
  readonly signOut: OkPayload;
  readonly skipNps: OkPayload;
  readonly skipStuck: OkPayload;
  readonly spendBonus: BonusPayload;
  readonly startBiometry: BiometrySessionPayload;
  readonly startCardRegistration: CardRegistrationPayload;
  readonly startLogVerification: LogVerificationPayload;
  readonly startPayment: PaymentPayload;
  readonly startTopUp: PaymentPayload;
  readonly submitFace: BiometryPayload;
  readonly submitIin: IinPayload;
  readonly submitRevision: ApplicationPayload;
  readonly subscribePush: PushPayload;
  readonly takeApplication: ApplicationPayload;
  readonly takeEvidence: EvidencePackPayload;
  readonly turnOnSecondFactor: SecondFactorOnPayload;
  readonly unlockBorrower: OkPayload;
  readonly unlockStaff: OkPayload;
  readonly unmaskPerson: UnmaskPayload;
  readonly unsubscribePush: PushPayload;
  readonly upholdDispute: OfficeLoanPayload;
  readonly useBalance: BalancePayload;
  readonly waivePenalty: OfficeLoanPayload;
  readonly withdrawBalanceRefund: BalancePayload;
  readonly withdrawCorrection: OkPayload;
  readonly withdrawForgetting: OkPayload;
  readonly withdrawLoanRequest: LoanRequestPayload;
  readonly writeOffLoan: OfficeLoanPayload;
  readonly writeOffReversal: OkPayload;
};


export type MutationAcceptAlternativeArgs = {
  loanId: Scalars['LoanId']['input'];
};


export type MutationAcceptEvidenceArgs = {
  kind: EvidenceKind;
  loanId: Scalars['LoanId']['input'];
};


export type MutationAddSecurityKeyArgs = {
  answer: Scalars['String']['input'];
};


export type MutationAddStaffArgs = {
  email: Scalars['String']['input'];
  name: Scalars['String']['input'];
  role: Role;
};


export type MutationAgreeCessionArgs = {
  buyer: Scalars['String']['input'];
  loanId: Scalars['LoanId']['input'];
  note: Scalars['String']['input'];
  payBy: Scalars['LocalDate']['input'];
  price: Scalars['Tenge']['input'];
};


export type MutationAnswerBalanceRefundArgs = {
  borrowerId: Scalars['BorrowerId']['input'];
  id: Scalars['PaymentId']['input'];
  pay: Scalars['Boolean']['input'];
};


export type MutationAnswerInsuranceArgs = {
  accepted: Scalars['Boolean']['input'];
  consents?: InputMaybe<ReadonlyArray<ConsentTick>>;
  loanId: Scalars['LoanId']['input'];
};


export type MutationAnswerNpsArgs = {
  comment: Scalars['String']['input'];
  score: Scalars['Int']['input'];
  themes: ReadonlyArray<NpsTheme>;
};


export type MutationApplyArgs = {
  input: TermsInput;
};


export type MutationAskAboutPaymentArgs = {
  id: Scalars['PaymentId']['input'];
};


export type MutationAskBalanceBackArgs = {
  amount?: InputMaybe<Scalars['Tenge']['input']>;
  to: PayoutMethodInput;
};


export type MutationAskCorrectionArgs = {
  input: CorrectionInput;
};


export type MutationAskFactorRemovalArgs = {
  email: Scalars['String']['input'];
};


export type MutationAssignApplicationArgs = {
  email: Scalars['String']['input'];
  loanId: Scalars['LoanId']['input'];
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationCallBorrowerArgs = {
  loanId: Scalars['LoanId']['input'];
};


export type MutationCancelApplicationArgs = {
  loanId: Scalars['LoanId']['input'];
};


export type MutationCancelBiometryWaitArgs = {
  loanId: Scalars['LoanId']['input'];
};


export type MutationCancelCessionArgs = {
  loanId: Scalars['LoanId']['input'];
  note: Scalars['String']['input'];
};


export type MutationCancelIssuanceConsentArgs = {
  loanId: Scalars['LoanId']['input'];
};


export type MutationCancelStatementUploadArgs = {
  loanId: Scalars['LoanId']['input'];
};


export type MutationChangeApplicationArgs = {
  input: TermsInput;
  loanId: Scalars['LoanId']['input'];
};


export type MutationChooseNoticesArgs = {
  channel: NoticeChannel;
  days?: InputMaybe<ReadonlyArray<Scalars['Int']['input']>>;
  hour: Scalars['Int']['input'];
};


export type MutationChooseStaffPasswordArgs = {
  oldPassword: Scalars['String']['input'];
  password: Scalars['String']['input'];
};


export type MutationCloseStaffArgs = {
  email: Scalars['String']['input'];
};


export type MutationCompleteCardRegistrationArgs = {
  cardId: Scalars['CardId']['input'];
  testAmount: Scalars['Int']['input'];
};


export type MutationConfirmApprovalArgs = {
  loanId: Scalars['LoanId']['input'];
  note: Scalars['String']['input'];
};


export type MutationConfirmCessionArgs = {
  loanId: Scalars['LoanId']['input'];
  note: Scalars['String']['input'];
};


export type MutationConfirmClaimPaidArgs = {
  offerNumber: Scalars['String']['input'];
};


export type MutationConfirmCorrectionArgs = {
  id: Scalars['String']['input'];
};


export type MutationConfirmEmailArgs = {
  code: Scalars['String']['input'];
  email: Scalars['String']['input'];
};


export type MutationConfirmNewPhoneArgs = {
  code: Scalars['String']['input'];
};


export type MutationConfirmPasswordRestoreArgs = {
  again?: InputMaybe<Scalars['String']['input']>;
  captcha?: InputMaybe<Scalars['String']['input']>;
  code: Scalars['String']['input'];
  email?: InputMaybe<Scalars['String']['input']>;
  password: Scalars['String']['input'];
  phone?: InputMaybe<Scalars['String']['input']>;
};


export type MutationConfirmPhoneProofArgs = {
  code: Scalars['String']['input'];
};


export type MutationConfirmRegistrationArgs = {
  code: Scalars['String']['input'];
  consents: ReadonlyArray<ConsentTick>;
  locale?: InputMaybe<Locale>;
  phone: Scalars['String']['input'];
};


export type MutationConfirmSignatureArgs = {
  code: Scalars['String']['input'];
  consents?: InputMaybe<ReadonlyArray<ConsentTick>>;
  hash: Scalars['String']['input'];
  loanId: Scalars['LoanId']['input'];
  type: DocumentType;
};


export type MutationConfirmStaffAskArgs = {
  email: Scalars['String']['input'];
  role?: InputMaybe<Role>;
};


export type MutationDecideApplicationArgs = {
  approve: Scalars['Boolean']['input'];
  loanId: Scalars['LoanId']['input'];
  note: Scalars['String']['input'];
};


export type MutationDeleteCardArgs = {
  cardId: Scalars['CardId']['input'];
};


export type MutationDismissDisputeArgs = {
  loanId: Scalars['LoanId']['input'];
  note: Scalars['String']['input'];
};


export type MutationDisputeLoanArgs = {
  loanId: Scalars['LoanId']['input'];
  reason: DisputeReason;
  story: Scalars['String']['input'];
};


export type MutationDownloadMyDataArgs = {
  code: Scalars['String']['input'];
};


export type MutationEndSessionArgs = {
  id: Scalars['ID']['input'];
};


export type MutationForgetFilterArgs = {
  list: WorkList;
  name: Scalars['String']['input'];
};


export type MutationForgetMeArgs = {
  code: Scalars['String']['input'];
};


export type MutationGrantGraceArgs = {
  loanId: Scalars['LoanId']['input'];
  note: Scalars['String']['input'];
  until: Scalars['LocalDate']['input'];
};


export type MutationIssueCessionNoticeArgs = {
  buyer: Scalars['String']['input'];
  loanId: Scalars['LoanId']['input'];
  note: Scalars['String']['input'];
};


export type MutationLeaveReviewArgs = {
  loanId: Scalars['LoanId']['input'];
  score: Scalars['Int']['input'];
  text: Scalars['String']['input'];
};


export type MutationMoveCapitalArgs = {
  account: Scalars['String']['input'];
  act: CapitalAct;
  amount: Scalars['Tenge']['input'];
  reference: Scalars['String']['input'];
};


export type MutationNoteCallArgs = {
  callBackOn?: InputMaybe<Scalars['LocalDate']['input']>;
  callId?: InputMaybe<Scalars['ID']['input']>;
  loanId: Scalars['LoanId']['input'];
  promise?: InputMaybe<PromiseInput>;
  result: CallResult;
  text: Scalars['String']['input'];
};


export type MutationNotePersonArgs = {
  borrowerId: Scalars['BorrowerId']['input'];
  text: Scalars['String']['input'];
};


export type MutationOfferRestructuringAfterCourtArgs = {
  decidedOn: Scalars['LocalDate']['input'];
  loanId: Scalars['LoanId']['input'];
  months: Scalars['Int']['input'];
  note: Scalars['String']['input'];
};


export type MutationOfficeSearchArgs = {
  caseNumber?: InputMaybe<Scalars['String']['input']>;
  text: Scalars['String']['input'];
};


export type MutationOpenCorrectionArgs = {
  id: Scalars['String']['input'];
};


export type MutationOpenStaffArgs = {
  email: Scalars['String']['input'];
};


export type MutationPayBuyerArgs = {
  amount: Scalars['Tenge']['input'];
  offerNumber: Scalars['String']['input'];
  reference: Scalars['String']['input'];
};


export type MutationPayByCardArgs = {
  amount: Scalars['Tenge']['input'];
  cardId: Scalars['CardId']['input'];
  choice?: InputMaybe<PaymentChoiceKind>;
  confirmed?: Scalars['Boolean']['input'];
  loanId?: InputMaybe<Scalars['LoanId']['input']>;
};


export type MutationPayInsurerArgs = {
  amount: Scalars['Tenge']['input'];
  reference: Scalars['String']['input'];
};


export type MutationPrepareDocumentArgs = {
  loanId: Scalars['LoanId']['input'];
  type: DocumentType;
};


export type MutationPreparePayoutMethodArgs = {
  input: PayoutMethodInput;
  loanId: Scalars['LoanId']['input'];
};


export type MutationPrintLetterArgs = {
  loanId: Scalars['LoanId']['input'];
  locale: Locale;
};


export type MutationProveSecondFactorArgs = {
  code: Scalars['String']['input'];
};


export type MutationProveSecurityKeyArgs = {
  answer: Scalars['String']['input'];
};


export type MutationReadNoticesArgs = {
  ids: ReadonlyArray<Scalars['ID']['input']>;
};


export type MutationRecallBalanceRefundArgs = {
  borrowerId: Scalars['BorrowerId']['input'];
  id: Scalars['PaymentId']['input'];
};


export type MutationRecallPayoutArgs = {
  loanId: Scalars['LoanId']['input'];
  note: Scalars['String']['input'];
};


export type MutationReceiveCessionPriceArgs = {
  amount: Scalars['Tenge']['input'];
  offerNumber: Scalars['String']['input'];
  reference: Scalars['String']['input'];
};


export type MutationRejectByFraudArgs = {
  loanId: Scalars['LoanId']['input'];
  note: Scalars['String']['input'];
};


export type MutationReleaseSuspendedArgs = {
  id: Scalars['PaymentId']['input'];
  offerNumber?: InputMaybe<Scalars['String']['input']>;
  to: SuspenseTarget;
};


export type MutationRemoveFactorArgs = {
  key?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationRenameCardArgs = {
  cardId: Scalars['CardId']['input'];
  name: Scalars['String']['input'];
};


export type MutationReportFaceProblemArgs = {
  problem: Scalars['String']['input'];
  purpose: BiometryPurpose;
};


export type MutationRequestCertificateArgs = {
  email?: InputMaybe<Scalars['String']['input']>;
  kind: CertificateKind;
  loanId: Scalars['LoanId']['input'];
};


export type MutationRequestEdsArgs = {
  consents?: InputMaybe<ReadonlyArray<ConsentTick>>;
  hash?: InputMaybe<Scalars['String']['input']>;
  loanId: Scalars['LoanId']['input'];
  type: EdsType;
};


export type MutationRequestEmailCodeArgs = {
  email: Scalars['String']['input'];
};


export type MutationRequestEvidenceArgs = {
  kinds: ReadonlyArray<EvidenceKind>;
  loanId: Scalars['LoanId']['input'];
  reason: EvidenceReason;
};


export type MutationRequestNewPhoneCodeArgs = {
  phone: Scalars['String']['input'];
};


export type MutationRequestPasswordRestoreArgs = {
  birthDate: Scalars['LocalDate']['input'];
  captcha?: InputMaybe<Scalars['String']['input']>;
  email?: InputMaybe<Scalars['String']['input']>;
  phone?: InputMaybe<Scalars['String']['input']>;
};


export type MutationRequestPrepaymentArgs = {
  amount?: InputMaybe<Scalars['Tenge']['input']>;
  kind?: PrepaymentKind;
  loanId: Scalars['LoanId']['input'];
  mode?: InputMaybe<PrepaymentMode>;
};


export type MutationRequestProlongationArgs = {
  days: Scalars['Int']['input'];
  loanId: Scalars['LoanId']['input'];
};


export type MutationRequestRefinancingArgs = {
  loanId: Scalars['LoanId']['input'];
  months: Scalars['Int']['input'];
};


export type MutationRequestRegistrationCodeArgs = {
  captcha?: InputMaybe<Scalars['String']['input']>;
  phone: Scalars['String']['input'];
};


export type MutationRequestRestructuringArgs = {
  loanId: Scalars['LoanId']['input'];
  months: Scalars['Int']['input'];
};


export type MutationRequestSignatureArgs = {
  hash: Scalars['String']['input'];
  loanId: Scalars['LoanId']['input'];
  type: DocumentType;
};


export type MutationResetStaffPasswordArgs = {
  email: Scalars['String']['input'];
};


export type MutationRetryStuckArgs = {
  stream: Scalars['String']['input'];
  workflow: Scalars['String']['input'];
};


export type MutationReturnApplicationArgs = {
  fields: ReadonlyArray<Scalars['String']['input']>;
  loanId: Scalars['LoanId']['input'];
  note: Scalars['String']['input'];
};


export type MutationReversePaymentArgs = {
  loanId: Scalars['LoanId']['input'];
  note: Scalars['String']['input'];
  paymentId: Scalars['PaymentId']['input'];
};


export type MutationSaveAddressArgs = {
  input: AddressDataInput;
};


export type MutationSaveContactsArgs = {
  input: ContactsInput;
};


export type MutationSaveEmploymentArgs = {
  input: EmploymentDataInput;
};


export type MutationSaveFilterArgs = {
  list: WorkList;
  name: Scalars['String']['input'];
  search: Scalars['String']['input'];
};


export type MutationSavePersonalDataArgs = {
  input: PersonalDataInput;
};


export type MutationSendEvidenceArgs = {
  kind: EvidenceKind;
  loanId: Scalars['LoanId']['input'];
};


export type MutationSetCardIbanArgs = {
  cardId: Scalars['CardId']['input'];
  iban: Scalars['String']['input'];
};


export type MutationSetLocaleArgs = {
  locale: Locale;
};


export type MutationSetPasswordArgs = {
  again?: InputMaybe<Scalars['String']['input']>;
  code?: InputMaybe<Scalars['String']['input']>;
  oldPassword?: InputMaybe<Scalars['String']['input']>;
  password: Scalars['String']['input'];
};


export type MutationSetStaffRoleArgs = {
  email: Scalars['String']['input'];
  role: Role;
};


export type MutationSignInArgs = {
  input: SignInInput;
};


export type MutationSkipStuckArgs = {
  id: Scalars['String']['input'];
};


export type MutationSpendBonusArgs = {
  amount: Scalars['Tenge']['input'];
  loanId: Scalars['LoanId']['input'];
};


export type MutationStartBiometryArgs = {
  loanId?: InputMaybe<Scalars['LoanId']['input']>;
  purpose: BiometryPurpose;
};


export type MutationStartCardRegistrationArgs = {
  returnPath: Scalars['String']['input'];
};


export type MutationStartPaymentArgs = {
  amount: Scalars['Tenge']['input'];
  choice?: InputMaybe<PaymentChoiceKind>;
  confirmed?: Scalars['Boolean']['input'];
  loanId: Scalars['LoanId']['input'];
};


export type MutationStartTopUpArgs = {
  amount: Scalars['Tenge']['input'];
  confirmed?: Scalars['Boolean']['input'];
};


export type MutationSubmitFaceArgs = {
  frame?: InputMaybe<Scalars['String']['input']>;
  sessionId: Scalars['BiometrySessionId']['input'];
};


export type MutationSubmitIinArgs = {
  iin: Scalars['String']['input'];
};


export type MutationSubmitRevisionArgs = {
  loanId: Scalars['LoanId']['input'];
};


export type MutationSubscribePushArgs = {
  auth: Scalars['String']['input'];
  endpoint: Scalars['String']['input'];
  p256dh: Scalars['String']['input'];
};


export type MutationTakeApplicationArgs = {
  loanId: Scalars['LoanId']['input'];
};


export type MutationTakeEvidenceArgs = {
  knownAt?: InputMaybe<Scalars['DateTime']['input']>;
  loanId: Scalars['LoanId']['input'];
};


export type MutationTurnOnSecondFactorArgs = {
  code: Scalars['String']['input'];
};


export type MutationUnlockBorrowerArgs = {
  borrowerId: Scalars['BorrowerId']['input'];
  caseNumber: Scalars['String']['input'];
};


export type MutationUnlockStaffArgs = {
  email: Scalars['String']['input'];
};


export type MutationUnmaskPersonArgs = {
  borrowerId: Scalars['BorrowerId']['input'];
  caseNumber: Scalars['String']['input'];
  reason?: InputMaybe<CaseReason>;
};


export type MutationUnsubscribePushArgs = {
  endpoint: Scalars['String']['input'];
};


export type MutationUpholdDisputeArgs = {
  loanId: Scalars['LoanId']['input'];
  note: Scalars['String']['input'];
};


export type MutationUseBalanceArgs = {
  whole?: Scalars['Boolean']['input'];
};


export type MutationWaivePenaltyArgs = {
  amount: Scalars['Tenge']['input'];
  loanId: Scalars['LoanId']['input'];
  note: Scalars['String']['input'];
};


export type MutationWithdrawBalanceRefundArgs = {
  id: Scalars['PaymentId']['input'];
};


export type MutationWithdrawCorrectionArgs = {
  id: Scalars['String']['input'];
};


export type MutationWithdrawLoanRequestArgs = {
  loanId: Scalars['LoanId']['input'];
};


export type MutationWriteOffLoanArgs = {
  loanId: Scalars['LoanId']['input'];
  note: Scalars['String']['input'];
};


export type MutationWriteOffReversalArgs = {
  amount: Scalars['Tenge']['input'];
  borrowerId: Scalars['BorrowerId']['input'];
  note: Scalars['String']['input'];
  paymentId: Scalars['PaymentId']['input'];
};

export type MyDataPayload = {
  readonly __typename?: 'MyDataPayload';
  readonly errors: ReadonlyArray<UserError>;
  readonly file: Maybe<Scalars['String']['output']>;
};

export type NamedDocument = {
  readonly __typename?: 'NamedDocument';
  readonly hash: Scalars['String']['output'];
  readonly invented: Scalars['Boolean']['output'];
  readonly type: Scalars['String']['output'];
};

export type NotePayload = {
  readonly __typename?: 'NotePayload';
  readonly errors: ReadonlyArray<UserError>;
  readonly ok: Scalars['Boolean']['output'];
};

export type Notice = {
  readonly __typename?: 'Notice';
  readonly category: NoticeCategory;
  readonly id: Scalars['ID']['output'];
  readonly loanId: Maybe<Scalars['LoanId']['output']>;
  readonly read: Scalars['Boolean']['output'];
  readonly sentAt: Scalars['DateTime']['output'];
  readonly text: Scalars['String']['output'];
  readonly title: Scalars['String']['output'];
};

export type NoticeCategory =
  | 'AGREEMENT'
  | 'LOAN'
  | 'NEWS';

export type NoticeChannel =
  | 'CABINET'
  | 'EMAIL'
  | 'PUSH'
  | 'SMS';

export type NoticeChoice = {
  readonly __typename?: 'NoticeChoice';
  readonly channel: NoticeChannel;
  readonly days: ReadonlyArray<Scalars['Int']['output']>;
  readonly email: Scalars['Boolean']['output'];
  readonly hour: Scalars['Int']['output'];
  readonly push: Scalars['Boolean']['output'];
};

export type NoticeChoicePayload = {
  readonly __typename?: 'NoticeChoicePayload';
  readonly choice: Maybe<NoticeChoice>;
  readonly errors: ReadonlyArray<UserError>;
};

export type NpsTheme =
  | 'CLOSING_PROCESS'
  | 'CREDIT_AMOUNT'
  | 'OPERATOR_SERVICE_QUALITY'
  | 'OTHER'
  | 'PAYMENT_PROBLEMS'
  | 'PAYMENT_PROCESS'
  | 'PERCENTAGE'
  | 'REGISTRATION_PROCESS'
  | 'SITE_CONVENIENCE'
  | 'SPEED_OF_RECEIVING'
  | 'TERM';

export type OfficeAct =
  | 'CESSION'
  | 'CESSION_CANCEL'
  | 'CESSION_NOTICE'
  | 'CESSION_PAID'
  | 'COURT_OFFER'
  | 'DECIDED'
  | 'DEFERRAL'
  | 'DISPUTE'
  | 'DISPUTE_DISMISS'
  | 'DISPUTE_UPHOLD'
  | 'FRAUD'
  | 'HANDED_ON'
  | 'NOTE'
  | 'RECALL'
  | 'RETURNED'
  | 'REVERSAL'
  | 'WAIVER'
  | 'WRITE_OFF';

export type OfficeApplicant = {
  readonly __typename?: 'OfficeApplicant';
  readonly age: Scalars['Int']['output'];
  readonly fullName: Scalars['String']['output'];
  readonly maskedIin: Scalars['String']['output'];
  readonly maskedPhone: Scalars['String']['output'];
};

export type OfficeApplication = {
  readonly __typename?: 'OfficeApplication';
  readonly amount: Scalars['Tenge']['output'];
  readonly applicant: Maybe<OfficeApplicant>;
  readonly appliedOn: Scalars['LocalDate']['output'];
  readonly decidedBy: Maybe<Scalars['DateTime']['output']>;
  readonly fastIssue: Scalars['Boolean']['output'];
  readonly loanId: Scalars['LoanId']['output'];
  readonly notes: ReadonlyArray<OfficeNote>;
  readonly offerNumber: Scalars['String']['output'];
  readonly promiseMissed: Scalars['Boolean']['output'];
  readonly reasons: ReadonlyArray<Scalars['String']['output']>;
  readonly status: LoanStatus;
  readonly takenBy: Maybe<Scalars['String']['output']>;
};

export type OfficeApplicationCard = {
  readonly __typename?: 'OfficeApplicationCard';
  readonly accountUnchecked: Scalars['Boolean']['output'];
  readonly application: OfficeApplication;
  readonly asks: ReadonlyArray<ApplicationAsk>;
  readonly assignees: ReadonlyArray<Scalars['String']['output']>;
  readonly borrowerId: Maybe<Scalars['BorrowerId']['output']>;
  readonly faceKept: Scalars['Boolean']['output'];
  readonly faceMissing: Maybe<FaceMissing>;
  readonly faceVerifiedAt: Maybe<Scalars['DateTime']['output']>;
  readonly iin: Maybe<Scalars['String']['output']>;
  readonly mine: Scalars['Boolean']['output'];
  readonly others: Maybe<ReadonlyArray<OfficeFoundLoan>>;
  readonly pricing: Pricing;
  readonly productType: ProductType;
  readonly profile: Maybe<Profile>;
  readonly purpose: Scalars['Int']['output'];
  readonly registry: Maybe<RegistryPerson>;
  readonly sheet: Maybe<ScoringSheet>;
  readonly statement: Maybe<StatementFigures>;
  readonly statementMonths: Maybe<ReadonlyArray<MonthOfIncome>>;
  readonly term: Term;
};

export type OfficeAsk = {
  readonly __typename?: 'OfficeAsk';
  readonly act: OfficeAct;
  readonly at: Scalars['DateTime']['output'];
  readonly by: Scalars['String']['output'];
  readonly mine: Scalars['Boolean']['output'];
  readonly terms: ReadonlyArray<Fact>;
};

export type OfficeCode = {
  readonly __typename?: 'OfficeCode';
  readonly delivery: OfficeDelivery;
  readonly sentAt: Scalars['DateTime']['output'];
  readonly title: Scalars['String']['output'];
  readonly used: Scalars['Boolean']['output'];
};

export type OfficeCorrection = {
  readonly __typename?: 'OfficeCorrection';
  readonly askedAt: Scalars['DateTime']['output'];
  readonly askedBy: Scalars['String']['output'];
  readonly borrowerId: Scalars['BorrowerId']['output'];
  readonly caseNumber: Maybe<Scalars['String']['output']>;
  readonly id: Scalars['String']['output'];
  readonly kind: CorrectionKind;
  readonly mayConfirm: Scalars['Boolean']['output'];
  readonly mine: Scalars['Boolean']['output'];
  readonly person: Maybe<OfficeApplicant>;
  readonly reason: CorrectionReason;
};

export type OfficeDelivery = {
  readonly __typename?: 'OfficeDelivery';
  readonly at: Scalars['DateTime']['output'];
  readonly channel: NoticeChannel;
  readonly cost: Maybe<Scalars['Tenge']['output']>;
  readonly parts: Maybe<Scalars['Int']['output']>;
  readonly reason: Maybe<Scalars['String']['output']>;
  readonly state: DeliveryState;
};

export type OfficeDispute = {
  readonly __typename?: 'OfficeDispute';
  readonly answerBy: Scalars['LocalDate']['output'];
  readonly loanId: Scalars['LoanId']['output'];
  readonly offerNumber: Scalars['String']['output'];
  readonly on: Scalars['LocalDate']['output'];
  readonly reason: DisputeReason;
};

export type OfficeDisputePage = {
  readonly __typename?: 'OfficeDisputePage';
  readonly nodes: ReadonlyArray<OfficeDispute>;
  readonly pageInfo: PageInfo;
  readonly totalCount: Scalars['Int']['output'];
};

export type OfficeEvidence = {
  readonly __typename?: 'OfficeEvidence';
  readonly deleteOn: Maybe<Scalars['LocalDate']['output']>;
  readonly demands: ReadonlyArray<OfficeEvidenceDemand>;
  readonly documentExpiry: Maybe<DocumentExpiry>;
  readonly views: ReadonlyArray<EvidenceView>;
};

export type OfficeEvidenceDemand = {
  readonly __typename?: 'OfficeEvidenceDemand';
  readonly kind: EvidenceKind;
  readonly reason: EvidenceReason;
  readonly slots: ReadonlyArray<EvidenceSlot>;
  readonly state: EvidenceState;
};

export type OfficeFact = {
  readonly __typename?: 'OfficeFact';
  readonly amount: Maybe<Scalars['Tenge']['output']>;
  readonly on: Scalars['LocalDate']['output'];
  readonly revision: Scalars['Int']['output'];
  readonly status: LoanStatus;
  readonly type: Scalars['String']['output'];
};

export type OfficeFound = {
  readonly __typename?: 'OfficeFound';
  readonly borrowerId: Scalars['BorrowerId']['output'];
  readonly erasedAt: Maybe<Scalars['DateTime']['output']>;
  readonly loans: ReadonlyArray<OfficeFoundLoan>;
  readonly person: Maybe<OfficeApplicant>;
};

export type OfficeFoundLoan = {
  readonly __typename?: 'OfficeFoundLoan';
  readonly amount: Scalars['Tenge']['output'];
  readonly appliedOn: Scalars['LocalDate']['output'];
  readonly loanId: Scalars['LoanId']['output'];
  readonly offerNumber: Scalars['String']['output'];
  readonly status: LoanStatus;
};

export type OfficeLoan = {
  readonly __typename?: 'OfficeLoan';
  readonly acts: ReadonlyArray<OfficeLoanAct>;
  readonly amount: Scalars['Tenge']['output'];
  readonly applicant: Maybe<OfficeApplicant>;
  readonly borrowerId: Maybe<Scalars['BorrowerId']['output']>;
  readonly buyer: Maybe<Scalars['String']['output']>;
  readonly debt: Maybe<Debt>;
  readonly dispute: Maybe<Dispute>;
  readonly erasedAt: Maybe<Scalars['DateTime']['output']>;
  readonly facts: ReadonlyArray<OfficeFact>;
  readonly issuedOn: Maybe<Scalars['LocalDate']['output']>;
  readonly loanId: Scalars['LoanId']['output'];
  readonly notes: ReadonlyArray<OfficeNote>;
  readonly offerNumber: Scalars['String']['output'];
  readonly payments: ReadonlyArray<OfficePayment>;
  readonly productType: ProductType;
  readonly recovered: Scalars['Tenge']['output'];
  readonly reversals: ReadonlyArray<ReversalDebt>;
  readonly status: LoanStatus;
  readonly waiting: ReadonlyArray<OfficeAsk>;
  readonly writtenOff: Maybe<Scalars['Tenge']['output']>;
};

export type OfficeLoanAct = {
  readonly __typename?: 'OfficeLoanAct';
  readonly act: OfficeAct;
  readonly buyer: Maybe<Scalars['String']['output']>;
  readonly from: Maybe<Scalars['LocalDate']['output']>;
  readonly limit: Maybe<Scalars['Tenge']['output']>;
  readonly to: Maybe<Scalars['LocalDate']['output']>;
  readonly twoPersons: Scalars['Boolean']['output'];
};

export type OfficeLoanPayload = {
  readonly __typename?: 'OfficeLoanPayload';
  readonly errors: ReadonlyArray<UserError>;
  readonly loan: Maybe<OfficeLoan>;
  readonly waiting: Scalars['Boolean']['output'];
};

export type OfficeMessage = {
  readonly __typename?: 'OfficeMessage';
  readonly deliveries: ReadonlyArray<OfficeDelivery>;
  readonly id: Scalars['ID']['output'];
  readonly read: Scalars['Boolean']['output'];
  readonly sentAt: Scalars['DateTime']['output'];
  readonly text: Scalars['String']['output'];
  readonly title: Scalars['String']['output'];
};

export type OfficeNote = {
  readonly __typename?: 'OfficeNote';
  readonly act: OfficeAct;
  readonly at: Scalars['DateTime']['output'];
  readonly by: Scalars['String']['output'];
  readonly text: Scalars['String']['output'];
};

export type OfficePaper = {
  readonly __typename?: 'OfficePaper';
  readonly hash: Scalars['String']['output'];
  readonly number: Maybe<Scalars['String']['output']>;
  readonly offerNumber: Scalars['String']['output'];
  readonly shownAt: Scalars['DateTime']['output'];
  readonly signedAt: Maybe<Scalars['DateTime']['output']>;
  readonly title: Scalars['String']['output'];
};

export type OfficePayment = {
  readonly __typename?: 'OfficePayment';
  readonly amount: Scalars['Tenge']['output'];
  readonly id: Scalars['PaymentId']['output'];
  readonly paidOn: Scalars['LocalDate']['output'];
  readonly provider: Scalars['String']['output'];
  readonly reversedOn: Maybe<Scalars['LocalDate']['output']>;
  readonly surplus: Scalars['Tenge']['output'];
};

export type OfficePerson = {
  readonly __typename?: 'OfficePerson';
  readonly borrowerId: Scalars['BorrowerId']['output'];
  readonly codes: ReadonlyArray<OfficeCode>;
  readonly contacts: ReadonlyArray<Contact>;
  readonly corrections: ReadonlyArray<OfficeCorrection>;
  readonly documentEnds: Maybe<Scalars['String']['output']>;
  readonly emailConfirmed: Scalars['Boolean']['output'];
  readonly erasedAt: Maybe<Scalars['DateTime']['output']>;
  readonly faceVerifiedAt: Maybe<Scalars['DateTime']['output']>;
  readonly loans: ReadonlyArray<OfficeFoundLoan>;
  readonly maskedEmail: Maybe<Scalars['String']['output']>;
  readonly messages: ReadonlyArray<OfficeMessage>;
  readonly notes: ReadonlyArray<OfficePersonNote>;
  readonly papers: ReadonlyArray<OfficePaper>;
  readonly payments: ReadonlyArray<OfficePersonPayment>;
  readonly person: Maybe<OfficeApplicant>;
  readonly waiting: Scalars['Int']['output'];
};

export type OfficePersonNote = {
  readonly __typename?: 'OfficePersonNote';
  readonly act: OfficeAct;
  readonly at: Scalars['DateTime']['output'];
  readonly by: Scalars['String']['output'];
  readonly offerNumber: Maybe<Scalars['String']['output']>;
  readonly text: Scalars['String']['output'];
};

export type OfficePersonPayment = {
  readonly __typename?: 'OfficePersonPayment';
  readonly amount: Scalars['Tenge']['output'];
  readonly id: Scalars['PaymentId']['output'];
  readonly offerNumber: Scalars['String']['output'];
  readonly paidOn: Scalars['LocalDate']['output'];
  readonly provider: Scalars['String']['output'];
  readonly reversedOn: Maybe<Scalars['LocalDate']['output']>;
};

export type OfficeQueuePage = {
  readonly __typename?: 'OfficeQueuePage';
  readonly nodes: ReadonlyArray<OfficeApplication>;
  readonly pageInfo: PageInfo;
  readonly totalCount: Scalars['Int']['output'];
};

export type OfficeSearchPayload = {
  readonly __typename?: 'OfficeSearchPayload';
  readonly by: Maybe<LookUpKind>;
  readonly errors: ReadonlyArray<UserError>;
  readonly found: ReadonlyArray<OfficeFound>;
  readonly more: Scalars['Boolean']['output'];
};

export type OfficeUnmasked = {
  readonly __typename?: 'OfficeUnmasked';
  readonly address: Maybe<Scalars['String']['output']>;
  readonly document: Maybe<Scalars['String']['output']>;
  readonly email: Maybe<Scalars['String']['output']>;
  readonly fullName: Scalars['String']['output'];
  readonly iin: Maybe<Scalars['String']['output']>;
  readonly phone: Scalars['String']['output'];
};

export type OkPayload = {
  readonly __typename?: 'OkPayload';
  readonly errors: ReadonlyArray<UserError>;
  readonly ok: Scalars['Boolean']['output'];
};

export type OpenAsk = {
  readonly __typename?: 'OpenAsk';
  readonly act: Maybe<OfficeAct>;
  readonly at: Scalars['DateTime']['output'];
  readonly by: Scalars['String']['output'];
  readonly loanId: Maybe<Scalars['LoanId']['output']>;
  readonly offerNumber: Maybe<Scalars['String']['output']>;
  readonly place: AskPlace;
};

export type OpenSession = {
  readonly __typename?: 'OpenSession';
  readonly agent: Maybe<Scalars['String']['output']>;
  readonly current: Scalars['Boolean']['output'];
  readonly id: Scalars['ID']['output'];
  readonly openedAt: Scalars['DateTime']['output'];
  readonly seenAt: Scalars['DateTime']['output'];
};

export type OpenSessionsPayload = {
  readonly __typename?: 'OpenSessionsPayload';
  readonly errors: ReadonlyArray<UserError>;
  readonly sessions: ReadonlyArray<OpenSession>;
};

export type OpenedCorrectionPayload = {
  readonly __typename?: 'OpenedCorrectionPayload';
  readonly errors: ReadonlyArray<UserError>;
  readonly lines: ReadonlyArray<CorrectionLine>;
};

export type Operations = {
  readonly __typename?: 'Operations';
  readonly lastClosedDay: Maybe<Scalars['LocalDate']['output']>;
  readonly parts: ReadonlyArray<OperationsPart>;
  readonly queues: ReadonlyArray<OperationsQueue>;
  readonly retention: ReadonlyArray<OperationsRetention>;
};

export type OperationsPart = {
  readonly __typename?: 'OperationsPart';
  readonly amount: Maybe<Scalars['Int']['output']>;
  readonly name: OperationsPartName;
  readonly names: ReadonlyArray<Scalars['String']['output']>;
  readonly ok: Scalars['Boolean']['output'];
};

export type OperationsPartName =
  | 'BACKUP'
  | 'BANK_FILES'
  | 'DEAD_LETTERS'
  | 'DISK'
  | 'LEDGER'
  | 'MODELS'
  | 'NODES'
  | 'PERSONS'
  | 'PROJECTOR'
  | 'PROVIDERS'
  | 'QUEUE'
  | 'READ_MODELS'
  | 'ROUNDS'
  | 'SETTINGS'
  | 'STALLED'
  | 'STATEMENTS'
  | 'STATUTORY'
  | 'WORKER';

export type OperationsQueue = {
  readonly __typename?: 'OperationsQueue';
  readonly oldestSeconds: Scalars['Int']['output'];
  readonly open: Scalars['Int']['output'];
  readonly workflow: Scalars['String']['output'];
};

export type OperationsRetention = {
  readonly __typename?: 'OperationsRetention';
  readonly days: Scalars['Int']['output'];
  readonly nextAt: Maybe<Scalars['DateTime']['output']>;
  readonly rows: Scalars['Int']['output'];
  readonly title: Scalars['String']['output'];
  readonly why: Scalars['String']['output'];
};

export type OwedReversal = {
  readonly __typename?: 'OwedReversal';
  readonly borrowerId: Scalars['BorrowerId']['output'];
  readonly debt: ReversalDebt;
  readonly fullName: Maybe<Scalars['String']['output']>;
  readonly mine: Scalars['Boolean']['output'];
  readonly writeOffAskedBy: Maybe<Scalars['String']['output']>;
};

export type OwedReversalPage = {
  readonly __typename?: 'OwedReversalPage';
  readonly nodes: ReadonlyArray<OwedReversal>;
  readonly pageInfo: PageInfo;
  readonly totalCount: Scalars['Int']['output'];
};

export type OwnFactors = {
  readonly __typename?: 'OwnFactors';
  readonly application: Scalars['Boolean']['output'];
  readonly keys: ReadonlyArray<SecurityKey>;
  readonly mayChange: Scalars['Boolean']['output'];
  readonly recoveryCodes: Scalars['Int']['output'];
};

export type PageInfo = {
  readonly __typename?: 'PageInfo';
  readonly endCursor: Maybe<Scalars['String']['output']>;
  readonly hasNextPage: Scalars['Boolean']['output'];
};

export type PaidPart = {
  readonly __typename?: 'PaidPart';
  readonly amount: Scalars['Tenge']['output'];
  readonly component: Scalars['String']['output'];
  readonly overdue: Scalars['Tenge']['output'];
};

export type ParLine = {
  readonly __typename?: 'ParLine';
  readonly days: Scalars['Int']['output'];
  readonly loans: Maybe<Scalars['Int']['output']>;
  readonly principal: Maybe<Scalars['Tenge']['output']>;
  readonly share: Maybe<Scalars['Percent']['output']>;
};

export type Payment = {
  readonly __typename?: 'Payment';
  readonly amount: Scalars['Tenge']['output'];
  readonly challengeUntil: Maybe<Scalars['DateTime']['output']>;
  readonly closedLoan: Scalars['Boolean']['output'];
  readonly createdAt: Scalars['DateTime']['output'];
  readonly failure: Maybe<Scalars['String']['output']>;
  readonly id: Scalars['PaymentId']['output'];
  readonly loanId: Maybe<Scalars['LoanId']['output']>;
  readonly receipt: Maybe<LoanPayment>;
  readonly redirectUrl: Maybe<Scalars['String']['output']>;
  readonly state: PaymentState;
  readonly withOffice: Scalars['Boolean']['output'];
};

export type PaymentChoice = {
  readonly __typename?: 'PaymentChoice';
  readonly effect: PaymentEffect;
  readonly fromBalance: Scalars['Tenge']['output'];
  readonly kind: PaymentChoiceKind;
  readonly sum: Scalars['Tenge']['output'];
  readonly toPay: Scalars['Tenge']['output'];
};

export type PaymentChoiceKind =
  | 'AGREEMENT'
  | 'DUE'
  | 'PREPAYMENT'
  | 'RECOVERY'
  | 'REVERSAL'
  | 'WHOLE';

export type PaymentEffect = {
  readonly __typename?: 'PaymentEffect';
  readonly closes: Scalars['Boolean']['output'];
  readonly dueLeft: Scalars['Tenge']['output'];
  readonly fromBalance: Scalars['Tenge']['output'];
  readonly interest: Scalars['Tenge']['output'];
  readonly left: Scalars['Tenge']['output'];
  readonly nextAmount: Maybe<Scalars['Tenge']['output']>;
  readonly nextOn: Maybe<Scalars['LocalDate']['output']>;
  readonly nextToPay: Maybe<Scalars['Tenge']['output']>;
  readonly overdueDays: Scalars['Int']['output'];
  readonly penalty: Scalars['Tenge']['output'];
  readonly premium: Scalars['Tenge']['output'];
  readonly principal: Scalars['Tenge']['output'];
  readonly saved: Scalars['Tenge']['output'];
  readonly toBalance: Scalars['Tenge']['output'];
};

export type PaymentEffectPayload = {
  readonly __typename?: 'PaymentEffectPayload';
  readonly effect: Maybe<PaymentEffect>;
  readonly errors: ReadonlyArray<UserError>;
};

export type PaymentInDoubt = {
  readonly __typename?: 'PaymentInDoubt';
  readonly ageDays: Scalars['Int']['output'];
  readonly amount: Scalars['Tenge']['output'];
  readonly askedAt: Maybe<Scalars['DateTime']['output']>;
  readonly byCard: Scalars['Boolean']['output'];
  readonly fullName: Maybe<Scalars['String']['output']>;
  readonly id: Scalars['PaymentId']['output'];
  readonly offerNumber: Maybe<Scalars['String']['output']>;
  readonly openedAt: Scalars['DateTime']['output'];
  readonly provider: Scalars['String']['output'];
};

export type PaymentInDoubtPayload = {
  readonly __typename?: 'PaymentInDoubtPayload';
  readonly asked: Maybe<PaymentState>;
  readonly errors: ReadonlyArray<UserError>;
  readonly inDoubt: ReadonlyArray<PaymentInDoubt>;
};

export type PaymentOptions = {
  readonly __typename?: 'PaymentOptions';
  readonly choices: ReadonlyArray<PaymentChoice>;
  readonly coveredAmount: Maybe<Scalars['Tenge']['output']>;
  readonly coveredOn: Maybe<Scalars['LocalDate']['output']>;
  readonly loanId: Scalars['LoanId']['output'];
  readonly most: Scalars['Tenge']['output'];
};

export type PaymentPart = {
  readonly __typename?: 'PaymentPart';
  readonly amount: Scalars['Tenge']['output'];
  readonly kind: PaymentPartKind;
};

export type PaymentPartKind =
  | 'INTEREST'
  | 'INTEREST_AFTER'
  | 'PENALTY'
  | 'PREMIUM'
  | 'PRINCIPAL'
  | 'SCHEDULED';

export type PaymentPayload = {
  readonly __typename?: 'PaymentPayload';
  readonly errors: ReadonlyArray<UserError>;
  readonly payment: Maybe<Payment>;
};

export type PaymentState =
  | 'CHALLENGE'
  | 'FAILED'
  | 'IN_DOUBT'
  | 'RECEIVED'
  | 'SUSPENDED'
  | 'WAITING';

export type PaymentsAhead = {
  readonly __typename?: 'PaymentsAhead';
  readonly end: Scalars['LocalDate']['output'];
  readonly payments: ReadonlyArray<DatedSum>;
  readonly total: Scalars['Tenge']['output'];
};

export type PayoutKind =
  | 'CARD'
  | 'IBAN'
  | 'POST';

export type PayoutMethod = {
  readonly __typename?: 'PayoutMethod';
  readonly arrivesBy: Maybe<Scalars['LocalDate']['output']>;
  readonly cardId: Maybe<Scalars['CardId']['output']>;
  readonly kind: PayoutKind;
  readonly label: Scalars['String']['output'];
};

export type PayoutMethodInput = {
  readonly cardId?: InputMaybe<Scalars['CardId']['input']>;
  readonly iban?: InputMaybe<Scalars['String']['input']>;
  readonly kind: PayoutKind;
  readonly postOfficeId?: InputMaybe<Scalars['ID']['input']>;
};

export type PayoutOptions = {
  readonly __typename?: 'PayoutOptions';
  readonly card: Scalars['Boolean']['output'];
  readonly cardReason: Maybe<UserError>;
  readonly iban: Scalars['Boolean']['output'];
  readonly ibanUnchecked: Scalars['Boolean']['output'];
  readonly lastIban: Maybe<Scalars['String']['output']>;
  readonly post: Scalars['Boolean']['output'];
};

export type PayoutStage = {
  readonly __typename?: 'PayoutStage';
  readonly at: Maybe<Scalars['DateTime']['output']>;
  readonly status: LoanStatus;
};

export type PendingCorrection = {
  readonly __typename?: 'PendingCorrection';
  readonly askedAt: Scalars['DateTime']['output'];
  readonly kind: CorrectionKind;
};

export type PersonalData = {
  readonly __typename?: 'PersonalData';
  readonly birthDate: Maybe<Scalars['LocalDate']['output']>;
  readonly birthPlace: Maybe<Scalars['String']['output']>;
  readonly childrenCount: Maybe<Scalars['Int']['output']>;
  readonly childrenUnder18: Maybe<Scalars['Int']['output']>;
  readonly citizenship: Maybe<Scalars['String']['output']>;
  readonly dependents: Maybe<Scalars['Int']['output']>;
  readonly documentIssuedBy: Maybe<Scalars['String']['output']>;
  readonly documentIssuedOn: Maybe<Scalars['LocalDate']['output']>;
  readonly documentNumber: Maybe<Scalars['String']['output']>;
  readonly documentType: Maybe<Scalars['String']['output']>;
  readonly documentValidTo: Maybe<Scalars['LocalDate']['output']>;
  readonly education: Maybe<Scalars['String']['output']>;
  readonly familyStatus: Maybe<Scalars['String']['output']>;
  readonly firstName: Maybe<Scalars['String']['output']>;
  readonly fromRegistry: Scalars['Boolean']['output'];
  readonly iinMasked: Maybe<Scalars['String']['output']>;
  readonly lastName: Maybe<Scalars['String']['output']>;
  readonly noPatronymic: Scalars['Boolean']['output'];
  readonly patronymic: Maybe<Scalars['String']['output']>;
  readonly sex: Maybe<Sex>;
  readonly taxResidence: Maybe<Scalars['String']['output']>;
};

export type PersonalDataInput = {
  readonly birthDate?: InputMaybe<Scalars['LocalDate']['input']>;
  readonly birthPlace: Scalars['String']['input'];
  readonly childrenCount: Scalars['Int']['input'];
  readonly childrenUnder18: Scalars['Int']['input'];
  readonly citizenship: Scalars['String']['input'];
  readonly dependents?: InputMaybe<Scalars['Int']['input']>;
  readonly documentIssuedBy: Scalars['String']['input'];
  readonly documentIssuedOn: Scalars['LocalDate']['input'];
  readonly documentNumber: Scalars['String']['input'];
  readonly documentType: Scalars['String']['input'];
  readonly documentValidTo: Scalars['LocalDate']['input'];
  readonly education: Scalars['String']['input'];
  readonly familyStatus: Scalars['String']['input'];
  readonly firstName: Scalars['String']['input'];
  readonly lastName: Scalars['String']['input'];
  readonly noPatronymic: Scalars['Boolean']['input'];
  readonly patronymic?: InputMaybe<Scalars['String']['input']>;
  readonly sex?: InputMaybe<Sex>;
  readonly taxResidence?: InputMaybe<Scalars['String']['input']>;
};

export type PlanRow = {
  readonly __typename?: 'PlanRow';
  readonly amount: Scalars['Tenge']['output'];
  readonly date: Scalars['LocalDate']['output'];
  readonly interest: Scalars['Tenge']['output'];
  readonly order: Scalars['Int']['output'];
  readonly premium: Scalars['Tenge']['output'];
  readonly principal: Scalars['Tenge']['output'];
  readonly remainingPrincipal: Scalars['Tenge']['output'];
};

export type PlannedLetter = {
  readonly __typename?: 'PlannedLetter';
  readonly dueOn: Scalars['LocalDate']['output'];
  readonly lawBy: Maybe<Scalars['LocalDate']['output']>;
  readonly sentAt: Maybe<Scalars['DateTime']['output']>;
  readonly title: Scalars['String']['output'];
  readonly type: DocumentType;
};

export type Portfolio = {
  readonly __typename?: 'Portfolio';
  readonly agreements: ReadonlyArray<AgreementLine>;
  readonly asOfPosition: Scalars['String']['output'];
  readonly byStatus: ReadonlyArray<StatusCount>;
  readonly cash: ReadonlyArray<CashLine>;
  readonly date: Scalars['LocalDate']['output'];
  readonly debtLoads: ReadonlyArray<DebtLoadLine>;
  readonly declineReasons: ReadonlyArray<DeclineLine>;
  readonly endings: ReadonlyArray<EndingLine>;
  readonly expectedCash: ReadonlyArray<ExpectedLine>;
  readonly funnel: ReadonlyArray<FunnelStage>;
  readonly funnelByMonth: ReadonlyArray<FunnelMonth>;
  readonly groups: ReadonlyArray<PortfolioGroup>;
  readonly income: ReadonlyArray<IncomeLine>;
  readonly loans: Maybe<Scalars['Int']['output']>;
  readonly months: ReadonlyArray<MonthLine>;
  readonly par: ReadonlyArray<ParLine>;
  readonly principal: Maybe<Scalars['Tenge']['output']>;
  readonly rollRates: ReadonlyArray<RollLine>;
  readonly unposted: Maybe<UnpostedLine>;
  readonly vintages: ReadonlyArray<VintageLine>;
};


export type PortfolioAgreementsArgs = {
  from: Scalars['LocalDate']['input'];
};


export type PortfolioCashArgs = {
  from: Scalars['LocalDate']['input'];
  period?: CashPeriod;
};


export type PortfolioDebtLoadsArgs = {
  from: Scalars['LocalDate']['input'];
};


export type PortfolioDeclineReasonsArgs = {
  from: Scalars['LocalDate']['input'];
};


export type PortfolioEndingsArgs = {
  from: Scalars['LocalDate']['input'];
};


export type PortfolioExpectedCashArgs = {
  period?: CashPeriod;
  through: Scalars['LocalDate']['input'];
};


export type PortfolioFunnelArgs = {
  from?: InputMaybe<Scalars['LocalDate']['input']>;
};


export type PortfolioFunnelByMonthArgs = {
  from?: InputMaybe<Scalars['LocalDate']['input']>;
};


export type PortfolioGroupsArgs = {
  by: PortfolioDimension;
};


export type PortfolioIncomeArgs = {
  from: Scalars['LocalDate']['input'];
};


export type PortfolioRollRatesArgs = {
  from: Scalars['LocalDate']['input'];
};


export type PortfolioVintagesArgs = {
  from: Scalars['LocalDate']['input'];
  overdueDays?: Scalars['Int']['input'];
};

export type PortfolioDimension =
  | 'AMOUNT'
  | 'ARREARS'
  | 'BORROWER'
  | 'CHANNEL'
  | 'ISSUE_MONTH'
  | 'PRICING'
  | 'PRODUCT'
  | 'REGION'
  | 'SOURCE'
  | 'STATUS'
  | 'TERM';

export type PortfolioFilter = {
  readonly borrowers?: InputMaybe<BorrowerKind>;
  readonly channels?: InputMaybe<ReadonlyArray<ApplicationChannel>>;
  readonly issuedFrom?: InputMaybe<Scalars['LocalDate']['input']>;
  readonly issuedTo?: InputMaybe<Scalars['LocalDate']['input']>;
  readonly pricings?: InputMaybe<ReadonlyArray<Pricing>>;
  readonly productTypes?: InputMaybe<ReadonlyArray<ProductType>>;
  readonly regions?: InputMaybe<ReadonlyArray<Region>>;
  readonly sources?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  readonly termFrom?: InputMaybe<Scalars['Int']['input']>;
  readonly termTo?: InputMaybe<Scalars['Int']['input']>;
};

export type PortfolioGroup = {
  readonly __typename?: 'PortfolioGroup';
  readonly borrowers: Maybe<Scalars['Int']['output']>;
  readonly interest: Maybe<Scalars['Tenge']['output']>;
  readonly key: Scalars['String']['output'];
  readonly loans: Maybe<Scalars['Int']['output']>;
  readonly overduePrincipal: Maybe<Scalars['Tenge']['output']>;
  readonly par30Principal: Maybe<Scalars['Tenge']['output']>;
  readonly par30Share: Maybe<Scalars['Percent']['output']>;
  readonly penalty: Maybe<Scalars['Tenge']['output']>;
  readonly principal: Maybe<Scalars['Tenge']['output']>;
};

export type PortfolioLoan = {
  readonly __typename?: 'PortfolioLoan';
  readonly amount: Scalars['Tenge']['output'];
  readonly annualEffectiveRate: Scalars['Percent']['output'];
  readonly id: Scalars['LoanId']['output'];
  readonly issuedOn: Maybe<Scalars['LocalDate']['output']>;
  readonly maturity: Maybe<Scalars['LocalDate']['output']>;
  readonly overdueDays: Scalars['Int']['output'];
  readonly principal: Scalars['Tenge']['output'];
  readonly productType: ProductType;
  readonly status: LoanStatus;
};

export type PortfolioLoanConnection = {
  readonly __typename?: 'PortfolioLoanConnection';
  readonly edges: ReadonlyArray<PortfolioLoanEdge>;
  readonly pageInfo: PageInfo;
  readonly totalCount: Scalars['Int']['output'];
};

export type PortfolioLoanEdge = {
  readonly __typename?: 'PortfolioLoanEdge';
  readonly cursor: Scalars['String']['output'];
  readonly node: PortfolioLoan;
};

export type PostOffice = {
  readonly __typename?: 'PostOffice';
  readonly address: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  readonly index: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
};

export type PostRegion = {
  readonly __typename?: 'PostRegion';
  readonly key: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
};

export type Posting = {
  readonly __typename?: 'Posting';
  readonly account: Scalars['String']['output'];
  readonly amount: Scalars['Tenge']['output'];
};

export type Prepayment = {
  readonly __typename?: 'Prepayment';
  readonly amount: Scalars['Tenge']['output'];
  readonly kind: PrepaymentKind;
  readonly mode: Maybe<PrepaymentMode>;
  readonly payBy: Scalars['LocalDate']['output'];
  readonly requestedOn: Scalars['LocalDate']['output'];
  readonly state: PrepaymentState;
};

export type PrepaymentEconomy = {
  readonly __typename?: 'PrepaymentEconomy';
  readonly amount: Scalars['Tenge']['output'];
  readonly now: PrepaymentRest;
  readonly ways: ReadonlyArray<PrepaymentWay>;
};

export type PrepaymentEconomyPayload = {
  readonly __typename?: 'PrepaymentEconomyPayload';
  readonly economy: Maybe<PrepaymentEconomy>;
  readonly errors: ReadonlyArray<UserError>;
};

export type PrepaymentKind =
  | 'FULL'
  | 'PARTIAL';

export type PrepaymentMode =
  | 'SHORTER_TERM'
  | 'SMALLER_PAYMENT';

export type PrepaymentPayload = {
  readonly __typename?: 'PrepaymentPayload';
  readonly errors: ReadonlyArray<UserError>;
  readonly loan: Maybe<Loan>;
};

export type PrepaymentQuote = {
  readonly __typename?: 'PrepaymentQuote';
  readonly fromBalance: Scalars['Tenge']['output'];
  readonly interest: Scalars['Tenge']['output'];
  readonly on: Scalars['LocalDate']['output'];
  readonly partAbove: Maybe<Scalars['Tenge']['output']>;
  readonly partBelow: Maybe<Scalars['Tenge']['output']>;
  readonly penalty: Scalars['Tenge']['output'];
  readonly premium: Scalars['Tenge']['output'];
  readonly principal: Scalars['Tenge']['output'];
  readonly saved: Scalars['Tenge']['output'];
  readonly toPay: Scalars['Tenge']['output'];
  readonly total: Scalars['Tenge']['output'];
};

export type PrepaymentRest = {
  readonly __typename?: 'PrepaymentRest';
  readonly instalment: Scalars['Tenge']['output'];
  readonly instalments: Scalars['Int']['output'];
  readonly returnDate: Scalars['LocalDate']['output'];
};

export type PrepaymentState =
  | 'ANNULLED'
  | 'PAID'
  | 'REQUESTED'
  | 'SIGNED';

export type PrepaymentWay = {
  readonly __typename?: 'PrepaymentWay';
  readonly comparison: Comparison;
  readonly mode: PrepaymentMode;
  readonly rest: PrepaymentRest;
  readonly rows: ReadonlyArray<PlanRow>;
  readonly saved: Scalars['Tenge']['output'];
  readonly total: Scalars['Tenge']['output'];
};

export type Price = {
  readonly __typename?: 'Price';
  readonly amount: Scalars['Tenge']['output'];
  readonly annualEffectiveRate: Scalars['Percent']['output'];
  readonly dailyRatePercent: Scalars['Percent']['output'];
  readonly days: Scalars['Int']['output'];
  readonly fastIssueFee: Scalars['Tenge']['output'];
  readonly insurancePremium: Scalars['Tenge']['output'];
  readonly interest: Scalars['Tenge']['output'];
  readonly issueDate: Scalars['LocalDate']['output'];
  readonly overpayment: Scalars['Tenge']['output'];
  readonly rateLowered: Scalars['Boolean']['output'];
  readonly returnDate: Scalars['LocalDate']['output'];
  readonly rows: ReadonlyArray<PlanRow>;
  readonly total: Scalars['Tenge']['output'];
};

export type Pricing =
  | 'ECONOMICAL'
  | 'FLEXIBLE';

export type Product = {
  readonly __typename?: 'Product';
  readonly amountStep: Scalars['Tenge']['output'];
  readonly defaultAmount: Scalars['Tenge']['output'];
  readonly defaultTerm: Scalars['Int']['output'];
  readonly engine: Scalars['String']['output'];
  readonly id: Scalars['Int']['output'];
  readonly maxAmount: Scalars['Tenge']['output'];
  readonly maxTerm: Scalars['Int']['output'];
  readonly minAmount: Scalars['Tenge']['output'];
  readonly minTerm: Scalars['Int']['output'];
  readonly pricings: ReadonlyArray<Pricing>;
  readonly productType: ProductType;
  readonly termUnit: TermUnit;
};

export type ProductType =
  | 'INDIVIDUAL_ENTREPRENEUR_IL'
  | 'INDIVIDUAL_ENTREPRENEUR_SPL'
  | 'INDIVIDUAL_PERSON_IL'
  | 'INDIVIDUAL_PERSON_SPL'
  | 'INDIVIDUAL_PERSON_SPL_OLD';

export type Profile = {
  readonly __typename?: 'Profile';
  readonly address: AddressData;
  readonly contacts: ContactsData;
  readonly email: Maybe<Scalars['String']['output']>;
  readonly emailConfirmed: Scalars['Boolean']['output'];
  readonly employment: EmploymentData;
  readonly id: Scalars['BorrowerId']['output'];
  readonly locale: Locale;
  readonly meter: ApprovalMeter;
  readonly mobilePhone: Scalars['String']['output'];
  readonly personal: PersonalData;
  readonly refusedIin: Maybe<RefusedIin>;
  readonly registrationCompleted: Scalars['Boolean']['output'];
  readonly step: ProfileStep;
};

export type ProfilePayload = {
  readonly __typename?: 'ProfilePayload';
  readonly errors: ReadonlyArray<UserError>;
  readonly profile: Maybe<Profile>;
};

export type ProfileStep =
  | 'ADDRESS'
  | 'COMPLETE'
  | 'CONTACTS'
  | 'EMPLOYMENT'
  | 'IIN'
  | 'PASSWORD'
  | 'PERSONAL_DATA'
  | 'PHONE'
  | 'STAFF_ENTRY';

export type Prolongation = {
  readonly __typename?: 'Prolongation';
  readonly interest: Scalars['Tenge']['output'];
  readonly left: Scalars['Int']['output'];
  readonly options: ReadonlyArray<ProlongationOption>;
  readonly payToday: Scalars['Tenge']['output'];
  readonly penalty: Scalars['Tenge']['output'];
  readonly premium: Scalars['Tenge']['output'];
  readonly principal: Scalars['Tenge']['output'];
  readonly refusal: Maybe<UserError>;
  readonly returnDate: Scalars['LocalDate']['output'];
};

export type ProlongationOption = {
  readonly __typename?: 'ProlongationOption';
  readonly annualEffectiveRate: Scalars['Percent']['output'];
  readonly comparison: Comparison;
  readonly dailyRatePercent: Scalars['Percent']['output'];
  readonly days: Scalars['Int']['output'];
  readonly interest: Scalars['Tenge']['output'];
  readonly interestDays: Scalars['Int']['output'];
  readonly newReturnDate: Scalars['LocalDate']['output'];
  readonly rateLowered: Scalars['Boolean']['output'];
  readonly total: Scalars['Tenge']['output'];
};

export type PromiseInput = {
  readonly amount: Scalars['Tenge']['input'];
  readonly by: Scalars['LocalDate']['input'];
};

export type PromiseState =
  | 'BROKEN'
  | 'KEPT'
  | 'OPEN'
  | 'REPLACED';

export type PromiseToPay = {
  readonly __typename?: 'PromiseToPay';
  readonly amount: Scalars['Tenge']['output'];
  readonly by: Scalars['LocalDate']['output'];
  readonly paid: Scalars['Tenge']['output'];
  readonly state: PromiseState;
};

export type PublicTerms = {
  readonly __typename?: 'PublicTerms';
  readonly accrualStopsAfter: Scalars['Int']['output'];
  readonly applicationDays: Scalars['Int']['output'];
  readonly applicationsADay: Scalars['Int']['output'];
  readonly bankUntilHour: Scalars['Int']['output'];
  readonly bonusEarnedPercent: Scalars['Percent']['output'];
  readonly bonusLimitPercent: Scalars['Percent']['output'];
  readonly cardMinutesFrom: Scalars['Int']['output'];
  readonly cardMinutesTo: Scalars['Int']['output'];
  readonly codesADay: Scalars['Int']['output'];
  readonly decisionHours: Scalars['Int']['output'];
  readonly economicalDays: Scalars['Int']['output'];
  readonly economicalRate: Scalars['Percent']['output'];
  readonly entryPenalty: Scalars['Tenge']['output'];
  readonly fastDecisionHours: Scalars['Int']['output'];
  readonly fastFee: Scalars['Tenge']['output'];
  readonly flexibleRate: Scalars['Percent']['output'];
  readonly instalmentRate: Scalars['Percent']['output'];
  readonly insurancePercent: Scalars['Percent']['output'];
  readonly lockDebtLoadDays: Scalars['Int']['output'];
  readonly lockOverdueDays: Scalars['Int']['output'];
  readonly lockScoreDays: Scalars['Int']['output'];
  readonly maxAge: Scalars['Int']['output'];
  readonly minAge: Scalars['Int']['output'];
  readonly penaltyDailyPercent: Scalars['Percent']['output'];
  readonly penaltyYearlyPercent: Scalars['Percent']['output'];
  readonly postDays: Scalars['Int']['output'];
  readonly prolongDaysBefore: Scalars['Int']['output'];
  readonly prolongMaxDays: Scalars['Int']['output'];
  readonly prolongMinDays: Scalars['Int']['output'];
  readonly prolongTimes: Scalars['Int']['output'];
  readonly refinanceFrom: Scalars['Tenge']['output'];
  readonly restructureFirstPercent: Scalars['Percent']['output'];
  readonly restructureMaxMonths: Scalars['Int']['output'];
  readonly restructureMinMonths: Scalars['Int']['output'];
  readonly statementDays: Scalars['Int']['output'];
  readonly statementFrom: Scalars['Tenge']['output'];
  readonly statementMonths: Scalars['Int']['output'];
};

export type PushPayload = {
  readonly __typename?: 'PushPayload';
  readonly errors: ReadonlyArray<UserError>;
  readonly push: Maybe<PushState>;
};

export type PushState = {
  readonly __typename?: 'PushState';
  readonly browsers: Scalars['Int']['output'];
  readonly key: Scalars['String']['output'];
};

export type Query = {
  readonly __typename?: 'Query';
  readonly accessLog: AccessPage;
  readonly accessLogLines: AccessLines;
  readonly anchorSheet: Maybe<AnchorSheet>;
  readonly auditSample: AuditSample;
  readonly balance: Scalars['Tenge']['output'];
  readonly balanceAccount: BalanceAccount;
  readonly balanceRefunds: BalanceRefundPage;
  readonly bankOf: Maybe<Scalars['String']['output']>;
  readonly biometry: Biometry;
  readonly bonusAccount: BonusAccount;
  readonly canGetCredit: CreditPermission;
  readonly cards: ReadonlyArray<Card>;
  readonly cashAtBank: CashAtBank;
  readonly checkDocument: CheckPayload;
  readonly collectionCase: Maybe<CollectionCase>;
  readonly consents: ReadonlyArray<ConsentText>;
  readonly currentLoan: Maybe<Loan>;
  readonly dailyAnchors: ReadonlyArray<DailyAnchor>;
  readonly decision: Maybe<Decision>;
  readonly documents: ReadonlyArray<Document>;
  readonly edsState: Maybe<EdsState>;
  readonly evidence: Maybe<Evidence>;
  readonly feedbackSummary: FeedbackSummary;
  readonly findAnchor: FoundAnchor;
  readonly forgetting: Forgetting;
  readonly insuranceOffer: Maybe<InsuranceOffer>;
  readonly lastLoan: Maybe<Loan>;
  readonly lateLoans: LateLoanPage;
  readonly lender: Lender;
  readonly loan: Maybe<Loan>;
  readonly loanAsOf: Maybe<LoanAsOf>;
  readonly loanEvents: ReadonlyArray<StreamEvent>;
  readonly loanWays: Maybe<LoanWays>;
  readonly loans: PortfolioLoanConnection;
  readonly logVerification: Maybe<LogVerification>;
  readonly lossAllowance: ReadonlyArray<LossAllowanceLine>;
  readonly myLoans: LoanConnection;
  readonly noticeChoice: NoticeChoice;
  readonly notices: ReadonlyArray<Notice>;
  readonly npsDue: Scalars['Boolean']['output'];
  readonly officeApplication: Maybe<OfficeApplicationCard>;
  readonly officeEvidence: Maybe<OfficeEvidence>;
  readonly officeLoan: Maybe<OfficeLoan>;
  readonly officePerson: Maybe<OfficePerson>;
  readonly officeQueue: OfficeQueuePage;
  readonly openAsks: ReadonlyArray<OpenAsk>;
  readonly openCorrections: ReadonlyArray<OfficeCorrection>;
  readonly openDisputes: OfficeDisputePage;
  readonly openSessions: ReadonlyArray<OpenSession>;
  readonly operations: Operations;
  readonly owedReversals: OwedReversalPage;
  readonly ownFactors: OwnFactors;
  readonly payment: Maybe<Payment>;
  readonly paymentEffect: PaymentEffectPayload;
  readonly paymentOptions: Maybe<PaymentOptions>;
  readonly paymentsInDoubt: ReadonlyArray<PaymentInDoubt>;
  readonly payoutOptions: PayoutOptions;
  readonly pendingCorrections: ReadonlyArray<PendingCorrection>;
  readonly phoneChangeProved: Scalars['Boolean']['output'];
  readonly portfolio: Portfolio;
  readonly postOffices: ReadonlyArray<PostOffice>;
  readonly postRegions: ReadonlyArray<PostRegion>;
  readonly prepaymentEconomy: PrepaymentEconomyPayload;
  readonly prepaymentQuote: Maybe<PrepaymentQuote>;
  readonly products: ReadonlyArray<Product>;
  readonly profile: Profile;
  readonly prolongation: Maybe<Prolongation>;
  readonly publicTerms: PublicTerms;
  readonly push: PushState;
  readonly queryLog: AskedQueryConnection;
  readonly quote: QuotePayload;
  readonly refinancing: Maybe<Refinancing>;
  readonly relatedStreams: ReadonlyArray<Scalars['String']['output']>;
  readonly restructuring: Maybe<Restructuring>;
  readonly reversalDebts: ReadonlyArray<ReversalDebt>;
  readonly review: Maybe<Review>;
  readonly savedFilters: ReadonlyArray<SavedFilter>;
  readonly session: Session;
  readonly settlements: Settlements;
  readonly soldClaims: SoldClaimPage;
  readonly staff: ReadonlyArray<StaffMember>;
  readonly staffAsks: ReadonlyArray<StaffAsk>;
  readonly streamEvents: ReadonlyArray<StreamEvent>;
  readonly stuckTasks: ReadonlyArray<StuckTask>;
  readonly suspendedPayments: SuspendedPaymentPage;
  readonly trialBalance: ReadonlyArray<TrialBalanceLine>;
  readonly unreadNotices: Scalars['Int']['output'];
  readonly unsettledPayments: ReadonlyArray<Payment>;
  readonly uploadedStatements: ReadonlyArray<UploadedStatement>;
  readonly verifyAccessLog: AccessVerification;
  readonly verifyStream: StreamVerification;
};


export type QueryAccessLogArgs = {
  before?: InputMaybe<Scalars['Int']['input']>;
  by?: InputMaybe<Scalars['String']['input']>;
  caseNumber?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  subject?: InputMaybe<Scalars['String']['input']>;
};


export type QueryAccessLogLinesArgs = {
  after?: Scalars['Int']['input'];
};


export type QueryAnchorSheetArgs = {
  hash: Scalars['String']['input'];
};


export type QueryAuditSampleArgs = {
  by?: PortfolioDimension;
  date?: InputMaybe<Scalars['LocalDate']['input']>;
  knownAt?: InputMaybe<Scalars['DateTime']['input']>;
  seed: Scalars['String']['input'];
  size: Scalars['Int']['input'];
};


export type QueryBalanceRefundsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};


export type QueryBankOfArgs = {
  iban: Scalars['String']['input'];
};


export type QueryBiometryArgs = {
  purpose: BiometryPurpose;
};


export type QueryCashAtBankArgs = {
  date: Scalars['LocalDate']['input'];
  knownAt?: InputMaybe<Scalars['DateTime']['input']>;
};


export type QueryCheckDocumentArgs = {
  hash?: InputMaybe<Scalars['String']['input']>;
  number?: InputMaybe<Scalars['String']['input']>;
};


export type QueryCollectionCaseArgs = {
  loanId: Scalars['LoanId']['input'];
};


export type QueryConsentsArgs = {
  place: ConsentPlace;
};


export type QueryDailyAnchorsArgs = {
  before?: InputMaybe<Scalars['LocalDate']['input']>;
  first?: Scalars['Int']['input'];
};


export type QueryDecisionArgs = {
  loanId: Scalars['LoanId']['input'];
};


export type QueryDocumentsArgs = {
  loanId: Scalars['LoanId']['input'];
};


export type QueryEdsStateArgs = {
  loanId: Scalars['LoanId']['input'];
  type: EdsType;
};


export type QueryEvidenceArgs = {
  loanId: Scalars['LoanId']['input'];
};


export type QueryFindAnchorArgs = {
  typed: Scalars['String']['input'];
};


export type QueryInsuranceOfferArgs = {
  loanId: Scalars['LoanId']['input'];
};


export type QueryLateLoansArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  bucket?: InputMaybe<LateBucket>;
  first?: Scalars['Int']['input'];
  which?: CollectionWhich;
};


export type QueryLoanArgs = {
  id: Scalars['LoanId']['input'];
};


export type QueryLoanAsOfArgs = {
  date: Scalars['LocalDate']['input'];
  knownAt?: InputMaybe<Scalars['DateTime']['input']>;
  loanId: Scalars['LoanId']['input'];
  revision?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryLoanEventsArgs = {
  loanId: Scalars['LoanId']['input'];
};


export type QueryLoanWaysArgs = {
  loanId: Scalars['LoanId']['input'];
};


export type QueryLoansArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<LoanFilter>;
  first?: Scalars['Int']['input'];
};


export type QueryLossAllowanceArgs = {
  date: Scalars['LocalDate']['input'];
  knownAt?: InputMaybe<Scalars['DateTime']['input']>;
};


export type QueryMyLoansArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};


export type QueryOfficeApplicationArgs = {
  loanId: Scalars['LoanId']['input'];
};


export type QueryOfficeEvidenceArgs = {
  loanId: Scalars['LoanId']['input'];
};


export type QueryOfficeLoanArgs = {
  find: Scalars['String']['input'];
};


export type QueryOfficePersonArgs = {
  borrowerId: Scalars['BorrowerId']['input'];
};


export type QueryOfficeQueueArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  statuses?: InputMaybe<ReadonlyArray<LoanStatus>>;
};


export type QueryOpenDisputesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  reason?: InputMaybe<DisputeReason>;
};


export type QueryOwedReversalsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};


export type QueryPaymentArgs = {
  id: Scalars['PaymentId']['input'];
};


export type QueryPaymentEffectArgs = {
  amount: Scalars['Tenge']['input'];
  loanId: Scalars['LoanId']['input'];
};


export type QueryPaymentOptionsArgs = {
  loanId?: InputMaybe<Scalars['LoanId']['input']>;
};


export type QueryPayoutOptionsArgs = {
  loanId: Scalars['LoanId']['input'];
};


export type QueryPortfolioArgs = {
  date?: InputMaybe<Scalars['LocalDate']['input']>;
  filter?: InputMaybe<PortfolioFilter>;
  knownAt?: InputMaybe<Scalars['DateTime']['input']>;
};


export type QueryPostOfficesArgs = {
  region?: InputMaybe<Scalars['String']['input']>;
  search: Scalars['String']['input'];
};


export type QueryPrepaymentEconomyArgs = {
  amount: Scalars['Tenge']['input'];
  loanId: Scalars['LoanId']['input'];
};


export type QueryPrepaymentQuoteArgs = {
  loanId: Scalars['LoanId']['input'];
};


export type QueryProlongationArgs = {
  loanId: Scalars['LoanId']['input'];
};


export type QueryQueryLogArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  by?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  tookMilliseconds?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryQuoteArgs = {
  input: QuoteInput;
};


export type QueryRefinancingArgs = {
  loanId: Scalars['LoanId']['input'];
};


export type QueryRelatedStreamsArgs = {
  loanId: Scalars['LoanId']['input'];
};


export type QueryRestructuringArgs = {
  loanId: Scalars['LoanId']['input'];
};


export type QueryReviewArgs = {
  loanId: Scalars['LoanId']['input'];
};


export type QuerySoldClaimsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};


export type QueryStreamEventsArgs = {
  after?: InputMaybe<Scalars['Int']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  stream: Scalars['String']['input'];
};


export type QuerySuspendedPaymentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  provider?: InputMaybe<Scalars['String']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type QueryTrialBalanceArgs = {
  date: Scalars['LocalDate']['input'];
  from?: InputMaybe<Scalars['LocalDate']['input']>;
  knownAt?: InputMaybe<Scalars['DateTime']['input']>;
};


export type QueryUploadedStatementsArgs = {
  all?: Scalars['Boolean']['input'];
};


export type QueryVerifyAccessLogArgs = {
  kept?: InputMaybe<Scalars['String']['input']>;
};


export type QueryVerifyStreamArgs = {
  loanId?: InputMaybe<Scalars['LoanId']['input']>;
  stream?: InputMaybe<Scalars['String']['input']>;
};

export type Quote = {
  readonly __typename?: 'Quote';
  readonly alternative: Maybe<Price>;
  readonly amount: Scalars['Tenge']['output'];
  readonly fastIssueFee: Maybe<Scalars['Tenge']['output']>;
  readonly insurancePremium: Maybe<Scalars['Tenge']['output']>;
  readonly price: Price;
  readonly term: Term;
};

export type QuoteInput = {
  readonly amount: Scalars['Tenge']['input'];
  readonly fastIssue: Scalars['Boolean']['input'];
  readonly insuranceAgreed: Scalars['Boolean']['input'];
  readonly pricing: Pricing;
  readonly productType: ProductType;
  readonly promoCode?: InputMaybe<Scalars['String']['input']>;
  readonly term: Scalars['Int']['input'];
};

export type QuotePayload = {
  readonly __typename?: 'QuotePayload';
  readonly errors: ReadonlyArray<UserError>;
  readonly quote: Maybe<Quote>;
};

export type ReadNoticesPayload = {
  readonly __typename?: 'ReadNoticesPayload';
  readonly errors: ReadonlyArray<UserError>;
  readonly unread: Scalars['Int']['output'];
};

export type Refinancing = {
  readonly __typename?: 'Refinancing';
  readonly interest: Scalars['Tenge']['output'];
  readonly options: ReadonlyArray<RefinancingOption>;
  readonly payToday: Scalars['Tenge']['output'];
  readonly penalty: Scalars['Tenge']['output'];
  readonly premium: Scalars['Tenge']['output'];
  readonly principal: Scalars['Tenge']['output'];
  readonly refusal: Maybe<UserError>;
  readonly returnDate: Scalars['LocalDate']['output'];
};

export type RefinancingOption = {
  readonly __typename?: 'RefinancingOption';
  readonly annualEffectiveRate: Scalars['Percent']['output'];
  readonly comparison: Comparison;
  readonly dailyRatePercent: Scalars['Percent']['output'];
  readonly firstDate: Scalars['LocalDate']['output'];
  readonly firstPayment: Scalars['Tenge']['output'];
  readonly interest: Scalars['Tenge']['output'];
  readonly lastDate: Scalars['LocalDate']['output'];
  readonly months: Scalars['Int']['output'];
  readonly total: Scalars['Tenge']['output'];
};

export type RefusedIin = {
  readonly __typename?: 'RefusedIin';
  readonly birthDate: Maybe<Scalars['LocalDate']['output']>;
  readonly status: IinStatus;
};

export type Region =
  | 'ABAI'
  | 'AKMOLA'
  | 'AKTOBE'
  | 'ALMATY'
  | 'ALMATY_CITY'
  | 'ASTANA_CITY'
  | 'ATYRAU'
  | 'EAST_KAZAKHSTAN'
  | 'KARAGANDA'
  | 'KOSTANAY'
  | 'KYZYLORDA'
  | 'MANGYSTAU'
  | 'NORTH_KAZAKHSTAN'
  | 'PAVLODAR'
  | 'SHYMKENT_CITY'
  | 'TURKISTAN'
  | 'ULYTAU'
  | 'WEST_KAZAKHSTAN'
  | 'ZHAMBYL'
  | 'ZHETISU';

export type RegistryPerson = {
  readonly __typename?: 'RegistryPerson';
  readonly address: Address;
  readonly documentNumber: Scalars['String']['output'];
  readonly documentType: Scalars['String']['output'];
  readonly documentValidTo: Scalars['LocalDate']['output'];
  readonly fullName: Scalars['String']['output'];
};

export type Rejection = {
  readonly __typename?: 'Rejection';
  readonly applyFrom: Maybe<Scalars['LocalDate']['output']>;
  readonly debtLoad: Maybe<Scalars['Percent']['output']>;
  readonly debtLoadLimit: Maybe<Scalars['Percent']['output']>;
  readonly forEver: Scalars['Boolean']['output'];
  readonly on: Maybe<Scalars['LocalDate']['output']>;
  readonly reason: RejectionReason;
  readonly stands: Scalars['Boolean']['output'];
  readonly step: RejectionStep;
};

export type RejectionReason =
  | 'AGE'
  | 'AMOUNT'
  | 'DEBT_LOAD'
  | 'MANUAL'
  | 'NOT_IN_REGISTRY'
  | 'OTHER'
  | 'OVERDUE_60_PLUS'
  | 'OWN_DEBT_CEDED'
  | 'OWN_DEBT_REVERSAL_OWED'
  | 'OWN_DEBT_WRITTEN_OFF'
  | 'SCORE'
  | 'STATEMENT'
  | 'STOP_CREDIT';

export type RejectionStep =
  | 'CALL'
  | 'LIFT_STOP_CREDIT'
  | 'PAY_OVERDUE'
  | 'PAY_OWN_DEBT'
  | 'SEND_STATEMENT'
  | 'TAKE_LESS'
  | 'WAIT';

export type ReleaseAsk = {
  readonly __typename?: 'ReleaseAsk';
  readonly at: Scalars['DateTime']['output'];
  readonly by: Scalars['String']['output'];
  readonly offerNumber: Maybe<Scalars['String']['output']>;
  readonly to: SuspenseTarget;
};

export type RepaidLoan = {
  readonly __typename?: 'RepaidLoan';
  readonly months: ReadonlyArray<LoanMonth>;
  readonly on: Scalars['LocalDate']['output'];
  readonly paid: Scalars['Tenge']['output'];
  readonly plannedUntil: Scalars['LocalDate']['output'];
  readonly repayments: ReadonlyArray<Repayment>;
  readonly saved: Scalars['Tenge']['output'];
};

export type Repayment = {
  readonly __typename?: 'Repayment';
  readonly amount: Scalars['Tenge']['output'];
  readonly from: RepaymentSource;
  readonly interest: Scalars['Tenge']['output'];
  readonly left: Scalars['Tenge']['output'];
  readonly on: Scalars['LocalDate']['output'];
  readonly penalty: Scalars['Tenge']['output'];
  readonly premium: Scalars['Tenge']['output'];
  readonly principal: Scalars['Tenge']['output'];
};

export type RepaymentSource =
  | 'BALANCE'
  | 'BONUS'
  | 'PAYMENT';

export type RestOfLoan = {
  readonly __typename?: 'RestOfLoan';
  readonly dailyRatePercent: Scalars['Percent']['output'];
  readonly instalment: Scalars['Tenge']['output'];
  readonly instalments: Scalars['Int']['output'];
  readonly returnDate: Scalars['LocalDate']['output'];
  readonly total: Scalars['Tenge']['output'];
};

export type RestructuredLoan = {
  readonly __typename?: 'RestructuredLoan';
  readonly capitalised: Scalars['Tenge']['output'];
  readonly months: Scalars['Int']['output'];
  readonly on: Scalars['LocalDate']['output'];
  readonly waived: Scalars['Tenge']['output'];
};

export type Restructuring = {
  readonly __typename?: 'Restructuring';
  readonly firstPaymentPercent: Scalars['Int']['output'];
  readonly interest: Scalars['Tenge']['output'];
  readonly options: ReadonlyArray<RestructuringOption>;
  readonly penalty: Scalars['Tenge']['output'];
  readonly premium: Scalars['Tenge']['output'];
  readonly principal: Scalars['Tenge']['output'];
  readonly refusal: Maybe<UserError>;
  readonly total: Scalars['Tenge']['output'];
};

export type RestructuringOption = {
  readonly __typename?: 'RestructuringOption';
  readonly annualEffectiveRate: Scalars['Percent']['output'];
  readonly capitalised: Scalars['Tenge']['output'];
  readonly comparison: Comparison;
  readonly dailyRatePercent: Scalars['Percent']['output'];
  readonly firstPayment: Scalars['Tenge']['output'];
  readonly instalment: Scalars['Tenge']['output'];
  readonly interest: Scalars['Tenge']['output'];
  readonly months: Scalars['Int']['output'];
  readonly newReturnDate: Scalars['LocalDate']['output'];
  readonly principal: Scalars['Tenge']['output'];
  readonly rateLowered: Scalars['Boolean']['output'];
  readonly rows: ReadonlyArray<PlanRow>;
  readonly total: Scalars['Tenge']['output'];
  readonly waived: Scalars['Tenge']['output'];
};

export type RestructuringParts = {
  readonly __typename?: 'RestructuringParts';
  readonly capitalised: Scalars['Tenge']['output'];
  readonly courtDecidedOn: Maybe<Scalars['LocalDate']['output']>;
  readonly waived: Scalars['Tenge']['output'];
};

export type ReversalDebt = {
  readonly __typename?: 'ReversalDebt';
  readonly loanId: Maybe<Scalars['LoanId']['output']>;
  readonly offerNumber: Maybe<Scalars['String']['output']>;
  readonly on: Scalars['LocalDate']['output'];
  readonly owed: Scalars['Tenge']['output'];
  readonly paymentId: Scalars['PaymentId']['output'];
  readonly taken: Scalars['Tenge']['output'];
};

export type Review = {
  readonly __typename?: 'Review';
  readonly at: Scalars['DateTime']['output'];
  readonly score: Scalars['Int']['output'];
  readonly text: Scalars['String']['output'];
};

export type ReviewPayload = {
  readonly __typename?: 'ReviewPayload';
  readonly errors: ReadonlyArray<UserError>;
  readonly review: Maybe<Review>;
};

export type Role =
  | 'admin'
  | 'analyst'
  | 'anonymous'
  | 'auditor'
  | 'borrower'
  | 'collector'
  | 'entrepreneur'
  | 'support'
  | 'verifier';

export type RollLine = {
  readonly __typename?: 'RollLine';
  readonly from: Scalars['String']['output'];
  readonly loans: Maybe<Scalars['Int']['output']>;
  readonly principal: Maybe<Scalars['Tenge']['output']>;
  readonly share: Maybe<Scalars['Percent']['output']>;
  readonly to: Scalars['String']['output'];
};

export type SampleStratum = {
  readonly __typename?: 'SampleStratum';
  readonly drawn: Scalars['Int']['output'];
  readonly key: Scalars['String']['output'];
  readonly loans: Scalars['Int']['output'];
};

export type SampledLoan = {
  readonly __typename?: 'SampledLoan';
  readonly loanId: Scalars['LoanId']['output'];
  readonly offerNumber: Scalars['String']['output'];
  readonly principal: Scalars['Tenge']['output'];
  readonly status: LoanStatus;
  readonly stratum: Scalars['String']['output'];
};

export type SavedFilter = {
  readonly __typename?: 'SavedFilter';
  readonly list: WorkList;
  readonly name: Scalars['String']['output'];
  readonly search: Scalars['String']['output'];
};

export type SavedFiltersPayload = {
  readonly __typename?: 'SavedFiltersPayload';
  readonly errors: ReadonlyArray<UserError>;
  readonly filters: ReadonlyArray<SavedFilter>;
};

export type ScheduleRow = {
  readonly __typename?: 'ScheduleRow';
  readonly amount: Scalars['Tenge']['output'];
  readonly amountCeil: Scalars['Tenge']['output'];
  readonly date: Scalars['LocalDate']['output'];
  readonly interest: Scalars['Tenge']['output'];
  readonly isEarly: Scalars['Boolean']['output'];
  readonly isExpired: Scalars['Boolean']['output'];
  readonly isMoved: Scalars['Boolean']['output'];
  readonly isNext: Scalars['Boolean']['output'];
  readonly isPaid: Scalars['Boolean']['output'];
  readonly openAmount: Maybe<Scalars['Tenge']['output']>;
  readonly order: Scalars['Int']['output'];
  readonly paidAmount: Maybe<Scalars['Tenge']['output']>;
  readonly paidOn: Maybe<Scalars['LocalDate']['output']>;
  readonly paymentDate: Scalars['DateTime']['output'];
  readonly premium: Scalars['Tenge']['output'];
  readonly principal: Scalars['Tenge']['output'];
  readonly remainingDebtBySchedule: Scalars['Tenge']['output'];
  readonly remainingTotalDebtForPayment: Scalars['Tenge']['output'];
  readonly warningHours: Maybe<Scalars['Int']['output']>;
};

export type ScoreCount = {
  readonly __typename?: 'ScoreCount';
  readonly count: Scalars['Int']['output'];
  readonly score: Scalars['Int']['output'];
};

export type ScoreInstalment = {
  readonly __typename?: 'ScoreInstalment';
  readonly amount: Scalars['Tenge']['output'];
  readonly term: Scalars['Int']['output'];
};

export type ScoringReason = {
  readonly __typename?: 'ScoringReason';
  readonly code: Scalars['String']['output'];
  readonly limit: Scalars['String']['output'];
  readonly observed: Scalars['String']['output'];
};

export type ScoringSheet = {
  readonly __typename?: 'ScoringSheet';
  readonly blacklisted: Scalars['Boolean']['output'];
  readonly bureauInstalments: Scalars['Tenge']['output'];
  readonly debtLoad: Scalars['Percent']['output'];
  readonly debtLoadLimit: Scalars['Percent']['output'];
  readonly declaredInstalments: Scalars['Tenge']['output'];
  readonly finishedLoans: Scalars['Int']['output'];
  readonly fraudSuspected: Scalars['Boolean']['output'];
  readonly income: Scalars['Tenge']['output'];
  readonly incomeSource: Scalars['String']['output'];
  readonly outcome: Scalars['String']['output'];
  readonly payment: Scalars['Tenge']['output'];
  readonly reasons: ReadonlyArray<ScoringReason>;
  readonly registryFound: Scalars['Boolean']['output'];
  readonly score: Maybe<Scalars['Int']['output']>;
  readonly stopCredit: Scalars['Boolean']['output'];
  readonly worstOverdueAmount: Scalars['Tenge']['output'];
  readonly worstOverdueDays: Scalars['Int']['output'];
};

export type SecondFactorOnPayload = {
  readonly __typename?: 'SecondFactorOnPayload';
  readonly errors: ReadonlyArray<UserError>;
  readonly recoveryCodes: ReadonlyArray<Scalars['String']['output']>;
  readonly session: Maybe<Session>;
};

export type SecondFactorPayload = {
  readonly __typename?: 'SecondFactorPayload';
  readonly errors: ReadonlyArray<UserError>;
  readonly secret: Maybe<Scalars['String']['output']>;
  readonly uri: Maybe<Scalars['String']['output']>;
};

export type SecurityKey = {
  readonly __typename?: 'SecurityKey';
  readonly addedAt: Scalars['DateTime']['output'];
  readonly agent: Maybe<Scalars['String']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly usedAt: Maybe<Scalars['DateTime']['output']>;
};

export type SecurityKeyPayload = {
  readonly __typename?: 'SecurityKeyPayload';
  readonly errors: ReadonlyArray<UserError>;
  readonly request: Maybe<Scalars['String']['output']>;
};

export type Session = {
  readonly __typename?: 'Session';
  readonly demo: Scalars['Boolean']['output'];
  readonly firstName: Maybe<Scalars['String']['output']>;
  readonly lastLoan: Maybe<LoanRef>;
  readonly lasts: Maybe<SessionLasts>;
  readonly licence: Scalars['String']['output'];
  readonly locale: Locale;
  readonly lock: Maybe<LockInfo>;
  readonly maskedPhone: Maybe<Scalars['String']['output']>;
  readonly owes: Maybe<StaffOwed>;
  readonly registrationCompleted: Scalars['Boolean']['output'];
  readonly roles: ReadonlyArray<Role>;
  readonly signedIn: Scalars['Boolean']['output'];
  readonly step: ProfileStep;
  readonly today: Scalars['LocalDate']['output'];
  readonly works: Maybe<Works>;
};

export type SessionLasts = {
  readonly __typename?: 'SessionLasts';
  readonly idleSeconds: Scalars['Int']['output'];
  readonly leftSeconds: Scalars['Int']['output'];
};

export type SettlementAct =
  | 'CAPITAL_IN'
  | 'CAPITAL_OUT'
  | 'CLAIM_PAID'
  | 'PAY_BUYER'
  | 'PAY_INSURER'
  | 'PRICE_RECEIVED';

export type SettlementAsk = {
  readonly __typename?: 'SettlementAsk';
  readonly account: Maybe<Scalars['String']['output']>;
  readonly act: SettlementAct;
  readonly amount: Maybe<Scalars['Tenge']['output']>;
  readonly by: Scalars['String']['output'];
  readonly mine: Scalars['Boolean']['output'];
  readonly offerNumber: Maybe<Scalars['String']['output']>;
  readonly reference: Maybe<Scalars['String']['output']>;
};

export type SettlementPayload = {
  readonly __typename?: 'SettlementPayload';
  readonly errors: ReadonlyArray<UserError>;
  readonly settlements: Maybe<Settlements>;
  readonly waiting: Scalars['Boolean']['output'];
};

export type Settlements = {
  readonly __typename?: 'Settlements';
  readonly premiums: Scalars['Tenge']['output'];
  readonly waiting: ReadonlyArray<SettlementAsk>;
};

export type Sex =
  | 'FEMALE'
  | 'MALE';

export type SignInInput = {
  readonly birthDate?: InputMaybe<Scalars['LocalDate']['input']>;
  readonly captcha?: InputMaybe<Scalars['String']['input']>;
  readonly email?: InputMaybe<Scalars['String']['input']>;
  readonly password: Scalars['String']['input'];
  readonly phone?: InputMaybe<Scalars['String']['input']>;
};

export type SignInPayload = {
  readonly __typename?: 'SignInPayload';
  readonly errors: ReadonlyArray<UserError>;
  readonly session: Maybe<Session>;
};

export type SignaturePayload = {
  readonly __typename?: 'SignaturePayload';
  readonly errors: ReadonlyArray<UserError>;
  readonly loan: Maybe<Loan>;
};

export type SoldClaim = {
  readonly __typename?: 'SoldClaim';
  readonly buyer: Scalars['String']['output'];
  readonly loanId: Scalars['LoanId']['output'];
  readonly offerNumber: Scalars['String']['output'];
  readonly owedToBuyer: Scalars['Tenge']['output'];
  readonly price: Scalars['Tenge']['output'];
  readonly priceLeft: Scalars['Tenge']['output'];
};

export type SoldClaimPage = {
  readonly __typename?: 'SoldClaimPage';
  readonly nodes: ReadonlyArray<SoldClaim>;
  readonly pageInfo: PageInfo;
  readonly totalCount: Scalars['Int']['output'];
};

export type StaffAsk = {
  readonly __typename?: 'StaffAsk';
  readonly at: Scalars['DateTime']['output'];
  readonly by: Scalars['String']['output'];
  readonly email: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
  readonly role: Maybe<Role>;
  readonly roles: ReadonlyArray<Role>;
};

export type StaffMember = {
  readonly __typename?: 'StaffMember';
  readonly asked: Maybe<Role>;
  readonly disabled: Scalars['Boolean']['output'];
  readonly email: Scalars['String']['output'];
  readonly hasSecondFactor: Scalars['Boolean']['output'];
  readonly hasTemporaryPassword: Scalars['Boolean']['output'];
  readonly name: Scalars['String']['output'];
  readonly number: Maybe<Scalars['String']['output']>;
  readonly own: Scalars['Boolean']['output'];
  readonly roles: ReadonlyArray<Role>;
  readonly waiting: Scalars['Int']['output'];
};

export type StaffOwed =
  | 'ENROL'
  | 'FACTOR'
  | 'PASSWORD';

export type StatementFigures = {
  readonly __typename?: 'StatementFigures';
  readonly monthlyIncome: Scalars['Tenge']['output'];
  readonly monthsWithIncome: Scalars['Int']['output'];
  readonly on: Scalars['LocalDate']['output'];
};

export type StatementIncome = {
  readonly __typename?: 'StatementIncome';
  readonly monthly: Scalars['Tenge']['output'];
  readonly months3: Maybe<Scalars['Tenge']['output']>;
  readonly months6: Maybe<Scalars['Tenge']['output']>;
  readonly months12: Maybe<Scalars['Tenge']['output']>;
  readonly monthsWithIncome: Scalars['Int']['output'];
};

export type StatusCount = {
  readonly __typename?: 'StatusCount';
  readonly loans: Maybe<Scalars['Int']['output']>;
  readonly principal: Maybe<Scalars['Tenge']['output']>;
  readonly status: LoanStatus;
};

export type StreamEvent = {
  readonly __typename?: 'StreamEvent';
  readonly actorId: Scalars['String']['output'];
  readonly actorNumber: Maybe<Scalars['String']['output']>;
  readonly actorRole: Scalars['String']['output'];
  readonly askedAt: Maybe<Scalars['DateTime']['output']>;
  readonly askedById: Maybe<Scalars['String']['output']>;
  readonly askedByNumber: Maybe<Scalars['String']['output']>;
  readonly askedByRole: Maybe<Scalars['String']['output']>;
  readonly data: Scalars['String']['output'];
  readonly documents: ReadonlyArray<NamedDocument>;
  readonly effectiveDate: Scalars['LocalDate']['output'];
  readonly effects: ReadonlyArray<AccountEffect>;
  readonly hash: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  readonly late: Scalars['Boolean']['output'];
  readonly loan: Maybe<LoanAfterEvent>;
  readonly postings: ReadonlyArray<Posting>;
  readonly previousHash: Scalars['String']['output'];
  readonly recordedAt: Scalars['DateTime']['output'];
  readonly revision: Scalars['Int']['output'];
  readonly type: Scalars['String']['output'];
  readonly version: Scalars['Int']['output'];
};

export type StreamVerification = {
  readonly __typename?: 'StreamVerification';
  readonly brokenAt: Maybe<Scalars['Int']['output']>;
  readonly events: Scalars['Int']['output'];
  readonly finding: Maybe<LogFinding>;
  readonly ok: Scalars['Boolean']['output'];
  readonly reason: Maybe<Scalars['String']['output']>;
  readonly stream: Scalars['String']['output'];
};

export type StuckTask = {
  readonly __typename?: 'StuckTask';
  readonly attempts: Scalars['Int']['output'];
  readonly id: Maybe<Scalars['String']['output']>;
  readonly kind: Scalars['String']['output'];
  readonly lastError: Maybe<Scalars['String']['output']>;
  readonly maySkip: Scalars['Boolean']['output'];
  readonly nextTry: Scalars['DateTime']['output'];
  readonly since: Scalars['DateTime']['output'];
  readonly skipAskedBy: Maybe<Scalars['String']['output']>;
  readonly stream: Scalars['String']['output'];
  readonly workflow: Scalars['String']['output'];
};

export type SuspendedPayment = {
  readonly __typename?: 'SuspendedPayment';
  readonly ageDays: Scalars['Int']['output'];
  readonly amount: Scalars['Tenge']['output'];
  readonly asks: ReadonlyArray<ReleaseAsk>;
  readonly contradictedBy: Maybe<Scalars['Tenge']['output']>;
  readonly externalId: Scalars['String']['output'];
  readonly id: Scalars['PaymentId']['output'];
  readonly offerNumber: Maybe<Scalars['String']['output']>;
  readonly operationDate: Scalars['LocalDate']['output'];
  readonly provider: Scalars['String']['output'];
  readonly reason: Maybe<Scalars['String']['output']>;
  readonly recordedAt: Scalars['DateTime']['output'];
  readonly text: Maybe<Scalars['String']['output']>;
};

export type SuspendedPaymentPage = {
  readonly __typename?: 'SuspendedPaymentPage';
  readonly nodes: ReadonlyArray<SuspendedPayment>;
  readonly pageInfo: PageInfo;
  readonly providers: ReadonlyArray<Scalars['String']['output']>;
  readonly totalCount: Scalars['Int']['output'];
};

export type SuspensePayload = {
  readonly __typename?: 'SuspensePayload';
  readonly errors: ReadonlyArray<UserError>;
  readonly released: Scalars['Boolean']['output'];
};

export type SuspenseTarget =
  | 'BALANCE'
  | 'BUYER'
  | 'CESSION_PRICE'
  | 'LOAN'
  | 'RECOVERY'
  | 'SENDER';

export type Term = {
  readonly __typename?: 'Term';
  readonly count: Scalars['Int']['output'];
  readonly unit: TermUnit;
};

export type TermUnit =
  | 'DAY'
  | 'MONTH';

export type TermsChange = {
  readonly __typename?: 'TermsChange';
  readonly after: RestOfLoan;
  readonly before: RestOfLoan;
  readonly kind: TermsChangeKind;
  readonly on: Scalars['LocalDate']['output'];
};

export type TermsChangeKind =
  | 'PREPAYMENT'
  | 'PROLONGATION'
  | 'RESTRUCTURING';

export type TermsInput = {
  readonly amount: Scalars['Tenge']['input'];
  readonly fastIssue: Scalars['Boolean']['input'];
  readonly insuranceAgreed: Scalars['Boolean']['input'];
  readonly pricing: Pricing;
  readonly productType: ProductType;
  readonly promoCode?: InputMaybe<Scalars['String']['input']>;
  readonly purpose: Scalars['Int']['input'];
  readonly term: Scalars['Int']['input'];
};

export type ThemeCount = {
  readonly __typename?: 'ThemeCount';
  readonly count: Scalars['Int']['output'];
  readonly theme: NpsTheme;
};

export type TrialBalanceLine = {
  readonly __typename?: 'TrialBalanceLine';
  readonly account: Scalars['String']['output'];
  readonly closing: Scalars['Tenge']['output'];
  readonly computed: Scalars['Boolean']['output'];
  readonly credit: Scalars['Tenge']['output'];
  readonly debit: Scalars['Tenge']['output'];
  readonly opening: Scalars['Tenge']['output'];
};

export type UnmaskPayload = {
  readonly __typename?: 'UnmaskPayload';
  readonly errors: ReadonlyArray<UserError>;
  readonly unmasked: Maybe<OfficeUnmasked>;
};

export type UnpostedLine = {
  readonly __typename?: 'UnpostedLine';
  readonly interest: Scalars['Tenge']['output'];
  readonly penalty: Scalars['Tenge']['output'];
};

export type UploadedStatement = {
  readonly __typename?: 'UploadedStatement';
  readonly bytes: Scalars['Int']['output'];
  readonly hash: Scalars['ID']['output'];
  readonly income: Maybe<StatementIncome>;
  readonly name: Scalars['String']['output'];
  readonly uploadedAt: Scalars['DateTime']['output'];
  readonly valid: Scalars['Boolean']['output'];
};

export type UserError = {
  readonly __typename?: 'UserError';
  readonly code: UserErrorCode;
  readonly facts: ReadonlyArray<Fact>;
  readonly field: Maybe<Scalars['String']['output']>;
  readonly message: Scalars['String']['output'];
};

export type UserErrorCode =
  | 'ACCOUNT_BLOCKED'
  | 'ACCOUNT_CLOSED'
  | 'ACCOUNT_LOCKED'
  | 'ACCOUNT_LOCKED_FOR_EVER'
  | 'AGREEMENT_DEFERRED'
  | 'AGREEMENT_INSTALMENTS'
  | 'AGREEMENT_OVERDUE'
  | 'AGREEMENT_SOLD'
  | 'AGREEMENT_TOO_EARLY'
  | 'AGREEMENT_UNAVAILABLE'
  | 'AGREEMENT_WAITING'
  | 'AMOUNT_OUT_OF_RANGE'
  | 'AMOUNT_WRONG'
  | 'APPLICATION_LIMIT'
  | 'APPLICATION_UNDER_WAY'
  | 'APP_BIOMETRICS_ERROR'
  | 'APP_KISC_ERROR'
  | 'APP_VERILIFE_ERROR'
  | 'AS_OF_TWICE'
  | 'AUTHORITY_EXCEEDED'
  | 'BALANCE_EMPTY'
  | 'BANK_UNKNOWN'
  | 'BIOMETRY_FAILED'
  | 'BIOMETRY_LIMIT'
  | 'BIOMETRY_NOT_NEEDED'
  | 'BIRTH_DATE_WRONG'
  | 'BODY_TOO_DEEP'
  | 'BODY_TOO_LARGE'
  | 'BODY_TYPE'
  | 'BODY_UNREADABLE'
  | 'BONUS_EMPTY'
  | 'BONUS_LIMIT'
  | 'BONUS_NO_INTEREST'
  | 'BONUS_OVERDUE'
  | 'CALLS_SPENT'
  | 'CALL_HOURS'
  | 'CAPTCHA_FAILED'
  | 'CARD_AMOUNT_WRONG'
  | 'CARD_BIOMETRY'
  | 'CARD_FIRST_LOAN'
  | 'CARD_IBAN_BANK'
  | 'CARD_IN_USE'
  | 'CARD_NAME_WRONG'
  | 'CARD_NOT_ACTIVE'
  | 'CARD_NOT_FOUND'
  | 'CARD_PAYMENT_PENDING'
  | 'CARD_REGISTRATION'
  | 'CARD_REGISTRATION_EXPIRED'
  | 'CARD_TAKES_ONLY'
  | 'CARD_TRIES_OVER'
  | 'CASE_NOT_OPEN'
  | 'CASE_OF_ANOTHER'
  | 'CERTIFICATE_LIMIT'
  | 'CERTIFICATE_NOT_AVAILABLE'
  | 'CERTIFICATE_UNAVAILABLE'
  | 'CESSION_NOTICE'
  | 'CHANGED_MEANWHILE'
  | 'CODE_EXPIRED'
  | 'CODE_INCOMPLETE'
  | 'CODE_LIMIT'
  | 'CODE_TOO_SOON'
  | 'CODE_TRIES_OVER'
  | 'CODE_WRONG'
  | 'CONSENT_LAPSED'
  | 'CONSENT_REQUIRED'
  | 'CONSENT_TOO_EARLY'
  | 'CONTACTS_EQUAL'
  | 'CONTACT_KNOWN'
  | 'DATE_AHEAD'
  | 'DISPUTE_DECIDED'
  | 'DOCUMENT_CHANGED'
  | 'DOCUMENT_EXPIRED'
  | 'EDS_NEEDED'
  | 'EMAIL_BY_CODE'
  | 'EMAIL_TAKEN'
  | 'EMAIL_WRONG'
  | 'EVIDENCE_BROKEN'
  | 'EVIDENCE_FULL'
  | 'EVIDENCE_INCOMPLETE'
  | 'EVIDENCE_TOO_LARGE'
  | 'FACTOR_WRONG'
  | 'FIELDS_REQUIRED'
  | 'FIELD_INCOMPLETE'
  | 'FIELD_INVALID'
  | 'FIELD_REQUIRED'
  | 'FORBIDDEN'
  | 'FORGET_BLOCKED'
  | 'FUNCTION_ERROR'
  | 'GBDFL_NOT_AVAILABLE'
  | 'IBAN_FOREIGN'
  | 'IBAN_TAKEN'
  | 'IBAN_WRONG'
  | 'IDEMPOTENCY_IN_FLIGHT'
  | 'IDEMPOTENCY_KEY_WRONG'
  | 'IDEMPOTENCY_OTHER_BODY'
  | 'IIN_BLOCKED'
  | 'IIN_FIXED'
  | 'IIN_NOT_FOUND'
  | 'IIN_NOT_VALID'
  | 'IIN_PARSE_ERROR'
  | 'IIN_TAKEN'
  | 'KEY_WRONG'
  | 'LOAN_DISPUTED'
  | 'LOAN_EXISTS'
  | 'LOAN_NOT_LIVE'
  | 'LOGIN_FAILED'
  | 'METHOD_NOT_ALLOWED'
  | 'MOMENT_AHEAD'
  | 'NOTHING_DUE'
  | 'NOT_ALLOWED_NOW'
  | 'NOT_ASKED'
  | 'NOT_FOUND'
  | 'NOT_RIGHT_AGE'
  | 'NOT_SHOWN'
  | 'OLD_PASSWORD_WRONG'
  | 'OTHER_SITE'
  | 'OUTCOME_UNKNOWN'
  | 'OWNER_UNPROVED'
  | 'OWN_CEDED'
  | 'OWN_REVERSAL_OWED'
  | 'OWN_WRITTEN_OFF'
  | 'PASSWORD_COMMON'
  | 'PASSWORD_MISMATCH'
  | 'PASSWORD_SAME'
  | 'PASSWORD_SHORT'
  | 'PASSWORD_WEAK'
  | 'PAYMENT_PAGES_OPEN'
  | 'PAYMENT_REPEATED'
  | 'PAYOUT_HELD'
  | 'PHONE_SAME'
  | 'PHONE_TAKEN'
  | 'PHONE_UNPROVED'
  | 'PHONE_WRONG'
  | 'PHOTO_SMALL'
  | 'PHOTO_UNREADABLE'
  | 'PREPAYMENT_ALL_DUE'
  | 'PREPAYMENT_AMOUNT'
  | 'PREPAYMENT_AT_ONCE'
  | 'PREPAYMENT_TODAY'
  | 'PRODUCTS_MISSING'
  | 'PRODUCT_UNKNOWN'
  | 'PROLONGATIONS_OVER'
  | 'PROMO_USED'
  | 'PROMO_WRONG'
  | 'PROOF_NEEDED'
  | 'REFINANCING_TOO_SMALL'
  | 'REFUND_ASKED'
  | 'REGISTRATION_INCOMPLETE'
  | 'REQUEST_WRONG'
  | 'RESTRUCTURED_ONCE'
  | 'RESTRUCTURING_FIXED'
  | 'RESTRUCTURING_ON_TIME'
  | 'REVIEW_LEFT'
  | 'REVIEW_TOO_EARLY'
  | 'SERVICE_UNAVAILABLE'
  | 'SMS_NOT_SENT'
  | 'STATEMENT_ATTACHMENT'
  | 'STATEMENT_CARD'
  | 'STATEMENT_DATES'
  | 'STATEMENT_DUPLICATE'
  | 'STATEMENT_EMPTY'
  | 'STATEMENT_ENCRYPTED'
  | 'STATEMENT_FORMAT'
  | 'STATEMENT_INCOME'
  | 'STATEMENT_INVALID'
  | 'STATEMENT_LOOP'
  | 'STATEMENT_MIXED'
  | 'STATEMENT_NAME'
  | 'STATEMENT_NOT_PARSED'
  | 'STATEMENT_SCRIPT'
  | 'STATEMENT_TOO_COMPLEX'
  | 'STORAGE_FULL'
  | 'SUM_CHANGED'
  | 'SUPPORT_ONLY'
  | 'TAKEN_BY_OTHER'
  | 'TERM_OUT_OF_RANGE'
  | 'TOO_MANY_REQUESTS'
  | 'TRY_LATER'
  | 'TWO_PERSONS'
  | 'UNAUTHENTICATED'
  | 'VIDEO_FORMAT'
  | 'WRITE_OFF_TOO_EARLY';

export type VintageLine = {
  readonly __typename?: 'VintageLine';
  readonly age: Scalars['Int']['output'];
  readonly cohort: Scalars['String']['output'];
  readonly issued: Maybe<Scalars['Int']['output']>;
  readonly issuedAmount: Maybe<Scalars['Tenge']['output']>;
  readonly lateLoans: Maybe<Scalars['Int']['output']>;
  readonly latePrincipal: Maybe<Scalars['Tenge']['output']>;
  readonly lateShare: Maybe<Scalars['Percent']['output']>;
  readonly lost: Maybe<Scalars['Tenge']['output']>;
};

export type WorkList =
  | 'CORRECTIONS'
  | 'DISPUTES'
  | 'LATE'
  | 'QUEUE'
  | 'SETTLEMENTS'
  | 'SUSPENSE';

export type Works = {
  readonly __typename?: 'Works';
  readonly from: Scalars['DateTime']['output'];
  readonly until: Scalars['DateTime']['output'];
};

export type WithIndex<TObject> = TObject & Record<string, any>;
export type ResolversObject<TObject> = WithIndex<TObject>;

export type ResolverTypeWrapper<T> = Promise<T> | T;

export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;





/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = ResolversObject<{
  AccessLines: ResolverTypeWrapper<AccessLines>;
  AccessPage: ResolverTypeWrapper<AccessPage>;
  AccessRow: ResolverTypeWrapper<AccessRow>;
  AccessVerification: ResolverTypeWrapper<AccessVerification>;
  AccountEffect: ResolverTypeWrapper<AccountEffect>;
  AccruedOn: ResolverTypeWrapper<AccruedOn>;
  Address: ResolverTypeWrapper<Address>;
  AddressData: ResolverTypeWrapper<AddressData>;
  AddressDataInput: AddressDataInput;
  AddressInput: AddressInput;
  AgreementLine: ResolverTypeWrapper<AgreementLine>;
  AllocationLine: ResolverTypeWrapper<AllocationLine>;
  AnchorSheet: ResolverTypeWrapper<AnchorSheet>;
  ApplicationAsk: ResolverTypeWrapper<ApplicationAsk>;
  ApplicationChannel: ApplicationChannel;
  ApplicationPayload: ResolverTypeWrapper<Omit<ApplicationPayload, 'loan'> & { loan?: Maybe<ResolversTypes['Loan']> }>;
  ApprovalMeter: ResolverTypeWrapper<ApprovalMeter>;
  AskPlace: AskPlace;
  AskedQuery: ResolverTypeWrapper<AskedQuery>;
  AskedQueryConnection: ResolverTypeWrapper<AskedQueryConnection>;
  AskedQueryEdge: ResolverTypeWrapper<AskedQueryEdge>;
  AuditSample: ResolverTypeWrapper<AuditSample>;
  BalanceAccount: ResolverTypeWrapper<BalanceAccount>;
  BalanceAsked: ResolverTypeWrapper<BalanceAsked>;
  BalanceMove: ResolverTypeWrapper<BalanceMove>;
  BalanceNext: ResolverTypeWrapper<BalanceNext>;
  BalancePayload: ResolverTypeWrapper<BalancePayload>;
  BalanceReason: BalanceReason;
  BalanceRefund: ResolverTypeWrapper<BalanceRefund>;
  BalanceRefundPage: ResolverTypeWrapper<BalanceRefundPage>;
  BalanceRefundStage: BalanceRefundStage;
  BalanceRefundState: BalanceRefundState;
  Balances: ResolverTypeWrapper<Balances>;
  BankAccount: ResolverTypeWrapper<BankAccount>;
  BankGap: ResolverTypeWrapper<BankGap>;
  BankGapKind: BankGapKind;
  BehaviourCount: ResolverTypeWrapper<BehaviourCount>;
  BehaviourKind: BehaviourKind;
  Biometry: ResolverTypeWrapper<Omit<Biometry, 'deviceProblem'>>;
  BiometryPayload: ResolverTypeWrapper<Omit<BiometryPayload, 'biometry'> & { biometry?: Maybe<ResolversTypes['Biometry']> }>;
  BiometryPurpose: BiometryPurpose;
  BiometrySession: ResolverTypeWrapper<BiometrySession>;
  BiometrySessionId: ResolverTypeWrapper<Scalars['BiometrySessionId']['output']>;
  BiometrySessionPayload: ResolverTypeWrapper<BiometrySessionPayload>;
  BiometryStatus: BiometryStatus;
  BiometryVendor: BiometryVendor;
  BonusAccount: ResolverTypeWrapper<BonusAccount>;
  BonusLimit: ResolverTypeWrapper<BonusLimit>;
  BonusOperation: ResolverTypeWrapper<BonusOperation>;
  BonusOperationReason: BonusOperationReason;
  BonusOperationType: BonusOperationType;
  BonusPayload: ResolverTypeWrapper<BonusPayload>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  BorrowerId: ResolverTypeWrapper<Scalars['BorrowerId']['output']>;
  BorrowerKind: BorrowerKind;
  CallPayload: ResolverTypeWrapper<CallPayload>;
  CallResult: CallResult;
  CapitalAct: CapitalAct;
  Card: ResolverTypeWrapper<Card>;
  CardId: ResolverTypeWrapper<Scalars['CardId']['output']>;
  CardPayload: ResolverTypeWrapper<CardPayload>;
  CardRegistrationPayload: ResolverTypeWrapper<CardRegistrationPayload>;
  CardRejection: ResolverTypeWrapper<CardRejection>;
  CardRejectionAction: CardRejectionAction;
  CardState: CardState;
  CaseReason: CaseReason;
  CashAtBank: ResolverTypeWrapper<CashAtBank>;
  CashLine: ResolverTypeWrapper<CashLine>;
  CashPeriod: CashPeriod;
  CertificateKind: CertificateKind;
  CertificatePayload: ResolverTypeWrapper<CertificatePayload>;
  Cession: ResolverTypeWrapper<Cession>;
  ChargePart: ResolverTypeWrapper<ChargePart>;
  ChargePartKind: ChargePartKind;
  CheckPayload: ResolverTypeWrapper<CheckPayload>;
  CheckedDocument: ResolverTypeWrapper<CheckedDocument>;
  CloseStaffPayload: ResolverTypeWrapper<CloseStaffPayload>;
  CodePayload: ResolverTypeWrapper<CodePayload>;
  CodeSent: ResolverTypeWrapper<CodeSent>;
  CollectionCase: ResolverTypeWrapper<CollectionCase>;
  CollectionCasePayload: ResolverTypeWrapper<CollectionCasePayload>;
  CollectionLetter: ResolverTypeWrapper<CollectionLetter>;
  CollectionStep: CollectionStep;
  CollectionWhich: CollectionWhich;
  Comparison: ResolverTypeWrapper<Comparison>;
  ConsentPlace: ConsentPlace;
  ConsentText: ResolverTypeWrapper<ConsentText>;
  ConsentTick: ConsentTick;
  Contact: ResolverTypeWrapper<Contact>;
  ContactPerson: ResolverTypeWrapper<ContactPerson>;
  ContactPersonInput: ContactPersonInput;
  ContactsData: ResolverTypeWrapper<ContactsData>;
  ContactsInput: ContactsInput;
  CorrectionInput: CorrectionInput;
  CorrectionKind: CorrectionKind;
  CorrectionLine: ResolverTypeWrapper<CorrectionLine>;
  CorrectionPayload: ResolverTypeWrapper<CorrectionPayload>;
  CorrectionReason: CorrectionReason;
  CreditPermission: ResolverTypeWrapper<CreditPermission>;
  DailyAnchor: ResolverTypeWrapper<DailyAnchor>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DatedSum: ResolverTypeWrapper<DatedSum>;
  Debt: ResolverTypeWrapper<Debt>;
  DebtLoadLine: ResolverTypeWrapper<DebtLoadLine>;
  Decision: ResolverTypeWrapper<Decision>;
  DecisionNext: DecisionNext;
  DecisionOffer: ResolverTypeWrapper<DecisionOffer>;
  DecisionPromise: ResolverTypeWrapper<DecisionPromise>;
  Declaration: ResolverTypeWrapper<Declaration>;
  DeclarationInput: DeclarationInput;
  DeclineLine: ResolverTypeWrapper<DeclineLine>;
  DeliveryState: DeliveryState;
  Dispute: ResolverTypeWrapper<Dispute>;
  DisputeReason: DisputeReason;
  DisputeState: DisputeState;
  Document: ResolverTypeWrapper<Document>;
  DocumentExpiry: DocumentExpiry;
  DocumentPayload: ResolverTypeWrapper<DocumentPayload>;
  DocumentStanding: DocumentStanding;
  DocumentType: DocumentType;
  EdsFailure: EdsFailure;
  EdsPayload: ResolverTypeWrapper<EdsPayload>;
  EdsState: ResolverTypeWrapper<EdsState>;
  EdsStatus: EdsStatus;
  EdsType: EdsType;
  EmploymentData: ResolverTypeWrapper<EmploymentData>;
  EmploymentDataInput: EmploymentDataInput;
  EndedLoanRequest: ResolverTypeWrapper<EndedLoanRequest>;
  EndingLine: ResolverTypeWrapper<EndingLine>;
  Evidence: ResolverTypeWrapper<Evidence>;
  EvidenceDemand: ResolverTypeWrapper<EvidenceDemand>;
  EvidenceFile: ResolverTypeWrapper<EvidenceFile>;
  EvidenceKind: EvidenceKind;
  EvidencePack: ResolverTypeWrapper<EvidencePack>;
  EvidencePackPayload: ResolverTypeWrapper<EvidencePackPayload>;
  EvidenceReason: EvidenceReason;
  EvidenceSlot: EvidenceSlot;
  EvidenceState: EvidenceState;
  EvidenceView: ResolverTypeWrapper<EvidenceView>;
  ExpectedLine: ResolverTypeWrapper<ExpectedLine>;
  FaceMissing: FaceMissing;
  Fact: ResolverTypeWrapper<Fact>;
  FeedbackSummary: ResolverTypeWrapper<FeedbackSummary>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  ForgetBlocker: ForgetBlocker;
  ForgetMePayload: ResolverTypeWrapper<ForgetMePayload>;
  Forgetting: ResolverTypeWrapper<Forgetting>;
  FoundAnchor: ResolverTypeWrapper<FoundAnchor>;
  FunnelMonth: ResolverTypeWrapper<FunnelMonth>;
  FunnelStage: ResolverTypeWrapper<FunnelStage>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  IinPayload: ResolverTypeWrapper<IinPayload>;
  IinStatus: IinStatus;
  IncomeLine: ResolverTypeWrapper<IncomeLine>;
  InsuranceOffer: ResolverTypeWrapper<InsuranceOffer>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  LateBucket: LateBucket;
  LateLoan: ResolverTypeWrapper<LateLoan>;
  LateLoanPage: ResolverTypeWrapper<LateLoanPage>;
  LateTotal: ResolverTypeWrapper<LateTotal>;
  Lender: ResolverTypeWrapper<Lender>;
  LetterPayload: ResolverTypeWrapper<LetterPayload>;
  Loan: ResolverTypeWrapper<Omit<Loan, 'payoutMethod' | 'history'> & { payoutMethod(): Promise<PayoutMethod | null> }>;
  LoanAfterEvent: ResolverTypeWrapper<LoanAfterEvent>;
  LoanAsOf: ResolverTypeWrapper<LoanAsOf>;
  LoanConnection: ResolverTypeWrapper<Omit<LoanConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['LoanEdge']> }>;
  LoanEdge: ResolverTypeWrapper<Omit<LoanEdge, 'node'> & { node: ResolversTypes['Loan'] }>;
  LoanFilter: LoanFilter;
  LoanHistory: ResolverTypeWrapper<LoanHistory>;
  LoanId: ResolverTypeWrapper<Scalars['LoanId']['output']>;
  LoanMoment: ResolverTypeWrapper<LoanMoment>;
  LoanMonth: ResolverTypeWrapper<LoanMonth>;
  LoanPayment: ResolverTypeWrapper<LoanPayment>;
  LoanRef: ResolverTypeWrapper<LoanRef>;
  LoanRequest: ResolverTypeWrapper<LoanRequest>;
  LoanRequestEnd: LoanRequestEnd;
  LoanRequestKind: LoanRequestKind;
  LoanRequestPayload: ResolverTypeWrapper<Omit<LoanRequestPayload, 'loan'> & { loan?: Maybe<ResolversTypes['Loan']> }>;
  LoanStatus: LoanStatus;
  LoanWay: ResolverTypeWrapper<LoanWay>;
  LoanWayCost: ResolverTypeWrapper<LoanWayCost>;
  LoanWayKind: LoanWayKind;
  LoanWays: ResolverTypeWrapper<LoanWays>;
  LocalDate: ResolverTypeWrapper<Scalars['LocalDate']['output']>;
  Locale: Locale;
  LockInfo: ResolverTypeWrapper<LockInfo>;
  LogFinding: ResolverTypeWrapper<LogFinding>;
  LogVerification: ResolverTypeWrapper<LogVerification>;
  LogVerificationOutcome: LogVerificationOutcome;
  LogVerificationPayload: ResolverTypeWrapper<LogVerificationPayload>;
  LogVerificationReport: ResolverTypeWrapper<LogVerificationReport>;
  LogVerificationStage: LogVerificationStage;
  LookUpKind: LookUpKind;
  LossAllowanceLine: ResolverTypeWrapper<LossAllowanceLine>;
  MonthLine: ResolverTypeWrapper<MonthLine>;
  MonthOfIncome: ResolverTypeWrapper<MonthOfIncome>;
  MonthStatus: MonthStatus;
  MovedDebt: ResolverTypeWrapper<MovedDebt>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  MyDataPayload: ResolverTypeWrapper<MyDataPayload>;
  NamedDocument: ResolverTypeWrapper<NamedDocument>;
  NotePayload: ResolverTypeWrapper<NotePayload>;
  Notice: ResolverTypeWrapper<Notice>;
  NoticeCategory: NoticeCategory;
  NoticeChannel: NoticeChannel;
  NoticeChoice: ResolverTypeWrapper<NoticeChoice>;
  NoticeChoicePayload: ResolverTypeWrapper<NoticeChoicePayload>;
  NpsTheme: NpsTheme;
  OfficeAct: OfficeAct;
  OfficeApplicant: ResolverTypeWrapper<OfficeApplicant>;
  OfficeApplication: ResolverTypeWrapper<OfficeApplication>;
  OfficeApplicationCard: ResolverTypeWrapper<OfficeApplicationCard>;
  OfficeAsk: ResolverTypeWrapper<OfficeAsk>;
  OfficeCode: ResolverTypeWrapper<OfficeCode>;
  OfficeCorrection: ResolverTypeWrapper<OfficeCorrection>;
  OfficeDelivery: ResolverTypeWrapper<OfficeDelivery>;
  OfficeDispute: ResolverTypeWrapper<OfficeDispute>;
  OfficeDisputePage: ResolverTypeWrapper<OfficeDisputePage>;
  OfficeEvidence: ResolverTypeWrapper<OfficeEvidence>;
  OfficeEvidenceDemand: ResolverTypeWrapper<OfficeEvidenceDemand>;
  OfficeFact: ResolverTypeWrapper<OfficeFact>;
  OfficeFound: ResolverTypeWrapper<OfficeFound>;
  OfficeFoundLoan: ResolverTypeWrapper<OfficeFoundLoan>;
  OfficeLoan: ResolverTypeWrapper<OfficeLoan>;
  OfficeLoanAct: ResolverTypeWrapper<OfficeLoanAct>;
  OfficeLoanPayload: ResolverTypeWrapper<OfficeLoanPayload>;
  OfficeMessage: ResolverTypeWrapper<OfficeMessage>;
  OfficeNote: ResolverTypeWrapper<OfficeNote>;
  OfficePaper: ResolverTypeWrapper<OfficePaper>;
  OfficePayment: ResolverTypeWrapper<OfficePayment>;
  OfficePerson: ResolverTypeWrapper<OfficePerson>;
  OfficePersonNote: ResolverTypeWrapper<OfficePersonNote>;
  OfficePersonPayment: ResolverTypeWrapper<OfficePersonPayment>;
  OfficeQueuePage: ResolverTypeWrapper<OfficeQueuePage>;
  OfficeSearchPayload: ResolverTypeWrapper<OfficeSearchPayload>;
  OfficeUnmasked: ResolverTypeWrapper<OfficeUnmasked>;
  OkPayload: ResolverTypeWrapper<OkPayload>;
  OpenAsk: ResolverTypeWrapper<OpenAsk>;
  OpenSession: ResolverTypeWrapper<OpenSession>;
  OpenSessionsPayload: ResolverTypeWrapper<OpenSessionsPayload>;
  OpenedCorrectionPayload: ResolverTypeWrapper<OpenedCorrectionPayload>;
  Operations: ResolverTypeWrapper<Operations>;
  OperationsPart: ResolverTypeWrapper<OperationsPart>;
  OperationsPartName: OperationsPartName;
  OperationsQueue: ResolverTypeWrapper<OperationsQueue>;
  OperationsRetention: ResolverTypeWrapper<OperationsRetention>;
  OwedReversal: ResolverTypeWrapper<OwedReversal>;
  OwedReversalPage: ResolverTypeWrapper<OwedReversalPage>;
  OwnFactors: ResolverTypeWrapper<OwnFactors>;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  PaidPart: ResolverTypeWrapper<PaidPart>;
  ParLine: ResolverTypeWrapper<ParLine>;
  Payment: ResolverTypeWrapper<Payment>;
  PaymentChoice: ResolverTypeWrapper<PaymentChoice>;
  PaymentChoiceKind: PaymentChoiceKind;
  PaymentEffect: ResolverTypeWrapper<PaymentEffect>;
  PaymentEffectPayload: ResolverTypeWrapper<PaymentEffectPayload>;
  PaymentId: ResolverTypeWrapper<Scalars['PaymentId']['output']>;
  PaymentInDoubt: ResolverTypeWrapper<PaymentInDoubt>;
  PaymentInDoubtPayload: ResolverTypeWrapper<PaymentInDoubtPayload>;
  PaymentOptions: ResolverTypeWrapper<PaymentOptions>;
  PaymentPart: ResolverTypeWrapper<PaymentPart>;
  PaymentPartKind: PaymentPartKind;
  PaymentPayload: ResolverTypeWrapper<PaymentPayload>;
  PaymentState: PaymentState;
  PaymentsAhead: ResolverTypeWrapper<PaymentsAhead>;
  PayoutKind: PayoutKind;
  PayoutMethod: ResolverTypeWrapper<PayoutMethod>;
  PayoutMethodInput: PayoutMethodInput;
  PayoutOptions: ResolverTypeWrapper<PayoutOptions>;
  PayoutStage: ResolverTypeWrapper<PayoutStage>;
  PendingCorrection: ResolverTypeWrapper<PendingCorrection>;
  Percent: ResolverTypeWrapper<Scalars['Percent']['output']>;
  PersonalData: ResolverTypeWrapper<PersonalData>;
  PersonalDataInput: PersonalDataInput;
  PlanRow: ResolverTypeWrapper<PlanRow>;
  PlannedLetter: ResolverTypeWrapper<PlannedLetter>;
  Portfolio: ResolverTypeWrapper<PortfolioParent>;
  PortfolioDimension: PortfolioDimension;
  PortfolioFilter: PortfolioFilter;
  PortfolioGroup: ResolverTypeWrapper<PortfolioGroup>;
  PortfolioLoan: ResolverTypeWrapper<PortfolioLoan>;
  PortfolioLoanConnection: ResolverTypeWrapper<PortfolioLoanConnection>;
  PortfolioLoanEdge: ResolverTypeWrapper<PortfolioLoanEdge>;
  PostOffice: ResolverTypeWrapper<PostOffice>;
  PostRegion: ResolverTypeWrapper<PostRegion>;
  Posting: ResolverTypeWrapper<Posting>;
  Prepayment: ResolverTypeWrapper<Prepayment>;
  PrepaymentEconomy: ResolverTypeWrapper<PrepaymentEconomy>;
  PrepaymentEconomyPayload: ResolverTypeWrapper<PrepaymentEconomyPayload>;
  PrepaymentKind: PrepaymentKind;
  PrepaymentMode: PrepaymentMode;
  PrepaymentPayload: ResolverTypeWrapper<Omit<PrepaymentPayload, 'loan'> & { loan?: Maybe<ResolversTypes['Loan']> }>;
  PrepaymentQuote: ResolverTypeWrapper<PrepaymentQuote>;
  PrepaymentRest: ResolverTypeWrapper<PrepaymentRest>;
  PrepaymentState: PrepaymentState;
  PrepaymentWay: ResolverTypeWrapper<PrepaymentWay>;
  Price: ResolverTypeWrapper<Price>;
  Pricing: Pricing;
  Product: ResolverTypeWrapper<Product>;
  ProductType: ProductType;
  Profile: ResolverTypeWrapper<Profile>;
  ProfilePayload: ResolverTypeWrapper<ProfilePayload>;
  ProfileStep: ProfileStep;
  Prolongation: ResolverTypeWrapper<Prolongation>;
  ProlongationOption: ResolverTypeWrapper<ProlongationOption>;
  PromiseInput: PromiseInput;
  PromiseState: PromiseState;
  PromiseToPay: ResolverTypeWrapper<PromiseToPay>;
  PublicTerms: ResolverTypeWrapper<PublicTerms>;
  PushPayload: ResolverTypeWrapper<PushPayload>;
  PushState: ResolverTypeWrapper<PushState>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Quote: ResolverTypeWrapper<Quote>;
  QuoteInput: QuoteInput;
  QuotePayload: ResolverTypeWrapper<QuotePayload>;
  ReadNoticesPayload: ResolverTypeWrapper<ReadNoticesPayload>;
  Refinancing: ResolverTypeWrapper<Refinancing>;
  RefinancingOption: ResolverTypeWrapper<RefinancingOption>;
  RefusedIin: ResolverTypeWrapper<RefusedIin>;
  Region: Region;
  RegistryPerson: ResolverTypeWrapper<RegistryPerson>;
  Rejection: ResolverTypeWrapper<Rejection>;
  RejectionReason: RejectionReason;
  RejectionStep: RejectionStep;
  ReleaseAsk: ResolverTypeWrapper<ReleaseAsk>;
  RepaidLoan: ResolverTypeWrapper<RepaidLoan>;
  Repayment: ResolverTypeWrapper<Repayment>;
  RepaymentSource: RepaymentSource;
  RestOfLoan: ResolverTypeWrapper<RestOfLoan>;
  RestructuredLoan: ResolverTypeWrapper<RestructuredLoan>;
  Restructuring: ResolverTypeWrapper<Restructuring>;
  RestructuringOption: ResolverTypeWrapper<RestructuringOption>;
  RestructuringParts: ResolverTypeWrapper<RestructuringParts>;
  ReversalDebt: ResolverTypeWrapper<ReversalDebt>;
  Review: ResolverTypeWrapper<Review>;
  ReviewPayload: ResolverTypeWrapper<ReviewPayload>;
  Role: Role;
  RollLine: ResolverTypeWrapper<RollLine>;
  SampleStratum: ResolverTypeWrapper<SampleStratum>;
  SampledLoan: ResolverTypeWrapper<SampledLoan>;
  SavedFilter: ResolverTypeWrapper<SavedFilter>;
  SavedFiltersPayload: ResolverTypeWrapper<SavedFiltersPayload>;
  ScheduleRow: ResolverTypeWrapper<ScheduleRow>;
  ScoreCount: ResolverTypeWrapper<ScoreCount>;
  ScoreInstalment: ResolverTypeWrapper<ScoreInstalment>;
  ScoringReason: ResolverTypeWrapper<ScoringReason>;
  ScoringSheet: ResolverTypeWrapper<ScoringSheet>;
  SecondFactorOnPayload: ResolverTypeWrapper<SecondFactorOnPayload>;
  SecondFactorPayload: ResolverTypeWrapper<SecondFactorPayload>;
  SecurityKey: ResolverTypeWrapper<SecurityKey>;
  SecurityKeyPayload: ResolverTypeWrapper<SecurityKeyPayload>;
  Session: ResolverTypeWrapper<Session>;
  SessionLasts: ResolverTypeWrapper<SessionLasts>;
  SettlementAct: SettlementAct;
  SettlementAsk: ResolverTypeWrapper<SettlementAsk>;
  SettlementPayload: ResolverTypeWrapper<SettlementPayload>;
  Settlements: ResolverTypeWrapper<Settlements>;
  Sex: Sex;
  SignInInput: SignInInput;
  SignInPayload: ResolverTypeWrapper<SignInPayload>;
  SignaturePayload: ResolverTypeWrapper<Omit<SignaturePayload, 'loan'> & { loan?: Maybe<ResolversTypes['Loan']> }>;
  SoldClaim: ResolverTypeWrapper<SoldClaim>;
  SoldClaimPage: ResolverTypeWrapper<SoldClaimPage>;
  StaffAsk: ResolverTypeWrapper<StaffAsk>;
  StaffMember: ResolverTypeWrapper<StaffMember>;
  StaffOwed: StaffOwed;
  StatementFigures: ResolverTypeWrapper<StatementFigures>;
  StatementIncome: ResolverTypeWrapper<StatementIncome>;
  StatusCount: ResolverTypeWrapper<StatusCount>;
  StreamEvent: ResolverTypeWrapper<StreamEvent>;
  StreamVerification: ResolverTypeWrapper<StreamVerification>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  StuckTask: ResolverTypeWrapper<StuckTask>;
  SuspendedPayment: ResolverTypeWrapper<SuspendedPayment>;
  SuspendedPaymentPage: ResolverTypeWrapper<SuspendedPaymentPage>;
  SuspensePayload: ResolverTypeWrapper<SuspensePayload>;
  SuspenseTarget: SuspenseTarget;
  Tenge: ResolverTypeWrapper<Scalars['Tenge']['output']>;
  Term: ResolverTypeWrapper<Term>;
  TermUnit: TermUnit;
  TermsChange: ResolverTypeWrapper<TermsChange>;
  TermsChangeKind: TermsChangeKind;
  TermsInput: TermsInput;
  ThemeCount: ResolverTypeWrapper<ThemeCount>;
  TrialBalanceLine: ResolverTypeWrapper<TrialBalanceLine>;
  UnmaskPayload: ResolverTypeWrapper<UnmaskPayload>;
  UnpostedLine: ResolverTypeWrapper<UnpostedLine>;
  UploadedStatement: ResolverTypeWrapper<UploadedStatement>;
  UserError: ResolverTypeWrapper<UserError>;
  UserErrorCode: UserErrorCode;
  VintageLine: ResolverTypeWrapper<VintageLine>;
  WorkList: WorkList;
  Works: ResolverTypeWrapper<Works>;
}>;

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = ResolversObject<{
  AccessLines: AccessLines;
  AccessPage: AccessPage;
  AccessRow: AccessRow;
  AccessVerification: AccessVerification;
  AccountEffect: AccountEffect;
  AccruedOn: AccruedOn;
  Address: Address;
  AddressData: AddressData;
  AddressDataInput: AddressDataInput;
  AddressInput: AddressInput;
  AgreementLine: AgreementLine;
  AllocationLine: AllocationLine;
  AnchorSheet: AnchorSheet;
  ApplicationAsk: ApplicationAsk;
  ApplicationPayload: Omit<ApplicationPayload, 'loan'> & { loan?: Maybe<ResolversParentTypes['Loan']> };
  ApprovalMeter: ApprovalMeter;
  AskedQuery: AskedQuery;
  AskedQueryConnection: AskedQueryConnection;
  AskedQueryEdge: AskedQueryEdge;
  AuditSample: AuditSample;
  BalanceAccount: BalanceAccount;
  BalanceAsked: BalanceAsked;
  BalanceMove: BalanceMove;
  BalanceNext: BalanceNext;
  BalancePayload: BalancePayload;
  BalanceRefund: BalanceRefund;
  BalanceRefundPage: BalanceRefundPage;
  Balances: Balances;
  BankAccount: BankAccount;
  BankGap: BankGap;
  BehaviourCount: BehaviourCount;
  Biometry: Omit<Biometry, 'deviceProblem'>;
  BiometryPayload: Omit<BiometryPayload, 'biometry'> & { biometry?: Maybe<ResolversParentTypes['Biometry']> };
  BiometrySession: BiometrySession;
  BiometrySessionId: Scalars['BiometrySessionId']['output'];
  BiometrySessionPayload: BiometrySessionPayload;
  BonusAccount: BonusAccount;
  BonusLimit: BonusLimit;
  BonusOperation: BonusOperation;
  BonusPayload: BonusPayload;
  Boolean: Scalars['Boolean']['output'];
  BorrowerId: Scalars['BorrowerId']['output'];
  CallPayload: CallPayload;
  Card: Card;
  CardId: Scalars['CardId']['output'];
  CardPayload: CardPayload;
  CardRegistrationPayload: CardRegistrationPayload;
  CardRejection: CardRejection;
  CashAtBank: CashAtBank;
  CashLine: CashLine;
  CertificatePayload: CertificatePayload;
  Cession: Cession;
  ChargePart: ChargePart;
  CheckPayload: CheckPayload;
  CheckedDocument: CheckedDocument;
  CloseStaffPayload: CloseStaffPayload;
  CodePayload: CodePayload;
  CodeSent: CodeSent;
  CollectionCase: CollectionCase;
  CollectionCasePayload: CollectionCasePayload;
  CollectionLetter: CollectionLetter;
  Comparison: Comparison;
  ConsentText: ConsentText;
  ConsentTick: ConsentTick;
  Contact: Contact;
  ContactPerson: ContactPerson;
  ContactPersonInput: ContactPersonInput;
  ContactsData: ContactsData;
  ContactsInput: ContactsInput;
  CorrectionInput: CorrectionInput;
  CorrectionLine: CorrectionLine;
  CorrectionPayload: CorrectionPayload;
  CreditPermission: CreditPermission;
  DailyAnchor: DailyAnchor;
  DateTime: Scalars['DateTime']['output'];
  DatedSum: DatedSum;
  Debt: Debt;
  DebtLoadLine: DebtLoadLine;
  Decision: Decision;
  DecisionOffer: DecisionOffer;
  DecisionPromise: DecisionPromise;
  Declaration: Declaration;
  DeclarationInput: DeclarationInput;
  DeclineLine: DeclineLine;
  Dispute: Dispute;
  Document: Document;
  DocumentPayload: DocumentPayload;
  EdsPayload: EdsPayload;
  EdsState: EdsState;
  EmploymentData: EmploymentData;
  EmploymentDataInput: EmploymentDataInput;
  EndedLoanRequest: EndedLoanRequest;
  EndingLine: EndingLine;
  Evidence: Evidence;
  EvidenceDemand: EvidenceDemand;
  EvidenceFile: EvidenceFile;
  EvidencePack: EvidencePack;
  EvidencePackPayload: EvidencePackPayload;
  EvidenceView: EvidenceView;
  ExpectedLine: ExpectedLine;
  Fact: Fact;
  FeedbackSummary: FeedbackSummary;
  Float: Scalars['Float']['output'];
  ForgetMePayload: ForgetMePayload;
  Forgetting: Forgetting;
  FoundAnchor: FoundAnchor;
  FunnelMonth: FunnelMonth;
  FunnelStage: FunnelStage;
  ID: Scalars['ID']['output'];
  IinPayload: IinPayload;
  IncomeLine: IncomeLine;
  InsuranceOffer: InsuranceOffer;
  Int: Scalars['Int']['output'];
  LateLoan: LateLoan;
  LateLoanPage: LateLoanPage;
  LateTotal: LateTotal;
  Lender: Lender;
  LetterPayload: LetterPayload;
  Loan: Omit<Loan, 'payoutMethod' | 'history'> & { payoutMethod(): Promise<PayoutMethod | null> };
  LoanAfterEvent: LoanAfterEvent;
  LoanAsOf: LoanAsOf;
  LoanConnection: Omit<LoanConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['LoanEdge']> };
  LoanEdge: Omit<LoanEdge, 'node'> & { node: ResolversParentTypes['Loan'] };
  LoanFilter: LoanFilter;
  LoanHistory: LoanHistory;
  LoanId: Scalars['LoanId']['output'];
  LoanMoment: LoanMoment;
  LoanMonth: LoanMonth;
  LoanPayment: LoanPayment;
  LoanRef: LoanRef;
  LoanRequest: LoanRequest;
  LoanRequestPayload: Omit<LoanRequestPayload, 'loan'> & { loan?: Maybe<ResolversParentTypes['Loan']> };
  LoanWay: LoanWay;
  LoanWayCost: LoanWayCost;
  LoanWays: LoanWays;
  LocalDate: Scalars['LocalDate']['output'];
  LockInfo: LockInfo;
  LogFinding: LogFinding;
  LogVerification: LogVerification;
  LogVerificationPayload: LogVerificationPayload;
  LogVerificationReport: LogVerificationReport;
  LossAllowanceLine: LossAllowanceLine;
  MonthLine: MonthLine;
  MonthOfIncome: MonthOfIncome;
  MovedDebt: MovedDebt;
  Mutation: Record<PropertyKey, never>;
  MyDataPayload: MyDataPayload;
  NamedDocument: NamedDocument;
  NotePayload: NotePayload;
  Notice: Notice;
  NoticeChoice: NoticeChoice;
  NoticeChoicePayload: NoticeChoicePayload;
  OfficeApplicant: OfficeApplicant;
  OfficeApplication: OfficeApplication;
  OfficeApplicationCard: OfficeApplicationCard;
  OfficeAsk: OfficeAsk;
  OfficeCode: OfficeCode;
  OfficeCorrection: OfficeCorrection;
  OfficeDelivery: OfficeDelivery;
  OfficeDispute: OfficeDispute;
  OfficeDisputePage: OfficeDisputePage;
  OfficeEvidence: OfficeEvidence;
  OfficeEvidenceDemand: OfficeEvidenceDemand;
  OfficeFact: OfficeFact;
  OfficeFound: OfficeFound;
  OfficeFoundLoan: OfficeFoundLoan;
  OfficeLoan: OfficeLoan;
  OfficeLoanAct: OfficeLoanAct;
  OfficeLoanPayload: OfficeLoanPayload;
  OfficeMessage: OfficeMessage;
  OfficeNote: OfficeNote;
  OfficePaper: OfficePaper;
  OfficePayment: OfficePayment;
  OfficePerson: OfficePerson;
  OfficePersonNote: OfficePersonNote;
  OfficePersonPayment: OfficePersonPayment;
  OfficeQueuePage: OfficeQueuePage;
  OfficeSearchPayload: OfficeSearchPayload;
  OfficeUnmasked: OfficeUnmasked;
  OkPayload: OkPayload;
  OpenAsk: OpenAsk;
  OpenSession: OpenSession;
  OpenSessionsPayload: OpenSessionsPayload;
  OpenedCorrectionPayload: OpenedCorrectionPayload;
  Operations: Operations;
  OperationsPart: OperationsPart;
  OperationsQueue: OperationsQueue;
  OperationsRetention: OperationsRetention;
  OwedReversal: OwedReversal;
  OwedReversalPage: OwedReversalPage;
  OwnFactors: OwnFactors;
  PageInfo: PageInfo;
  PaidPart: PaidPart;
  ParLine: ParLine;
  Payment: Payment;
  PaymentChoice: PaymentChoice;
  PaymentEffect: PaymentEffect;
  PaymentEffectPayload: PaymentEffectPayload;
  PaymentId: Scalars['PaymentId']['output'];
  PaymentInDoubt: PaymentInDoubt;
  PaymentInDoubtPayload: PaymentInDoubtPayload;
  PaymentOptions: PaymentOptions;
  PaymentPart: PaymentPart;
  PaymentPayload: PaymentPayload;
  PaymentsAhead: PaymentsAhead;
  PayoutMethod: PayoutMethod;
  PayoutMethodInput: PayoutMethodInput;
  PayoutOptions: PayoutOptions;
  PayoutStage: PayoutStage;
  PendingCorrection: PendingCorrection;
  Percent: Scalars['Percent']['output'];
  PersonalData: PersonalData;
  PersonalDataInput: PersonalDataInput;
  PlanRow: PlanRow;
  PlannedLetter: PlannedLetter;
  Portfolio: PortfolioParent;
  PortfolioFilter: PortfolioFilter;
  PortfolioGroup: PortfolioGroup;
  PortfolioLoan: PortfolioLoan;
  PortfolioLoanConnection: PortfolioLoanConnection;
  PortfolioLoanEdge: PortfolioLoanEdge;
  PostOffice: PostOffice;
  PostRegion: PostRegion;
  Posting: Posting;
  Prepayment: Prepayment;
  PrepaymentEconomy: PrepaymentEconomy;
  PrepaymentEconomyPayload: PrepaymentEconomyPayload;
  PrepaymentPayload: Omit<PrepaymentPayload, 'loan'> & { loan?: Maybe<ResolversParentTypes['Loan']> };
  PrepaymentQuote: PrepaymentQuote;
  PrepaymentRest: PrepaymentRest;
  PrepaymentWay: PrepaymentWay;
  Price: Price;
  Product: Product;
  Profile: Profile;
  ProfilePayload: ProfilePayload;
  Prolongation: Prolongation;
  ProlongationOption: ProlongationOption;
  PromiseInput: PromiseInput;
  PromiseToPay: PromiseToPay;
  PublicTerms: PublicTerms;
  PushPayload: PushPayload;
  PushState: PushState;
  Query: Record<PropertyKey, never>;
  Quote: Quote;
  QuoteInput: QuoteInput;
  QuotePayload: QuotePayload;
  ReadNoticesPayload: ReadNoticesPayload;
  Refinancing: Refinancing;
  RefinancingOption: RefinancingOption;
  RefusedIin: RefusedIin;
  RegistryPerson: RegistryPerson;
  Rejection: Rejection;
  ReleaseAsk: ReleaseAsk;
  RepaidLoan: RepaidLoan;
  Repayment: Repayment;
  RestOfLoan: RestOfLoan;
  RestructuredLoan: RestructuredLoan;
  Restructuring: Restructuring;
  RestructuringOption: RestructuringOption;
  RestructuringParts: RestructuringParts;
  ReversalDebt: ReversalDebt;
  Review: Review;
  ReviewPayload: ReviewPayload;
  RollLine: RollLine;
  SampleStratum: SampleStratum;
  SampledLoan: SampledLoan;
  SavedFilter: SavedFilter;
  SavedFiltersPayload: SavedFiltersPayload;
  ScheduleRow: ScheduleRow;
  ScoreCount: ScoreCount;
  ScoreInstalment: ScoreInstalment;
  ScoringReason: ScoringReason;
  ScoringSheet: ScoringSheet;
  SecondFactorOnPayload: SecondFactorOnPayload;
  SecondFactorPayload: SecondFactorPayload;
  SecurityKey: SecurityKey;
  SecurityKeyPayload: SecurityKeyPayload;
  Session: Session;
  SessionLasts: SessionLasts;
  SettlementAsk: SettlementAsk;
  SettlementPayload: SettlementPayload;
  Settlements: Settlements;
  SignInInput: SignInInput;
  SignInPayload: SignInPayload;
  SignaturePayload: Omit<SignaturePayload, 'loan'> & { loan?: Maybe<ResolversParentTypes['Loan']> };
  SoldClaim: SoldClaim;
  SoldClaimPage: SoldClaimPage;
  StaffAsk: StaffAsk;
  StaffMember: StaffMember;
  StatementFigures: StatementFigures;
  StatementIncome: StatementIncome;
  StatusCount: StatusCount;
  StreamEvent: StreamEvent;
  StreamVerification: StreamVerification;
  String: Scalars['String']['output'];
  StuckTask: StuckTask;
  SuspendedPayment: SuspendedPayment;
  SuspendedPaymentPage: SuspendedPaymentPage;
  SuspensePayload: SuspensePayload;
  Tenge: Scalars['Tenge']['output'];
  Term: Term;
  TermsChange: TermsChange;
  TermsInput: TermsInput;
  ThemeCount: ThemeCount;
  TrialBalanceLine: TrialBalanceLine;
  UnmaskPayload: UnmaskPayload;
  UnpostedLine: UnpostedLine;
  UploadedStatement: UploadedStatement;
  UserError: UserError;
  VintageLine: VintageLine;
  Works: Works;
}>;

export type AccessLinesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AccessLines'] = ResolversParentTypes['AccessLines']> = ResolversObject<{
  next?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type AccessPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AccessPage'] = ResolversParentTypes['AccessPage']> = ResolversObject<{
  hasMore?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  rows?: Resolver<ReadonlyArray<ResolversTypes['AccessRow']>, ParentType, ContextType>;
}>;

export type AccessRowResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AccessRow'] = ResolversParentTypes['AccessRow']> = ResolversObject<{
  act?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  byId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  byNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  byRole?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  caseNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  detail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  detailText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hash?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  place?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  subjects?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
}>;

export type AccessVerificationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AccessVerification'] = ResolversParentTypes['AccessVerification']> = ResolversObject<{
  findings?: Resolver<ReadonlyArray<ResolversTypes['LogFinding']>, ParentType, ContextType>;
  head?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  rows?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
}>;

export type AccountEffectResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AccountEffect'] = ResolversParentTypes['AccountEffect']> = ResolversObject<{
  account?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  after?: Resolver<ResolversTypes['Tenge'], ParentType, ContextType>;
  before?: Resolver<ResolversTypes['Tenge'], ParentType, ContextType>;
}>;

export type AccruedOnResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AccruedOn'] = ResolversParentTypes['AccruedOn']> = ResolversObject<{
  interest?: Resolver<ResolversTypes['Tenge'], ParentType, ContextType>;
  on?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  penalty?: Resolver<ResolversTypes['Tenge'], ParentType, ContextType>;
}>;

export type AddressResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Address'] = ResolversParentTypes['Address']> = ResolversObject<{
  city?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  district?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  flat?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  house?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  postIndex?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  region?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  street?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
}>;

export type AddressDataResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddressData'] = ResolversParentTypes['AddressData']> = ResolversObject<{
  fromRegistry?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  homePhone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  houseOwner?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  livesAtRegistration?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  livingTime?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  registration?: Resolver<Maybe<ResolversTypes['Address']>, ParentType, ContextType>;
  residence?: Resolver<Maybe<ResolversTypes['Address']>, ParentType, ContextType>;
}>;

export type AgreementLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AgreementLine'] = ResolversParentTypes['AgreementLine']> = ResolversObject<{
  agreements?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  loans?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  principal?: Resolver<Maybe<ResolversTypes['Tenge']>, ParentType, ContextType>;
  share?: Resolver<Maybe<ResolversTypes['Percent']>, ParentType, ContextType>;
}>;

export type AllocationLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AllocationLine'] = ResolversParentTypes['AllocationLine']> = ResolversObject<{
  amount?: Resolver<ResolversTypes['Tenge'], ParentType, ContextType>;
  component?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  overdue?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
}>;

export type AnchorSheetResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AnchorSheet'] = ResolversParentTypes['AnchorSheet']> = ResolversObject<{
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pdf?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type ApplicationAskResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApplicationAsk'] = ResolversParentTypes['ApplicationAsk']> = ResolversObject<{
  act?: Resolver<ResolversTypes['OfficeAct'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mine?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
}>;

export type ApplicationPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApplicationPayload'] = ResolversParentTypes['ApplicationPayload']> = ResolversObject<{
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  loan?: Resolver<Maybe<ResolversTypes['Loan']>, ParentType, ContextType>;
}>;

export type ApprovalMeterResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApprovalMeter'] = ResolversParentTypes['ApprovalMeter']> = ResolversObject<{
  nextGain?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  nextStep?: Resolver<ResolversTypes['ProfileStep'], ParentType, ContextType>;
  percent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
}>;

export type AskedQueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AskedQuery'] = ResolversParentTypes['AskedQuery']> = ResolversObject<{
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  byNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  byRole?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  milliseconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  operation?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  refused?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
}>;

export type AskedQueryConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AskedQueryConnection'] = ResolversParentTypes['AskedQueryConnection']> = ResolversObject<{
  edges?: Resolver<ReadonlyArray<ResolversTypes['AskedQueryEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
}>;

export type AskedQueryEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AskedQueryEdge'] = ResolversParentTypes['AskedQueryEdge']> = ResolversObject<{
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['AskedQuery'], ParentType, ContextType>;
}>;

export type AuditSampleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuditSample'] = ResolversParentTypes['AuditSample']> = ResolversObject<{
  by?: Resolver<ResolversTypes['PortfolioDimension'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  knownAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  loans?: Resolver<ReadonlyArray<ResolversTypes['SampledLoan']>, ParentType, ContextType>;
  seed?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  strata?: Resolver<ReadonlyArray<ResolversTypes['SampleStratum']>, ParentType, ContextType>;
}>;

export type BalanceAccountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BalanceAccount'] = ResolversParentTypes['BalanceAccount']> = ResolversObject<{
  balance?: Resolver<ResolversTypes['Tenge'], ParentType, ContextType>;
  moves?: Resolver<ReadonlyArray<ResolversTypes['BalanceMove']>, ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['BalanceNext']>, ParentType, ContextType>;
  payoff?: Resolver<Maybe<ResolversTypes['Tenge']>, ParentType, ContextType>;
  refund?: Resolver<Maybe<ResolversTypes['BalanceAsked']>, ParentType, ContextType>;
  usable?: Resolver<ResolversTypes['Tenge'], ParentType, ContextType>;
}>;

export type BalanceAskedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BalanceAsked'] = ResolversParentTypes['BalanceAsked']> = ResolversObject<{
  amount?: Resolver<ResolversTypes['Tenge'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['PaymentId'], ParentType, ContextType>;
  on?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['BalanceRefundState'], ParentType, ContextType>;
  to?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
}>;

export type BalanceMoveResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BalanceMove'] = ResolversParentTypes['BalanceMove']> = ResolversObject<{
  amount?: Resolver<ResolversTypes['Tenge'], ParentType, ContextType>;
  balance?: Resolver<ResolversTypes['Tenge'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  on?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['BalanceReason'], ParentType, ContextType>;
}>;

export type BalanceNextResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BalanceNext'] = ResolversParentTypes['BalanceNext']> = ResolversObject<{
  amount?: Resolver<ResolversTypes['Tenge'], ParentType, ContextType>;
  covered?: Resolver<ResolversTypes['Tenge'], ParentType, ContextType>;
  loanId?: Resolver<ResolversTypes['LoanId'], ParentType, ContextType>;
  on?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
}>;

export type BalancePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BalancePayload'] = ResolversParentTypes['BalancePayload']> = ResolversObject<{
  account?: Resolver<Maybe<ResolversTypes['BalanceAccount']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
}>;

export type BalanceRefundResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BalanceRefund'] = ResolversParentTypes['BalanceRefund']> = ResolversObject<{
  amount?: Resolver<ResolversTypes['Tenge'], ParentType, ContextType>;
  askedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  askedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  balance?: Resolver<ResolversTypes['Tenge'], ParentType, ContextType>;
  borrowerId?: Resolver<ResolversTypes['BorrowerId'], ParentType, ContextType>;
  fullName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['PaymentId'], ParentType, ContextType>;
  stage?: Resolver<ResolversTypes['BalanceRefundStage'], ParentType, ContextType>;
  to?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
}>;

export type BalanceRefundPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BalanceRefundPage'] = ResolversParentTypes['BalanceRefundPage']> = ResolversObject<{
  nodes?: Resolver<ReadonlyArray<ResolversTypes['BalanceRefund']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
}>;

export type BalancesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Balances'] = ResolversParentTypes['Balances']> = ResolversObject<{
  interest?: Resolver<ResolversTypes['Tenge'], ParentType, ContextType>;
  penalty?: Resolver<ResolversTypes['Tenge'], ParentType, ContextType>;
  premium?: Resolver<ResolversTypes['Tenge'], ParentType, ContextType>;
  principal?: Resolver<ResolversTypes['Tenge'], ParentType, ContextType>;
}>;

export type BankAccountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BankAccount'] = ResolversParentTypes['BankAccount']> = ResolversObject<{
  account?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  balance?: Resolver<ResolversTypes['Tenge'], ParentType, ContextType>;
  closing?: Resolver<ResolversTypes['Tenge'], ParentType, ContextType>;
  gaps?: Resolver<ReadonlyArray<ResolversTypes['BankGap']>, ParentType, ContextType>;
  statementOn?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  stream?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type BankGapResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BankGap'] = ResolversParentTypes['BankGap']> = ResolversObject<{
  amount?: Resolver<ResolversTypes['Tenge'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['BankGapKind'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
}>;

export type BehaviourCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BehaviourCount'] = ResolversParentTypes['BehaviourCount']> = ResolversObject<{
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['BehaviourKind'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type BiometryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Biometry'] = ResolversParentTypes['Biometry']> = ResolversObject<{
  deviceProblem?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  limitLeft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  refusedAs?: Resolver<Maybe<ResolversTypes['BiometryStatus']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['BiometryStatus'], ParentType, ContextType>;
  vendor?: Resolver<ResolversTypes['BiometryVendor'], ParentType, ContextType>;
}>;

export type BiometryPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BiometryPayload'] = ResolversParentTypes['BiometryPayload']> = ResolversObject<{
  biometry?: Resolver<Maybe<ResolversTypes['Biometry']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
}>;

export type BiometrySessionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BiometrySession'] = ResolversParentTypes['BiometrySession']> = ResolversObject<{
  id?: Resolver<ResolversTypes['BiometrySessionId'], ParentType, ContextType>;
  pageUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  vendor?: Resolver<ResolversTypes['BiometryVendor'], ParentType, ContextType>;
}>;

export interface BiometrySessionIdScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['BiometrySessionId'], any> {
  name: 'BiometrySessionId';
}

export type BiometrySessionPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BiometrySessionPayload'] = ResolversParentTypes['BiometrySessionPayload']> = ResolversObject<{
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  session?: Resolver<Maybe<ResolversTypes['BiometrySession']>, ParentType, ContextType>;
}>;

export type BonusAccountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BonusAccount'] = ResolversParentTypes['BonusAccount']> = ResolversObject<{
  balance?: Resolver<ResolversTypes['Tenge'], ParentType, ContextType>;
  loan?: Resolver<Maybe<ResolversTypes['BonusLimit']>, ParentType, ContextType>;
  operations?: Resolver<ReadonlyArray<ResolversTypes['BonusOperation']>, ParentType, ContextType>;
  owed?: Resolver<ResolversTypes['Tenge'], ParentType, ContextType>;
}>;

export type BonusLimitResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BonusLimit'] = ResolversParentTypes['BonusLimit']> = ResolversObject<{
  limit?: Resolver<ResolversTypes['Tenge'], ParentType, ContextType>;
  loanId?: Resolver<ResolversTypes['LoanId'], ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['UserError']>, ParentType, ContextType>;
  spent?: Resolver<ResolversTypes['Tenge'], ParentType, ContextType>;
  usable?: Resolver<ResolversTypes['Tenge'], ParentType, ContextType>;
}>;

export type BonusOperationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BonusOperation'] = ResolversParentTypes['BonusOperation']> = ResolversObject<{
  amount?: Resolver<ResolversTypes['Tenge'], ParentType, ContextType>;
  balance?: Resolver<ResolversTypes['Tenge'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  on?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  pending?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['BonusOperationReason'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['BonusOperationType'], ParentType, ContextType>;
}>;

export type BonusPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BonusPayload'] = ResolversParentTypes['BonusPayload']> = ResolversObject<{
  account?: Resolver<Maybe<ResolversTypes['BonusAccount']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  spent?: Resolver<Maybe<ResolversTypes['Tenge']>, ParentType, ContextType>;
}>;

export interface BorrowerIdScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['BorrowerId'], any> {
  name: 'BorrowerId';
}

export type CallPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CallPayload'] = ResolversParentTypes['CallPayload']> = ResolversObject<{
  callId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
}>;

export type CardResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Card'] = ResolversParentTypes['Card']> = ResolversObject<{
  bank?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  brand?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  iban?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['CardId'], ParentType, ContextType>;
  lastFour?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  maskedPan?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  numberChecked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  provider?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rejection?: Resolver<Maybe<ResolversTypes['CardRejection']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['CardState'], ParentType, ContextType>;
  takesOnly?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  triesLeft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
}>;

export interface CardIdScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['CardId'], any> {
  name: 'CardId';
}

export type CardPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CardPayload'] = ResolversParentTypes['CardPayload']> = ResolversObject<{
  card?: Resolver<Maybe<ResolversTypes['Card']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
}>;

export type CardRegistrationPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CardRegistrationPayload'] = ResolversParentTypes['CardRegistrationPayload']> = ResolversObject<{
  card?: Resolver<Maybe<ResolversTypes['Card']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  redirectUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
}>;

export type CardRejectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CardRejection'] = ResolversParentTypes['CardRejection']> = ResolversObject<{
  action?: Resolver<ResolversTypes['CardRejectionAction'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type CashAtBankResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CashAtBank'] = ResolversParentTypes['CashAtBank']> = ResolversObject<{
  accounts?: Resolver<ReadonlyArray<ResolversTypes['BankAccount']>, ParentType, ContextType>;
  bank?: Resolver<ResolversTypes['Tenge'], ParentType, ContextType>;
  onTheWay?: Resolver<ResolversTypes['Tenge'], ParentType, ContextType>;
  other?: Resolver<ResolversTypes['Tenge'], ParentType, ContextType>;
}>;

export type CashLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CashLine'] = ResolversParentTypes['CashLine']> = ResolversObject<{
  collected?: Resolver<Maybe<ResolversTypes['Tenge']>, ParentType, ContextType>;
  issued?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  issuedAmount?: Resolver<Maybe<ResolversTypes['Tenge']>, ParentType, ContextType>;
  payments?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  period?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  takenBack?: Resolver<Maybe<ResolversTypes['Tenge']>, ParentType, ContextType>;
}>;

export type CertificatePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CertificatePayload'] = ResolversParentTypes['CertificatePayload']> = ResolversObject<{
  document?: Resolver<Maybe<ResolversTypes['Document']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  sentTo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
}>;

export type CessionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Cession'] = ResolversParentTypes['Cession']> = ResolversObject<{
  agreedOn?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  buyer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  cededOn?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  debt?: Resolver<Maybe<ResolversTypes['Tenge']>, ParentType, ContextType>;
}>;

export type ChargePartResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChargePart'] = ResolversParentTypes['ChargePart']> = ResolversObject<{
  amount?: Resolver<ResolversTypes['Tenge'], ParentType, ContextType>;
  base?: Resolver<Maybe<ResolversTypes['Tenge']>, ParentType, ContextType>;
  cut?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  dailyRatePercent?: Resolver<Maybe<ResolversTypes['Percent']>, ParentType, ContextType>;
  days?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  from?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ChargePartKind'], ParentType, ContextType>;
  until?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
}>;

export type CheckPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CheckPayload'] = ResolversParentTypes['CheckPayload']> = ResolversObject<{
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  paper?: Resolver<Maybe<ResolversTypes['CheckedDocument']>, ParentType, ContextType>;
}>;

export type CheckedDocumentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CheckedDocument'] = ResolversParentTypes['CheckedDocument']> = ResolversObject<{
  contract?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  madeAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  matches?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  number?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  replacedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  signedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  standing?: Resolver<ResolversTypes['DocumentStanding'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type CloseStaffPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CloseStaffPayload'] = ResolversParentTypes['CloseStaffPayload']> = ResolversObject<{
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  lapsedAsks?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
}>;

export type CodePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CodePayload'] = ResolversParentTypes['CodePayload']> = ResolversObject<{
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  sent?: Resolver<Maybe<ResolversTypes['CodeSent']>, ParentType, ContextType>;
}>;

export type CodeSentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CodeSent'] = ResolversParentTypes['CodeSent']> = ResolversObject<{
  codesLeftToday?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  maskedPhone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  resendAfterSeconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  triesLeft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
}>;

export type CollectionCaseResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CollectionCase'] = ResolversParentTypes['CollectionCase']> = ResolversObject<{
  borrowerId?: Resolver<ResolversTypes['BorrowerId'], ParentType, ContextType>;
  callFrom?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  callsLeft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  contacts?: Resolver<ReadonlyArray<ResolversTypes['Contact']>, ParentType, ContextType>;
  letters?: Resolver<ReadonlyArray<ResolversTypes['CollectionLetter']>, ParentType, ContextType>;
  loan?: Resolver<ResolversTypes['LateLoan'], ParentType, ContextType>;
  plannedLetters?: Resolver<ReadonlyArray<ResolversTypes['PlannedLetter']>, ParentType, ContextType>;
  promiseUntil?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
}>;

export type CollectionCasePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CollectionCasePayload'] = ResolversParentTypes['CollectionCasePayload']> = ResolversObject<{
  case?: Resolver<Maybe<ResolversTypes['CollectionCase']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
}>;

export type CollectionLetterResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CollectionLetter'] = ResolversParentTypes['CollectionLetter']> = ResolversObject<{
  hash?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  number?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  shownAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type ComparisonResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Comparison'] = ResolversParentTypes['Comparison']> = ResolversObject<{
  after?: Resolver<ResolversTypes['PaymentsAhead'], ParentType, ContextType>;
  before?: Resolver<ResolversTypes['PaymentsAhead'], ParentType, ContextType>;
  difference?: Resolver<ResolversTypes['Tenge'], ParentType, ContextType>;
}>;

export type ConsentTextResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConsentText'] = ResolversParentTypes['ConsentText']> = ResolversObject<{
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hash?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type ContactResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Contact'] = ResolversParentTypes['Contact']> = ResolversObject<{
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  callBackOn?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  incoming?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  offerNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  promise?: Resolver<Maybe<ResolversTypes['PromiseToPay']>, ParentType, ContextType>;
  result?: Resolver<Maybe<ResolversTypes['CallResult']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type ContactPersonResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContactPerson'] = ResolversParentTypes['ContactPerson']> = ResolversObject<{
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  relation?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type ContactsDataResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContactsData'] = ResolversParentTypes['ContactsData']> = ResolversObject<{
  friend?: Resolver<Maybe<ResolversTypes['ContactPerson']>, ParentType, ContextType>;
  relative?: Resolver<Maybe<ResolversTypes['ContactPerson']>, ParentType, ContextType>;
}>;

export type CorrectionLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CorrectionLine'] = ResolversParentTypes['CorrectionLine']> = ResolversObject<{
  becomes?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  now?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
}>;

export type CorrectionPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CorrectionPayload'] = ResolversParentTypes['CorrectionPayload']> = ResolversObject<{
  correction?: Resolver<Maybe<ResolversTypes['OfficeCorrection']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
}>;

export type CreditPermissionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreditPermission'] = ResolversParentTypes['CreditPermission']> = ResolversObject<{
  allowed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['UserError']>, ParentType, ContextType>;
}>;

export type DailyAnchorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DailyAnchor'] = ResolversParentTypes['DailyAnchor']> = ResolversObject<{
  accessRows?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  date?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  hash?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  recordedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  stampedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  stampedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  streams?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
}>;

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DatedSumResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DatedSum'] = ResolversParentTypes['DatedSum']> = ResolversObject<{
  amount?: Resolver<ResolversTypes['Tenge'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
}>;

export type DebtResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Debt'] = ResolversParentTypes['Debt']> = ResolversObject<{
  aheadWaits?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  daysToDue?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  dueAmount?: Resolver<ResolversTypes['Tenge'], ParentType, ContextType>;
  interest?: Resolver<ResolversTypes['Tenge'], ParentType, ContextType>;
  interestParts?: Resolver<ReadonlyArray<ResolversTypes['ChargePart']>, ParentType, ContextType>;
  lastDueAmount?: Resolver<Maybe<ResolversTypes['Tenge']>, ParentType, ContextType>;
  lastDueDate?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  laterDayAdds?: Resolver<Maybe<ResolversTypes['Tenge']>, ParentType, ContextType>;
  nextDueAmount?: Resolver<Maybe<ResolversTypes['Tenge']>, ParentType, ContextType>;
  nextDueDate?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  nextParts?: Resolver<ReadonlyArray<ResolversTypes['PaymentPart']>, ParentType, ContextType>;
  on?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  overdueAmount?: Resolver<ResolversTypes['Tenge'], ParentType, ContextType>;
  overdueDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  paid?: Resolver<ResolversTypes['Tenge'], ParentType, ContextType>;
  penalty?: Resolver<ResolversTypes['Tenge'], ParentType, ContextType>;
  penaltyCeiling?: Resolver<ResolversTypes['Tenge'], ParentType, ContextType>;
  penaltyParts?: Resolver<ReadonlyArray<ResolversTypes['ChargePart']>, ParentType, ContextType>;
  premium?: Resolver<ResolversTypes['Tenge'], ParentType, ContextType>;
  principal?: Resolver<ResolversTypes['Tenge'], ParentType, ContextType>;
  reversal?: Resolver<ResolversTypes['Tenge'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Tenge'], ParentType, ContextType>;
  totalCeil?: Resolver<ResolversTypes['Tenge'], ParentType, ContextType>;
}>;

export type DebtLoadLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DebtLoadLine'] = ResolversParentTypes['DebtLoadLine']> = ResolversObject<{
  declined?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  fromPercent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  loans?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
}>;

export type DecisionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Decision'] = ResolversParentTypes['Decision']> = ResolversObject<{
  isBILAvailable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isBSPLAvailable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  next?: Resolver<ResolversTypes['DecisionNext'], ParentType, ContextType>;
  offer?: Resolver<Maybe<ResolversTypes['DecisionOffer']>, ParentType, ContextType>;
  origin?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  promise?: Resolver<Maybe<ResolversTypes['DecisionPromise']>, ParentType, ContextType>;
  rejectDecision60Plus?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  rejectDecisionByAmount?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  rejectDecisionByKDN?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  rejectDecisionByStatement?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  rejectDecisionStopCredit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  ruleSet?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  scoreAmount?: Resolver<Maybe<ResolversTypes['Tenge']>, ParentType, ContextType>;
  scoreInstallmentList?: Resolver<ReadonlyArray<ResolversTypes['ScoreInstalment']>, ParentType, ContextType>;
  smsLimitLeft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sourceType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['LoanStatus'], ParentType, ContextType>;
  validStatementExists?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  waitedSeconds?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
}>;

export type DecisionOfferResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DecisionOffer'] = ResolversParentTypes['DecisionOffer']> = ResolversObject<{
  payment?: Resolver<ResolversTypes['Tenge'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Price'], ParentType, ContextType>;
  pricing?: Resolver<ResolversTypes['Pricing'], ParentType, ContextType>;
  productType?: Resolver<ResolversTypes['ProductType'], ParentType, ContextType>;
  term?: Resolver<ResolversTypes['Term'], ParentType, ContextType>;
}>;

export type DecisionPromiseResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DecisionPromise'] = ResolversParentTypes['DecisionPromise']> = ResolversObject<{
  by?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  missed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  wholeDay?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
}>;

export type DeclarationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Declaration'] = ResolversParentTypes['Declaration']> = ResolversObject<{
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  yes?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
}>;

export type DeclineLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeclineLine'] = ResolversParentTypes['DeclineLine']> = ResolversObject<{
  amount?: Resolver<Maybe<ResolversTypes['Tenge']>, ParentType, ContextType>;
  loans?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type DisputeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Dispute'] = ResolversParentTypes['Dispute']> = ResolversObject<{
  answerBy?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  decidedOn?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  on?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['DisputeReason'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['DisputeState'], ParentType, ContextType>;
}>;

export type DocumentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Document'] = ResolversParentTypes['Document']> = ResolversObject<{
  bytes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  hash?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  replacedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  shownAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  signedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['DocumentType'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type DocumentPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DocumentPayload'] = ResolversParentTypes['DocumentPayload']> = ResolversObject<{
  document?: Resolver<Maybe<ResolversTypes['Document']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
}>;

export type EdsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EdsPayload'] = ResolversParentTypes['EdsPayload']> = ResolversObject<{
  eds?: Resolver<Maybe<ResolversTypes['EdsState']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
}>;

export type EdsStateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EdsState'] = ResolversParentTypes['EdsState']> = ResolversObject<{
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  failure?: Resolver<Maybe<ResolversTypes['EdsFailure']>, ParentType, ContextType>;
  lapsesAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  now?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  opensAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Price'], ParentType, ContextType>;
  qrImage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  signUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['EdsStatus'], ParentType, ContextType>;
}>;

export type EmploymentDataResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EmploymentData'] = ResolversParentTypes['EmploymentData']> = ResolversObject<{
  additionalIncome?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  creditCardLimit?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  declarations?: Resolver<ReadonlyArray<ResolversTypes['Declaration']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  employer?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  employmentType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  entrepreneur?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  experienceMonths?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  hadDelays?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  hasActiveLoans?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  hasCreditCard?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  incomeBand?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  jobMonths?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  monthlyExpenses?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  monthlyLoanPayments?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  overdueDays?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  ownsCar?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  ownsProperty?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  sector?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  socialHelp?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  tookLoansBefore?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  workPhone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  workPhoneExtension?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
}>;

export type EndedLoanRequestResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EndedLoanRequest'] = ResolversParentTypes['EndedLoanRequest']> = ResolversObject<{
  kind?: Resolver<ResolversTypes['LoanRequestKind'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['LoanRequestEnd'], ParentType, ContextType>;
  requestedOn?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
}>;

export type EndingLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EndingLine'] = ResolversParentTypes['EndingLine']> = ResolversObject<{
  amount?: Resolver<Maybe<ResolversTypes['Tenge']>, ParentType, ContextType>;
  issuedAmount?: Resolver<Maybe<ResolversTypes['Tenge']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  loans?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
}>;

export type EvidenceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Evidence'] = ResolversParentTypes['Evidence']> = ResolversObject<{
  demands?: Resolver<ReadonlyArray<ResolversTypes['EvidenceDemand']>, ParentType, ContextType>;
  documentExpiry?: Resolver<ResolversTypes['DocumentExpiry'], ParentType, ContextType>;
  documentValidTo?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  loanId?: Resolver<ResolversTypes['LoanId'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['LoanStatus'], ParentType, ContextType>;
}>;

export type EvidenceDemandResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EvidenceDemand'] = ResolversParentTypes['EvidenceDemand']> = ResolversObject<{
  files?: Resolver<ReadonlyArray<ResolversTypes['EvidenceFile']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['EvidenceKind'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['EvidenceReason'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['EvidenceState'], ParentType, ContextType>;
}>;

export type EvidenceFileResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EvidenceFile'] = ResolversParentTypes['EvidenceFile']> = ResolversObject<{
  bytes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  deleteOn?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  slot?: Resolver<ResolversTypes['EvidenceSlot'], ParentType, ContextType>;
}>;

export type EvidencePackResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EvidencePack'] = ResolversParentTypes['EvidencePack']> = ResolversObject<{
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ndjson?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pdf?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sha256?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type EvidencePackPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EvidencePackPayload'] = ResolversParentTypes['EvidencePackPayload']> = ResolversObject<{
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  pack?: Resolver<Maybe<ResolversTypes['EvidencePack']>, ParentType, ContextType>;
}>;

export type EvidenceViewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EvidenceView'] = ResolversParentTypes['EvidenceView']> = ResolversObject<{
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slot?: Resolver<ResolversTypes['EvidenceSlot'], ParentType, ContextType>;
}>;

export type ExpectedLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExpectedLine'] = ResolversParentTypes['ExpectedLine']> = ResolversObject<{
  amount?: Resolver<Maybe<ResolversTypes['Tenge']>, ParentType, ContextType>;
  payments?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  period?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type FactResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Fact'] = ResolversParentTypes['Fact']> = ResolversObject<{
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type FeedbackSummaryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FeedbackSummary'] = ResolversParentTypes['FeedbackSummary']> = ResolversObject<{
  answers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  averageReview?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  behaviour?: Resolver<ReadonlyArray<ResolversTypes['BehaviourCount']>, ParentType, ContextType>;
  index?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  reviews?: Resolver<ReadonlyArray<ResolversTypes['ScoreCount']>, ParentType, ContextType>;
  scores?: Resolver<ReadonlyArray<ResolversTypes['ScoreCount']>, ParentType, ContextType>;
  since?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  skipped?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  themes?: Resolver<ReadonlyArray<ResolversTypes['ThemeCount']>, ParentType, ContextType>;
}>;

export type ForgetMePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ForgetMePayload'] = ResolversParentTypes['ForgetMePayload']> = ResolversObject<{
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  forgotten?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
}>;

export type ForgettingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Forgetting'] = ResolversParentTypes['Forgetting']> = ResolversObject<{
  askedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  blockers?: Resolver<ReadonlyArray<ResolversTypes['ForgetBlocker']>, ParentType, ContextType>;
  keptUntil?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
}>;

export type FoundAnchorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FoundAnchor'] = ResolversParentTypes['FoundAnchor']> = ResolversObject<{
  anchor?: Resolver<Maybe<ResolversTypes['DailyAnchor']>, ParentType, ContextType>;
  later?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unreadable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  wrongRow?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
}>;

export type FunnelMonthResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FunnelMonth'] = ResolversParentTypes['FunnelMonth']> = ResolversObject<{
  month?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stages?: Resolver<ReadonlyArray<ResolversTypes['FunnelStage']>, ParentType, ContextType>;
}>;

export type FunnelStageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FunnelStage'] = ResolversParentTypes['FunnelStage']> = ResolversObject<{
  loans?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  stage?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type IinPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IinPayload'] = ResolversParentTypes['IinPayload']> = ResolversObject<{
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  session?: Resolver<Maybe<ResolversTypes['Session']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['IinStatus']>, ParentType, ContextType>;
}>;

export type IncomeLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IncomeLine'] = ResolversParentTypes['IncomeLine']> = ResolversObject<{
  averagePrincipal?: Resolver<ResolversTypes['Tenge'], ParentType, ContextType>;
  bonusCost?: Resolver<ResolversTypes['Tenge'], ParentType, ContextType>;
  costOfRisk?: Resolver<ResolversTypes['Percent'], ParentType, ContextType>;
  interest?: Resolver<ResolversTypes['Tenge'], ParentType, ContextType>;
  margin?: Resolver<ResolversTypes['Percent'], ParentType, ContextType>;
  month?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  penalty?: Resolver<ResolversTypes['Tenge'], ParentType, ContextType>;
  premium?: Resolver<ResolversTypes['Tenge'], ParentType, ContextType>;
  recovered?: Resolver<ResolversTypes['Tenge'], ParentType, ContextType>;
  waived?: Resolver<ResolversTypes['Tenge'], ParentType, ContextType>;
  writtenOff?: Resolver<ResolversTypes['Tenge'], ParentType, ContextType>;
  yield?: Resolver<ResolversTypes['Percent'], ParentType, ContextType>;
}>;

export type InsuranceOfferResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InsuranceOffer'] = ResolversParentTypes['InsuranceOffer']> = ResolversObject<{
  premium?: Resolver<ResolversTypes['Tenge'], ParentType, ContextType>;
  saved?: Resolver<ResolversTypes['Tenge'], ParentType, ContextType>;
  totalWith?: Resolver<ResolversTypes['Tenge'], ParentType, ContextType>;
  totalWithout?: Resolver<ResolversTypes['Tenge'], ParentType, ContextType>;
}>;

export type LateLoanResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LateLoan'] = ResolversParentTypes['LateLoan']> = ResolversObject<{
  borrower?: Resolver<Maybe<ResolversTypes['OfficeApplicant']>, ParentType, ContextType>;
  debt?: Resolver<ResolversTypes['Tenge'], ParentType, ContextType>;
  lastAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lastResult?: Resolver<Maybe<ResolversTypes['CallResult']>, ParentType, ContextType>;
  loanId?: Resolver<ResolversTypes['LoanId'], ParentType, ContextType>;
  offerNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  overdueAmount?: Resolver<ResolversTypes['Tenge'], ParentType, ContextType>;
  overdueDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  promise?: Resolver<Maybe<ResolversTypes['PromiseToPay']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['LoanStatus'], ParentType, ContextType>;
  step?: Resolver<ResolversTypes['CollectionStep'], ParentType, ContextType>;
  stepOn?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
}>;

export type LateLoanPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LateLoanPage'] = ResolversParentTypes['LateLoanPage']> = ResolversObject<{
  nodes?: Resolver<ReadonlyArray<ResolversTypes['LateLoan']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totals?: Resolver<ReadonlyArray<ResolversTypes['LateTotal']>, ParentType, ContextType>;
}>;

export type LateTotalResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LateTotal'] = ResolversParentTypes['LateTotal']> = ResolversObject<{
  bucket?: Resolver<ResolversTypes['LateBucket'], ParentType, ContextType>;
  loans?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  principal?: Resolver<ResolversTypes['Tenge'], ParentType, ContextType>;
}>;

export type LenderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Lender'] = ResolversParentTypes['Lender']> = ResolversObject<{
  bank?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  bic?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  bin?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  iban?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  licence?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  licensedOn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  register?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type LetterPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LetterPayload'] = ResolversParentTypes['LetterPayload']> = ResolversObject<{
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  hash?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
}>;

export type LoanResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Loan'] = ResolversParentTypes['Loan']> = ResolversObject<{
  agreedTotal?: Resolver<Maybe<ResolversTypes['Tenge']>, ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Tenge'], ParentType, ContextType>;
  appliedOn?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  approvedOn?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  asOf?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  cession?: Resolver<Maybe<ResolversTypes['Cession']>, ParentType, ContextType>;
  changes?: Resolver<ReadonlyArray<ResolversTypes['TermsChange']>, ParentType, ContextType>;
  closedOn?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  debt?: Resolver<Maybe<ResolversTypes['Debt']>, ParentType, ContextType>;
  dispute?: Resolver<Maybe<ResolversTypes['Dispute']>, ParentType, ContextType>;
  endedRequest?: Resolver<Maybe<ResolversTypes['EndedLoanRequest']>, ParentType, ContextType>;
  evidenceAsked?: Resolver<ReadonlyArray<ResolversTypes['EvidenceKind']>, ParentType, ContextType>;
  fastIssue?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  fastIssueFeeDropped?: Resolver<Maybe<ResolversTypes['Tenge']>, ParentType, ContextType>;
  firstPaymentDate?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  history?: Resolver<ResolversTypes['LoanHistory'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['LoanId'], ParentType, ContextType>;
  insuranceAgreed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  issuedOn?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  issuedPrice?: Resolver<ResolversTypes['Price'], ParentType, ContextType>;
  mayRestructure?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  months?: Resolver<ReadonlyArray<ResolversTypes['LoanMonth']>, ParentType, ContextType>;
  movedFrom?: Resolver<Maybe<ResolversTypes['MovedDebt']>, ParentType, ContextType>;
  movedTo?: Resolver<Maybe<ResolversTypes['MovedDebt']>, ParentType, ContextType>;
  offerNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  payments?: Resolver<ReadonlyArray<ResolversTypes['LoanPayment']>, ParentType, ContextType>;
  payoutFailure?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  payoutMethod?: Resolver<Maybe<ResolversTypes['PayoutMethod']>, ParentType, ContextType>;
  payoutStages?: Resolver<ReadonlyArray<ResolversTypes['PayoutStage']>, ParentType, ContextType>;
  prepayment?: Resolver<Maybe<ResolversTypes['Prepayment']>, ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Price'], ParentType, ContextType>;
  pricing?: Resolver<ResolversTypes['Pricing'], ParentType, ContextType>;
  productType?: Resolver<ResolversTypes['ProductType'], ParentType, ContextType>;
  prolongationFrom?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  promoCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  purpose?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  refinancedBy?: Resolver<Maybe<ResolversTypes['LoanId']>, ParentType, ContextType>;
  refinances?: Resolver<Maybe<ResolversTypes['LoanId']>, ParentType, ContextType>;
  refinancingFrom?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  rejection?: Resolver<Maybe<ResolversTypes['Rejection']>, ParentType, ContextType>;
  request?: Resolver<Maybe<ResolversTypes['LoanRequest']>, ParentType, ContextType>;
  restructured?: Resolver<Maybe<ResolversTypes['RestructuredLoan']>, ParentType, ContextType>;
  reversals?: Resolver<ReadonlyArray<ResolversTypes['ReversalDebt']>, ParentType, ContextType>;
  revisionFields?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  schedule?: Resolver<ReadonlyArray<ResolversTypes['ScheduleRow']>, ParentType, ContextType>;
  statementRejected?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['LoanStatus'], ParentType, ContextType>;
  term?: Resolver<ResolversTypes['Term'], ParentType, ContextType>;
  writtenOff?: Resolver<Maybe<ResolversTypes['Tenge']>, ParentType, ContextType>;
}>;

export type LoanAfterEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LoanAfterEvent'] = ResolversParentTypes['LoanAfterEvent']> = ResolversObject<{
  accrued?: Resolver<Maybe<ResolversTypes['AccruedOn']>, ParentType, ContextType>;
  balancesAfter?: Resolver<ResolversTypes['Balances'], ParentType, ContextType>;
  balancesBefore?: Resolver<ResolversTypes['Balances'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['LoanStatus'], ParentType, ContextType>;
}>;

export type LoanAsOfResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LoanAsOf'] = ResolversParentTypes['LoanAsOf']> = ResolversObject<{
  accruedInterest?: Resolver<ResolversTypes['Tenge'], ParentType, ContextType>;
  accruedPenalty?: Resolver<ResolversTypes['Tenge'], ParentType, ContextType>;
  balances?: Resolver<ResolversTypes['Balances'], ParentType, ContextType>;
  loanId?: Resolver<ResolversTypes['LoanId'], ParentType, ContextType>;
  on?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['LoanStatus'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Tenge'], ParentType, ContextType>;
}>;

export type LoanConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LoanConnection'] = ResolversParentTypes['LoanConnection']> = ResolversObject<{
  edges?: Resolver<ReadonlyArray<ResolversTypes['LoanEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
}>;

export type LoanEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LoanEdge'] = ResolversParentTypes['LoanEdge']> = ResolversObject<{
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Loan'], ParentType, ContextType>;
}>;

export type LoanHistoryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LoanHistory'] = ResolversParentTypes['LoanHistory']> = ResolversObject<{
  moments?: Resolver<ReadonlyArray<ResolversTypes['LoanMoment']>, ParentType, ContextType>;
  repaid?: Resolver<Maybe<ResolversTypes['RepaidLoan']>, ParentType, ContextType>;
}>;

export interface LoanIdScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['LoanId'], any> {
  name: 'LoanId';
}

export type LoanMomentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LoanMoment'] = ResolversParentTypes['LoanMoment']> = ResolversObject<{
  amount?: Resolver<Maybe<ResolversTypes['Tenge']>, ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  event?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isReversed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  on?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  owed?: Resolver<Maybe<ResolversTypes['Tenge']>, ParentType, ContextType>;
  parts?: Resolver<ReadonlyArray<ResolversTypes['PaidPart']>, ParentType, ContextType>;
  paymentId?: Resolver<Maybe<ResolversTypes['PaymentId']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  toBalance?: Resolver<ResolversTypes['Tenge'], ParentType, ContextType>;
  until?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
}>;

export type LoanMonthResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LoanMonth'] = ResolversParentTypes['LoanMonth']> = ResolversObject<{
  amount?: Resolver<ResolversTypes['Tenge'], ParentType, ContextType>;
  month?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['MonthStatus'], ParentType, ContextType>;
}>;

export type LoanPaymentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LoanPayment'] = ResolversParentTypes['LoanPayment']> = ResolversObject<{
  allocation?: Resolver<ReadonlyArray<ResolversTypes['AllocationLine']>, ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Tenge'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['PaymentId'], ParentType, ContextType>;
  paidOn?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  parts?: Resolver<ReadonlyArray<ResolversTypes['PaidPart']>, ParentType, ContextType>;
  principalAfter?: Resolver<ResolversTypes['Tenge'], ParentType, ContextType>;
  principalBefore?: Resolver<ResolversTypes['Tenge'], ParentType, ContextType>;
  provider?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  recordedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  reversedOn?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  surplus?: Resolver<ResolversTypes['Tenge'], ParentType, ContextType>;
}>;

export type LoanRefResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LoanRef'] = ResolversParentTypes['LoanRef']> = ResolversObject<{
  id?: Resolver<ResolversTypes['LoanId'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['LoanStatus'], ParentType, ContextType>;
}>;

export type LoanRequestResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LoanRequest'] = ResolversParentTypes['LoanRequest']> = ResolversObject<{
  days?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  documentType?: Resolver<ResolversTypes['DocumentType'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['LoanRequestKind'], ParentType, ContextType>;
  months?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  newReturnDate?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  parts?: Resolver<Maybe<ResolversTypes['RestructuringParts']>, ParentType, ContextType>;
  payBy?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  payToday?: Resolver<ResolversTypes['Tenge'], ParentType, ContextType>;
  requestedOn?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  signed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  standsUntil?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
}>;

export type LoanRequestPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LoanRequestPayload'] = ResolversParentTypes['LoanRequestPayload']> = ResolversObject<{
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  loan?: Resolver<Maybe<ResolversTypes['Loan']>, ParentType, ContextType>;
}>;

export type LoanWayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LoanWay'] = ResolversParentTypes['LoanWay']> = ResolversObject<{
  costs?: Resolver<ReadonlyArray<ResolversTypes['LoanWayCost']>, ParentType, ContextType>;
  from?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['LoanWayKind'], ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['UserError']>, ParentType, ContextType>;
  until?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
}>;

export type LoanWayCostResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LoanWayCost'] = ResolversParentTypes['LoanWayCost']> = ResolversObject<{
  difference?: Resolver<ResolversTypes['Tenge'], ParentType, ContextType>;
  end?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  length?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  payToday?: Resolver<ResolversTypes['Tenge'], ParentType, ContextType>;
  payments?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Tenge'], ParentType, ContextType>;
}>;

export type LoanWaysResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LoanWays'] = ResolversParentTypes['LoanWays']> = ResolversObject<{
  asAgreed?: Resolver<ResolversTypes['PaymentsAhead'], ParentType, ContextType>;
  ways?: Resolver<ReadonlyArray<ResolversTypes['LoanWay']>, ParentType, ContextType>;
}>;

export interface LocalDateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['LocalDate'], any> {
  name: 'LocalDate';
}

export type LockInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LockInfo'] = ResolversParentTypes['LockInfo']> = ResolversObject<{
  lockDays?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  lockedUntil?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
}>;

export type LogFindingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LogFinding'] = ResolversParentTypes['LogFinding']> = ResolversObject<{
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  place?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  what?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  where?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type LogVerificationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LogVerification'] = ResolversParentTypes['LogVerification']> = ResolversObject<{
  beganAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  byId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  byNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  endedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  findings?: Resolver<ReadonlyArray<ResolversTypes['LogFinding']>, ParentType, ContextType>;
  found?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['LogVerificationOutcome'], ParentType, ContextType>;
  percent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  report?: Resolver<Maybe<ResolversTypes['LogVerificationReport']>, ParentType, ContextType>;
  stage?: Resolver<ResolversTypes['LogVerificationStage'], ParentType, ContextType>;
}>;

export type LogVerificationPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LogVerificationPayload'] = ResolversParentTypes['LogVerificationPayload']> = ResolversObject<{
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  verification?: Resolver<ResolversTypes['LogVerification'], ParentType, ContextType>;
}>;

export type LogVerificationReportResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LogVerificationReport'] = ResolversParentTypes['LogVerificationReport']> = ResolversObject<{
  accessRows?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  anchors?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  events?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lastAnchorDate?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  lastAnchorHash?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  recomputed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  streams?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
}>;

export type LossAllowanceLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LossAllowanceLine'] = ResolversParentTypes['LossAllowanceLine']> = ResolversObject<{
  allowance?: Resolver<ResolversTypes['Tenge'], ParentType, ContextType>;
  debt?: Resolver<ResolversTypes['Tenge'], ParentType, ContextType>;
  fromDay?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  loans?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ratePpm?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stage?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
}>;

export type MonthLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MonthLine'] = ResolversParentTypes['MonthLine']> = ResolversObject<{
  issued?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  issuedAmount?: Resolver<Maybe<ResolversTypes['Tenge']>, ParentType, ContextType>;
  month?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  repaidAmount?: Resolver<Maybe<ResolversTypes['Tenge']>, ParentType, ContextType>;
}>;

export type MonthOfIncomeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MonthOfIncome'] = ResolversParentTypes['MonthOfIncome']> = ResolversObject<{
  income?: Resolver<ResolversTypes['Tenge'], ParentType, ContextType>;
  until?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
}>;

export type MovedDebtResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MovedDebt'] = ResolversParentTypes['MovedDebt']> = ResolversObject<{
  amount?: Resolver<ResolversTypes['Tenge'], ParentType, ContextType>;
  loanId?: Resolver<ResolversTypes['LoanId'], ParentType, ContextType>;
  offerNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  on?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
}>;

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = ResolversObject<{
  acceptAlternative?: Resolver<ResolversTypes['ApplicationPayload'], ParentType, ContextType, RequireFields<MutationAcceptAlternativeArgs, 'loanId'>>;
  acceptEvidence?: Resolver<ResolversTypes['ApplicationPayload'], ParentType, ContextType, RequireFields<MutationAcceptEvidenceArgs, 'kind' | 'loanId'>>;
  addSecurityKey?: Resolver<ResolversTypes['SecondFactorOnPayload'], ParentType, ContextType, RequireFields<MutationAddSecurityKeyArgs, 'answer'>>;
  addStaff?: Resolver<ResolversTypes['OkPayload'], ParentType, ContextType, RequireFields<MutationAddStaffArgs, 'email' | 'name' | 'role'>>;
  agreeCession?: Resolver<ResolversTypes['OfficeLoanPayload'], ParentType, ContextType, RequireFields<MutationAgreeCessionArgs, 'buyer' | 'loanId' | 'note' | 'payBy' | 'price'>>;
  answerBalanceRefund?: Resolver<ResolversTypes['OkPayload'], ParentType, ContextType, RequireFields<MutationAnswerBalanceRefundArgs, 'borrowerId' | 'id' | 'pay'>>;
  answerInsurance?: Resolver<ResolversTypes['ApplicationPayload'], ParentType, ContextType, RequireFields<MutationAnswerInsuranceArgs, 'accepted' | 'loanId'>>;
  answerNps?: Resolver<ResolversTypes['OkPayload'], ParentType, ContextType, RequireFields<MutationAnswerNpsArgs, 'comment' | 'score' | 'themes'>>;
  apply?: Resolver<ResolversTypes['ApplicationPayload'], ParentType, ContextType, RequireFields<MutationApplyArgs, 'input'>>;
  askAboutPayment?: Resolver<ResolversTypes['PaymentInDoubtPayload'], ParentType, ContextType, RequireFields<MutationAskAboutPaymentArgs, 'id'>>;
  askBalanceBack?: Resolver<ResolversTypes['BalancePayload'], ParentType, ContextType, RequireFields<MutationAskBalanceBackArgs, 'to'>>;
  askCorrection?: Resolver<ResolversTypes['CorrectionPayload'], ParentType, ContextType, RequireFields<MutationAskCorrectionArgs, 'input'>>;
  askFactorRemoval?: Resolver<ResolversTypes['OkPayload'], ParentType, ContextType, RequireFields<MutationAskFactorRemovalArgs, 'email'>>;
  askSecurityKey?: Resolver<ResolversTypes['SecurityKeyPayload'], ParentType, ContextType>;
  assignApplication?: Resolver<ResolversTypes['ApplicationPayload'], ParentType, ContextType, RequireFields<MutationAssignApplicationArgs, 'email' | 'loanId'>>;
  beginSecondFactor?: Resolver<ResolversTypes['SecondFactorPayload'], ParentType, ContextType>;
  beginSecurityKey?: Resolver<ResolversTypes['SecurityKeyPayload'], ParentType, ContextType>;
  callBorrower?: Resolver<ResolversTypes['CallPayload'], ParentType, ContextType, RequireFields<MutationCallBorrowerArgs, 'loanId'>>;
  cancelApplication?: Resolver<ResolversTypes['ApplicationPayload'], ParentType, ContextType, RequireFields<MutationCancelApplicationArgs, 'loanId'>>;
  cancelBiometryWait?: Resolver<ResolversTypes['ApplicationPayload'], ParentType, ContextType, RequireFields<MutationCancelBiometryWaitArgs, 'loanId'>>;
  cancelCession?: Resolver<ResolversTypes['OfficeLoanPayload'], ParentType, ContextType, RequireFields<MutationCancelCessionArgs, 'loanId' | 'note'>>;
  cancelIssuanceConsent?: Resolver<ResolversTypes['ApplicationPayload'], ParentType, ContextType, RequireFields<MutationCancelIssuanceConsentArgs, 'loanId'>>;
  cancelStatementUpload?: Resolver<ResolversTypes['ApplicationPayload'], ParentType, ContextType, RequireFields<MutationCancelStatementUploadArgs, 'loanId'>>;
  changeApplication?: Resolver<ResolversTypes['ApplicationPayload'], ParentType, ContextType, RequireFields<MutationChangeApplicationArgs, 'input' | 'loanId'>>;
  chooseNotices?: Resolver<ResolversTypes['NoticeChoicePayload'], ParentType, ContextType, RequireFields<MutationChooseNoticesArgs, 'channel' | 'hour'>>;
  chooseStaffPassword?: Resolver<ResolversTypes['SignInPayload'], ParentType, ContextType, RequireFields<MutationChooseStaffPasswordArgs, 'oldPassword' | 'password'>>;
  closeStaff?: Resolver<ResolversTypes['CloseStaffPayload'], ParentType, ContextType, RequireFields<MutationCloseStaffArgs, 'email'>>;
  completeCardRegistration?: Resolver<ResolversTypes['CardPayload'], ParentType, ContextType, RequireFields<MutationCompleteCardRegistrationArgs, 'cardId' | 'testAmount'>>;
  confirmApproval?: Resolver<ResolversTypes['ApplicationPayload'], ParentType, ContextType, RequireFields<MutationConfirmApprovalArgs, 'loanId' | 'note'>>;
  confirmCession?: Resolver<ResolversTypes['OfficeLoanPayload'], ParentType, ContextType, RequireFields<MutationConfirmCessionArgs, 'loanId' | 'note'>>;
  confirmClaimPaid?: Resolver<ResolversTypes['SettlementPayload'], ParentType, ContextType, RequireFields<MutationConfirmClaimPaidArgs, 'offerNumber'>>;
  confirmCorrection?: Resolver<ResolversTypes['OkPayload'], ParentType, ContextType, RequireFields<MutationConfirmCorrectionArgs, 'id'>>;
  confirmEmail?: Resolver<ResolversTypes['OkPayload'], ParentType, ContextType, RequireFields<MutationConfirmEmailArgs, 'code' | 'email'>>;
  confirmNewPhone?: Resolver<ResolversTypes['OkPayload'], ParentType, ContextType, RequireFields<MutationConfirmNewPhoneArgs, 'code'>>;
  confirmPasswordRestore?: Resolver<ResolversTypes['SignInPayload'], ParentType, ContextType, RequireFields<MutationConfirmPasswordRestoreArgs, 'code' | 'password'>>;
  confirmPhoneProof?: Resolver<ResolversTypes['OkPayload'], ParentType, ContextType, RequireFields<MutationConfirmPhoneProofArgs, 'code'>>;
  confirmRegistration?: Resolver<ResolversTypes['SignInPayload'], ParentType, ContextType, RequireFields<MutationConfirmRegistrationArgs, 'code' | 'consents' | 'phone'>>;
  confirmSignature?: Resolver<ResolversTypes['SignaturePayload'], ParentType, ContextType, RequireFields<MutationConfirmSignatureArgs, 'code' | 'hash' | 'loanId' | 'type'>>;
  confirmStaffAsk?: Resolver<ResolversTypes['OkPayload'], ParentType, ContextType, RequireFields<MutationConfirmStaffAskArgs, 'email'>>;
  decideApplication?: Resolver<ResolversTypes['ApplicationPayload'], ParentType, ContextType, RequireFields<MutationDecideApplicationArgs, 'approve' | 'loanId' | 'note'>>;
  deleteCard?: Resolver<ResolversTypes['OkPayload'], ParentType, ContextType, RequireFields<MutationDeleteCardArgs, 'cardId'>>;
  dismissDispute?: Resolver<ResolversTypes['OfficeLoanPayload'], ParentType, ContextType, RequireFields<MutationDismissDisputeArgs, 'loanId' | 'note'>>;
  disputeLoan?: Resolver<ResolversTypes['ApplicationPayload'], ParentType, ContextType, RequireFields<MutationDisputeLoanArgs, 'loanId' | 'reason' | 'story'>>;
  downloadMyData?: Resolver<ResolversTypes['MyDataPayload'], ParentType, ContextType, RequireFields<MutationDownloadMyDataArgs, 'code'>>;
  endOtherSessions?: Resolver<ResolversTypes['OpenSessionsPayload'], ParentType, ContextType>;
  endSession?: Resolver<ResolversTypes['OpenSessionsPayload'], ParentType, ContextType, RequireFields<MutationEndSessionArgs, 'id'>>;
  forgetFilter?: Resolver<ResolversTypes['SavedFiltersPayload'], ParentType, ContextType, RequireFields<MutationForgetFilterArgs, 'list' | 'name'>>;
  forgetMe?: Resolver<ResolversTypes['ForgetMePayload'], ParentType, ContextType, RequireFields<MutationForgetMeArgs, 'code'>>;
  grantGrace?: Resolver<ResolversTypes['OfficeLoanPayload'], ParentType, ContextType, RequireFields<MutationGrantGraceArgs, 'loanId' | 'note' | 'until'>>;
  issueCessionNotice?: Resolver<ResolversTypes['OfficeLoanPayload'], ParentType, ContextType, RequireFields<MutationIssueCessionNoticeArgs, 'buyer' | 'loanId' | 'note'>>;
  leaveReview?: Resolver<ResolversTypes['ReviewPayload'], ParentType, ContextType, RequireFields<MutationLeaveReviewArgs, 'loanId' | 'score' | 'text'>>;
  moveCapital?: Resolver<ResolversTypes['SettlementPayload'], ParentType, ContextType, RequireFields<MutationMoveCapitalArgs, 'account' | 'act' | 'amount' | 'reference'>>;
  noteCall?: Resolver<ResolversTypes['CollectionCasePayload'], ParentType, ContextType, RequireFields<MutationNoteCallArgs, 'loanId' | 'result' | 'text'>>;
  notePerson?: Resolver<ResolversTypes['NotePayload'], ParentType, ContextType, RequireFields<MutationNotePersonArgs, 'borrowerId' | 'text'>>;
  offerRestructuringAfterCourt?: Resolver<ResolversTypes['OfficeLoanPayload'], ParentType, ContextType, RequireFields<MutationOfferRestructuringAfterCourtArgs, 'decidedOn' | 'loanId' | 'months' | 'note'>>;
  officeSearch?: Resolver<ResolversTypes['OfficeSearchPayload'], ParentType, ContextType, RequireFields<MutationOfficeSearchArgs, 'text'>>;
  openCorrection?: Resolver<ResolversTypes['OpenedCorrectionPayload'], ParentType, ContextType, RequireFields<MutationOpenCorrectionArgs, 'id'>>;
  openStaff?: Resolver<ResolversTypes['OkPayload'], ParentType, ContextType, RequireFields<MutationOpenStaffArgs, 'email'>>;
  payBuyer?: Resolver<ResolversTypes['SettlementPayload'], ParentType, ContextType, RequireFields<MutationPayBuyerArgs, 'amount' | 'offerNumber' | 'reference'>>;
  payByCard?: Resolver<ResolversTypes['PaymentPayload'], ParentType, ContextType, RequireFields<MutationPayByCardArgs, 'amount' | 'cardId' | 'confirmed'>>;
  payInsurer?: Resolver<ResolversTypes['SettlementPayload'], ParentType, ContextType, RequireFields<MutationPayInsurerArgs, 'amount' | 'reference'>>;
  prepareDocument?: Resolver<ResolversTypes['DocumentPayload'], ParentType, ContextType, RequireFields<MutationPrepareDocumentArgs, 'loanId' | 'type'>>;
  preparePayoutMethod?: Resolver<ResolversTypes['DocumentPayload'], ParentType, ContextType, RequireFields<MutationPreparePayoutMethodArgs, 'input' | 'loanId'>>;
  printLetter?: Resolver<ResolversTypes['LetterPayload'], ParentType, ContextType, RequireFields<MutationPrintLetterArgs, 'loanId' | 'locale'>>;
  proveSecondFactor?: Resolver<ResolversTypes['SignInPayload'], ParentType, ContextType, RequireFields<MutationProveSecondFactorArgs, 'code'>>;
  proveSecurityKey?: Resolver<ResolversTypes['SignInPayload'], ParentType, ContextType, RequireFields<MutationProveSecurityKeyArgs, 'answer'>>;
  readNotices?: Resolver<ResolversTypes['ReadNoticesPayload'], ParentType, ContextType, RequireFields<MutationReadNoticesArgs, 'ids'>>;
  recallBalanceRefund?: Resolver<ResolversTypes['OkPayload'], ParentType, ContextType, RequireFields<MutationRecallBalanceRefundArgs, 'borrowerId' | 'id'>>;
  recallPayout?: Resolver<ResolversTypes['ApplicationPayload'], ParentType, ContextType, RequireFields<MutationRecallPayoutArgs, 'loanId' | 'note'>>;
  receiveCessionPrice?: Resolver<ResolversTypes['SettlementPayload'], ParentType, ContextType, RequireFields<MutationReceiveCessionPriceArgs, 'amount' | 'offerNumber' | 'reference'>>;
  rejectByFraud?: Resolver<ResolversTypes['ApplicationPayload'], ParentType, ContextType, RequireFields<MutationRejectByFraudArgs, 'loanId' | 'note'>>;
  releaseSuspended?: Resolver<ResolversTypes['SuspensePayload'], ParentType, ContextType, RequireFields<MutationReleaseSuspendedArgs, 'id' | 'to'>>;
  removeFactor?: Resolver<ResolversTypes['OkPayload'], ParentType, ContextType, Partial<MutationRemoveFactorArgs>>;
  renameCard?: Resolver<ResolversTypes['CardPayload'], ParentType, ContextType, RequireFields<MutationRenameCardArgs, 'cardId' | 'name'>>;
  reportFaceProblem?: Resolver<ResolversTypes['OkPayload'], ParentType, ContextType, RequireFields<MutationReportFaceProblemArgs, 'problem' | 'purpose'>>;
  requestCertificate?: Resolver<ResolversTypes['CertificatePayload'], ParentType, ContextType, RequireFields<MutationRequestCertificateArgs, 'kind' | 'loanId'>>;
  requestEds?: Resolver<ResolversTypes['EdsPayload'], ParentType, ContextType, RequireFields<MutationRequestEdsArgs, 'loanId' | 'type'>>;
  requestEmailCode?: Resolver<ResolversTypes['CodePayload'], ParentType, ContextType, RequireFields<MutationRequestEmailCodeArgs, 'email'>>;
  requestEvidence?: Resolver<ResolversTypes['ApplicationPayload'], ParentType, ContextType, RequireFields<MutationRequestEvidenceArgs, 'kinds' | 'loanId' | 'reason'>>;
  requestForgettingCode?: Resolver<ResolversTypes['CodePayload'], ParentType, ContextType>;
  requestMyDataCode?: Resolver<ResolversTypes['CodePayload'], ParentType, ContextType>;
  requestNewPhoneCode?: Resolver<ResolversTypes['CodePayload'], ParentType, ContextType, RequireFields<MutationRequestNewPhoneCodeArgs, 'phone'>>;
  requestPasswordCode?: Resolver<ResolversTypes['CodePayload'], ParentType, ContextType>;
  requestPasswordRestore?: Resolver<ResolversTypes['CodePayload'], ParentType, ContextType, RequireFields<MutationRequestPasswordRestoreArgs, 'birthDate'>>;
  requestPhoneProof?: Resolver<ResolversTypes['CodePayload'], ParentType, ContextType>;
  requestPrepayment?: Resolver<ResolversTypes['PrepaymentPayload'], ParentType, ContextType, RequireFields<MutationRequestPrepaymentArgs, 'kind' | 'loanId'>>;
  requestProlongation?: Resolver<ResolversTypes['LoanRequestPayload'], ParentType, ContextType, RequireFields<MutationRequestProlongationArgs, 'days' | 'loanId'>>;
  requestRefinancing?: Resolver<ResolversTypes['LoanRequestPayload'], ParentType, ContextType, RequireFields<MutationRequestRefinancingArgs, 'loanId' | 'months'>>;
  requestRegistrationCode?: Resolver<ResolversTypes['CodePayload'], ParentType, ContextType, RequireFields<MutationRequestRegistrationCodeArgs, 'phone'>>;
  requestRestructuring?: Resolver<ResolversTypes['LoanRequestPayload'], ParentType, ContextType, RequireFields<MutationRequestRestructuringArgs, 'loanId' | 'months'>>;
  requestSignature?: Resolver<ResolversTypes['CodePayload'], ParentType, ContextType, RequireFields<MutationRequestSignatureArgs, 'hash' | 'loanId' | 'type'>>;
  resetStaffPassword?: Resolver<ResolversTypes['OkPayload'], ParentType, ContextType, RequireFields<MutationResetStaffPasswordArgs, 'email'>>;
  retryStuck?: Resolver<ResolversTypes['OkPayload'], ParentType, ContextType, RequireFields<MutationRetryStuckArgs, 'stream' | 'workflow'>>;
  returnApplication?: Resolver<ResolversTypes['ApplicationPayload'], ParentType, ContextType, RequireFields<MutationReturnApplicationArgs, 'fields' | 'loanId' | 'note'>>;
  reversePayment?: Resolver<ResolversTypes['OfficeLoanPayload'], ParentType, ContextType, RequireFields<MutationReversePaymentArgs, 'loanId' | 'note' | 'paymentId'>>;
  saveAddress?: Resolver<ResolversTypes['ProfilePayload'], ParentType, ContextType, RequireFields<MutationSaveAddressArgs, 'input'>>;
  saveContacts?: Resolver<ResolversTypes['ProfilePayload'], ParentType, ContextType, RequireFields<MutationSaveContactsArgs, 'input'>>;
  saveEmployment?: Resolver<ResolversTypes['ProfilePayload'], ParentType, ContextType, RequireFields<MutationSaveEmploymentArgs, 'input'>>;
  saveFilter?: Resolver<ResolversTypes['SavedFiltersPayload'], ParentType, ContextType, RequireFields<MutationSaveFilterArgs, 'list' | 'name' | 'search'>>;
  savePersonalData?: Resolver<ResolversTypes['ProfilePayload'], ParentType, ContextType, RequireFields<MutationSavePersonalDataArgs, 'input'>>;
  sendEvidence?: Resolver<ResolversTypes['ApplicationPayload'], ParentType, ContextType, RequireFields<MutationSendEvidenceArgs, 'kind' | 'loanId'>>;
  setCardIban?: Resolver<ResolversTypes['CardPayload'], ParentType, ContextType, RequireFields<MutationSetCardIbanArgs, 'cardId' | 'iban'>>;
  setLocale?: Resolver<ResolversTypes['OkPayload'], ParentType, ContextType, RequireFields<MutationSetLocaleArgs, 'locale'>>;
  setPassword?: Resolver<ResolversTypes['SignInPayload'], ParentType, ContextType, RequireFields<MutationSetPasswordArgs, 'password'>>;
  setStaffRole?: Resolver<ResolversTypes['OkPayload'], ParentType, ContextType, RequireFields<MutationSetStaffRoleArgs, 'email' | 'role'>>;
  signIn?: Resolver<ResolversTypes['SignInPayload'], ParentType, ContextType, RequireFields<MutationSignInArgs, 'input'>>;
  signOut?: Resolver<ResolversTypes['OkPayload'], ParentType, ContextType>;
  skipNps?: Resolver<ResolversTypes['OkPayload'], ParentType, ContextType>;
  skipStuck?: Resolver<ResolversTypes['OkPayload'], ParentType, ContextType, RequireFields<MutationSkipStuckArgs, 'id'>>;
  spendBonus?: Resolver<ResolversTypes['BonusPayload'], ParentType, ContextType, RequireFields<MutationSpendBonusArgs, 'amount' | 'loanId'>>;
  startBiometry?: Resolver<ResolversTypes['BiometrySessionPayload'], ParentType, ContextType, RequireFields<MutationStartBiometryArgs, 'purpose'>>;
  startCardRegistration?: Resolver<ResolversTypes['CardRegistrationPayload'], ParentType, ContextType, RequireFields<MutationStartCardRegistrationArgs, 'returnPath'>>;
  startLogVerification?: Resolver<ResolversTypes['LogVerificationPayload'], ParentType, ContextType>;
  startPayment?: Resolver<ResolversTypes['PaymentPayload'], ParentType, ContextType, RequireFields<MutationStartPaymentArgs, 'amount' | 'confirmed' | 'loanId'>>;
  startTopUp?: Resolver<ResolversTypes['PaymentPayload'], ParentType, ContextType, RequireFields<MutationStartTopUpArgs, 'amount' | 'confirmed'>>;
  submitFace?: Resolver<ResolversTypes['BiometryPayload'], ParentType, ContextType, RequireFields<MutationSubmitFaceArgs, 'sessionId'>>;
  submitIin?: Resolver<ResolversTypes['IinPayload'], ParentType, ContextType, RequireFields<MutationSubmitIinArgs, 'iin'>>;
  submitRevision?: Resolver<ResolversTypes['ApplicationPayload'], ParentType, ContextType, RequireFields<MutationSubmitRevisionArgs, 'loanId'>>;
  subscribePush?: Resolver<ResolversTypes['PushPayload'], ParentType, ContextType, RequireFields<MutationSubscribePushArgs, 'auth' | 'endpoint' | 'p256dh'>>;
  takeApplication?: Resolver<ResolversTypes['ApplicationPayload'], ParentType, ContextType, RequireFields<MutationTakeApplicationArgs, 'loanId'>>;
  takeEvidence?: Resolver<ResolversTypes['EvidencePackPayload'], ParentType, ContextType, RequireFields<MutationTakeEvidenceArgs, 'loanId'>>;
  turnOnSecondFactor?: Resolver<ResolversTypes['SecondFactorOnPayload'], ParentType, ContextType, RequireFields<MutationTurnOnSecondFactorArgs, 'code'>>;
  unlockBorrower?: Resolver<ResolversTypes['OkPayload'], ParentType, ContextType, RequireFields<MutationUnlockBorrowerArgs, 'borrowerId' | 'caseNumber'>>;
  unlockStaff?: Resolver<ResolversTypes['OkPayload'], ParentType, ContextType, RequireFields<MutationUnlockStaffArgs, 'email'>>;
  unmaskPerson?: Resolver<ResolversTypes['UnmaskPayload'], ParentType, ContextType, RequireFields<MutationUnmaskPersonArgs, 'borrowerId' | 'caseNumber'>>;
  unsubscribePush?: Resolver<ResolversTypes['PushPayload'], ParentType, ContextType, RequireFields<MutationUnsubscribePushArgs, 'endpoint'>>;
  upholdDispute?: Resolver<ResolversTypes['OfficeLoanPayload'], ParentType, ContextType, RequireFields<MutationUpholdDisputeArgs, 'loanId' | 'note'>>;
  useBalance?: Resolver<ResolversTypes['BalancePayload'], ParentType, ContextType, RequireFields<MutationUseBalanceArgs, 'whole'>>;
  waivePenalty?: Resolver<ResolversTypes['OfficeLoanPayload'], ParentType, ContextType, RequireFields<MutationWaivePenaltyArgs, 'amount' | 'loanId' | 'note'>>;
  withdrawBalanceRefund?: Resolver<ResolversTypes['BalancePayload'], ParentType, ContextType, RequireFields<MutationWithdrawBalanceRefundArgs, 'id'>>;
  withdrawCorrection?: Resolver<ResolversTypes['OkPayload'], ParentType, ContextType, RequireFields<MutationWithdrawCorrectionArgs, 'id'>>;
  withdrawForgetting?: Resolver<ResolversTypes['OkPayload'], ParentType, ContextType>;
  withdrawLoanRequest?: Resolver<ResolversTypes['LoanRequestPayload'], ParentType, ContextType, RequireFields<MutationWithdrawLoanRequestArgs, 'loanId'>>;
  writeOffLoan?: Resolver<ResolversTypes['OfficeLoanPayload'], ParentType, ContextType, RequireFields<MutationWriteOffLoanArgs, 'loanId' | 'note'>>;
  writeOffReversal?: Resolver<ResolversTypes['OkPayload'], ParentType, ContextType, RequireFields<MutationWriteOffReversalArgs, 'amount' | 'borrowerId' | 'note' | 'paymentId'>>;
}>;

export type MyDataPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MyDataPayload'] = ResolversParentTypes['MyDataPayload']> = ResolversObject<{
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  file?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
}>;

export type NamedDocumentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NamedDocument'] = ResolversParentTypes['NamedDocument']> = ResolversObject<{
  hash?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  invented?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type NotePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NotePayload'] = ResolversParentTypes['NotePayload']> = ResolversObject<{
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
}>;

export type NoticeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Notice'] = ResolversParentTypes['Notice']> = ResolversObject<{
  category?: Resolver<ResolversTypes['NoticeCategory'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  loanId?: Resolver<Maybe<ResolversTypes['LoanId']>, ParentType, ContextType>;
  read?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  sentAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type NoticeChoiceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NoticeChoice'] = ResolversParentTypes['NoticeChoice']> = ResolversObject<{
  channel?: Resolver<ResolversTypes['NoticeChannel'], ParentType, ContextType>;
  days?: Resolver<ReadonlyArray<ResolversTypes['Int']>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hour?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  push?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
}>;

export type NoticeChoicePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NoticeChoicePayload'] = ResolversParentTypes['NoticeChoicePayload']> = ResolversObject<{
  choice?: Resolver<Maybe<ResolversTypes['NoticeChoice']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
}>;

export type OfficeApplicantResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OfficeApplicant'] = ResolversParentTypes['OfficeApplicant']> = ResolversObject<{
  age?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  fullName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  maskedIin?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  maskedPhone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type OfficeApplicationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OfficeApplication'] = ResolversParentTypes['OfficeApplication']> = ResolversObject<{
  amount?: Resolver<ResolversTypes['Tenge'], ParentType, ContextType>;
  applicant?: Resolver<Maybe<ResolversTypes['OfficeApplicant']>, ParentType, ContextType>;
  appliedOn?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  decidedBy?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  fastIssue?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  loanId?: Resolver<ResolversTypes['LoanId'], ParentType, ContextType>;
  notes?: Resolver<ReadonlyArray<ResolversTypes['OfficeNote']>, ParentType, ContextType>;
  offerNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  promiseMissed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  reasons?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['LoanStatus'], ParentType, ContextType>;
  takenBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
}>;

export type OfficeApplicationCardResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OfficeApplicationCard'] = ResolversParentTypes['OfficeApplicationCard']> = ResolversObject<{
  accountUnchecked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  application?: Resolver<ResolversTypes['OfficeApplication'], ParentType, ContextType>;
  asks?: Resolver<ReadonlyArray<ResolversTypes['ApplicationAsk']>, ParentType, ContextType>;
  assignees?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  borrowerId?: Resolver<Maybe<ResolversTypes['BorrowerId']>, ParentType, ContextType>;
  faceKept?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  faceMissing?: Resolver<Maybe<ResolversTypes['FaceMissing']>, ParentType, ContextType>;
  faceVerifiedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  iin?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mine?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  others?: Resolver<Maybe<ReadonlyArray<ResolversTypes['OfficeFoundLoan']>>, ParentType, ContextType>;
  pricing?: Resolver<ResolversTypes['Pricing'], ParentType, ContextType>;
  productType?: Resolver<ResolversTypes['ProductType'], ParentType, ContextType>;
  profile?: Resolver<Maybe<ResolversTypes['Profile']>, ParentType, ContextType>;
  purpose?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  registry?: Resolver<Maybe<ResolversTypes['RegistryPerson']>, ParentType, ContextType>;
  sheet?: Resolver<Maybe<ResolversTypes['ScoringSheet']>, ParentType, ContextType>;
  statement?: Resolver<Maybe<ResolversTypes['StatementFigures']>, ParentType, ContextType>;
  statementMonths?: Resolver<Maybe<ReadonlyArray<ResolversTypes['MonthOfIncome']>>, ParentType, ContextType>;
  term?: Resolver<ResolversTypes['Term'], ParentType, ContextType>;
}>;

export type OfficeAskResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OfficeAsk'] = ResolversParentTypes['OfficeAsk']> = ResolversObject<{
  act?: Resolver<ResolversTypes['OfficeAct'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mine?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  terms?: Resolver<ReadonlyArray<ResolversTypes['Fact']>, ParentType, ContextType>;
}>;

export type OfficeCodeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OfficeCode'] = ResolversParentTypes['OfficeCode']> = ResolversObject<{
  delivery?: Resolver<ResolversTypes['OfficeDelivery'], ParentType, ContextType>;
  sentAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  used?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
}>;

export type OfficeCorrectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OfficeCorrection'] = ResolversParentTypes['OfficeCorrection']> = ResolversObject<{
  askedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  askedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  borrowerId?: Resolver<ResolversTypes['BorrowerId'], ParentType, ContextType>;
  caseNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['CorrectionKind'], ParentType, ContextType>;
  mayConfirm?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mine?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  person?: Resolver<Maybe<ResolversTypes['OfficeApplicant']>, ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['CorrectionReason'], ParentType, ContextType>;
}>;

export type OfficeDeliveryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OfficeDelivery'] = ResolversParentTypes['OfficeDelivery']> = ResolversObject<{
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  channel?: Resolver<ResolversTypes['NoticeChannel'], ParentType, ContextType>;
  cost?: Resolver<Maybe<ResolversTypes['Tenge']>, ParentType, ContextType>;
  parts?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['DeliveryState'], ParentType, ContextType>;
}>;

export type OfficeDisputeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OfficeDispute'] = ResolversParentTypes['OfficeDispute']> = ResolversObject<{
  answerBy?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  loanId?: Resolver<ResolversTypes['LoanId'], ParentType, ContextType>;
  offerNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  on?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['DisputeReason'], ParentType, ContextType>;
}>;

export type OfficeDisputePageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OfficeDisputePage'] = ResolversParentTypes['OfficeDisputePage']> = ResolversObject<{
  nodes?: Resolver<ReadonlyArray<ResolversTypes['OfficeDispute']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
}>;

export type OfficeEvidenceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OfficeEvidence'] = ResolversParentTypes['OfficeEvidence']> = ResolversObject<{
  deleteOn?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  demands?: Resolver<ReadonlyArray<ResolversTypes['OfficeEvidenceDemand']>, ParentType, ContextType>;
  documentExpiry?: Resolver<Maybe<ResolversTypes['DocumentExpiry']>, ParentType, ContextType>;
  views?: Resolver<ReadonlyArray<ResolversTypes['EvidenceView']>, ParentType, ContextType>;
}>;

export type OfficeEvidenceDemandResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OfficeEvidenceDemand'] = ResolversParentTypes['OfficeEvidenceDemand']> = ResolversObject<{
  kind?: Resolver<ResolversTypes['EvidenceKind'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['EvidenceReason'], ParentType, ContextType>;
  slots?: Resolver<ReadonlyArray<ResolversTypes['EvidenceSlot']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['EvidenceState'], ParentType, ContextType>;
}>;

export type OfficeFactResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OfficeFact'] = ResolversParentTypes['OfficeFact']> = ResolversObject<{
  amount?: Resolver<Maybe<ResolversTypes['Tenge']>, ParentType, ContextType>;
  on?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['LoanStatus'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type OfficeFoundResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OfficeFound'] = ResolversParentTypes['OfficeFound']> = ResolversObject<{
  borrowerId?: Resolver<ResolversTypes['BorrowerId'], ParentType, ContextType>;
  erasedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  loans?: Resolver<ReadonlyArray<ResolversTypes['OfficeFoundLoan']>, ParentType, ContextType>;
  person?: Resolver<Maybe<ResolversTypes['OfficeApplicant']>, ParentType, ContextType>;
}>;

export type OfficeFoundLoanResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OfficeFoundLoan'] = ResolversParentTypes['OfficeFoundLoan']> = ResolversObject<{
  amount?: Resolver<ResolversTypes['Tenge'], ParentType, ContextType>;
  appliedOn?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  loanId?: Resolver<ResolversTypes['LoanId'], ParentType, ContextType>;
  offerNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['LoanStatus'], ParentType, ContextType>;
}>;

export type OfficeLoanResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OfficeLoan'] = ResolversParentTypes['OfficeLoan']> = ResolversObject<{
  acts?: Resolver<ReadonlyArray<ResolversTypes['OfficeLoanAct']>, ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Tenge'], ParentType, ContextType>;
  applicant?: Resolver<Maybe<ResolversTypes['OfficeApplicant']>, ParentType, ContextType>;
  borrowerId?: Resolver<Maybe<ResolversTypes['BorrowerId']>, ParentType, ContextType>;
  buyer?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  debt?: Resolver<Maybe<ResolversTypes['Debt']>, ParentType, ContextType>;
  dispute?: Resolver<Maybe<ResolversTypes['Dispute']>, ParentType, ContextType>;
  erasedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  facts?: Resolver<ReadonlyArray<ResolversTypes['OfficeFact']>, ParentType, ContextType>;
  issuedOn?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  loanId?: Resolver<ResolversTypes['LoanId'], ParentType, ContextType>;
  notes?: Resolver<ReadonlyArray<ResolversTypes['OfficeNote']>, ParentType, ContextType>;
  offerNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  payments?: Resolver<ReadonlyArray<ResolversTypes['OfficePayment']>, ParentType, ContextType>;
  productType?: Resolver<ResolversTypes['ProductType'], ParentType, ContextType>;
  recovered?: Resolver<ResolversTypes['Tenge'], ParentType, ContextType>;
  reversals?: Resolver<ReadonlyArray<ResolversTypes['ReversalDebt']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['LoanStatus'], ParentType, ContextType>;
  waiting?: Resolver<ReadonlyArray<ResolversTypes['OfficeAsk']>, ParentType, ContextType>;
  writtenOff?: Resolver<Maybe<ResolversTypes['Tenge']>, ParentType, ContextType>;
}>;

export type OfficeLoanActResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OfficeLoanAct'] = ResolversParentTypes['OfficeLoanAct']> = ResolversObject<{
  act?: Resolver<ResolversTypes['OfficeAct'], ParentType, ContextType>;
  buyer?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  from?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  limit?: Resolver<Maybe<ResolversTypes['Tenge']>, ParentType, ContextType>;
  to?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  twoPersons?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
}>;

export type OfficeLoanPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OfficeLoanPayload'] = ResolversParentTypes['OfficeLoanPayload']> = ResolversObject<{
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  loan?: Resolver<Maybe<ResolversTypes['OfficeLoan']>, ParentType, ContextType>;
  waiting?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
}>;

export type OfficeMessageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OfficeMessage'] = ResolversParentTypes['OfficeMessage']> = ResolversObject<{
  deliveries?: Resolver<ReadonlyArray<ResolversTypes['OfficeDelivery']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  read?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  sentAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type OfficeNoteResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OfficeNote'] = ResolversParentTypes['OfficeNote']> = ResolversObject<{
  act?: Resolver<ResolversTypes['OfficeAct'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type OfficePaperResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OfficePaper'] = ResolversParentTypes['OfficePaper']> = ResolversObject<{
  hash?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  offerNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shownAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  signedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type OfficePaymentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OfficePayment'] = ResolversParentTypes['OfficePayment']> = ResolversObject<{
  amount?: Resolver<ResolversTypes['Tenge'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['PaymentId'], ParentType, ContextType>;
  paidOn?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  provider?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reversedOn?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  surplus?: Resolver<ResolversTypes['Tenge'], ParentType, ContextType>;
}>;

export type OfficePersonResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OfficePerson'] = ResolversParentTypes['OfficePerson']> = ResolversObject<{
  borrowerId?: Resolver<ResolversTypes['BorrowerId'], ParentType, ContextType>;
  codes?: Resolver<ReadonlyArray<ResolversTypes['OfficeCode']>, ParentType, ContextType>;
  contacts?: Resolver<ReadonlyArray<ResolversTypes['Contact']>, ParentType, ContextType>;
  corrections?: Resolver<ReadonlyArray<ResolversTypes['OfficeCorrection']>, ParentType, ContextType>;
  documentEnds?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  emailConfirmed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  erasedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  faceVerifiedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  loans?: Resolver<ReadonlyArray<ResolversTypes['OfficeFoundLoan']>, ParentType, ContextType>;
  maskedEmail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  messages?: Resolver<ReadonlyArray<ResolversTypes['OfficeMessage']>, ParentType, ContextType>;
  notes?: Resolver<ReadonlyArray<ResolversTypes['OfficePersonNote']>, ParentType, ContextType>;
  papers?: Resolver<ReadonlyArray<ResolversTypes['OfficePaper']>, ParentType, ContextType>;
  payments?: Resolver<ReadonlyArray<ResolversTypes['OfficePersonPayment']>, ParentType, ContextType>;
  person?: Resolver<Maybe<ResolversTypes['OfficeApplicant']>, ParentType, ContextType>;
  waiting?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
}>;

export type OfficePersonNoteResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OfficePersonNote'] = ResolversParentTypes['OfficePersonNote']> = ResolversObject<{
  act?: Resolver<ResolversTypes['OfficeAct'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  offerNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type OfficePersonPaymentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OfficePersonPayment'] = ResolversParentTypes['OfficePersonPayment']> = ResolversObject<{
  amount?: Resolver<ResolversTypes['Tenge'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['PaymentId'], ParentType, ContextType>;
  offerNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  paidOn?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  provider?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reversedOn?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
}>;

export type OfficeQueuePageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OfficeQueuePage'] = ResolversParentTypes['OfficeQueuePage']> = ResolversObject<{
  nodes?: Resolver<ReadonlyArray<ResolversTypes['OfficeApplication']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
}>;

export type OfficeSearchPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OfficeSearchPayload'] = ResolversParentTypes['OfficeSearchPayload']> = ResolversObject<{
  by?: Resolver<Maybe<ResolversTypes['LookUpKind']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  found?: Resolver<ReadonlyArray<ResolversTypes['OfficeFound']>, ParentType, ContextType>;
  more?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
}>;

export type OfficeUnmaskedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OfficeUnmasked'] = ResolversParentTypes['OfficeUnmasked']> = ResolversObject<{
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  document?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fullName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  iin?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type OkPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OkPayload'] = ResolversParentTypes['OkPayload']> = ResolversObject<{
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
}>;

export type OpenAskResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OpenAsk'] = ResolversParentTypes['OpenAsk']> = ResolversObject<{
  act?: Resolver<Maybe<ResolversTypes['OfficeAct']>, ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  loanId?: Resolver<Maybe<ResolversTypes['LoanId']>, ParentType, ContextType>;
  offerNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  place?: Resolver<ResolversTypes['AskPlace'], ParentType, ContextType>;
}>;

export type OpenSessionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OpenSession'] = ResolversParentTypes['OpenSession']> = ResolversObject<{
  agent?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  current?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  openedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  seenAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
}>;

export type OpenSessionsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OpenSessionsPayload'] = ResolversParentTypes['OpenSessionsPayload']> = ResolversObject<{
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  sessions?: Resolver<ReadonlyArray<ResolversTypes['OpenSession']>, ParentType, ContextType>;
}>;

export type OpenedCorrectionPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OpenedCorrectionPayload'] = ResolversParentTypes['OpenedCorrectionPayload']> = ResolversObject<{
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  lines?: Resolver<ReadonlyArray<ResolversTypes['CorrectionLine']>, ParentType, ContextType>;
}>;

export type OperationsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Operations'] = ResolversParentTypes['Operations']> = ResolversObject<{
  lastClosedDay?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  parts?: Resolver<ReadonlyArray<ResolversTypes['OperationsPart']>, ParentType, ContextType>;
  queues?: Resolver<ReadonlyArray<ResolversTypes['OperationsQueue']>, ParentType, ContextType>;
  retention?: Resolver<ReadonlyArray<ResolversTypes['OperationsRetention']>, ParentType, ContextType>;
}>;

export type OperationsPartResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OperationsPart'] = ResolversParentTypes['OperationsPart']> = ResolversObject<{
  amount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['OperationsPartName'], ParentType, ContextType>;
  names?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
}>;

export type OperationsQueueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OperationsQueue'] = ResolversParentTypes['OperationsQueue']> = ResolversObject<{
  oldestSeconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  open?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  workflow?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type OperationsRetentionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OperationsRetention'] = ResolversParentTypes['OperationsRetention']> = ResolversObject<{
  days?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  nextAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  rows?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  why?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type OwedReversalResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OwedReversal'] = ResolversParentTypes['OwedReversal']> = ResolversObject<{
  borrowerId?: Resolver<ResolversTypes['BorrowerId'], ParentType, ContextType>;
  debt?: Resolver<ResolversTypes['ReversalDebt'], ParentType, ContextType>;
  fullName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mine?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  writeOffAskedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
}>;

export type OwedReversalPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OwedReversalPage'] = ResolversParentTypes['OwedReversalPage']> = ResolversObject<{
  nodes?: Resolver<ReadonlyArray<ResolversTypes['OwedReversal']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
}>;

export type OwnFactorsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OwnFactors'] = ResolversParentTypes['OwnFactors']> = ResolversObject<{
  application?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  keys?: Resolver<ReadonlyArray<ResolversTypes['SecurityKey']>, ParentType, ContextType>;
  mayChange?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  recoveryCodes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
}>;

export type PageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = ResolversObject<{
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
}>;

export type PaidPartResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaidPart'] = ResolversParentTypes['PaidPart']> = ResolversObject<{
  amount?: Resolver<ResolversTypes['Tenge'], ParentType, ContextType>;
  component?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  overdue?: Resolver<ResolversTypes['Tenge'], ParentType, ContextType>;
}>;

export type ParLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ParLine'] = ResolversParentTypes['ParLine']> = ResolversObject<{
  days?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  loans?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  principal?: Resolver<Maybe<ResolversTypes['Tenge']>, ParentType, ContextType>;
  share?: Resolver<Maybe<ResolversTypes['Percent']>, ParentType, ContextType>;
}>;

export type PaymentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Payment'] = ResolversParentTypes['Payment']> = ResolversObject<{
  amount?: Resolver<ResolversTypes['Tenge'], ParentType, ContextType>;
  challengeUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  closedLoan?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  failure?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['PaymentId'], ParentType, ContextType>;
  loanId?: Resolver<Maybe<ResolversTypes['LoanId']>, ParentType, ContextType>;
  receipt?: Resolver<Maybe<ResolversTypes['LoanPayment']>, ParentType, ContextType>;
  redirectUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['PaymentState'], ParentType, ContextType>;
  withOffice?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
}>;

export type PaymentChoiceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaymentChoice'] = ResolversParentTypes['PaymentChoice']> = ResolversObject<{
  effect?: Resolver<ResolversTypes['PaymentEffect'], ParentType, ContextType>;
  fromBalance?: Resolver<ResolversTypes['Tenge'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['PaymentChoiceKind'], ParentType, ContextType>;
  sum?: Resolver<ResolversTypes['Tenge'], ParentType, ContextType>;
  toPay?: Resolver<ResolversTypes['Tenge'], ParentType, ContextType>;
}>;

export type PaymentEffectResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaymentEffect'] = ResolversParentTypes['PaymentEffect']> = ResolversObject<{
  closes?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  dueLeft?: Resolver<ResolversTypes['Tenge'], ParentType, ContextType>;
  fromBalance?: Resolver<ResolversTypes['Tenge'], ParentType, ContextType>;
  interest?: Resolver<ResolversTypes['Tenge'], ParentType, ContextType>;
  left?: Resolver<ResolversTypes['Tenge'], ParentType, ContextType>;
  nextAmount?: Resolver<Maybe<ResolversTypes['Tenge']>, ParentType, ContextType>;
  nextOn?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  nextToPay?: Resolver<Maybe<ResolversTypes['Tenge']>, ParentType, ContextType>;
  overdueDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  penalty?: Resolver<ResolversTypes['Tenge'], ParentType, ContextType>;
  premium?: Resolver<ResolversTypes['Tenge'], ParentType, ContextType>;
  principal?: Resolver<ResolversTypes['Tenge'], ParentType, ContextType>;
  saved?: Resolver<ResolversTypes['Tenge'], ParentType, ContextType>;
  toBalance?: Resolver<ResolversTypes['Tenge'], ParentType, ContextType>;
}>;

export type PaymentEffectPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaymentEffectPayload'] = ResolversParentTypes['PaymentEffectPayload']> = ResolversObject<{
  effect?: Resolver<Maybe<ResolversTypes['PaymentEffect']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
}>;

export interface PaymentIdScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['PaymentId'], any> {
  name: 'PaymentId';
}

export type PaymentInDoubtResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaymentInDoubt'] = ResolversParentTypes['PaymentInDoubt']> = ResolversObject<{
  ageDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Tenge'], ParentType, ContextType>;
  askedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  byCard?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  fullName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['PaymentId'], ParentType, ContextType>;
  offerNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  openedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  provider?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type PaymentInDoubtPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaymentInDoubtPayload'] = ResolversParentTypes['PaymentInDoubtPayload']> = ResolversObject<{
  asked?: Resolver<Maybe<ResolversTypes['PaymentState']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  inDoubt?: Resolver<ReadonlyArray<ResolversTypes['PaymentInDoubt']>, ParentType, ContextType>;
}>;

export type PaymentOptionsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaymentOptions'] = ResolversParentTypes['PaymentOptions']> = ResolversObject<{
  choices?: Resolver<ReadonlyArray<ResolversTypes['PaymentChoice']>, ParentType, ContextType>;
  coveredAmount?: Resolver<Maybe<ResolversTypes['Tenge']>, ParentType, ContextType>;
  coveredOn?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  loanId?: Resolver<ResolversTypes['LoanId'], ParentType, ContextType>;
  most?: Resolver<ResolversTypes['Tenge'], ParentType, ContextType>;
}>;

export type PaymentPartResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaymentPart'] = ResolversParentTypes['PaymentPart']> = ResolversObject<{
  amount?: Resolver<ResolversTypes['Tenge'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['PaymentPartKind'], ParentType, ContextType>;
}>;

export type PaymentPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaymentPayload'] = ResolversParentTypes['PaymentPayload']> = ResolversObject<{
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  payment?: Resolver<Maybe<ResolversTypes['Payment']>, ParentType, ContextType>;
}>;

export type PaymentsAheadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaymentsAhead'] = ResolversParentTypes['PaymentsAhead']> = ResolversObject<{
  end?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  payments?: Resolver<ReadonlyArray<ResolversTypes['DatedSum']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Tenge'], ParentType, ContextType>;
}>;

export type PayoutMethodResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PayoutMethod'] = ResolversParentTypes['PayoutMethod']> = ResolversObject<{
  arrivesBy?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  cardId?: Resolver<Maybe<ResolversTypes['CardId']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['PayoutKind'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type PayoutOptionsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PayoutOptions'] = ResolversParentTypes['PayoutOptions']> = ResolversObject<{
  card?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  cardReason?: Resolver<Maybe<ResolversTypes['UserError']>, ParentType, ContextType>;
  iban?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  ibanUnchecked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastIban?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  post?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
}>;

export type PayoutStageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PayoutStage'] = ResolversParentTypes['PayoutStage']> = ResolversObject<{
  at?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['LoanStatus'], ParentType, ContextType>;
}>;

export type PendingCorrectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PendingCorrection'] = ResolversParentTypes['PendingCorrection']> = ResolversObject<{
  askedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['CorrectionKind'], ParentType, ContextType>;
}>;

export interface PercentScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Percent'], any> {
  name: 'Percent';
}

export type PersonalDataResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PersonalData'] = ResolversParentTypes['PersonalData']> = ResolversObject<{
  birthDate?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  birthPlace?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  childrenCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  childrenUnder18?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  citizenship?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dependents?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  documentIssuedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  documentIssuedOn?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  documentNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  documentType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  documentValidTo?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  education?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  familyStatus?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fromRegistry?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  iinMasked?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  noPatronymic?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  patronymic?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sex?: Resolver<Maybe<ResolversTypes['Sex']>, ParentType, ContextType>;
  taxResidence?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
}>;

export type PlanRowResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlanRow'] = ResolversParentTypes['PlanRow']> = ResolversObject<{
  amount?: Resolver<ResolversTypes['Tenge'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  interest?: Resolver<ResolversTypes['Tenge'], ParentType, ContextType>;
  order?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  premium?: Resolver<ResolversTypes['Tenge'], ParentType, ContextType>;
  principal?: Resolver<ResolversTypes['Tenge'], ParentType, ContextType>;
  remainingPrincipal?: Resolver<ResolversTypes['Tenge'], ParentType, ContextType>;
}>;

export type PlannedLetterResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlannedLetter'] = ResolversParentTypes['PlannedLetter']> = ResolversObject<{
  dueOn?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  lawBy?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  sentAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['DocumentType'], ParentType, ContextType>;
}>;

export type PortfolioResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Portfolio'] = ResolversParentTypes['Portfolio']> = ResolversObject<{
  agreements?: Resolver<ReadonlyArray<ResolversTypes['AgreementLine']>, ParentType, ContextType, RequireFields<PortfolioAgreementsArgs, 'from'>>;
  asOfPosition?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  byStatus?: Resolver<ReadonlyArray<ResolversTypes['StatusCount']>, ParentType, ContextType>;
  cash?: Resolver<ReadonlyArray<ResolversTypes['CashLine']>, ParentType, ContextType, RequireFields<PortfolioCashArgs, 'from' | 'period'>>;
  date?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  debtLoads?: Resolver<ReadonlyArray<ResolversTypes['DebtLoadLine']>, ParentType, ContextType, RequireFields<PortfolioDebtLoadsArgs, 'from'>>;
  declineReasons?: Resolver<ReadonlyArray<ResolversTypes['DeclineLine']>, ParentType, ContextType, RequireFields<PortfolioDeclineReasonsArgs, 'from'>>;
  endings?: Resolver<ReadonlyArray<ResolversTypes['EndingLine']>, ParentType, ContextType, RequireFields<PortfolioEndingsArgs, 'from'>>;
  expectedCash?: Resolver<ReadonlyArray<ResolversTypes['ExpectedLine']>, ParentType, ContextType, RequireFields<PortfolioExpectedCashArgs, 'period' | 'through'>>;
  funnel?: Resolver<ReadonlyArray<ResolversTypes['FunnelStage']>, ParentType, ContextType, Partial<PortfolioFunnelArgs>>;
  funnelByMonth?: Resolver<ReadonlyArray<ResolversTypes['FunnelMonth']>, ParentType, ContextType, Partial<PortfolioFunnelByMonthArgs>>;
  groups?: Resolver<ReadonlyArray<ResolversTypes['PortfolioGroup']>, ParentType, ContextType, RequireFields<PortfolioGroupsArgs, 'by'>>;
  income?: Resolver<ReadonlyArray<ResolversTypes['IncomeLine']>, ParentType, ContextType, RequireFields<PortfolioIncomeArgs, 'from'>>;
  loans?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  months?: Resolver<ReadonlyArray<ResolversTypes['MonthLine']>, ParentType, ContextType>;
  par?: Resolver<ReadonlyArray<ResolversTypes['ParLine']>, ParentType, ContextType>;
  principal?: Resolver<Maybe<ResolversTypes['Tenge']>, ParentType, ContextType>;
  rollRates?: Resolver<ReadonlyArray<ResolversTypes['RollLine']>, ParentType, ContextType, RequireFields<PortfolioRollRatesArgs, 'from'>>;
  unposted?: Resolver<Maybe<ResolversTypes['UnpostedLine']>, ParentType, ContextType>;
  vintages?: Resolver<ReadonlyArray<ResolversTypes['VintageLine']>, ParentType, ContextType, RequireFields<PortfolioVintagesArgs, 'from' | 'overdueDays'>>;
}>;

export type PortfolioGroupResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PortfolioGroup'] = ResolversParentTypes['PortfolioGroup']> = ResolversObject<{
  borrowers?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  interest?: Resolver<Maybe<ResolversTypes['Tenge']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  loans?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  overduePrincipal?: Resolver<Maybe<ResolversTypes['Tenge']>, ParentType, ContextType>;
  par30Principal?: Resolver<Maybe<ResolversTypes['Tenge']>, ParentType, ContextType>;
  par30Share?: Resolver<Maybe<ResolversTypes['Percent']>, ParentType, ContextType>;
  penalty?: Resolver<Maybe<ResolversTypes['Tenge']>, ParentType, ContextType>;
  principal?: Resolver<Maybe<ResolversTypes['Tenge']>, ParentType, ContextType>;
}>;

export type PortfolioLoanResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PortfolioLoan'] = ResolversParentTypes['PortfolioLoan']> = ResolversObject<{
  amount?: Resolver<ResolversTypes['Tenge'], ParentType, ContextType>;
  annualEffectiveRate?: Resolver<ResolversTypes['Percent'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['LoanId'], ParentType, ContextType>;
  issuedOn?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  maturity?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  overdueDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  principal?: Resolver<ResolversTypes['Tenge'], ParentType, ContextType>;
  productType?: Resolver<ResolversTypes['ProductType'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['LoanStatus'], ParentType, ContextType>;
}>;

export type PortfolioLoanConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PortfolioLoanConnection'] = ResolversParentTypes['PortfolioLoanConnection']> = ResolversObject<{
  edges?: Resolver<ReadonlyArray<ResolversTypes['PortfolioLoanEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
}>;

export type PortfolioLoanEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PortfolioLoanEdge'] = ResolversParentTypes['PortfolioLoanEdge']> = ResolversObject<{
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['PortfolioLoan'], ParentType, ContextType>;
}>;

export type PostOfficeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PostOffice'] = ResolversParentTypes['PostOffice']> = ResolversObject<{
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  index?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type PostRegionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PostRegion'] = ResolversParentTypes['PostRegion']> = ResolversObject<{
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type PostingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Posting'] = ResolversParentTypes['Posting']> = ResolversObject<{
  account?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Tenge'], ParentType, ContextType>;
}>;

export type PrepaymentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Prepayment'] = ResolversParentTypes['Prepayment']> = ResolversObject<{
  amount?: Resolver<ResolversTypes['Tenge'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['PrepaymentKind'], ParentType, ContextType>;
  mode?: Resolver<Maybe<ResolversTypes['PrepaymentMode']>, ParentType, ContextType>;
  payBy?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  requestedOn?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['PrepaymentState'], ParentType, ContextType>;
}>;

export type PrepaymentEconomyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PrepaymentEconomy'] = ResolversParentTypes['PrepaymentEconomy']> = ResolversObject<{
  amount?: Resolver<ResolversTypes['Tenge'], ParentType, ContextType>;
  now?: Resolver<ResolversTypes['PrepaymentRest'], ParentType, ContextType>;
  ways?: Resolver<ReadonlyArray<ResolversTypes['PrepaymentWay']>, ParentType, ContextType>;
}>;

export type PrepaymentEconomyPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PrepaymentEconomyPayload'] = ResolversParentTypes['PrepaymentEconomyPayload']> = ResolversObject<{
  economy?: Resolver<Maybe<ResolversTypes['PrepaymentEconomy']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
}>;

export type PrepaymentPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PrepaymentPayload'] = ResolversParentTypes['PrepaymentPayload']> = ResolversObject<{
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  loan?: Resolver<Maybe<ResolversTypes['Loan']>, ParentType, ContextType>;
}>;

export type PrepaymentQuoteResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PrepaymentQuote'] = ResolversParentTypes['PrepaymentQuote']> = ResolversObject<{
  fromBalance?: Resolver<ResolversTypes['Tenge'], ParentType, ContextType>;
  interest?: Resolver<ResolversTypes['Tenge'], ParentType, ContextType>;
  on?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  partAbove?: Resolver<Maybe<ResolversTypes['Tenge']>, ParentType, ContextType>;
  partBelow?: Resolver<Maybe<ResolversTypes['Tenge']>, ParentType, ContextType>;
  penalty?: Resolver<ResolversTypes['Tenge'], ParentType, ContextType>;
  premium?: Resolver<ResolversTypes['Tenge'], ParentType, ContextType>;
  principal?: Resolver<ResolversTypes['Tenge'], ParentType, ContextType>;
  saved?: Resolver<ResolversTypes['Tenge'], ParentType, ContextType>;
  toPay?: Resolver<ResolversTypes['Tenge'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Tenge'], ParentType, ContextType>;
}>;

export type PrepaymentRestResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PrepaymentRest'] = ResolversParentTypes['PrepaymentRest']> = ResolversObject<{
  instalment?: Resolver<ResolversTypes['Tenge'], ParentType, ContextType>;
  instalments?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  returnDate?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
}>;

export type PrepaymentWayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PrepaymentWay'] = ResolversParentTypes['PrepaymentWay']> = ResolversObject<{
  comparison?: Resolver<ResolversTypes['Comparison'], ParentType, ContextType>;
  mode?: Resolver<ResolversTypes['PrepaymentMode'], ParentType, ContextType>;
  rest?: Resolver<ResolversTypes['PrepaymentRest'], ParentType, ContextType>;
  rows?: Resolver<ReadonlyArray<ResolversTypes['PlanRow']>, ParentType, ContextType>;
  saved?: Resolver<ResolversTypes['Tenge'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Tenge'], ParentType, ContextType>;
}>;

export type PriceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Price'] = ResolversParentTypes['Price']> = ResolversObject<{
  amount?: Resolver<ResolversTypes['Tenge'], ParentType, ContextType>;
  annualEffectiveRate?: Resolver<ResolversTypes['Percent'], ParentType, ContextType>;
  dailyRatePercent?: Resolver<ResolversTypes['Percent'], ParentType, ContextType>;
  days?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  fastIssueFee?: Resolver<ResolversTypes['Tenge'], ParentType, ContextType>;
  insurancePremium?: Resolver<ResolversTypes['Tenge'], ParentType, ContextType>;
  interest?: Resolver<ResolversTypes['Tenge'], ParentType, ContextType>;
  issueDate?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  overpayment?: Resolver<ResolversTypes['Tenge'], ParentType, ContextType>;
  rateLowered?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  returnDate?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  rows?: Resolver<ReadonlyArray<ResolversTypes['PlanRow']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Tenge'], ParentType, ContextType>;
}>;

export type ProductResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Product'] = ResolversParentTypes['Product']> = ResolversObject<{
  amountStep?: Resolver<ResolversTypes['Tenge'], ParentType, ContextType>;
  defaultAmount?: Resolver<ResolversTypes['Tenge'], ParentType, ContextType>;
  defaultTerm?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  engine?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  maxAmount?: Resolver<ResolversTypes['Tenge'], ParentType, ContextType>;
  maxTerm?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  minAmount?: Resolver<ResolversTypes['Tenge'], ParentType, ContextType>;
  minTerm?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pricings?: Resolver<ReadonlyArray<ResolversTypes['Pricing']>, ParentType, ContextType>;
  productType?: Resolver<ResolversTypes['ProductType'], ParentType, ContextType>;
  termUnit?: Resolver<ResolversTypes['TermUnit'], ParentType, ContextType>;
}>;

export type ProfileResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Profile'] = ResolversParentTypes['Profile']> = ResolversObject<{
  address?: Resolver<ResolversTypes['AddressData'], ParentType, ContextType>;
  contacts?: Resolver<ResolversTypes['ContactsData'], ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  emailConfirmed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  employment?: Resolver<ResolversTypes['EmploymentData'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['BorrowerId'], ParentType, ContextType>;
  locale?: Resolver<ResolversTypes['Locale'], ParentType, ContextType>;
  meter?: Resolver<ResolversTypes['ApprovalMeter'], ParentType, ContextType>;
  mobilePhone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  personal?: Resolver<ResolversTypes['PersonalData'], ParentType, ContextType>;
  refusedIin?: Resolver<Maybe<ResolversTypes['RefusedIin']>, ParentType, ContextType>;
  registrationCompleted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  step?: Resolver<ResolversTypes['ProfileStep'], ParentType, ContextType>;
}>;

export type ProfilePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProfilePayload'] = ResolversParentTypes['ProfilePayload']> = ResolversObject<{
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  profile?: Resolver<Maybe<ResolversTypes['Profile']>, ParentType, ContextType>;
}>;

export type ProlongationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Prolongation'] = ResolversParentTypes['Prolongation']> = ResolversObject<{
  interest?: Resolver<ResolversTypes['Tenge'], ParentType, ContextType>;
  left?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  options?: Resolver<ReadonlyArray<ResolversTypes['ProlongationOption']>, ParentType, ContextType>;
  payToday?: Resolver<ResolversTypes['Tenge'], ParentType, ContextType>;
  penalty?: Resolver<ResolversTypes['Tenge'], ParentType, ContextType>;
  premium?: Resolver<ResolversTypes['Tenge'], ParentType, ContextType>;
  principal?: Resolver<ResolversTypes['Tenge'], ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['UserError']>, ParentType, ContextType>;
  returnDate?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
}>;

export type ProlongationOptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProlongationOption'] = ResolversParentTypes['ProlongationOption']> = ResolversObject<{
  annualEffectiveRate?: Resolver<ResolversTypes['Percent'], ParentType, ContextType>;
  comparison?: Resolver<ResolversTypes['Comparison'], ParentType, ContextType>;
  dailyRatePercent?: Resolver<ResolversTypes['Percent'], ParentType, ContextType>;
  days?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  interest?: Resolver<ResolversTypes['Tenge'], ParentType, ContextType>;
  interestDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  newReturnDate?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  rateLowered?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Tenge'], ParentType, ContextType>;
}>;

export type PromiseToPayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PromiseToPay'] = ResolversParentTypes['PromiseToPay']> = ResolversObject<{
  amount?: Resolver<ResolversTypes['Tenge'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  paid?: Resolver<ResolversTypes['Tenge'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['PromiseState'], ParentType, ContextType>;
}>;

export type PublicTermsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PublicTerms'] = ResolversParentTypes['PublicTerms']> = ResolversObject<{
  accrualStopsAfter?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  applicationDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  applicationsADay?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  bankUntilHour?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  bonusEarnedPercent?: Resolver<ResolversTypes['Percent'], ParentType, ContextType>;
  bonusLimitPercent?: Resolver<ResolversTypes['Percent'], ParentType, ContextType>;
  cardMinutesFrom?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  cardMinutesTo?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  codesADay?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  decisionHours?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  economicalDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  economicalRate?: Resolver<ResolversTypes['Percent'], ParentType, ContextType>;
  entryPenalty?: Resolver<ResolversTypes['Tenge'], ParentType, ContextType>;
  fastDecisionHours?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  fastFee?: Resolver<ResolversTypes['Tenge'], ParentType, ContextType>;
  flexibleRate?: Resolver<ResolversTypes['Percent'], ParentType, ContextType>;
  instalmentRate?: Resolver<ResolversTypes['Percent'], ParentType, ContextType>;
  insurancePercent?: Resolver<ResolversTypes['Percent'], ParentType, ContextType>;
  lockDebtLoadDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lockOverdueDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lockScoreDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  maxAge?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  minAge?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  penaltyDailyPercent?: Resolver<ResolversTypes['Percent'], ParentType, ContextType>;
  penaltyYearlyPercent?: Resolver<ResolversTypes['Percent'], ParentType, ContextType>;
  postDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  prolongDaysBefore?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  prolongMaxDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  prolongMinDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  prolongTimes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  refinanceFrom?: Resolver<ResolversTypes['Tenge'], ParentType, ContextType>;
  restructureFirstPercent?: Resolver<ResolversTypes['Percent'], ParentType, ContextType>;
  restructureMaxMonths?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  restructureMinMonths?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  statementDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  statementFrom?: Resolver<ResolversTypes['Tenge'], ParentType, ContextType>;
  statementMonths?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
}>;

export type PushPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PushPayload'] = ResolversParentTypes['PushPayload']> = ResolversObject<{
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  push?: Resolver<Maybe<ResolversTypes['PushState']>, ParentType, ContextType>;
}>;

export type PushStateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PushState'] = ResolversParentTypes['PushState']> = ResolversObject<{
  browsers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = ResolversObject<{
  accessLog?: Resolver<ResolversTypes['AccessPage'], ParentType, ContextType, RequireFields<QueryAccessLogArgs, 'first'>>;
  accessLogLines?: Resolver<ResolversTypes['AccessLines'], ParentType, ContextType, RequireFields<QueryAccessLogLinesArgs, 'after'>>;
  anchorSheet?: Resolver<Maybe<ResolversTypes['AnchorSheet']>, ParentType, ContextType, RequireFields<QueryAnchorSheetArgs, 'hash'>>;
  auditSample?: Resolver<ResolversTypes['AuditSample'], ParentType, ContextType, RequireFields<QueryAuditSampleArgs, 'by' | 'seed' | 'size'>>;
  balance?: Resolver<ResolversTypes['Tenge'], ParentType, ContextType>;
  balanceAccount?: Resolver<ResolversTypes['BalanceAccount'], ParentType, ContextType>;
  balanceRefunds?: Resolver<ResolversTypes['BalanceRefundPage'], ParentType, ContextType, RequireFields<QueryBalanceRefundsArgs, 'first'>>;
  bankOf?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, RequireFields<QueryBankOfArgs, 'iban'>>;
  biometry?: Resolver<ResolversTypes['Biometry'], ParentType, ContextType, RequireFields<QueryBiometryArgs, 'purpose'>>;
  bonusAccount?: Resolver<ResolversTypes['BonusAccount'], ParentType, ContextType>;
  canGetCredit?: Resolver<ResolversTypes['CreditPermission'], ParentType, ContextType>;
  cards?: Resolver<ReadonlyArray<ResolversTypes['Card']>, ParentType, ContextType>;
  cashAtBank?: Resolver<ResolversTypes['CashAtBank'], ParentType, ContextType, RequireFields<QueryCashAtBankArgs, 'date'>>;
  checkDocument?: Resolver<ResolversTypes['CheckPayload'], ParentType, ContextType, Partial<QueryCheckDocumentArgs>>;
  collectionCase?: Resolver<Maybe<ResolversTypes['CollectionCase']>, ParentType, ContextType, RequireFields<QueryCollectionCaseArgs, 'loanId'>>;
  consents?: Resolver<ReadonlyArray<ResolversTypes['ConsentText']>, ParentType, ContextType, RequireFields<QueryConsentsArgs, 'place'>>;
  currentLoan?: Resolver<Maybe<ResolversTypes['Loan']>, ParentType, ContextType>;
  dailyAnchors?: Resolver<ReadonlyArray<ResolversTypes['DailyAnchor']>, ParentType, ContextType, RequireFields<QueryDailyAnchorsArgs, 'first'>>;
  decision?: Resolver<Maybe<ResolversTypes['Decision']>, ParentType, ContextType, RequireFields<QueryDecisionArgs, 'loanId'>>;
  documents?: Resolver<ReadonlyArray<ResolversTypes['Document']>, ParentType, ContextType, RequireFields<QueryDocumentsArgs, 'loanId'>>;
  edsState?: Resolver<Maybe<ResolversTypes['EdsState']>, ParentType, ContextType, RequireFields<QueryEdsStateArgs, 'loanId' | 'type'>>;
  evidence?: Resolver<Maybe<ResolversTypes['Evidence']>, ParentType, ContextType, RequireFields<QueryEvidenceArgs, 'loanId'>>;
  feedbackSummary?: Resolver<ResolversTypes['FeedbackSummary'], ParentType, ContextType>;
  findAnchor?: Resolver<ResolversTypes['FoundAnchor'], ParentType, ContextType, RequireFields<QueryFindAnchorArgs, 'typed'>>;
  forgetting?: Resolver<ResolversTypes['Forgetting'], ParentType, ContextType>;
  insuranceOffer?: Resolver<Maybe<ResolversTypes['InsuranceOffer']>, ParentType, ContextType, RequireFields<QueryInsuranceOfferArgs, 'loanId'>>;
  lastLoan?: Resolver<Maybe<ResolversTypes['Loan']>, ParentType, ContextType>;
  lateLoans?: Resolver<ResolversTypes['LateLoanPage'], ParentType, ContextType, RequireFields<QueryLateLoansArgs, 'first' | 'which'>>;
  lender?: Resolver<ResolversTypes['Lender'], ParentType, ContextType>;
  loan?: Resolver<Maybe<ResolversTypes['Loan']>, ParentType, ContextType, RequireFields<QueryLoanArgs, 'id'>>;
  loanAsOf?: Resolver<Maybe<ResolversTypes['LoanAsOf']>, ParentType, ContextType, RequireFields<QueryLoanAsOfArgs, 'date' | 'loanId'>>;
  loanEvents?: Resolver<ReadonlyArray<ResolversTypes['StreamEvent']>, ParentType, ContextType, RequireFields<QueryLoanEventsArgs, 'loanId'>>;
  loanWays?: Resolver<Maybe<ResolversTypes['LoanWays']>, ParentType, ContextType, RequireFields<QueryLoanWaysArgs, 'loanId'>>;
  loans?: Resolver<ResolversTypes['PortfolioLoanConnection'], ParentType, ContextType, RequireFields<QueryLoansArgs, 'first'>>;
  logVerification?: Resolver<Maybe<ResolversTypes['LogVerification']>, ParentType, ContextType>;
  lossAllowance?: Resolver<ReadonlyArray<ResolversTypes['LossAllowanceLine']>, ParentType, ContextType, RequireFields<QueryLossAllowanceArgs, 'date'>>;
  myLoans?: Resolver<ResolversTypes['LoanConnection'], ParentType, ContextType, RequireFields<QueryMyLoansArgs, 'first'>>;
  noticeChoice?: Resolver<ResolversTypes['NoticeChoice'], ParentType, ContextType>;
  notices?: Resolver<ReadonlyArray<ResolversTypes['Notice']>, ParentType, ContextType>;
  npsDue?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  officeApplication?: Resolver<Maybe<ResolversTypes['OfficeApplicationCard']>, ParentType, ContextType, RequireFields<QueryOfficeApplicationArgs, 'loanId'>>;
  officeEvidence?: Resolver<Maybe<ResolversTypes['OfficeEvidence']>, ParentType, ContextType, RequireFields<QueryOfficeEvidenceArgs, 'loanId'>>;
  officeLoan?: Resolver<Maybe<ResolversTypes['OfficeLoan']>, ParentType, ContextType, RequireFields<QueryOfficeLoanArgs, 'find'>>;
  officePerson?: Resolver<Maybe<ResolversTypes['OfficePerson']>, ParentType, ContextType, RequireFields<QueryOfficePersonArgs, 'borrowerId'>>;
  officeQueue?: Resolver<ResolversTypes['OfficeQueuePage'], ParentType, ContextType, RequireFields<QueryOfficeQueueArgs, 'first'>>;
  openAsks?: Resolver<ReadonlyArray<ResolversTypes['OpenAsk']>, ParentType, ContextType>;
  openCorrections?: Resolver<ReadonlyArray<ResolversTypes['OfficeCorrection']>, ParentType, ContextType>;
  openDisputes?: Resolver<ResolversTypes['OfficeDisputePage'], ParentType, ContextType, RequireFields<QueryOpenDisputesArgs, 'first'>>;
  openSessions?: Resolver<ReadonlyArray<ResolversTypes['OpenSession']>, ParentType, ContextType>;
  operations?: Resolver<ResolversTypes['Operations'], ParentType, ContextType>;
  owedReversals?: Resolver<ResolversTypes['OwedReversalPage'], ParentType, ContextType, RequireFields<QueryOwedReversalsArgs, 'first'>>;
  ownFactors?: Resolver<ResolversTypes['OwnFactors'], ParentType, ContextType>;
  payment?: Resolver<Maybe<ResolversTypes['Payment']>, ParentType, ContextType, RequireFields<QueryPaymentArgs, 'id'>>;
  paymentEffect?: Resolver<ResolversTypes['PaymentEffectPayload'], ParentType, ContextType, RequireFields<QueryPaymentEffectArgs, 'amount' | 'loanId'>>;
  paymentOptions?: Resolver<Maybe<ResolversTypes['PaymentOptions']>, ParentType, ContextType, Partial<QueryPaymentOptionsArgs>>;
  paymentsInDoubt?: Resolver<ReadonlyArray<ResolversTypes['PaymentInDoubt']>, ParentType, ContextType>;
  payoutOptions?: Resolver<ResolversTypes['PayoutOptions'], ParentType, ContextType, RequireFields<QueryPayoutOptionsArgs, 'loanId'>>;
  pendingCorrections?: Resolver<ReadonlyArray<ResolversTypes['PendingCorrection']>, ParentType, ContextType>;
  phoneChangeProved?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  portfolio?: Resolver<ResolversTypes['Portfolio'], ParentType, ContextType, Partial<QueryPortfolioArgs>>;
  postOffices?: Resolver<ReadonlyArray<ResolversTypes['PostOffice']>, ParentType, ContextType, RequireFields<QueryPostOfficesArgs, 'search'>>;
  postRegions?: Resolver<ReadonlyArray<ResolversTypes['PostRegion']>, ParentType, ContextType>;
  prepaymentEconomy?: Resolver<ResolversTypes['PrepaymentEconomyPayload'], ParentType, ContextType, RequireFields<QueryPrepaymentEconomyArgs, 'amount' | 'loanId'>>;
  prepaymentQuote?: Resolver<Maybe<ResolversTypes['PrepaymentQuote']>, ParentType, ContextType, RequireFields<QueryPrepaymentQuoteArgs, 'loanId'>>;
  products?: Resolver<ReadonlyArray<ResolversTypes['Product']>, ParentType, ContextType>;
  profile?: Resolver<ResolversTypes['Profile'], ParentType, ContextType>;
  prolongation?: Resolver<Maybe<ResolversTypes['Prolongation']>, ParentType, ContextType, RequireFields<QueryProlongationArgs, 'loanId'>>;
  publicTerms?: Resolver<ResolversTypes['PublicTerms'], ParentType, ContextType>;
  push?: Resolver<ResolversTypes['PushState'], ParentType, ContextType>;
  queryLog?: Resolver<ResolversTypes['AskedQueryConnection'], ParentType, ContextType, RequireFields<QueryQueryLogArgs, 'first'>>;
  quote?: Resolver<ResolversTypes['QuotePayload'], ParentType, ContextType, RequireFields<QueryQuoteArgs, 'input'>>;
  refinancing?: Resolver<Maybe<ResolversTypes['Refinancing']>, ParentType, ContextType, RequireFields<QueryRefinancingArgs, 'loanId'>>;
  relatedStreams?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType, RequireFields<QueryRelatedStreamsArgs, 'loanId'>>;
  restructuring?: Resolver<Maybe<ResolversTypes['Restructuring']>, ParentType, ContextType, RequireFields<QueryRestructuringArgs, 'loanId'>>;
  reversalDebts?: Resolver<ReadonlyArray<ResolversTypes['ReversalDebt']>, ParentType, ContextType>;
  review?: Resolver<Maybe<ResolversTypes['Review']>, ParentType, ContextType, RequireFields<QueryReviewArgs, 'loanId'>>;
  savedFilters?: Resolver<ReadonlyArray<ResolversTypes['SavedFilter']>, ParentType, ContextType>;
  session?: Resolver<ResolversTypes['Session'], ParentType, ContextType>;
  settlements?: Resolver<ResolversTypes['Settlements'], ParentType, ContextType>;
  soldClaims?: Resolver<ResolversTypes['SoldClaimPage'], ParentType, ContextType, RequireFields<QuerySoldClaimsArgs, 'first'>>;
  staff?: Resolver<ReadonlyArray<ResolversTypes['StaffMember']>, ParentType, ContextType>;
  staffAsks?: Resolver<ReadonlyArray<ResolversTypes['StaffAsk']>, ParentType, ContextType>;
  streamEvents?: Resolver<ReadonlyArray<ResolversTypes['StreamEvent']>, ParentType, ContextType, RequireFields<QueryStreamEventsArgs, 'stream'>>;
  stuckTasks?: Resolver<ReadonlyArray<ResolversTypes['StuckTask']>, ParentType, ContextType>;
  suspendedPayments?: Resolver<ResolversTypes['SuspendedPaymentPage'], ParentType, ContextType, RequireFields<QuerySuspendedPaymentsArgs, 'first'>>;
  trialBalance?: Resolver<ReadonlyArray<ResolversTypes['TrialBalanceLine']>, ParentType, ContextType, RequireFields<QueryTrialBalanceArgs, 'date'>>;
  unreadNotices?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unsettledPayments?: Resolver<ReadonlyArray<ResolversTypes['Payment']>, ParentType, ContextType>;
  uploadedStatements?: Resolver<ReadonlyArray<ResolversTypes['UploadedStatement']>, ParentType, ContextType, RequireFields<QueryUploadedStatementsArgs, 'all'>>;
  verifyAccessLog?: Resolver<ResolversTypes['AccessVerification'], ParentType, ContextType, Partial<QueryVerifyAccessLogArgs>>;
  verifyStream?: Resolver<ResolversTypes['StreamVerification'], ParentType, ContextType, Partial<QueryVerifyStreamArgs>>;
}>;

export type QuoteResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Quote'] = ResolversParentTypes['Quote']> = ResolversObject<{
  alternative?: Resolver<Maybe<ResolversTypes['Price']>, ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Tenge'], ParentType, ContextType>;
  fastIssueFee?: Resolver<Maybe<ResolversTypes['Tenge']>, ParentType, ContextType>;
  insurancePremium?: Resolver<Maybe<ResolversTypes['Tenge']>, ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Price'], ParentType, ContextType>;
  term?: Resolver<ResolversTypes['Term'], ParentType, ContextType>;
}>;

export type QuotePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QuotePayload'] = ResolversParentTypes['QuotePayload']> = ResolversObject<{
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  quote?: Resolver<Maybe<ResolversTypes['Quote']>, ParentType, ContextType>;
}>;

export type ReadNoticesPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReadNoticesPayload'] = ResolversParentTypes['ReadNoticesPayload']> = ResolversObject<{
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  unread?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
}>;

export type RefinancingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Refinancing'] = ResolversParentTypes['Refinancing']> = ResolversObject<{
  interest?: Resolver<ResolversTypes['Tenge'], ParentType, ContextType>;
  options?: Resolver<ReadonlyArray<ResolversTypes['RefinancingOption']>, ParentType, ContextType>;
  payToday?: Resolver<ResolversTypes['Tenge'], ParentType, ContextType>;
  penalty?: Resolver<ResolversTypes['Tenge'], ParentType, ContextType>;
  premium?: Resolver<ResolversTypes['Tenge'], ParentType, ContextType>;
  principal?: Resolver<ResolversTypes['Tenge'], ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['UserError']>, ParentType, ContextType>;
  returnDate?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
}>;

export type RefinancingOptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RefinancingOption'] = ResolversParentTypes['RefinancingOption']> = ResolversObject<{
  annualEffectiveRate?: Resolver<ResolversTypes['Percent'], ParentType, ContextType>;
  comparison?: Resolver<ResolversTypes['Comparison'], ParentType, ContextType>;
  dailyRatePercent?: Resolver<ResolversTypes['Percent'], ParentType, ContextType>;
  firstDate?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  firstPayment?: Resolver<ResolversTypes['Tenge'], ParentType, ContextType>;
  interest?: Resolver<ResolversTypes['Tenge'], ParentType, ContextType>;
  lastDate?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  months?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Tenge'], ParentType, ContextType>;
}>;

export type RefusedIinResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RefusedIin'] = ResolversParentTypes['RefusedIin']> = ResolversObject<{
  birthDate?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['IinStatus'], ParentType, ContextType>;
}>;

export type RegistryPersonResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RegistryPerson'] = ResolversParentTypes['RegistryPerson']> = ResolversObject<{
  address?: Resolver<ResolversTypes['Address'], ParentType, ContextType>;
  documentNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  documentType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  documentValidTo?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  fullName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type RejectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Rejection'] = ResolversParentTypes['Rejection']> = ResolversObject<{
  applyFrom?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  debtLoad?: Resolver<Maybe<ResolversTypes['Percent']>, ParentType, ContextType>;
  debtLoadLimit?: Resolver<Maybe<ResolversTypes['Percent']>, ParentType, ContextType>;
  forEver?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  on?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['RejectionReason'], ParentType, ContextType>;
  stands?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  step?: Resolver<ResolversTypes['RejectionStep'], ParentType, ContextType>;
}>;

export type ReleaseAskResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReleaseAsk'] = ResolversParentTypes['ReleaseAsk']> = ResolversObject<{
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  offerNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  to?: Resolver<ResolversTypes['SuspenseTarget'], ParentType, ContextType>;
}>;

export type RepaidLoanResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RepaidLoan'] = ResolversParentTypes['RepaidLoan']> = ResolversObject<{
  months?: Resolver<ReadonlyArray<ResolversTypes['LoanMonth']>, ParentType, ContextType>;
  on?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  paid?: Resolver<ResolversTypes['Tenge'], ParentType, ContextType>;
  plannedUntil?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  repayments?: Resolver<ReadonlyArray<ResolversTypes['Repayment']>, ParentType, ContextType>;
  saved?: Resolver<ResolversTypes['Tenge'], ParentType, ContextType>;
}>;

export type RepaymentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Repayment'] = ResolversParentTypes['Repayment']> = ResolversObject<{
  amount?: Resolver<ResolversTypes['Tenge'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['RepaymentSource'], ParentType, ContextType>;
  interest?: Resolver<ResolversTypes['Tenge'], ParentType, ContextType>;
  left?: Resolver<ResolversTypes['Tenge'], ParentType, ContextType>;
  on?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  penalty?: Resolver<ResolversTypes['Tenge'], ParentType, ContextType>;
  premium?: Resolver<ResolversTypes['Tenge'], ParentType, ContextType>;
  principal?: Resolver<ResolversTypes['Tenge'], ParentType, ContextType>;
}>;

export type RestOfLoanResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RestOfLoan'] = ResolversParentTypes['RestOfLoan']> = ResolversObject<{
  dailyRatePercent?: Resolver<ResolversTypes['Percent'], ParentType, ContextType>;
  instalment?: Resolver<ResolversTypes['Tenge'], ParentType, ContextType>;
  instalments?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  returnDate?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Tenge'], ParentType, ContextType>;
}>;

export type RestructuredLoanResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RestructuredLoan'] = ResolversParentTypes['RestructuredLoan']> = ResolversObject<{
  capitalised?: Resolver<ResolversTypes['Tenge'], ParentType, ContextType>;
  months?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  on?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  waived?: Resolver<ResolversTypes['Tenge'], ParentType, ContextType>;
}>;

export type RestructuringResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Restructuring'] = ResolversParentTypes['Restructuring']> = ResolversObject<{
  firstPaymentPercent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  interest?: Resolver<ResolversTypes['Tenge'], ParentType, ContextType>;
  options?: Resolver<ReadonlyArray<ResolversTypes['RestructuringOption']>, ParentType, ContextType>;
  penalty?: Resolver<ResolversTypes['Tenge'], ParentType, ContextType>;
  premium?: Resolver<ResolversTypes['Tenge'], ParentType, ContextType>;
  principal?: Resolver<ResolversTypes['Tenge'], ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['UserError']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Tenge'], ParentType, ContextType>;
}>;

export type RestructuringOptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RestructuringOption'] = ResolversParentTypes['RestructuringOption']> = ResolversObject<{
  annualEffectiveRate?: Resolver<ResolversTypes['Percent'], ParentType, ContextType>;
  capitalised?: Resolver<ResolversTypes['Tenge'], ParentType, ContextType>;
  comparison?: Resolver<ResolversTypes['Comparison'], ParentType, ContextType>;
  dailyRatePercent?: Resolver<ResolversTypes['Percent'], ParentType, ContextType>;
  firstPayment?: Resolver<ResolversTypes['Tenge'], ParentType, ContextType>;
  instalment?: Resolver<ResolversTypes['Tenge'], ParentType, ContextType>;
  interest?: Resolver<ResolversTypes['Tenge'], ParentType, ContextType>;
  months?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  newReturnDate?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  principal?: Resolver<ResolversTypes['Tenge'], ParentType, ContextType>;
  rateLowered?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  rows?: Resolver<ReadonlyArray<ResolversTypes['PlanRow']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Tenge'], ParentType, ContextType>;
  waived?: Resolver<ResolversTypes['Tenge'], ParentType, ContextType>;
}>;

export type RestructuringPartsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RestructuringParts'] = ResolversParentTypes['RestructuringParts']> = ResolversObject<{
  capitalised?: Resolver<ResolversTypes['Tenge'], ParentType, ContextType>;
  courtDecidedOn?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  waived?: Resolver<ResolversTypes['Tenge'], ParentType, ContextType>;
}>;

export type ReversalDebtResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReversalDebt'] = ResolversParentTypes['ReversalDebt']> = ResolversObject<{
  loanId?: Resolver<Maybe<ResolversTypes['LoanId']>, ParentType, ContextType>;
  offerNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  on?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  owed?: Resolver<ResolversTypes['Tenge'], ParentType, ContextType>;
  paymentId?: Resolver<ResolversTypes['PaymentId'], ParentType, ContextType>;
  taken?: Resolver<ResolversTypes['Tenge'], ParentType, ContextType>;
}>;

export type ReviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Review'] = ResolversParentTypes['Review']> = ResolversObject<{
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  score?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type ReviewPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReviewPayload'] = ResolversParentTypes['ReviewPayload']> = ResolversObject<{
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  review?: Resolver<Maybe<ResolversTypes['Review']>, ParentType, ContextType>;
}>;

export type RollLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RollLine'] = ResolversParentTypes['RollLine']> = ResolversObject<{
  from?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  loans?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  principal?: Resolver<Maybe<ResolversTypes['Tenge']>, ParentType, ContextType>;
  share?: Resolver<Maybe<ResolversTypes['Percent']>, ParentType, ContextType>;
  to?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type SampleStratumResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SampleStratum'] = ResolversParentTypes['SampleStratum']> = ResolversObject<{
  drawn?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  loans?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
}>;

export type SampledLoanResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SampledLoan'] = ResolversParentTypes['SampledLoan']> = ResolversObject<{
  loanId?: Resolver<ResolversTypes['LoanId'], ParentType, ContextType>;
  offerNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  principal?: Resolver<ResolversTypes['Tenge'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['LoanStatus'], ParentType, ContextType>;
  stratum?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type SavedFilterResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SavedFilter'] = ResolversParentTypes['SavedFilter']> = ResolversObject<{
  list?: Resolver<ResolversTypes['WorkList'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  search?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type SavedFiltersPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SavedFiltersPayload'] = ResolversParentTypes['SavedFiltersPayload']> = ResolversObject<{
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  filters?: Resolver<ReadonlyArray<ResolversTypes['SavedFilter']>, ParentType, ContextType>;
}>;

export type ScheduleRowResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ScheduleRow'] = ResolversParentTypes['ScheduleRow']> = ResolversObject<{
  amount?: Resolver<ResolversTypes['Tenge'], ParentType, ContextType>;
  amountCeil?: Resolver<ResolversTypes['Tenge'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  interest?: Resolver<ResolversTypes['Tenge'], ParentType, ContextType>;
  isEarly?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isExpired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isMoved?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isNext?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPaid?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  openAmount?: Resolver<Maybe<ResolversTypes['Tenge']>, ParentType, ContextType>;
  order?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  paidAmount?: Resolver<Maybe<ResolversTypes['Tenge']>, ParentType, ContextType>;
  paidOn?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  paymentDate?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  premium?: Resolver<ResolversTypes['Tenge'], ParentType, ContextType>;
  principal?: Resolver<ResolversTypes['Tenge'], ParentType, ContextType>;
  remainingDebtBySchedule?: Resolver<ResolversTypes['Tenge'], ParentType, ContextType>;
  remainingTotalDebtForPayment?: Resolver<ResolversTypes['Tenge'], ParentType, ContextType>;
  warningHours?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
}>;

export type ScoreCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ScoreCount'] = ResolversParentTypes['ScoreCount']> = ResolversObject<{
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  score?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
}>;

export type ScoreInstalmentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ScoreInstalment'] = ResolversParentTypes['ScoreInstalment']> = ResolversObject<{
  amount?: Resolver<ResolversTypes['Tenge'], ParentType, ContextType>;
  term?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
}>;

export type ScoringReasonResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ScoringReason'] = ResolversParentTypes['ScoringReason']> = ResolversObject<{
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  limit?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  observed?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type ScoringSheetResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ScoringSheet'] = ResolversParentTypes['ScoringSheet']> = ResolversObject<{
  blacklisted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  bureauInstalments?: Resolver<ResolversTypes['Tenge'], ParentType, ContextType>;
  debtLoad?: Resolver<ResolversTypes['Percent'], ParentType, ContextType>;
  debtLoadLimit?: Resolver<ResolversTypes['Percent'], ParentType, ContextType>;
  declaredInstalments?: Resolver<ResolversTypes['Tenge'], ParentType, ContextType>;
  finishedLoans?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  fraudSuspected?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  income?: Resolver<ResolversTypes['Tenge'], ParentType, ContextType>;
  incomeSource?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  payment?: Resolver<ResolversTypes['Tenge'], ParentType, ContextType>;
  reasons?: Resolver<ReadonlyArray<ResolversTypes['ScoringReason']>, ParentType, ContextType>;
  registryFound?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  score?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  stopCredit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  worstOverdueAmount?: Resolver<ResolversTypes['Tenge'], ParentType, ContextType>;
  worstOverdueDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
}>;

export type SecondFactorOnPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SecondFactorOnPayload'] = ResolversParentTypes['SecondFactorOnPayload']> = ResolversObject<{
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  recoveryCodes?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  session?: Resolver<Maybe<ResolversTypes['Session']>, ParentType, ContextType>;
}>;

export type SecondFactorPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SecondFactorPayload'] = ResolversParentTypes['SecondFactorPayload']> = ResolversObject<{
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  secret?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uri?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
}>;

export type SecurityKeyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SecurityKey'] = ResolversParentTypes['SecurityKey']> = ResolversObject<{
  addedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  agent?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  usedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
}>;

export type SecurityKeyPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SecurityKeyPayload'] = ResolversParentTypes['SecurityKeyPayload']> = ResolversObject<{
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  request?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
}>;

export type SessionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Session'] = ResolversParentTypes['Session']> = ResolversObject<{
  demo?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  firstName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastLoan?: Resolver<Maybe<ResolversTypes['LoanRef']>, ParentType, ContextType>;
  lasts?: Resolver<Maybe<ResolversTypes['SessionLasts']>, ParentType, ContextType>;
  licence?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  locale?: Resolver<ResolversTypes['Locale'], ParentType, ContextType>;
  lock?: Resolver<Maybe<ResolversTypes['LockInfo']>, ParentType, ContextType>;
  maskedPhone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  owes?: Resolver<Maybe<ResolversTypes['StaffOwed']>, ParentType, ContextType>;
  registrationCompleted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  roles?: Resolver<ReadonlyArray<ResolversTypes['Role']>, ParentType, ContextType>;
  signedIn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  step?: Resolver<ResolversTypes['ProfileStep'], ParentType, ContextType>;
  today?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  works?: Resolver<Maybe<ResolversTypes['Works']>, ParentType, ContextType>;
}>;

export type SessionLastsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SessionLasts'] = ResolversParentTypes['SessionLasts']> = ResolversObject<{
  idleSeconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  leftSeconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
}>;

export type SettlementAskResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SettlementAsk'] = ResolversParentTypes['SettlementAsk']> = ResolversObject<{
  account?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  act?: Resolver<ResolversTypes['SettlementAct'], ParentType, ContextType>;
  amount?: Resolver<Maybe<ResolversTypes['Tenge']>, ParentType, ContextType>;
  by?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mine?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  offerNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reference?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
}>;

export type SettlementPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SettlementPayload'] = ResolversParentTypes['SettlementPayload']> = ResolversObject<{
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  settlements?: Resolver<Maybe<ResolversTypes['Settlements']>, ParentType, ContextType>;
  waiting?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
}>;

export type SettlementsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Settlements'] = ResolversParentTypes['Settlements']> = ResolversObject<{
  premiums?: Resolver<ResolversTypes['Tenge'], ParentType, ContextType>;
  waiting?: Resolver<ReadonlyArray<ResolversTypes['SettlementAsk']>, ParentType, ContextType>;
}>;

export type SignInPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignInPayload'] = ResolversParentTypes['SignInPayload']> = ResolversObject<{
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  session?: Resolver<Maybe<ResolversTypes['Session']>, ParentType, ContextType>;
}>;

export type SignaturePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignaturePayload'] = ResolversParentTypes['SignaturePayload']> = ResolversObject<{
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  loan?: Resolver<Maybe<ResolversTypes['Loan']>, ParentType, ContextType>;
}>;

export type SoldClaimResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SoldClaim'] = ResolversParentTypes['SoldClaim']> = ResolversObject<{
  buyer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  loanId?: Resolver<ResolversTypes['LoanId'], ParentType, ContextType>;
  offerNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  owedToBuyer?: Resolver<ResolversTypes['Tenge'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Tenge'], ParentType, ContextType>;
  priceLeft?: Resolver<ResolversTypes['Tenge'], ParentType, ContextType>;
}>;

export type SoldClaimPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SoldClaimPage'] = ResolversParentTypes['SoldClaimPage']> = ResolversObject<{
  nodes?: Resolver<ReadonlyArray<ResolversTypes['SoldClaim']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
}>;

export type StaffAskResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StaffAsk'] = ResolversParentTypes['StaffAsk']> = ResolversObject<{
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  role?: Resolver<Maybe<ResolversTypes['Role']>, ParentType, ContextType>;
  roles?: Resolver<ReadonlyArray<ResolversTypes['Role']>, ParentType, ContextType>;
}>;

export type StaffMemberResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StaffMember'] = ResolversParentTypes['StaffMember']> = ResolversObject<{
  asked?: Resolver<Maybe<ResolversTypes['Role']>, ParentType, ContextType>;
  disabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hasSecondFactor?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasTemporaryPassword?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  own?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  roles?: Resolver<ReadonlyArray<ResolversTypes['Role']>, ParentType, ContextType>;
  waiting?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
}>;

export type StatementFiguresResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StatementFigures'] = ResolversParentTypes['StatementFigures']> = ResolversObject<{
  monthlyIncome?: Resolver<ResolversTypes['Tenge'], ParentType, ContextType>;
  monthsWithIncome?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  on?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
}>;

export type StatementIncomeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StatementIncome'] = ResolversParentTypes['StatementIncome']> = ResolversObject<{
  monthly?: Resolver<ResolversTypes['Tenge'], ParentType, ContextType>;
  months3?: Resolver<Maybe<ResolversTypes['Tenge']>, ParentType, ContextType>;
  months6?: Resolver<Maybe<ResolversTypes['Tenge']>, ParentType, ContextType>;
  months12?: Resolver<Maybe<ResolversTypes['Tenge']>, ParentType, ContextType>;
  monthsWithIncome?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
}>;

export type StatusCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StatusCount'] = ResolversParentTypes['StatusCount']> = ResolversObject<{
  loans?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  principal?: Resolver<Maybe<ResolversTypes['Tenge']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['LoanStatus'], ParentType, ContextType>;
}>;

export type StreamEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StreamEvent'] = ResolversParentTypes['StreamEvent']> = ResolversObject<{
  actorId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  actorNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  actorRole?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  askedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  askedById?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  askedByNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  askedByRole?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  data?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  documents?: Resolver<ReadonlyArray<ResolversTypes['NamedDocument']>, ParentType, ContextType>;
  effectiveDate?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  effects?: Resolver<ReadonlyArray<ResolversTypes['AccountEffect']>, ParentType, ContextType>;
  hash?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  late?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  loan?: Resolver<Maybe<ResolversTypes['LoanAfterEvent']>, ParentType, ContextType>;
  postings?: Resolver<ReadonlyArray<ResolversTypes['Posting']>, ParentType, ContextType>;
  previousHash?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  recordedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
}>;

export type StreamVerificationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StreamVerification'] = ResolversParentTypes['StreamVerification']> = ResolversObject<{
  brokenAt?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  events?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  finding?: Resolver<Maybe<ResolversTypes['LogFinding']>, ParentType, ContextType>;
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  stream?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type StuckTaskResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StuckTask'] = ResolversParentTypes['StuckTask']> = ResolversObject<{
  attempts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastError?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  maySkip?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nextTry?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  since?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  skipAskedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  stream?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  workflow?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type SuspendedPaymentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SuspendedPayment'] = ResolversParentTypes['SuspendedPayment']> = ResolversObject<{
  ageDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Tenge'], ParentType, ContextType>;
  asks?: Resolver<ReadonlyArray<ResolversTypes['ReleaseAsk']>, ParentType, ContextType>;
  contradictedBy?: Resolver<Maybe<ResolversTypes['Tenge']>, ParentType, ContextType>;
  externalId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['PaymentId'], ParentType, ContextType>;
  offerNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  operationDate?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  provider?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  recordedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
}>;

export type SuspendedPaymentPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SuspendedPaymentPage'] = ResolversParentTypes['SuspendedPaymentPage']> = ResolversObject<{
  nodes?: Resolver<ReadonlyArray<ResolversTypes['SuspendedPayment']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  providers?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
}>;

export type SuspensePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SuspensePayload'] = ResolversParentTypes['SuspensePayload']> = ResolversObject<{
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  released?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
}>;

export interface TengeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Tenge'], any> {
  name: 'Tenge';
}

export type TermResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Term'] = ResolversParentTypes['Term']> = ResolversObject<{
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unit?: Resolver<ResolversTypes['TermUnit'], ParentType, ContextType>;
}>;

export type TermsChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TermsChange'] = ResolversParentTypes['TermsChange']> = ResolversObject<{
  after?: Resolver<ResolversTypes['RestOfLoan'], ParentType, ContextType>;
  before?: Resolver<ResolversTypes['RestOfLoan'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['TermsChangeKind'], ParentType, ContextType>;
  on?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
}>;

export type ThemeCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ThemeCount'] = ResolversParentTypes['ThemeCount']> = ResolversObject<{
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  theme?: Resolver<ResolversTypes['NpsTheme'], ParentType, ContextType>;
}>;

export type TrialBalanceLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TrialBalanceLine'] = ResolversParentTypes['TrialBalanceLine']> = ResolversObject<{
  account?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  closing?: Resolver<ResolversTypes['Tenge'], ParentType, ContextType>;
  computed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  credit?: Resolver<ResolversTypes['Tenge'], ParentType, ContextType>;
  debit?: Resolver<ResolversTypes['Tenge'], ParentType, ContextType>;
  opening?: Resolver<ResolversTypes['Tenge'], ParentType, ContextType>;
}>;

export type UnmaskPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UnmaskPayload'] = ResolversParentTypes['UnmaskPayload']> = ResolversObject<{
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  unmasked?: Resolver<Maybe<ResolversTypes['OfficeUnmasked']>, ParentType, ContextType>;
}>;

export type UnpostedLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UnpostedLine'] = ResolversParentTypes['UnpostedLine']> = ResolversObject<{
  interest?: Resolver<ResolversTypes['Tenge'], ParentType, ContextType>;
  penalty?: Resolver<ResolversTypes['Tenge'], ParentType, ContextType>;
}>;

export type UploadedStatementResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UploadedStatement'] = ResolversParentTypes['UploadedStatement']> = ResolversObject<{
  bytes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  hash?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  income?: Resolver<Maybe<ResolversTypes['StatementIncome']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uploadedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  valid?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
}>;

export type UserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserError'] = ResolversParentTypes['UserError']> = ResolversObject<{
  code?: Resolver<ResolversTypes['UserErrorCode'], ParentType, ContextType>;
  facts?: Resolver<ReadonlyArray<ResolversTypes['Fact']>, ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type VintageLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VintageLine'] = ResolversParentTypes['VintageLine']> = ResolversObject<{
  age?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  cohort?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  issued?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  issuedAmount?: Resolver<Maybe<ResolversTypes['Tenge']>, ParentType, ContextType>;
  lateLoans?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  latePrincipal?: Resolver<Maybe<ResolversTypes['Tenge']>, ParentType, ContextType>;
  lateShare?: Resolver<Maybe<ResolversTypes['Percent']>, ParentType, ContextType>;
  lost?: Resolver<Maybe<ResolversTypes['Tenge']>, ParentType, ContextType>;
}>;

export type WorksResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Works'] = ResolversParentTypes['Works']> = ResolversObject<{
  from?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  until?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
}>;

export type Resolvers<ContextType = Context> = ResolversObject<{
  AccessLines?: AccessLinesResolvers<ContextType>;
  AccessPage?: AccessPageResolvers<ContextType>;
  AccessRow?: AccessRowResolvers<ContextType>;
  AccessVerification?: AccessVerificationResolvers<ContextType>;
  AccountEffect?: AccountEffectResolvers<ContextType>;
  AccruedOn?: AccruedOnResolvers<ContextType>;
  Address?: AddressResolvers<ContextType>;
  AddressData?: AddressDataResolvers<ContextType>;
  AgreementLine?: AgreementLineResolvers<ContextType>;
  AllocationLine?: AllocationLineResolvers<ContextType>;
  AnchorSheet?: AnchorSheetResolvers<ContextType>;
  ApplicationAsk?: ApplicationAskResolvers<ContextType>;
  ApplicationPayload?: ApplicationPayloadResolvers<ContextType>;
  ApprovalMeter?: ApprovalMeterResolvers<ContextType>;
  AskedQuery?: AskedQueryResolvers<ContextType>;
  AskedQueryConnection?: AskedQueryConnectionResolvers<ContextType>;
  AskedQueryEdge?: AskedQueryEdgeResolvers<ContextType>;
  AuditSample?: AuditSampleResolvers<ContextType>;
  BalanceAccount?: BalanceAccountResolvers<ContextType>;
  BalanceAsked?: BalanceAskedResolvers<ContextType>;
  BalanceMove?: BalanceMoveResolvers<ContextType>;
  BalanceNext?: BalanceNextResolvers<ContextType>;
  BalancePayload?: BalancePayloadResolvers<ContextType>;
  BalanceRefund?: BalanceRefundResolvers<ContextType>;
  BalanceRefundPage?: BalanceRefundPageResolvers<ContextType>;
  Balances?: BalancesResolvers<ContextType>;
  BankAccount?: BankAccountResolvers<ContextType>;
  BankGap?: BankGapResolvers<ContextType>;
  BehaviourCount?: BehaviourCountResolvers<ContextType>;
  Biometry?: BiometryResolvers<ContextType>;
  BiometryPayload?: BiometryPayloadResolvers<ContextType>;
  BiometrySession?: BiometrySessionResolvers<ContextType>;
  BiometrySessionId?: GraphQLScalarType;
  BiometrySessionPayload?: BiometrySessionPayloadResolvers<ContextType>;
  BonusAccount?: BonusAccountResolvers<ContextType>;
  BonusLimit?: BonusLimitResolvers<ContextType>;
  BonusOperation?: BonusOperationResolvers<ContextType>;
  BonusPayload?: BonusPayloadResolvers<ContextType>;
  BorrowerId?: GraphQLScalarType;
  CallPayload?: CallPayloadResolvers<ContextType>;
  Card?: CardResolvers<ContextType>;
  CardId?: GraphQLScalarType;
  CardPayload?: CardPayloadResolvers<ContextType>;
  CardRegistrationPayload?: CardRegistrationPayloadResolvers<ContextType>;
  CardRejection?: CardRejectionResolvers<ContextType>;
  CashAtBank?: CashAtBankResolvers<ContextType>;
  CashLine?: CashLineResolvers<ContextType>;
  CertificatePayload?: CertificatePayloadResolvers<ContextType>;
  Cession?: CessionResolvers<ContextType>;
  ChargePart?: ChargePartResolvers<ContextType>;
  CheckPayload?: CheckPayloadResolvers<ContextType>;
  CheckedDocument?: CheckedDocumentResolvers<ContextType>;
  CloseStaffPayload?: CloseStaffPayloadResolvers<ContextType>;
  CodePayload?: CodePayloadResolvers<ContextType>;
  CodeSent?: CodeSentResolvers<ContextType>;
  CollectionCase?: CollectionCaseResolvers<ContextType>;
  CollectionCasePayload?: CollectionCasePayloadResolvers<ContextType>;
  CollectionLetter?: CollectionLetterResolvers<ContextType>;
  Comparison?: ComparisonResolvers<ContextType>;
  ConsentText?: ConsentTextResolvers<ContextType>;
  Contact?: ContactResolvers<ContextType>;
  ContactPerson?: ContactPersonResolvers<ContextType>;
  ContactsData?: ContactsDataResolvers<ContextType>;
  CorrectionLine?: CorrectionLineResolvers<ContextType>;
  CorrectionPayload?: CorrectionPayloadResolvers<ContextType>;
  CreditPermission?: CreditPermissionResolvers<ContextType>;
  DailyAnchor?: DailyAnchorResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  DatedSum?: DatedSumResolvers<ContextType>;
  Debt?: DebtResolvers<ContextType>;
  DebtLoadLine?: DebtLoadLineResolvers<ContextType>;
  Decision?: DecisionResolvers<ContextType>;
  DecisionOffer?: DecisionOfferResolvers<ContextType>;
  DecisionPromise?: DecisionPromiseResolvers<ContextType>;
  Declaration?: DeclarationResolvers<ContextType>;
  DeclineLine?: DeclineLineResolvers<ContextType>;
  Dispute?: DisputeResolvers<ContextType>;
  Document?: DocumentResolvers<ContextType>;
  DocumentPayload?: DocumentPayloadResolvers<ContextType>;
  EdsPayload?: EdsPayloadResolvers<ContextType>;
  EdsState?: EdsStateResolvers<ContextType>;
  EmploymentData?: EmploymentDataResolvers<ContextType>;
  EndedLoanRequest?: EndedLoanRequestResolvers<ContextType>;
  EndingLine?: EndingLineResolvers<ContextType>;
  Evidence?: EvidenceResolvers<ContextType>;
  EvidenceDemand?: EvidenceDemandResolvers<ContextType>;
  EvidenceFile?: EvidenceFileResolvers<ContextType>;
  EvidencePack?: EvidencePackResolvers<ContextType>;
  EvidencePackPayload?: EvidencePackPayloadResolvers<ContextType>;
  EvidenceView?: EvidenceViewResolvers<ContextType>;
  ExpectedLine?: ExpectedLineResolvers<ContextType>;
  Fact?: FactResolvers<ContextType>;
  FeedbackSummary?: FeedbackSummaryResolvers<ContextType>;
  ForgetMePayload?: ForgetMePayloadResolvers<ContextType>;
  Forgetting?: ForgettingResolvers<ContextType>;
  FoundAnchor?: FoundAnchorResolvers<ContextType>;
  FunnelMonth?: FunnelMonthResolvers<ContextType>;
  FunnelStage?: FunnelStageResolvers<ContextType>;
  IinPayload?: IinPayloadResolvers<ContextType>;
  IncomeLine?: IncomeLineResolvers<ContextType>;
  InsuranceOffer?: InsuranceOfferResolvers<ContextType>;
  LateLoan?: LateLoanResolvers<ContextType>;
  LateLoanPage?: LateLoanPageResolvers<ContextType>;
  LateTotal?: LateTotalResolvers<ContextType>;
  Lender?: LenderResolvers<ContextType>;
  LetterPayload?: LetterPayloadResolvers<ContextType>;
  Loan?: LoanResolvers<ContextType>;
  LoanAfterEvent?: LoanAfterEventResolvers<ContextType>;
  LoanAsOf?: LoanAsOfResolvers<ContextType>;
  LoanConnection?: LoanConnectionResolvers<ContextType>;
  LoanEdge?: LoanEdgeResolvers<ContextType>;
  LoanHistory?: LoanHistoryResolvers<ContextType>;
  LoanId?: GraphQLScalarType;
  LoanMoment?: LoanMomentResolvers<ContextType>;
  LoanMonth?: LoanMonthResolvers<ContextType>;
  LoanPayment?: LoanPaymentResolvers<ContextType>;
  LoanRef?: LoanRefResolvers<ContextType>;
  LoanRequest?: LoanRequestResolvers<ContextType>;
  LoanRequestPayload?: LoanRequestPayloadResolvers<ContextType>;
  LoanWay?: LoanWayResolvers<ContextType>;
  LoanWayCost?: LoanWayCostResolvers<ContextType>;
  LoanWays?: LoanWaysResolvers<ContextType>;
  LocalDate?: GraphQLScalarType;
  LockInfo?: LockInfoResolvers<ContextType>;
  LogFinding?: LogFindingResolvers<ContextType>;
  LogVerification?: LogVerificationResolvers<ContextType>;
  LogVerificationPayload?: LogVerificationPayloadResolvers<ContextType>;
  LogVerificationReport?: LogVerificationReportResolvers<ContextType>;
  LossAllowanceLine?: LossAllowanceLineResolvers<ContextType>;
  MonthLine?: MonthLineResolvers<ContextType>;
  MonthOfIncome?: MonthOfIncomeResolvers<ContextType>;
  MovedDebt?: MovedDebtResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  MyDataPayload?: MyDataPayloadResolvers<ContextType>;
  NamedDocument?: NamedDocumentResolvers<ContextType>;
  NotePayload?: NotePayloadResolvers<ContextType>;
  Notice?: NoticeResolvers<ContextType>;
  NoticeChoice?: NoticeChoiceResolvers<ContextType>;
  NoticeChoicePayload?: NoticeChoicePayloadResolvers<ContextType>;
  OfficeApplicant?: OfficeApplicantResolvers<ContextType>;
  OfficeApplication?: OfficeApplicationResolvers<ContextType>;
  OfficeApplicationCard?: OfficeApplicationCardResolvers<ContextType>;
  OfficeAsk?: OfficeAskResolvers<ContextType>;
  OfficeCode?: OfficeCodeResolvers<ContextType>;
  OfficeCorrection?: OfficeCorrectionResolvers<ContextType>;
  OfficeDelivery?: OfficeDeliveryResolvers<ContextType>;
  OfficeDispute?: OfficeDisputeResolvers<ContextType>;
  OfficeDisputePage?: OfficeDisputePageResolvers<ContextType>;
  OfficeEvidence?: OfficeEvidenceResolvers<ContextType>;
  OfficeEvidenceDemand?: OfficeEvidenceDemandResolvers<ContextType>;
  OfficeFact?: OfficeFactResolvers<ContextType>;
  OfficeFound?: OfficeFoundResolvers<ContextType>;
  OfficeFoundLoan?: OfficeFoundLoanResolvers<ContextType>;
  OfficeLoan?: OfficeLoanResolvers<ContextType>;
  OfficeLoanAct?: OfficeLoanActResolvers<ContextType>;
  OfficeLoanPayload?: OfficeLoanPayloadResolvers<ContextType>;
  OfficeMessage?: OfficeMessageResolvers<ContextType>;
  OfficeNote?: OfficeNoteResolvers<ContextType>;
  OfficePaper?: OfficePaperResolvers<ContextType>;
  OfficePayment?: OfficePaymentResolvers<ContextType>;
  OfficePerson?: OfficePersonResolvers<ContextType>;
  OfficePersonNote?: OfficePersonNoteResolvers<ContextType>;
  OfficePersonPayment?: OfficePersonPaymentResolvers<ContextType>;
  OfficeQueuePage?: OfficeQueuePageResolvers<ContextType>;
  OfficeSearchPayload?: OfficeSearchPayloadResolvers<ContextType>;
  OfficeUnmasked?: OfficeUnmaskedResolvers<ContextType>;
  OkPayload?: OkPayloadResolvers<ContextType>;
  OpenAsk?: OpenAskResolvers<ContextType>;
  OpenSession?: OpenSessionResolvers<ContextType>;
  OpenSessionsPayload?: OpenSessionsPayloadResolvers<ContextType>;
  OpenedCorrectionPayload?: OpenedCorrectionPayloadResolvers<ContextType>;
  Operations?: OperationsResolvers<ContextType>;
  OperationsPart?: OperationsPartResolvers<ContextType>;
  OperationsQueue?: OperationsQueueResolvers<ContextType>;
  OperationsRetention?: OperationsRetentionResolvers<ContextType>;
  OwedReversal?: OwedReversalResolvers<ContextType>;
  OwedReversalPage?: OwedReversalPageResolvers<ContextType>;
  OwnFactors?: OwnFactorsResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  PaidPart?: PaidPartResolvers<ContextType>;
  ParLine?: ParLineResolvers<ContextType>;
  Payment?: PaymentResolvers<ContextType>;
  PaymentChoice?: PaymentChoiceResolvers<ContextType>;
  PaymentEffect?: PaymentEffectResolvers<ContextType>;
  PaymentEffectPayload?: PaymentEffectPayloadResolvers<ContextType>;
  PaymentId?: GraphQLScalarType;
  PaymentInDoubt?: PaymentInDoubtResolvers<ContextType>;
  PaymentInDoubtPayload?: PaymentInDoubtPayloadResolvers<ContextType>;
  PaymentOptions?: PaymentOptionsResolvers<ContextType>;
  PaymentPart?: PaymentPartResolvers<ContextType>;
  PaymentPayload?: PaymentPayloadResolvers<ContextType>;
  PaymentsAhead?: PaymentsAheadResolvers<ContextType>;
  PayoutMethod?: PayoutMethodResolvers<ContextType>;
  PayoutOptions?: PayoutOptionsResolvers<ContextType>;
  PayoutStage?: PayoutStageResolvers<ContextType>;
  PendingCorrection?: PendingCorrectionResolvers<ContextType>;
  Percent?: GraphQLScalarType;
  PersonalData?: PersonalDataResolvers<ContextType>;
  PlanRow?: PlanRowResolvers<ContextType>;
  PlannedLetter?: PlannedLetterResolvers<ContextType>;
  Portfolio?: PortfolioResolvers<ContextType>;
  PortfolioGroup?: PortfolioGroupResolvers<ContextType>;
  PortfolioLoan?: PortfolioLoanResolvers<ContextType>;
  PortfolioLoanConnection?: PortfolioLoanConnectionResolvers<ContextType>;
  PortfolioLoanEdge?: PortfolioLoanEdgeResolvers<ContextType>;
  PostOffice?: PostOfficeResolvers<ContextType>;
  PostRegion?: PostRegionResolvers<ContextType>;
  Posting?: PostingResolvers<ContextType>;
  Prepayment?: PrepaymentResolvers<ContextType>;
  PrepaymentEconomy?: PrepaymentEconomyResolvers<ContextType>;
  PrepaymentEconomyPayload?: PrepaymentEconomyPayloadResolvers<ContextType>;
  PrepaymentPayload?: PrepaymentPayloadResolvers<ContextType>;
  PrepaymentQuote?: PrepaymentQuoteResolvers<ContextType>;
  PrepaymentRest?: PrepaymentRestResolvers<ContextType>;
  PrepaymentWay?: PrepaymentWayResolvers<ContextType>;
  Price?: PriceResolvers<ContextType>;
  Product?: ProductResolvers<ContextType>;
  Profile?: ProfileResolvers<ContextType>;
  ProfilePayload?: ProfilePayloadResolvers<ContextType>;
  Prolongation?: ProlongationResolvers<ContextType>;
  ProlongationOption?: ProlongationOptionResolvers<ContextType>;
  PromiseToPay?: PromiseToPayResolvers<ContextType>;
  PublicTerms?: PublicTermsResolvers<ContextType>;
  PushPayload?: PushPayloadResolvers<ContextType>;
  PushState?: PushStateResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  Quote?: QuoteResolvers<ContextType>;
  QuotePayload?: QuotePayloadResolvers<ContextType>;
  ReadNoticesPayload?: ReadNoticesPayloadResolvers<ContextType>;
  Refinancing?: RefinancingResolvers<ContextType>;
  RefinancingOption?: RefinancingOptionResolvers<ContextType>;
  RefusedIin?: RefusedIinResolvers<ContextType>;
  RegistryPerson?: RegistryPersonResolvers<ContextType>;
  Rejection?: RejectionResolvers<ContextType>;
  ReleaseAsk?: ReleaseAskResolvers<ContextType>;
  RepaidLoan?: RepaidLoanResolvers<ContextType>;
  Repayment?: RepaymentResolvers<ContextType>;
  RestOfLoan?: RestOfLoanResolvers<ContextType>;
  RestructuredLoan?: RestructuredLoanResolvers<ContextType>;
  Restructuring?: RestructuringResolvers<ContextType>;
  RestructuringOption?: RestructuringOptionResolvers<ContextType>;
  RestructuringParts?: RestructuringPartsResolvers<ContextType>;
  ReversalDebt?: ReversalDebtResolvers<ContextType>;
  Review?: ReviewResolvers<ContextType>;
  ReviewPayload?: ReviewPayloadResolvers<ContextType>;
  RollLine?: RollLineResolvers<ContextType>;
  SampleStratum?: SampleStratumResolvers<ContextType>;
  SampledLoan?: SampledLoanResolvers<ContextType>;
  SavedFilter?: SavedFilterResolvers<ContextType>;
  SavedFiltersPayload?: SavedFiltersPayloadResolvers<ContextType>;
  ScheduleRow?: ScheduleRowResolvers<ContextType>;
  ScoreCount?: ScoreCountResolvers<ContextType>;
  ScoreInstalment?: ScoreInstalmentResolvers<ContextType>;
  ScoringReason?: ScoringReasonResolvers<ContextType>;
  ScoringSheet?: ScoringSheetResolvers<ContextType>;
  SecondFactorOnPayload?: SecondFactorOnPayloadResolvers<ContextType>;
  SecondFactorPayload?: SecondFactorPayloadResolvers<ContextType>;
  SecurityKey?: SecurityKeyResolvers<ContextType>;
  SecurityKeyPayload?: SecurityKeyPayloadResolvers<ContextType>;
  Session?: SessionResolvers<ContextType>;
  SessionLasts?: SessionLastsResolvers<ContextType>;
  SettlementAsk?: SettlementAskResolvers<ContextType>;
  SettlementPayload?: SettlementPayloadResolvers<ContextType>;
  Settlements?: SettlementsResolvers<ContextType>;
  SignInPayload?: SignInPayloadResolvers<ContextType>;
  SignaturePayload?: SignaturePayloadResolvers<ContextType>;
  SoldClaim?: SoldClaimResolvers<ContextType>;
  SoldClaimPage?: SoldClaimPageResolvers<ContextType>;
  StaffAsk?: StaffAskResolvers<ContextType>;
  StaffMember?: StaffMemberResolvers<ContextType>;
  StatementFigures?: StatementFiguresResolvers<ContextType>;
  StatementIncome?: StatementIncomeResolvers<ContextType>;
  StatusCount?: StatusCountResolvers<ContextType>;
  StreamEvent?: StreamEventResolvers<ContextType>;
  StreamVerification?: StreamVerificationResolvers<ContextType>;
  StuckTask?: StuckTaskResolvers<ContextType>;
  SuspendedPayment?: SuspendedPaymentResolvers<ContextType>;
  SuspendedPaymentPage?: SuspendedPaymentPageResolvers<ContextType>;
  SuspensePayload?: SuspensePayloadResolvers<ContextType>;
  Tenge?: GraphQLScalarType;
  Term?: TermResolvers<ContextType>;
  TermsChange?: TermsChangeResolvers<ContextType>;
  ThemeCount?: ThemeCountResolvers<ContextType>;
  TrialBalanceLine?: TrialBalanceLineResolvers<ContextType>;
  UnmaskPayload?: UnmaskPayloadResolvers<ContextType>;
  UnpostedLine?: UnpostedLineResolvers<ContextType>;
  UploadedStatement?: UploadedStatementResolvers<ContextType>;
  UserError?: UserErrorResolvers<ContextType>;
  VintageLine?: VintageLineResolvers<ContextType>;
  Works?: WorksResolvers<ContextType>;
}>;

