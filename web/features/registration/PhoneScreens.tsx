/** One download for both ways to begin. */
export { PhoneScreen } from './PhoneScreen.tsx';
export { ShortRegistrationScreen } from './ShortRegistrationScreen.tsx';
