import { OpenAsksDocument, type OpenAsksQuery } from '../../generated/cabinet/graphql.ts';
import { useData } from '../../lib/cabinet.ts';
import { useHref, useT } from '../../lib/intl.ts';
import { paths } from '../../paths.ts';
import { Await } from '../../ui/Await.tsx';
import { moment } from '../../ui/office/moment.ts';
import { QuickRows } from '../../ui/QuickRows.tsx';

type Ask = OpenAsksQuery['openAsks'][number];

/** Draws nothing where this person has nothing to confirm. */
export function OpenAsks() {
  const t = useT();
  const href = useHref();
  const loaded = useData(OpenAsksDocument, {}, { every: 30_000 });
  const whereOf = ({ place, loanId }: Ask): string => {
    if (place === 'LOAN' && loanId) return href(paths.officeLoan, { loanId });
    if (place === 'APPLICATION' && loanId) return href(paths.officeApplication, { loanId });
    return href(place === 'SETTLEMENTS' ? paths.officeSettlement : paths.officeSuspense);
  };
  const titleOf = ({ act, offerNumber, place }: Ask): string =>
    act
      ? `${offerNumber ?? ''}: ${t(`officeLoan.act${act}`)}`
      : t(place === 'SETTLEMENTS' ? 'office.settlement' : 'office.suspense');
  return (
    <Await part of={loaded}>
      {({ openAsks }) =>
        openAsks.length === 0 ? null : (
          <section className="n-stack">
            <h2>{t('office.asks')}</h2>
            <QuickRows
              label={t('office.asks')}
              rows={openAsks.map((ask) => ({
                key: `${ask.place}${ask.act}${ask.loanId}${ask.at}`,
                icon: 'shield',
                title: titleOf(ask),
                text: t('officeLoan.askedBy', {
                  by: ask.by,
                  at: moment(ask.at),
                }),
                to: whereOf(ask),
              }))}
            />
          </section>
        )
      }
    </Await>
  );
}
