/** One download for the pages of a person who cannot go on. */
export { IinLockedScreen } from './IinLockedScreen.tsx';
export { RestoreExistedUserScreen } from './RestoreExistedUserScreen.tsx';
export { UnderAgeScreen } from './UnderAgeScreen.tsx';
