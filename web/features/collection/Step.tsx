import type { LateRowFragment } from '../../generated/cabinet/graphql.ts';
import { useT } from '../../lib/intl.ts';
import { useSession } from '../../lib/session.ts';
import { shortDay } from './short-day.ts';

export function StepText({ step, on }: { readonly step: LateRowFragment['step']; readonly on: string }) {
  const t = useT();
  return <>{t(`collection.step_${step}`, { date: shortDay(on, useSession().today) })}</>;
}
