import type { LoanStatus } from '../generated/cabinet/graphql.ts';
import { useSegment, useT } from '../lib/intl.ts';
import { stepOf } from '../lib/loan-stage.ts';
import { LinkButton } from './LinkButton.tsx';

type Props = { readonly loan: { readonly id: string; readonly status: LoanStatus }; readonly isMain?: boolean };

/** The button of the status; nothing where the borrower only has to wait. */
export function StatusStep({ loan, isMain = false }: Props) {
  const t = useT();
  const step = stepOf(loan, useSegment());
  if (!step) return null;
  return (
    <LinkButton to={step.to} variant={isMain ? 'filled' : 'light'} fullWidth>
      {t(`status.${step.label}`)}
    </LinkButton>
  );
}
