import { Button } from '@mantine/core';
import { Link, useLocation } from 'react-router-dom';
import { CONTACT_CENTRE } from '../../lib/contact-centre.ts';
import { useHref, useT } from '../../lib/intl.ts';
import type { SubmitState } from '../../lib/use-submit.ts';
import { paths } from '../../paths.ts';
import { CancelApplication } from '../../ui/CancelApplication.tsx';
import { Card } from '../../ui/Card.tsx';
import { ErrorSummary } from '../../ui/ErrorSummary.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { ResultPage } from '../../ui/ResultPage.tsx';
import styles from './decision.module.css';

export type RevisionViewProps = {
  /** Parts of the profile to correct. */
  readonly fields: readonly string[];
  readonly returning: SubmitState<null>;
  readonly withdrawing: SubmitState<null>;
};

const PAGE = {
  personal: paths.editDocument,
  address: paths.editAddress,
  employment: paths.editAdditionalData,
  contacts: paths.editAdditionalContacts,
} as const;
type Part = keyof typeof PAGE;
const PARTS = Object.keys(PAGE) as readonly Part[];
/** A field of the identity document belongs to the personal part. */
const partOf = (field: string): Part | undefined =>
  field.startsWith('document') ? 'personal' : PARTS.find((part) => part === field);

export function RevisionView({ fields, returning, withdrawing }: RevisionViewProps) {
  const t = useT();
  const href = useHref();
  const { pathname, search } = useLocation();
  const parts = PARTS.filter((part) => fields.some((field) => partOf(field) === part));
  return (
    <ResultPage>
      <h1>{t('decision.revisionTitle')}</h1>
      <p>{t('decision.revisionText')}</p>
      <Card title={t('decision.revisionWhat')}>
        {parts.length === 0 && <p>{t('decision.revisionAny')}</p>}
        <ul className={styles.parts}>
          {(parts.length === 0 ? PARTS : parts).map((part) => (
            <li key={part}>
              <Link to={href(PAGE[part])} state={{ from: `${pathname}${search}` }}>
                <Icon name="right" size={18} />
                {t(`decision.revision_${part}`)}
              </Link>
            </li>
          ))}
        </ul>
        <p className="n-quiet">{t('decision.revisionFixed')}</p>
        <a className="n-tap" href={CONTACT_CENTRE.href}>
          {t('decision.call')}
        </a>
      </Card>
      <ErrorSummary {...returning} />
      <Button fullWidth loading={returning.pending} onClick={() => void returning.submit(null)}>
        {t('decision.revisionSend')}
      </Button>
      <p className="n-quiet">{t('decision.revisionTill')}</p>
      <CancelApplication submission={withdrawing} />
    </ResultPage>
  );
}
