import { DISPUTE_REASONS } from '../../../schema/reference/dispute.ts';
import { OpenDisputesDocument } from '../../generated/cabinet/graphql.ts';
import { useData } from '../../lib/cabinet.ts';
import { numeric } from '../../lib/dates.ts';
import { useHref, useT } from '../../lib/intl.ts';
import { paths } from '../../paths.ts';
import { Await } from '../../ui/Await.tsx';
import { KindFilter, useKind } from '../../ui/office/KindFilter.tsx';
import { Pager, usePages } from '../../ui/office/Pager.tsx';
import { QuickRows } from '../../ui/QuickRows.tsx';

/** Draws nothing where nobody waits for an answer. */
export function Disputes() {
  const t = useT();
  const href = useHref();
  const kind = useKind('DISPUTES');
  const pages = usePages();
  const reason = DISPUTE_REASONS.find((one) => one === kind.kind) ?? null;
  const loaded = useData(OpenDisputesDocument, { reason, after: pages.after }, { every: 30_000 });
  return (
    <Await part of={loaded}>
      {({ openDisputes: { nodes, pageInfo } }) =>
        nodes.length === 0 && reason === null && pages.page === 0 ? null : (
          <section className="n-stack">
            <h2>{t('office.disputes')}</h2>
            <KindFilter
              of={{
                ...kind,
                choose: (next) => {
                  kind.choose(next);
                  pages.toFirst();
                },
              }}
              label={t('filter.part')}
              options={DISPUTE_REASONS.map((value) => ({ value, label: t(`dispute.${value}`) }))}
            />
            {nodes.length === 0 && <p className="n-quiet">{t('filter.nothing')}</p>}
            <QuickRows
              label={t('office.disputes')}
              rows={nodes.map(({ loanId, offerNumber, reason: said, answerBy }) => ({
                key: loanId,
                icon: 'shield',
                title: `${offerNumber}, ${t('office.disputeBy', { date: numeric(answerBy) })}`,
                text: t(`dispute.${said}`),
                to: href(paths.officeLoan, { loanId }),
              }))}
            />
            <Pager pages={pages} info={pageInfo} />
          </section>
        )
      }
    </Await>
  );
}
