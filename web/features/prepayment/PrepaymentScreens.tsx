/** One download for the choice and its signature. */
export { PrepaymentScreen } from './PrepaymentScreen.tsx';
export { PrepaymentSigningScreen } from './SigningScreen.tsx';
