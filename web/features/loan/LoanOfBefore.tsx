import { LoanOfBeforeDocument } from '../../generated/cabinet/graphql.ts';
import { useData } from '../../lib/cabinet.ts';
import { dayOf } from '../../lib/dates.ts';
import { type Translate, useLang, useT } from '../../lib/intl.ts';
import type { Lang } from '../../lib/locale.ts';
import { Await } from '../../ui/Await.tsx';
import { Card } from '../../ui/Card.tsx';
import { Cabinet } from '../../ui/cabinet/Cabinet.tsx';
import { SeenBefore } from '../../ui/SeenBefore.tsx';
import { StatusTag } from '../../ui/StatusTag.tsx';
import { ToTechnicalWork } from '../../ui/ToTechnicalWork.tsx';
import { WithNumber } from '../../ui/WithNumber.tsx';
import { DebtCard } from './DebtCard.tsx';
import { headline, type OpenLoan, rowInQuestion } from './open-loan.ts';
import { ScheduleCard } from './ScheduleCard.tsx';

/** The open loan while nothing newer can be read: what was known a moment ago, with its time and without acts. */
export function LoanOfBefore({ again }: { readonly again: () => void }) {
  const t = useT();
  const lang = useLang();
  const loaded = useData(LoanOfBeforeDocument, {});
  return (
    <Await of={loaded} rows={[36, 200, 240]}>
      {({ currentLoan: loan }) =>
        loan?.asOf ? (
          <Cabinet
            title={titleOf(loan, lang, t)}
            lead={<WithNumber text={t('loan.leadNoName', { number: loan.offerNumber })} number={loan.offerNumber} />}
          >
            <SeenBefore at={loan.asOf} again={again} />
            <Card>
              <StatusTag status={loan.status} />
            </Card>
            {loan.debt && (
              <DebtCard
                debt={loan.debt}
                chosen={loan.price.fastIssueFee > 0n || loan.price.insurancePremium > 0n}
                closing={undefined}
              />
            )}
            <ScheduleCard loan={loan} />
          </Cabinet>
        ) : (
          <ToTechnicalWork />
        )
      }
    </Await>
  );
}

function titleOf(loan: OpenLoan, lang: Lang, t: Translate): string {
  const row = rowInQuestion(loan);
  return t(headline(loan), { date: row ? dayOf(row.date, lang) : '' });
}
