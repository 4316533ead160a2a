import { useHref, useT } from '../lib/intl.ts';
import { paths } from '../paths.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';

/** An address that leads nowhere. */
export function NotFound() {
  const t = useT();
  const href = useHref();
  return (
    <EmptyState level={1} title={t('shell.notFoundTitle')} text={t('shell.notFoundText')}>
      <LinkButton to={href(paths.login)}>{t('shell.notFoundAction')}</LinkButton>
    </EmptyState>
  );
}
