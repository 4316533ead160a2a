import {
  ProlongationCostDocument,
  type ProlongationCostQuery,
  RequestProlongationDocument,
} from '../../generated/cabinet/graphql.ts';
import { day, weekday } from '../../lib/dates.ts';
import { days } from '../../lib/format.ts';
import { paths } from '../../paths.ts';
import { type Agreement, AgreementScreen } from '../../ui/agreement/AgreementScreen.tsx';
import { MoneyText } from '../../ui/MoneyText.tsx';

const PROLONGATION: Agreement<NonNullable<ProlongationCostQuery['cost']>> = {
  kind: 'PROLONGATION',
  cost: ProlongationCostDocument,
  request: RequestProlongationDocument,
  dial: { id: 'days', print: days },
  dialNote: ({ end }, lang) => `${day(end, lang)}, ${weekday(end, lang)}`,
  note: ({ left }, t) => t('prolongation.left', { left }),
  instead: { after: 'PROLONGATIONS_OVER', page: paths.refinancing },
  lines: ({ principal, returnDate }, { end }, { t, lang }) => [
    {
      key: 'date',
      name: t('prolongation.newDate'),
      note: t('prolongation.dateBefore', { date: day(returnDate, lang) }),
      value: day(end, lang),
    },
    { key: 'principal', name: t('agreement.principal'), value: <MoneyText value={principal} /> },
  ],
};

export const ProlongationScreen = () => <AgreementScreen agreement={PROLONGATION} />;
