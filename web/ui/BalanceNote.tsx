import { money } from '../lib/format.ts';
import { useHref, useT } from '../lib/intl.ts';
import { paths } from '../paths.ts';
import { QuickRows } from './QuickRows.tsx';

/** Draws nothing for zero. */
export function BalanceNote({ balance }: { balance: bigint }) {
  const t = useT();
  const href = useHref();
  if (balance <= 0n) return null;
  return (
    <QuickRows
      label={t('balance.title')}
      rows={[
        {
          key: 'balance',
          icon: 'coin',
          title: t('balance.have', { sum: money(balance) }),
          text: t('balance.haveText'),
          to: href(paths.balance),
        },
      ]}
    />
  );
}
