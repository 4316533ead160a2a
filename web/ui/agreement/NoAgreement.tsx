import { useHref, useT } from '../../lib/intl.ts';
import { paths } from '../../paths.ts';
import { EmptyState } from '../EmptyState.tsx';
import { LinkButton } from '../LinkButton.tsx';

export function NoAgreement() {
  const t = useT();
  const href = useHref();
  return (
    <EmptyState level={1} title={t('agreement.none')} text={t('agreement.noneText')}>
      <LinkButton to={href(paths.cabinet)}>{t('agreement.back')}</LinkButton>
    </EmptyState>
  );
}
