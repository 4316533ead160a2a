import { PhoneView } from './PhoneView.tsx';
import { useStart } from './use-start.ts';

/** The start of a registration: the number. */
export function PhoneScreen() {
  return <PhoneView {...useStart(false)} short={false} />;
}
