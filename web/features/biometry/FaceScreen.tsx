import { useSearchParams } from 'react-router-dom';
import type { BiometryPurpose } from '../../generated/cabinet/graphql.ts';
import { Face } from './Face.tsx';

const PURPOSES: readonly BiometryPurpose[] = ['AGREE_CREDIT', 'ADD_CARD', 'CHANGE_PHONE'];

/** `?purpose=`: why the face is asked for decides where the page leads on to. */
export function FaceScreen() {
  const [query] = useSearchParams();
  const asked = query.get('purpose');
  return <Face purpose={PURPOSES.find((purpose) => purpose === asked) ?? 'AGREE_CREDIT'} />;
}
