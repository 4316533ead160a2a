import type { LateRowFragment } from '../../generated/cabinet/graphql.ts';
import { numeric } from '../../lib/dates.ts';
import { useT } from '../../lib/intl.ts';

export function StepText({ step, on }: { readonly step: LateRowFragment['step']; readonly on: string }) {
  const t = useT();
  return <>{t(`collection.step_${step}`, { date: numeric(on).slice(0, 5) })}</>;
}
