/** One download for the pages of the face check, which follow one another. */
export { FaceScreen } from './FaceScreen.tsx';
export { GuideScreen } from './GuideScreen.tsx';
export { LoanBiometryScreen } from './LoanBiometryScreen.tsx';
export { ResultScreen } from './ResultScreen.tsx';
export { VerifyScreen } from './VerifyScreen.tsx';
