import type { UnsettledPaymentFragment } from '../generated/cabinet/graphql.ts';
import { money } from '../lib/format.ts';
import { useHref, useT } from '../lib/intl.ts';
import { paths } from '../paths.ts';
import { Card } from './Card.tsx';
import { LinkButton } from './LinkButton.tsx';

/** An earlier payment may have charged the card and is not on the loan yet. */
export function UnsettledNote({ payments }: { payments: readonly UnsettledPaymentFragment[] }) {
  const t = useT();
  const href = useHref();
  return payments.map(({ id, amount, state, withOffice }) => (
    <Card key={id} tone="care" title={t('unsettled.title', { sum: money(amount) })}>
      <p>{t(`unsettled.${textOf(state, withOffice)}`)}</p>
      <LinkButton to={`${href(paths.paymentResultSuccess)}?payment=${id}`} variant="light" fullWidth>
        {t('unsettled.open')}
      </LinkButton>
    </Card>
  ));
}

type Unsettled = UnsettledPaymentFragment;
function textOf(state: Unsettled['state'], withOffice: Unsettled['withOffice']): string {
  if (state === 'SUSPENDED') return 'suspended';
  if (withOffice) return 'office';
  if (state === 'CHALLENGE') return 'challenge';
  return state === 'WAITING' ? 'waiting' : 'doubt';
}
