import { Button } from '@mantine/core';
import { CONTACT_CENTRE } from '../../lib/contact-centre.ts';
import { useT } from '../../lib/intl.ts';
import { signOut } from '../../lib/session.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { OnlyWithReason } from '../../ui/OnlyWithReason.tsx';

/** IIN_BLOCKED: the lender does not serve this person; the page says how to object to a mistake. */
export function IinLockedScreen() {
  const t = useT();
  return (
    <OnlyWithReason reason="IIN_BLOCKED">
      <EmptyState level={1} title={t('identity.lockedTitle')} text={t('identity.lockedText')}>
        <p>
          {t('identity.lockedCall')} <a href={CONTACT_CENTRE.href}>{CONTACT_CENTRE.phone}</a>, {t('shell.hours')}
        </p>
        <Button variant="light" onClick={() => void signOut()}>
          {t('identity.signOut')}
        </Button>
      </EmptyState>
    </OnlyWithReason>
  );
}
