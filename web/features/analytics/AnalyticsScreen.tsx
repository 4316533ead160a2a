import { useSearchParams } from 'react-router-dom';
import { AnalyticsDocument, OfficeWhoDocument } from '../../generated/cabinet/graphql.ts';
import { useData } from '../../lib/cabinet.ts';
import { numeric } from '../../lib/dates.ts';
import { useT } from '../../lib/intl.ts';
import { Await } from '../../ui/Await.tsx';
import { FoldCard, OfficePage } from '../../ui/office/OfficePage.tsx';
import { PrintButton } from '../../ui/PrintButton.tsx';
import styles from './analytics.module.css';
import { CashCard, FunnelCard, IncomeCard } from './Flows.tsx';
import { ArrearsCard, FiguresCard, ProductsCard } from './Holdings.tsx';
import { PeriodForm } from './PeriodForm.tsx';
import { type Chosen, chosenIn, filterOf, inAddress, yearBefore } from './period.ts';
import { VintagesCard } from './VintagesCard.tsx';

/** The address keeps both days and the filters, so that a page can be sent to another analyst. */
export function AnalyticsScreen() {
  const who = useData(OfficeWhoDocument, {});
  return <Await of={who}>{({ session }) => <Report today={session.today} />}</Await>;
}

function Report({ today }: { today: string }) {
  const t = useT();
  const [address, setAddress] = useSearchParams();
  const chosen = chosenIn(address, today);
  return (
    <OfficePage>
      <div className={styles.head}>
        <h1>{t('analytics.title')}</h1>
        <PrintButton />
      </div>
      <p className="n-quiet">{t('analytics.lead')}</p>
      <div data-no-print>
        <FoldCard title={t('analytics.which')}>
          <PeriodForm
            key={inAddress(chosen).toString()}
            today={today}
            chosen={chosen}
            onChoose={(next) => setAddress(inAddress(next))}
          />
        </FoldCard>
      </div>
      <Figures chosen={chosen} />
    </OfficePage>
  );
}

function Figures({ chosen }: { chosen: Chosen }) {
  const t = useT();
  const variables = {
    date: chosen.date,
    before: chosen.before,
    from: yearBefore(chosen.date),
    filter: filterOf(chosen),
  };
  const loaded = useData(AnalyticsDocument, variables, { keep: true });
  return (
    <Await of={loaded}>
      {({ now, before }) => (
        <>
          <div className={styles.three}>
            <FiguresCard now={now} before={before} />
            <ArrearsCard now={now} before={before} />
            <ProductsCard now={now} before={before} />
          </div>
          <VintagesCard rows={now.vintages} />
          <div className={styles.three}>
            <IncomeCard rows={now.income} />
            <FunnelCard rows={now.funnel} from={variables.from} />
            <CashCard rows={now.cash} />
          </div>
          <p className="n-quiet">{t('analytics.source', { date: numeric(now.date), position: now.asOfPosition })}</p>
        </>
      )}
    </Await>
  );
}
