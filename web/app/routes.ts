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
  row(paths.loanBiometry, 'loan_permission', 'biometry.title', () => import('../features/biometry/LoanBiometryScreen.tsx').then((m) => m.LoanBiometryScreen)),
  row(paths.loanObtaining, 'authorized', 'payout.title', () => import('../features/payout/ObtainingScreen.tsx').then((m) => m.ObtainingScreen)),
  row(paths.biometryGuide, 'authorized', 'biometry.guideTitle', () => import('../features/biometry/GuideScreen.tsx').then((m) => m.GuideScreen)),
  row(paths.biometryFace, 'authorized', 'biometry.faceTitle', () => import('../features/biometry/FaceScreen.tsx').then((m) => m.FaceScreen)),
  row(paths.biometryVerify, 'authorized', 'biometry.verifyTitle', () => import('../features/biometry/VerifyScreen.tsx').then((m) => m.VerifyScreen)),
  row(paths.newCard, 'authorized', 'card.title', () => import('../features/card/NewCardScreen.tsx').then((m) => m.NewCardScreen)),
  row(paths.cabinet, 'authorized', 'loan.title', () => import('./CabinetScreen.tsx').then((m) => m.CabinetScreen)),
  row(paths.history, 'authorized', 'loan.historyTitle', () => import('../features/loan/HistoryScreen.tsx').then((m) => m.HistoryScreen)),
  row(paths.historyLoan, 'authorized', 'loan.title', () => import('../features/loan/LoanScreen.tsx').then((m) => m.LoanScreen)),
  row(paths.documents, 'authorized', 'document.listTitle', () => import('../features/document/DocumentsScreen.tsx').then((m) => m.DocumentsScreen)),
  row(paths.cards, 'authorized', 'card.listTitle', () => import('../features/card/CardsScreen.tsx').then((m) => m.CardsScreen)),
  row(paths.more, 'authorized', 'loan.moreTitle', () => import('../features/loan/MoreScreen.tsx').then((m) => m.MoreScreen)),
];
