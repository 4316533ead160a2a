import { PhoneView } from './PhoneView.tsx';
import { useStart } from './use-start.ts';

/** Number and IIN on one page, for those who come with both at hand; the rest is the same registration. */
export function ShortRegistrationScreen() {
  return <PhoneView {...useStart(true)} short />;
}
