import type { EndedRequestPartsFragment } from '../../generated/cabinet/graphql.ts';
import { dayOf } from '../../lib/dates.ts';
import { useLang, useT } from '../../lib/intl.ts';
import { Card } from '../Card.tsx';

/** A request that lapsed or failed without being withdrawn: when, and where its money is. */
export function EndedNote({ ended }: { ended: EndedRequestPartsFragment }) {
  const t = useT();
  const lang = useLang();
  if (ended.reason === 'WITHDRAWN') return null;
  return (
    <Card tone="care" title={t('agreement.ended', { date: dayOf(ended.requestedOn, lang) })}>
      <p>{t(ended.reason === 'LAPSED' ? 'agreement.lapsed' : 'agreement.overtaken')}</p>
    </Card>
  );
}
