/** One download for the request of a signature and the wait for it. */

export { EdsPendingScreen } from './EdsPendingScreen.tsx';
export { EdsRequestScreen } from './EdsRequestScreen.tsx';
