import { day, dayOf } from '../../lib/dates.ts';
import { money, months } from '../../lib/format.ts';
import { useHref, useLang, useT } from '../../lib/intl.ts';
import { useGo } from '../../lib/use-go.ts';
import { paths } from '../../paths.ts';
import { SignAgreement } from '../../ui/agreement/SignAgreement.tsx';
import { Onward } from '../../ui/Onward.tsx';
import { WithLoan, waiting } from './WithLoan.tsx';

/** Requested by the borrower, or made by the office after a court decision. */
export function RestructuringOfferScreen() {
  const t = useT();
  const lang = useLang();
  const href = useHref();
  const navigate = useGo();
  return (
    <WithLoan>
      {(loan) => {
        const request = waiting(loan);
        if (!request || request.signed) return <Onward to={href(paths.restructuring)} />;
        const court = loan.request?.parts?.courtDecidedOn;
        const courtLead = (decided: string, until?: string | null): string =>
          t('restructuring.signCourt', {
            date: dayOf(decided, lang),
            until: until ? day(until, lang) : day(request.payBy, lang),
          });
        const lead = t('restructuring.signLead', {
          months: months(request.months ?? 0, lang),
          date: request.newReturnDate ? day(request.newReturnDate, lang) : '',
          sum: money(request.payToday),
        });
        return (
          <SignAgreement
            loanId={loan.id}
            request={request}
            title={t('restructuring.signTitle')}
            lead={court ? `${courtLead(court, request.standsUntil)} ${lead}` : lead}
            done={() => navigate(href(paths.restructuringThanks), { replace: true })}
            other={() => navigate(href(paths.restructuring), { state: { choosing: true } })}
            otherNote={court ? t('restructuring.otherCourt') : undefined}
          />
        );
      }}
    </WithLoan>
  );
}
