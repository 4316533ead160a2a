import { PhoneView } from './PhoneView.tsx';
import { useStart } from './use-start.ts';

export function PhoneScreen() {
  return <PhoneView {...useStart(false)} short={false} />;
}
