import { useT } from '../../lib/intl.ts';
import type { SubmitState } from '../../lib/use-submit.ts';
import { Card } from '../../ui/Card.tsx';
import { ErrorSummary } from '../../ui/ErrorSummary.tsx';
import { MoneyText } from '../../ui/MoneyText.tsx';
import { SwitchRow } from '../../ui/SwitchRow.tsx';
import type { Application } from './agreement.ts';

export type InsuranceChoice = {
  /** Undefined if this loan has no insurance, or while the server computes its price. */
  readonly premium: bigint | undefined;
  readonly submission: SubmitState<boolean>;
};

/** Off at first. */
export function InsuranceCard({ loan, premium, submission }: InsuranceChoice & { readonly loan: Application }) {
  const t = useT();
  if (premium === undefined) return null;
  return (
    <Card>
      <ErrorSummary {...submission} />
      <SwitchRow
        id="insuranceAgreed"
        checked={loan.insuranceAgreed}
        onChange={(on) => void submission.submit(on)}
        label={t('application.insurance')}
        aside={<MoneyText value={premium} plus />}
        text={t('application.insuranceText')}
      />
    </Card>
  );
}
