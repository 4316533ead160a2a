import { PhoneView } from './PhoneView.tsx';
import { useStart } from './use-start.ts';

/** Asks for phone number and IIN on one page; the later steps are the same. */
export function ShortRegistrationScreen() {
  return <PhoneView {...useStart(true)} short />;
}
