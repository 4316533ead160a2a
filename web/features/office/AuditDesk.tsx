import { Link } from 'react-router-dom';
import { OfficeWhoDocument } from '../../generated/cabinet/graphql.ts';
import { useData } from '../../lib/cabinet.ts';
import { useHref, useT } from '../../lib/intl.ts';
import { paths } from '../../paths.ts';
import { Await } from '../../ui/Await.tsx';
import { OfficePage } from '../../ui/office/OfficePage.tsx';
import { Books } from './Books.tsx';
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
          <Books today={today} />
        </OfficePage>
      )}
    </Await>
  );
}
