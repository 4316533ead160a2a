import { useT } from '../lib/intl.ts';
import { ApprovalMeter } from './ApprovalMeter.tsx';

type Props = {
  /** As the server computes it. */
  readonly meter: { readonly percent: number; readonly nextGain: number; readonly nextStep: string };
};

export function SectionMeter({ meter }: Props) {
  const t = useT();
  const next = meter.nextGain > 0 ? { gain: meter.nextGain, section: t(`meter.${meter.nextStep}`) } : undefined;
  return <ApprovalMeter value={meter.percent} next={next} />;
}
