import { Link } from 'react-router-dom';
import { OfficeWhoDocument } from '../../generated/cabinet/graphql.ts';
import { useData } from '../../lib/cabinet.ts';
import { useHref, useT } from '../../lib/intl.ts';
import { paths } from '../../paths.ts';
import { Await } from '../../ui/Await.tsx';
import { OfficePage } from '../../ui/office/OfficePage.tsx';
import { AccessLog } from './AccessLog.tsx';
import { Anchors } from './Anchors.tsx';
import { Books } from './Books.tsx';
import { LogVerification } from './LogVerification.tsx';
import { Sample } from './Sample.tsx';
import { Search } from './Search.tsx';

/** Where an auditor begins: whose log to open, and the books. */
export function AuditDesk() {
  const t = useT();
  const href = useHref();
  return (
    <Await of={useData(OfficeWhoDocument, {})}>
      {({ session: { today } }) => (
        <OfficePage>
          <Link className="n-tap" data-key="U" to={href(paths.office)} data-no-print>
            {t('office.back')}
          </Link>
          <h1>{t('office.auditor')}</h1>
          <Search auditor opensPersons={false} />
          <LogVerification />
          <Anchors />
          <Sample today={today} />
          <Books today={today} />
          <AccessLog />
        </OfficePage>
      )}
    </Await>
  );
}
