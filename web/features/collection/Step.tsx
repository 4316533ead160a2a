import type { LateRowFragment } from '../../generated/cabinet/graphql.ts';
import { numeric } from '../../lib/dates.ts';
import { useT } from '../../lib/intl.ts';
import { Tag, type Tone } from '../../ui/Tag.tsx';

type Promised = NonNullable<LateRowFragment['promise']>;

export function StepText({ step, on }: { readonly step: LateRowFragment['step']; readonly on: string }) {
  const t = useT();
  return <>{t(`collection.step_${step}`, { date: numeric(on).slice(0, 5) })}</>;
}

const TONES: Record<Promised['state'], Tone> = { OPEN: 'care', KEPT: 'ok', BROKEN: 'bad', REPLACED: 'plain' };

export function PromiseTag({ promise: { state } }: { readonly promise: Pick<Promised, 'state'> }) {
  const t = useT();
  return <Tag tone={TONES[state]}>{t(`collection.promise_${state}`)}</Tag>;
}
