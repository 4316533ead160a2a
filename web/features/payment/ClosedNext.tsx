import { ClosedLoanDocument } from '../../generated/cabinet/graphql.ts';
import { useData } from '../../lib/cabinet.ts';
import { dayWithYear } from '../../lib/dates.ts';
import { useHref, useLang, useT } from '../../lib/intl.ts';
import { paths } from '../../paths.ts';
import { Card } from '../../ui/Card.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { RESULT_POLL_MS } from './started.ts';

/** The loan is paid off: its number, the certificate that nothing is owed once it can be made, and where it stays. */
export function ClosedNext({ loanId }: { loanId: string }) {
  const t = useT();
  const lang = useLang();
  const href = useHref();
  const loaded = useData(ClosedLoanDocument, { loanId }, { every: RESULT_POLL_MS });
  const loan = loaded.kind === 'ready' ? loaded.data.loan : null;
  if (!loan) return null;
  const { offerNumber, closedOn } = loan;
  return (
    <Card title={t('payment.closedLoan', { number: offerNumber })} tone="tint">
      <p>{closedOn ? t('payment.closedOn', { date: dayWithYear(closedOn, lang) }) : t('payment.closedSoon')}</p>
      <p>{t('payment.closedNext')}</p>
      {closedOn && (
        <LinkButton to={`${href(paths.certificate)}?loan=${loanId}`} fullWidth data-no-print>
          {t('payment.closedCertificate')}
        </LinkButton>
      )}
    </Card>
  );
}
