/** One download for the three steps of an application for other terms. */
export { RestructuringOfferScreen } from './OfferScreen.tsx';
export { RestructuringScreen } from './RestructuringScreen.tsx';
export { RestructuringThanksScreen } from './ThanksScreen.tsx';
