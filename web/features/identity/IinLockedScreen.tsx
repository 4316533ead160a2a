import { Button } from '@mantine/core';
import { Link, useLocation } from 'react-router-dom';
import { CONTACT_CENTRE } from '../../lib/contact-centre.ts';
import { useHref, useT } from '../../lib/intl.ts';
import { signOut } from '../../lib/session.ts';
import { paths } from '../../paths.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { OnlyWhere } from './OnlyWhere.tsx';

/** IIN_BLOCKED: the lender does not serve this person; the page says how to object to a mistake. */
export const IinLockedScreen = () => (
  <OnlyWhere find={({ refusedIin }) => (refusedIin?.status === 'IIN_BLOCKED' ? refusedIin : undefined)}>
    {() => <Locked />}
  </OnlyWhere>
);

function Locked() {
  const t = useT();
  const href = useHref();
  const { search } = useLocation(); // the page asked for before
  return (
    <EmptyState level={1} title={t('identity.lockedTitle')} text={t('identity.lockedText')}>
      <p>
        {t('identity.lockedCall')} <a href={CONTACT_CENTRE.href}>{CONTACT_CENTRE.phone}</a>, {t('shell.hours')}
      </p>
      <Link className="n-tap" to={href(paths.registrationIin) + search}>
        {t('identity.otherIin')}
      </Link>
      <Button variant="light" onClick={() => void signOut()}>
        {t('identity.signOut')}
      </Button>
    </EmptyState>
  );
}
