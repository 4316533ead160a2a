import { useSearchParams } from 'react-router-dom';
import type { BiometryPurpose } from '../../generated/cabinet/graphql.ts';
import { Face } from './Face.tsx';

const PURPOSES: readonly BiometryPurpose[] = ['AGREE_CREDIT', 'ADD_CARD', 'CHANGE_PHONE'];

/** `?purpose=` decides the page after the check. */
export function FaceScreen() {
  const [query] = useSearchParams();
  const purposeText = query.get('purpose');
  return <Face purpose={PURPOSES.find((purpose) => purpose === purposeText) ?? 'AGREE_CREDIT'} />;
}
