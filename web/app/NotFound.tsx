import { useLocation } from 'react-router-dom';
import { useHref, useSegment, useT } from '../lib/intl.ts';
import { useSession } from '../lib/session.ts';
import { paths } from '../paths.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';
import { Arrival } from './Arrival.tsx';
import { homeOf } from './guards.ts';

/** The page nearest to an unknown URL. */
const NEAREST = {
  settings: 'more',
  edit: 'more',
  notifications: 'documents',
  certificate: 'documents',
  'my-statements': 'documents',
  'bonus-program': 'bonus',
  'get-money': 'help',
  'how-it-works': 'help',
  faq: 'help',
  'about-company': 'help',
} as const satisfies Record<string, 'more' | 'documents' | 'bonus' | 'help'>;

const nearestOf = (pathname: string) =>
  Object.entries(NEAREST).find(([first]) => pathname.split('/')[2] === first)?.[1];

function NotFound() {
  const t = useT();
  const href = useHref();
  const segment = useSegment();
  const session = useSession();
  const { pathname } = useLocation();
  const nearest = nearestOf(pathname);
  return (
    <EmptyState level={1} title={t('shell.notFoundTitle')} text={t('shell.notFoundText')}>
      {nearest && <LinkButton to={href(paths[nearest])}>{t(`shell.to_${nearest}`)}</LinkButton>}
      <LinkButton
        to={session.signedIn ? homeOf(session, segment) : href(paths.login)}
        variant={nearest ? 'light' : 'filled'}
      >
        {t(session.signedIn ? 'shell.notFoundAction' : 'shell.toSignIn')}
      </LinkButton>
      <LinkButton to={href(paths.returnMoney)} variant="light">
        {t('shell.toReturnMoney')}
      </LinkButton>
      {nearest !== 'help' && (
        <LinkButton to={href(paths.help)} variant="light">
          {t('shell.to_help')}
        </LinkButton>
      )}
    </EmptyState>
  );
}

export const notFound = (
  <Arrival title="shell.notFoundTitle">
    <NotFound />
  </Arrival>
);
