import { useSearchParams } from 'react-router-dom';
import { biometryPurpose } from '../../lib/biometry-purpose.ts';
import { Face } from './Face.tsx';

/** `?purpose=` decides the page after the check; `?result=1` shows the result page first. */
export function FaceScreen() {
  const [query] = useSearchParams();
  return <Face purpose={biometryPurpose(query.get('purpose'))} toResult={query.has('result')} />;
}
