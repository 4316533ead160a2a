import { useSearchParams } from 'react-router-dom';
import { biometryPurpose } from '../../lib/biometry-purpose.ts';
import { Face } from './Face.tsx';

/** `?purpose=` decides the page after the check. */
export function FaceScreen() {
  const [query] = useSearchParams();
  return <Face purpose={biometryPurpose(query.get('purpose'))} />;
}
