import { PhoneView } from './PhoneView.tsx';
import { useStart } from './use-start.ts';

export function ShortRegistrationScreen() {
  return <PhoneView {...useStart(true)} short />;
}
