import { OpenCorrectionsDocument } from '../../generated/cabinet/graphql.ts';
import { useData } from '../../lib/cabinet.ts';
import { useT } from '../../lib/intl.ts';
import { Await } from '../../ui/Await.tsx';
import { KindFilter, useKind } from '../../ui/office/KindFilter.tsx';
import { CorrectionCard } from './CorrectionCard.tsx';

/** Draws nothing where no correction waits. */
export function Corrections() {
  const t = useT();
  const kind = useKind('CORRECTIONS');
  const loaded = useData(OpenCorrectionsDocument, {}, { every: 30_000 });
  return (
    <Await part of={loaded}>
      {({ openCorrections }, again) => {
        if (openCorrections.length === 0) return null;
        const shown = openCorrections.filter((one) => kind.isShown(one.kind));
        return (
          <section className="n-stack">
            <h2>{t('office.corrections')}</h2>
            <KindFilter
              of={kind}
              label={t('filter.part')}
              options={[...new Set(openCorrections.map((one) => one.kind))].map((value) => ({
                value,
                label: t(`correction.kind_${value}`),
              }))}
            />
            {shown.length === 0 && <p className="n-quiet">{t('filter.nothing')}</p>}
            {shown.map((one) => (
              <CorrectionCard key={one.id} correction={one} onDone={again} />
            ))}
          </section>
        );
      }}
    </Await>
  );
}
