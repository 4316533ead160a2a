import {
  RefinancingCostDocument,
  type RefinancingCostQuery,
  RequestRefinancingDocument,
} from '../../generated/cabinet/graphql.ts';
import { day, dayOn, dayWithYear } from '../../lib/dates.ts';
import { months } from '../../lib/format.ts';
import { paths } from '../../paths.ts';
import { type Agreement, AgreementScreen } from '../../ui/agreement/AgreementScreen.tsx';
import { MoneyText } from '../../ui/MoneyText.tsx';

const REFINANCING: Agreement<NonNullable<RefinancingCostQuery['cost']>> = {
  kind: 'REFINANCING',
  cost: RefinancingCostDocument,
  request: RequestRefinancingDocument,
  dial: { id: 'months', print: months },
  instead: { after: 'REFINANCING_TOO_SMALL', page: paths.prolongation },
  lines: ({ principal, returnDate }, { end, firstDate, firstPayment }, { t, lang }) => [
    {
      key: 'amount',
      name: t('refinancing.amount'),
      note: t('refinancing.amountNote', { date: dayOn(returnDate, lang) }),
      value: <MoneyText value={principal} />,
    },
    {
      key: 'first',
      name: t('refinancing.first'),
      note: day(firstDate, lang),
      value: <MoneyText value={firstPayment} />,
    },
    { key: 'last', name: t('refinancing.lastDate'), value: dayWithYear(end, lang) },
  ],
};

export const RefinancingScreen = () => <AgreementScreen agreement={REFINANCING} />;
