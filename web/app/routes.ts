import { paths } from '../paths.ts';
import { type Row, row } from './row.ts';

/**
 * Every screen that exists, one row a line: path, guard, title, screen. Both language trees are made from it.
 * To add a screen add its line in the order of `paths.ts`; nothing else in `app/` changes.
 */
// biome-ignore format: one row a line keeps merges trivial
export const routes: readonly Row[] = [
  row(paths.login, 'redirect_cabinet', 'signIn.title', () => import('../features/sign-in/SignInScreen.tsx').then((m) => m.SignInScreen)),
  row(paths.loanConfirmation, 'loan_permission', 'application.confirmTitle', () => import('../features/application/ConfirmationScreen.tsx').then((m) => m.ConfirmationScreen)),
  row(paths.loanSigning, 'loan_permission', 'document.title', () => import('../features/document/SigningScreen.tsx').then((m) => m.SigningScreen)),
  row(paths.loanStatementUpload, 'loan_permission', 'decision.statementTitle', () => import('../features/decision/NoteScreens.tsx').then((m) => m.StatementScreen)),
  row(paths.loanBiometry, 'loan_permission', 'biometry.title', () => import('../features/biometry/LoanBiometryScreen.tsx').then((m) => m.LoanBiometryScreen)),
  row(paths.loanObtaining, 'authorized', 'payout.title', () => import('../features/payout/ObtainingScreen.tsx').then((m) => m.ObtainingScreen)),
  row(paths.loanSignInsurance, 'loan_permission', 'decision.insuranceTitle', () => import('../features/decision/NoteScreens.tsx').then((m) => m.InsuranceScreen)),
  row(paths.biometryGuide, 'authorized', 'biometry.guideTitle', () => import('../features/biometry/GuideScreen.tsx').then((m) => m.GuideScreen)),
  row(paths.biometryFace, 'authorized', 'biometry.faceTitle', () => import('../features/biometry/FaceScreen.tsx').then((m) => m.FaceScreen)),
  row(paths.biometryVerify, 'authorized', 'biometry.verifyTitle', () => import('../features/biometry/VerifyScreen.tsx').then((m) => m.VerifyScreen)),
  row(paths.newCard, 'authorized', 'card.title', () => import('../features/card/NewCardScreen.tsx').then((m) => m.NewCardScreen)),
  row(paths.edsRequest, 'authorized', 'decision.edsTitle', () => import('../features/decision/NoteScreens.tsx').then((m) => m.EdsScreen)),
  row(paths.thanks, 'authorized', 'decision.waitTitle', () => import('../features/decision/WaitScreen.tsx').then((m) => m.WaitScreen)),
  row(paths.declineNano, 'authorized', 'decision.nanoTitle', () => import('../features/decision/NoteScreens.tsx').then((m) => m.DeclineNanoScreen)),
  row(paths.underAge, 'authorized', 'decision.underAgeTitle', () => import('../features/decision/NoteScreens.tsx').then((m) => m.UnderAgeScreen)),
  row(paths.altScore, 'authorized', 'decision.declineTitlePlain', () => import('../features/decision/DeclineScreen.tsx').then((m) => m.DeclineScreen)),
  row(paths.pdlAltScore, 'authorized', 'decision.declineTitlePlain', () => import('../features/decision/DeclineScreen.tsx').then((m) => m.DeclineScreen)),
  row(paths.approve, 'authorized', 'decision.approveTitle', () => import('../features/decision/ApproveScreen.tsx').then((m) => m.ApproveScreen)),
  row(paths.decline, 'authorized', 'decision.declineTitlePlain', () => import('../features/decision/DeclineScreen.tsx').then((m) => m.DeclineScreen)),
  row(paths.declineAltScore, 'authorized', 'decision.declineTitlePlain', () => import('../features/decision/DeclineScreen.tsx').then((m) => m.DeclineScreen)),
  row(paths.declinePdlAltScore, 'authorized', 'decision.declineTitlePlain', () => import('../features/decision/DeclineScreen.tsx').then((m) => m.DeclineScreen)),
  row(paths.stopCredit, 'authorized', 'decision.stopTitle', () => import('../features/decision/DeclineScreen.tsx').then((m) => m.DeclineScreen)),
  row(paths.reject60Plus, 'authorized', 'decision.overdueTitle', () => import('../features/decision/DeclineScreen.tsx').then((m) => m.DeclineScreen)),
  row(paths.bilWithStatement, 'authorized', 'decision.ipTitle', () => import('../features/decision/NoteScreens.tsx').then((m) => m.EntrepreneurWithScreen)),
  row(paths.bilWithoutStatement, 'authorized', 'decision.ipTitle', () => import('../features/decision/NoteScreens.tsx').then((m) => m.EntrepreneurWithoutScreen)),
  row(paths.bsplWithStatement, 'authorized', 'decision.ipTitle', () => import('../features/decision/NoteScreens.tsx').then((m) => m.EntrepreneurWithScreen)),
  row(paths.bsplWithoutStatement, 'authorized', 'decision.ipTitle', () => import('../features/decision/NoteScreens.tsx').then((m) => m.EntrepreneurWithoutScreen)),
  row(paths.statementUpload, 'authorized', 'decision.statementTitle', () => import('../features/decision/NoteScreens.tsx').then((m) => m.StatementScreen)),
  row(paths.rejectedStatementUpload, 'authorized', 'decision.rejectedStatementTitle', () => import('../features/decision/NoteScreens.tsx').then((m) => m.RejectedStatementScreen)),
  row(paths.biometryError, 'authorized', 'decision.biometryErrorTitle', () => import('../features/decision/NoteScreens.tsx').then((m) => m.BiometryErrorScreen)),
  row(paths.paymentResultSuccess, 'authorized', 'payment.successTitle', () => import('../features/payment/ResultScreen.tsx').then((m) => m.SuccessScreen)),
  row(paths.paymentResultFailure, 'authorized', 'payment.failureTitle', () => import('../features/payment/ResultScreen.tsx').then((m) => m.FailureScreen)),
  row(paths.cabinet, 'authorized', 'loan.title', () => import('./CabinetScreen.tsx').then((m) => m.CabinetScreen)),
  row(paths.history, 'authorized', 'loan.historyTitle', () => import('../features/loan/HistoryScreen.tsx').then((m) => m.HistoryScreen)),
  row(paths.historyLoan, 'authorized', 'loan.title', () => import('../features/loan/LoanScreen.tsx').then((m) => m.LoanScreen)),
  row(paths.documents, 'authorized', 'document.listTitle', () => import('../features/document/DocumentsScreen.tsx').then((m) => m.DocumentsScreen)),
  row(paths.cards, 'authorized', 'card.listTitle', () => import('../features/card/CardsScreen.tsx').then((m) => m.CardsScreen)),
  row(paths.payment, 'authorized', 'payment.title', () => import('../features/payment/PaymentScreen.tsx').then((m) => m.PaymentScreen)),
  row(paths.repayment, 'authorized', 'prepayment.title', () => import('../features/prepayment/PrepaymentScreen.tsx').then((m) => m.PrepaymentScreen)),
  row(paths.repaymentSigning, 'authorized', 'prepayment.signTitle', () => import('../features/prepayment/SigningScreen.tsx').then((m) => m.PrepaymentSigningScreen)),
  row(paths.more, 'authorized', 'loan.moreTitle', () => import('../features/loan/MoreScreen.tsx').then((m) => m.MoreScreen)),
  row(paths.office, 'staff', 'office.title', () => import('../features/office/OfficeScreen.tsx').then((m) => m.OfficeScreen)),
  row(paths.officeApplication, 'staff', 'office.queue', () => import('../features/office/ApplicationScreen.tsx').then((m) => m.ApplicationScreen)),
  row(paths.officeAudit, 'staff', 'office.auditor', () => import('../features/office/AuditScreen.tsx').then((m) => m.AuditScreen)),
];
