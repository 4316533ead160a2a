import { DISPUTE_REASONS } from '../../../schema/reference/dispute.ts';
import { OpenDisputesDocument, type OpenDisputesQuery } from '../../generated/cabinet/graphql.ts';
import { useData } from '../../lib/cabinet.ts';
import { numeric } from '../../lib/dates.ts';
import { useHref, useT } from '../../lib/intl.ts';
import { paths } from '../../paths.ts';
import { Await } from '../../ui/Await.tsx';
import { KindFilter, useKind } from '../../ui/office/KindFilter.tsx';
import { QuickRows } from '../../ui/QuickRows.tsx';

/** Draws nothing where nobody waits for an answer. */
export function Disputes() {
  const t = useT();
  const href = useHref();
  const kind = useKind('DISPUTES');
  const loaded = useData(OpenDisputesDocument, {}, { every: 30_000 });
  const shownOf = (all: OpenDisputesQuery['openDisputes']) => all.filter(({ reason }) => kind.isShown(reason));
  return (
    <Await part of={loaded}>
      {({ openDisputes }) =>
        openDisputes.length === 0 ? null : (
          <section className="n-stack">
            <h2>{t('office.disputes')}</h2>
            <KindFilter
              of={kind}
              label={t('filter.part')}
              options={DISPUTE_REASONS.map((value) => ({ value, label: t(`dispute.${value}`) }))}
            />
            {shownOf(openDisputes).length === 0 && <p className="n-quiet">{t('filter.nothing')}</p>}
            <QuickRows
              label={t('office.disputes')}
              rows={shownOf(openDisputes).map(({ loanId, offerNumber, reason, answerBy }) => ({
                key: loanId,
                icon: 'shield',
                title: `${offerNumber}, ${t('office.disputeBy', { date: numeric(answerBy) })}`,
                text: t(`dispute.${reason}`),
                to: href(paths.officeLoan, { loanId }),
              }))}
            />
          </section>
        )
      }
    </Await>
  );
}
