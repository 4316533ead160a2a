import { useT } from '../lib/intl.ts';
import { Skeleton } from '../ui/Skeleton.tsx';

/** Nothing is drawn for the first 300 ms. */
export function WaitingScreen() {
  const t = useT();
  return <Skeleton label={t('shell.loading')} rows={[36, 52, 160, 52]} />;
}
