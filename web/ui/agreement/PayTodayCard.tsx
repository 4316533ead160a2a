import { useT } from '../../lib/intl.ts';
import { Card } from '../Card.tsx';
import { Lines } from '../Lines.tsx';
import { MoneyText } from '../MoneyText.tsx';

type Props = { readonly sums: Readonly<Record<'interest' | 'penalty' | 'premium' | 'payToday', bigint>> };

/** All charges to date, no principal. */
export function PayTodayCard({ sums }: Props) {
  const t = useT();
  return (
    <Card title={t('agreement.today')}>
      <Lines
        items={[
          ...(['interest', 'penalty', 'premium'] as const).map((part) => ({
            key: part,
            name: t(`agreement.${part}`),
            value: <MoneyText value={sums[part]} />,
            ...(sums[part] === 0n ? { weight: 'quiet' as const } : {}),
          })),
          {
            key: 'total',
            name: t('agreement.total'),
            note: t('agreement.totalNote'),
            value: <MoneyText value={sums.payToday} />,
            weight: 'total' as const,
          },
        ]}
      />
    </Card>
  );
}
