import { lazy, type ReactNode, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { DeskDocument, type DeskQuery } from '../../generated/cabinet/graphql.ts';
import { useData } from '../../lib/cabinet.ts';
import { numeric } from '../../lib/dates.ts';
import { number } from '../../lib/format.ts';
import { useHref, useT } from '../../lib/intl.ts';
import { paths } from '../../paths.ts';
import { Await } from '../../ui/Await.tsx';
import { OfficePage } from '../../ui/office/OfficePage.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { AccessLog } from './AccessLog.tsx';
import { Anchors } from './Anchors.tsx';
import { Allowance, Books } from './Books.tsx';
import { Cash } from './Cash.tsx';
import { DeskSection } from './DeskSection.tsx';
import { LogVerification } from './LogVerification.tsx';
import { Sample } from './Sample.tsx';
import { Search } from './Search.tsx';

const QueryLog = lazy(() => import('./QueryLog.tsx').then((m) => ({ default: m.QueryLog })));

function Queries() {
  const t = useT();
  return (
    <Suspense fallback={<Skeleton rows={[240]} label={t('shell.loading')} />}>
      <QueryLog />
    </Suspense>
  );
}

/** Where an auditor begins: whose log to open, and the books. */
export function AuditDesk() {
  const t = useT();
  const href = useHref();
  return (
    <Await of={useData(DeskDocument, {})}>
      {(desk) => (
        <OfficePage>
          <Link className="n-tap" data-key="U" to={href(paths.office)} data-no-print>
            {t('correction.back')}
          </Link>
          <h1>{t('office.auditor')}</h1>
          <Search auditor opensPersons={false} />
          {PARTS.map(([name, Part]) => (
            <DeskSection key={name} name={name} title={t(`audit.${name}`)} fact={factOf(t, name, desk)}>
              <Part today={desk.session.today} />
            </DeskSection>
          ))}
        </OfficePage>
      )}
    </Await>
  );
}

type DeskPart = 'verify' | 'anchors' | 'sample' | 'books' | 'cash' | 'allowance' | 'access' | 'queries';
const PARTS: readonly (readonly [DeskPart, (props: { today: string }) => ReactNode])[] = [
  ['verify', LogVerification],
  ['anchors', Anchors],
  ['sample', Sample],
  ['books', Books],
  ['cash', Cash],
  ['allowance', Allowance],
  ['access', AccessLog],
  ['queries', Queries],
];

/** Rows of the access log are numbered without gaps. */
function factOf(t: ReturnType<typeof useT>, part: DeskPart, desk: DeskQuery): string | undefined {
  const { logVerification: run, dailyAnchors, accessLog, session } = desk;
  const newest = dailyAnchors[0]?.date;
  const facts: Record<DeskPart, string | undefined> = {
    verify: run ? t(`audit.verify_${run.outcome}`, { found: run.found }) : t('audit.verifyNever'),
    anchors: newest ? t('audit.anchorsNewest', { date: numeric(newest) }) : t('audit.anchorsNone'),
    sample: undefined,
    books: t('audit.onDay', { date: numeric(session.today) }),
    cash: t('audit.onDay', { date: numeric(session.today) }),
    allowance: t('audit.onDay', { date: numeric(session.today) }),
    queries: undefined,
    access: t('audit.accessRows', { rows: number(accessLog.rows[0]?.place ?? 0) }),
  };
  return facts[part];
}
