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
  'get-money': 'help',
} as const satisfies Record<string, 'more' | 'documents' | 'help'>;

const nearestOf = (pathname: string) =>
  Object.entries(NEAREST).find(([first]) => pathname.split('/')[2] === first)?.[1];

export function NotFound() {
  const t = useT();
  const href = useHref();
  const segment = useSegment();
  const session = useSession();
  const { pathname } = useLocation();
  const nearest = nearestOf(pathname);
  return (
    <Arrival title="notFound.notFoundTitle">
      <EmptyState level={1} title={t('notFound.notFoundTitle')} text={t('notFound.notFoundText')}>
        {nearest && <LinkButton to={href(paths[nearest])}>{t(`notFound.to_${nearest}`)}</LinkButton>}
        <LinkButton
          to={session.signedIn ? homeOf(session, segment) : href(paths.login)}
          variant={nearest ? 'light' : 'filled'}
        >
          {t(session.signedIn ? 'notFound.notFoundAction' : 'notFound.toSignIn')}
        </LinkButton>
        <LinkButton to={href(paths.returnMoney)} variant="light">
          {t('foot.returnMoney')}
        </LinkButton>
        {nearest !== 'help' && (
          <LinkButton to={href(paths.help)} variant="light">
            {t('notFound.to_help')}
          </LinkButton>
        )}
      </EmptyState>
    </Arrival>
  );
}
