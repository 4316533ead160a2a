import { Button } from '@mantine/core';
import { Link, useLocation } from 'react-router-dom';
import { CONTACT_CENTRE } from '../../lib/contact-centre.ts';
import { useHref, useT } from '../../lib/intl.ts';
import { signOut } from '../../lib/session.ts';
import { paths } from '../../paths.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import type { Identity } from './identity-source.ts';
import { OnlyWhere } from './OnlyWhere.tsx';

/** Another registration has this IIN: the borrower is led into that one, a second is not opened (R254). */
export const RestoreExistedUserScreen = () => (
  <OnlyWhere find={elsewhere}>{(status) => <Ways unfinished={status === 'IIN_EXISTS'} />}</OnlyWhere>
);

const elsewhere = ({ refusedIin }: Identity) =>
  refusedIin?.status === 'IIN_EXISTS' || refusedIin?.status === 'IIN_ALREADY_EXISTS' ? refusedIin.status : undefined;

function Ways({ unfinished }: { unfinished: boolean }) {
  const t = useT();
  const href = useHref();
  const { search } = useLocation(); // the page asked for before
  return (
    <EmptyState
      level={1}
      title={t('identity.elsewhereTitle')}
      text={t(unfinished ? 'identity.exists' : 'identity.alreadyExists')}
    >
      <Button onClick={() => void signOut(href(paths.login) + search)}>{t('identity.toSignIn')}</Button>
      <Button variant="light" onClick={() => void signOut(href(paths.restorePassword) + search)}>
        {t('identity.toRestore')}
      </Button>
      <Link className="n-tap" to={href(paths.registrationIin) + search}>
        {t('identity.otherIin')}
      </Link>
      <p>
        {t('identity.elsewhereCall')} <a href={CONTACT_CENTRE.href}>{CONTACT_CENTRE.phone}</a>, {t('shell.hours')}
      </p>
    </EmptyState>
  );
}
