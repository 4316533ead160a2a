import type { EvidenceKind, LoanStatus } from '../../generated/cabinet/graphql.ts';
import { days, money, months } from '../../lib/format.ts';
import { useHref, useLang, useT } from '../../lib/intl.ts';
import { pageIn } from '../../lib/loan-stage.ts';
import { titleOf } from '../../lib/status-note.ts';
import { useCancel } from '../../lib/use-cancel.ts';
import { paths } from '../../paths.ts';
import { BalanceNote } from '../../ui/BalanceNote.tsx';
import { CancelApplication } from '../../ui/CancelApplication.tsx';
import { Card } from '../../ui/Card.tsx';
import { Cabinet } from '../../ui/cabinet/Cabinet.tsx';
import { QuickRows } from '../../ui/QuickRows.tsx';
import { StatusNote } from '../../ui/StatusNote.tsx';
import { StatusStep } from '../../ui/StatusStep.tsx';
import { StatusTag } from '../../ui/StatusTag.tsx';

type Opened = {
  readonly id: string;
  readonly status: LoanStatus;
  readonly evidenceAsked: readonly EvidenceKind[];
  readonly amount: bigint;
  readonly term: { readonly unit: 'DAY' | 'MONTH'; readonly count: number };
};
type Props = { readonly loan: Opened; readonly balance: bigint; readonly onCancelled: () => void };

export function InProgressScreen({ loan, balance, onCancelled }: Props) {
  const t = useT();
  const lang = useLang();
  const href = useHref();
  const cancelling = useCancel(loan.id, onCancelled);
  const { stage } = pageIn(loan.status);
  const term = loan.term.unit === 'DAY' ? days(loan.term.count, lang) : months(loan.term.count, lang);
  return (
    <Cabinet
      title={t(`status.title_${titleOf(loan)}`)}
      lead={t('application.goOnLead', { amount: money(loan.amount), term })}
    >
      <Card>
        <StatusTag status={loan.status} />
        <StatusNote loan={loan} />
        <StatusStep loan={loan} isMain />
      </Card>
      <BalanceNote balance={balance} />
      <QuickRows
        label={t('application.elsewhere')}
        rows={[
          { key: 'documents', icon: 'doc', title: t('cabinet.documents'), to: href(paths.documents) },
          { key: 'history', icon: 'list', title: t('application.historyRow'), to: href(paths.history) },
        ]}
      />
      {stage !== 'payout' && <CancelApplication submission={cancelling} />}
    </Cabinet>
  );
}
