import { day, daysBetween } from '../../lib/dates.ts';
import { money } from '../../lib/format.ts';
import { useHref, useLang, useSegment, useT } from '../../lib/intl.ts';
import { payWay } from '../../lib/pay-way.ts';
import { paths } from '../../paths.ts';
import { EndedNote } from '../../ui/agreement/EndedNote.tsx';
import { Card } from '../../ui/Card.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import type { OpenLoan } from './open-loan.ts';

const PAGE = {
  PROLONGATION: paths.prolongation,
  REFINANCING: paths.refinancing,
  RESTRUCTURING: paths.restructuring,
} as const;
const WAITS = {
  PROLONGATION: 'loan.prolongationWaits',
  REFINANCING: 'loan.refinancingWaits',
  RESTRUCTURING: 'loan.restructuringWaits',
} as const;

/** What an open agreement still needs and until when; or that it lapsed today or yesterday. */
export function RequestNote({ loan: { id, request, endedRequest }, today }: { loan: OpenLoan; today: string }) {
  const t = useT();
  const lang = useLang();
  const href = useHref();
  const segment = useSegment();
  if (!request)
    return endedRequest && isFresh(endedRequest.requestedOn, today) ? <EndedNote ended={endedRequest} /> : null;
  const words = { sum: money(request.payToday), date: day(request.payBy, lang) };
  const until = request.signed ? null : request.standsUntil;
  return (
    <Card tone="care" title={t(WAITS[request.kind])}>
      {until && <p>{t('loan.requestStands', { date: day(until, lang) })}</p>}
      <p>{t(request.signed ? 'loan.requestToPay' : 'loan.requestToSign', words)}</p>
      {request.signed ? (
        <LinkButton to={payWay(segment, id, request.payToday)} fullWidth>
          {t('loan.pay', words)}
        </LinkButton>
      ) : null}
      <LinkButton to={href(PAGE[request.kind])} variant="light" fullWidth>
        {t(request.signed ? 'loan.requestOpen' : 'loan.requestSign')}
      </LinkButton>
    </Card>
  );
}

const isFresh = (asked: string, today: string): boolean => daysBetween(asked, today) <= 2;
