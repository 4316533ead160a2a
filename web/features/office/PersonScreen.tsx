import { lazy, Suspense, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { OfficePersonDocument } from '../../generated/cabinet/graphql.ts';
import { useData } from '../../lib/cabinet.ts';
import { useHref, useT } from '../../lib/intl.ts';
import { unknownPerson } from '../../lib/unknown-person.ts';
import { paths } from '../../paths.ts';
import { Await } from '../../ui/Await.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { OfficePage } from '../../ui/office/OfficePage.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { CorrectionCard } from './CorrectionCard.tsx';
import { DeskSection } from './DeskSection.tsx';
import styles from './office.module.css';
import { LoansCard, SignInCard, WhoCard } from './PersonCards.tsx';
import { Correspondence, PaymentsAndPapers } from './PersonHistory.tsx';
import { PersonNotes } from './PersonNotes.tsx';

/** Its fields and dictionaries come after the page. */
const CorrectionForm = lazy(() => import('./CorrectionForm.tsx').then((m) => ({ default: m.CorrectionForm })));

/** One person: who it is and the loans; the rest is folded: what happened, and corrections that take two persons. */
export function PersonScreen() {
  const t = useT();
  const href = useHref();
  const { borrowerId = '' } = useParams();
  const [shown, setShown] = useState<{ readonly of: string; readonly caseNumber: string }>();
  const caseNumber = shown?.of === borrowerId ? shown.caseNumber : undefined;
  const loaded = useData(OfficePersonDocument, { borrowerId });
  return (
    <Await of={loaded}>
      {({ officePerson: one }, again) => (
        <OfficePage>
          <Link className="n-tap" data-key="U" to={href(paths.office)} data-no-print>
            {t('correction.back')}
          </Link>
          {one ? (
            <>
              <h1>{one.person?.fullName ?? unknownPerson(t, one.erasedAt)}</h1>
              {one.erasedAt && <p>{t('correction.erasedText')}</p>}
              {one.corrections.map((correction) => (
                <CorrectionCard key={correction.id} correction={correction} onDone={again} />
              ))}
              <div className={styles.card}>
                <div className={styles.page}>
                  {!one.erasedAt && (
                    <WhoCard person={one} onCase={(given) => setShown({ of: borrowerId, caseNumber: given })} />
                  )}
                  <LoansCard loans={one.loans} />
                  <PaymentsAndPapers person={one} caseNumber={caseNumber} />
                </div>
                {!one.erasedAt && (
                  <div className={styles.page}>
                    <PersonNotes person={one} onDone={again} />
                    <SignInCard person={one} onDone={again} />
                    <Correspondence person={one} />
                    <DeskSection name="correct" title={t('correction.title')}>
                      <p className="n-quiet">{t('correction.lead')}</p>
                      <Suspense fallback={<Skeleton rows={[480]} label={t('shell.loading')} />}>
                        <CorrectionForm borrowerId={one.borrowerId} onDone={again} />
                      </Suspense>
                    </DeskSection>
                  </div>
                )}
              </div>
            </>
          ) : (
            <EmptyState level={1} title={t('correction.nobody')} text={t('correction.nobodyText')}>
              <LinkButton to={href(paths.office)}>{t('correction.back')}</LinkButton>
            </EmptyState>
          )}
        </OfficePage>
      )}
    </Await>
  );
}
