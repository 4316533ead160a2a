/** Every URL of the product below /{ru|kz}. */

/** `kz` is not a language code: it stands for the locale kk-KZ. */
export type Segment = 'ru' | 'kz';

type Names<P extends string> = P extends `${infer Head}/${infer Rest}` ? Names<Head> | Names<Rest> : Name<P>;
type Name<P extends string> = P extends `:${string}?` ? never : P extends `:${infer N}` ? N : never;
type OptionalNames<P extends string> = P extends `${infer Head}/${infer Rest}`
  ? OptionalNames<Head> | OptionalNames<Rest>
  : P extends `:${infer N}?`
    ? N
    : never;

/** Those marked `?` are optional. */
export type ParamsOf<P extends string> = { readonly [K in Names<P>]: string } & {
  readonly [K in OptionalNames<P>]?: string;
};
export type Given<P extends string> = [Names<P>] extends [never] ? [params?: ParamsOf<P>] : [params: ParamsOf<P>];

export type Page<P extends string = string> = {
  /** Below the language segment, in React Router's syntax. */
  readonly path: P;
  readonly href: (segment: Segment, ...given: Given<P>) => string;
};

const fill = (path: string, params: Readonly<Record<string, string | undefined>>): string =>
  path
    .split('/')
    .map((part) => (part.startsWith(':') ? encodeURIComponent(params[part.replace(/[:?]/g, '')] ?? '') : part))
    .filter((part) => part !== '')
    .join('/');

const page = <const P extends string>(path: P): Page<P> => ({
  path,
  href: (segment, ...[params]) => `/${segment}/${fill(path, { ...params })}`,
});

export const paths = {
  // auth
  login: page('login'),
  restorePassword: page('restorePassword'),
  shortRegistration: page('short-registration'),
  // registration
  registrationPhone: page('registration/phone'),
  registrationConfirmation: page('registration/confirmation'),
  registrationPassword: page('registration/password'),
  registrationIin: page('registration/iin'),
  registrationPersonalData: page('registration/personal-data'),
  registrationAddress: page('registration/address'),
  registrationAdditionData: page('registration/addition-data'),
  registrationAdditionContacts: page('registration/addition-contacts'),
  // loan flow
  loanConfirmation: page('loan-registration/:loanId/confirmation'),
  loanSigning: page('loan-registration/:loanId/signing'),
  loanStatementUpload: page('loan-registration/:loanId/loan-statement-upload'),
  loanBiometry: page('loan-registration/:loanId/biometry'),
  loanObtaining: page('loan-registration/:loanId/obtaining'),
  loanSignInsurance: page('loan-registration/:loanId/sign-insurance'),
  // identity
  documentPhotos: page('document-photos/:loanId'),
  videoInterview: page('video-interview/:loanId'),
  biometryGuide: page('biometry-guide'),
  biometryFace: page('biometry-face'),
  biometryVerify: page('biometry-verify'),
  kiscResult: page('kisc-result'),
  kiscResultVerigram: page('kisc-result-verigram'),
  changePhone: page('change-phone'),
  newCard: page('new-card'),
  edsRequest: page('eds-request/:loanId/:edsType'),
  edsPending: page('eds-pending/:loanId/:edsType'),
  iinLocked: page('iin-locked'),
  restoreExistedUser: page('restore-existed-user'),
  // results
  thanks: page('page/thanks'),
  declineNano: page('page/decline-nano/:hideCabinetLink?'),
  underAge: page('page/under-age'),
  altScore: page('page/alt-score'),
  pdlAltScore: page('page/pdl-alt-score'),
  approve: page('page/approve'),
  decline: page('page/decline'),
  declineAltScore: page('page/declineAltScore'),
  declinePdlAltScore: page('page/declinePDLAltScore'),
  stopCredit: page('page/stop-credit'),
  reject60Plus: page('page/reject60-plus'),
  bilWithStatement: page('page/bil-with-statement'),
  bilWithoutStatement: page('page/bil-without-statement'),
  bsplWithStatement: page('page/bspl-with-statement'),
  bsplWithoutStatement: page('page/bspl-without-statement'),
  statementUpload: page('page/statement-upload'),
  rejectedStatementUpload: page('page/rejected-statement-upload'),
  biometryError: page('page/biometry-error'),
  paymentResultSuccess: page('page/payment-result-success'),
  paymentResultFailure: page('page/payment-result-failure'),
  // cabinet
  cabinet: page('cabinet/:productName?'),
  editDocument: page('edit/document'),
  editAddress: page('edit/address'),
  editAdditionalData: page('edit/additional-data'),
  editAdditionalContacts: page('edit/additional-contacts'),
  editPassword: page('edit/password'),
  editPhone: page('edit/phone'),
  editEmail: page('edit/email'),
  history: page('history'),
  historyLoan: page('history/:loanId'),
  documents: page('documents'),
  certificate: page('certificate'),
  myStatements: page('my-statements'),
  cards: page('cards'),
  notifications: page('notifications'),
  settings: page('settings'),
  settingsSessions: page('settings/sessions'),
  settingsMyData: page('settings/my-data'),
  settingsNotices: page('settings/notices'),
  more: page('more'),
  payment: page('payment/:loanId'),
  balance: page('balance'),
  bonus: page('bonus'),
  dispute: page('not-my-loan'),
  restructuring: page('restructuring'),
  restructuringOffer: page('restructuring/offer'),
  restructuringThanks: page('restructuring/thanks'),
  loanWays: page('loan-ways'),
  prolongation: page('prolongation'),
  repayment: page('repayment'),
  repaymentSigning: page('repayment/signing'),
  refinancing: page('refinancing'),
  // public, and in the cabinet too
  faq: page('faq'),
  howItWorks: page('how-it-works'),
  aboutCompany: page('about-company'),
  getMoneyBankAccount: page('get-money/bank-account'),
  getMoneyCard: page('get-money/card'),
  getMoneyPostOffice: page('get-money/post-office'),
  bonusProgram: page('bonus-program'),
  technicalWork: page('technical-work'),
  help: page('help'),
  checkDocument: page('check-document'),
  returnMoney: page('return-money'),
  returnMoneyPaymentCard: page('return-money/payment-card'),
  returnMoneyTerminal: page('return-money/terminal'),
  returnMoneyEWallet: page('return-money/e-wallet'),
  returnMoneyBankTransfer: page('return-money/bank-transfer'),
  // office
  office: page('office'),
  officeEntry: page('office/entry'),
  officeApplication: page('office/application/:loanId'),
  officePerson: page('office/person/:borrowerId'),
  officeCollection: page('office/collection/:loanId?'),
  officeSuspense: page('office/suspense'),
  officeSettlement: page('office/settlements'),
  officeLoan: page('office/loan/:loanId'),
  officeAudit: page('audit/:stream?'),
  analytics: page('analytics'),
} as const;
