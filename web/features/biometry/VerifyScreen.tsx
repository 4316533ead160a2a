import { CONTACT_CENTRE } from '../../lib/contact-centre.ts';
import { useHref, useT } from '../../lib/intl.ts';
import { paths } from '../../paths.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { OnlyWithReason } from '../../ui/OnlyWithReason.tsx';

/** LIMIT_REACHED: no tries are left today; the page says what the borrower can still do. */
export function VerifyScreen() {
  const t = useT();
  const href = useHref();
  return (
    <OnlyWithReason reason="LIMIT_REACHED">
      <EmptyState level={1} title={t('biometry.verifyTitle')} text={t('biometry.verifyText')}>
        <LinkButton to={href(paths.cabinet)}>{t('biometry.toCabinet')}</LinkButton>
        <a className="n-tap" href={CONTACT_CENTRE.href}>
          {t('biometry.call')}
        </a>
      </EmptyState>
    </OnlyWithReason>
  );
}
