import { dayTo } from '../../lib/dates.ts';
import { useHref, useLang, useT } from '../../lib/intl.ts';
import { paths } from '../../paths.ts';
import { PayAgreement } from '../../ui/agreement/PayAgreement.tsx';
import { Onward } from '../../ui/Onward.tsx';
import { PlanView } from './PlanView.tsx';
import { WithLoan, waiting } from './WithLoan.tsx';

/** The first payment is due before midnight. */
export function RestructuringThanksScreen() {
  const t = useT();
  const lang = useLang();
  const href = useHref();
  return (
    <WithLoan>
      {(loan, again) => {
        if (loan.restructured) return <PlanView loan={loan} />;
        const request = waiting(loan);
        if (!request?.signed) return <Onward to={href(paths.restructuring)} />;
        const date = request.newReturnDate ? dayTo(request.newReturnDate, lang) : '';
        return (
          <PayAgreement
            loanId={loan.id}
            request={request}
            title={t('restructuring.payTitle')}
            text={t('restructuring.payText', { date })}
            withdrawn={again}
          />
        );
      }}
    </WithLoan>
  );
}
