/** One download for the pages about the lender. */

export { AboutCompanyScreen } from './AboutCompanyScreen.tsx';
export { HowItWorksScreen } from './HowItWorksScreen.tsx';
