import type { SaidFragment } from '../generated/cabinet/graphql.ts';
import { useT } from '../lib/intl.ts';
import { Tag, type Tone } from './Tag.tsx';

type Promised = NonNullable<SaidFragment['promise']>;

const TONES: Record<Promised['state'], Tone> = { OPEN: 'care', KEPT: 'ok', BROKEN: 'bad', REPLACED: 'plain' };

export function PromiseTag({ promise: { state } }: { readonly promise: Pick<Promised, 'state'> }) {
  const t = useT();
  return <Tag tone={TONES[state]}>{t(`collection.promise_${state}`)}</Tag>;
}
