import { Button } from '@mantine/core';
import { useState } from 'react';
import { MoreDocument } from '../../generated/cabinet/graphql.ts';
import { useData } from '../../lib/cabinet.ts';
import { CONTACT_CENTRE } from '../../lib/contact-centre.ts';
import { money } from '../../lib/format.ts';
import { useHref, useT } from '../../lib/intl.ts';
import { signOut } from '../../lib/session.ts';
import { paths } from '../../paths.ts';
import { Await } from '../../ui/Await.tsx';
import { Cabinet } from '../../ui/cabinet/Cabinet.tsx';
import { QuickRows } from '../../ui/QuickRows.tsx';
import styles from './loan.module.css';

export function MoreScreen() {
  const t = useT();
  const href = useHref();
  const loaded = useData(MoreDocument, {}, { keep: true });
  const [failed, setFailed] = useState(false);
  return (
    <Await of={loaded}>
      {({ session, balance, unreadNotices }) => (
        <Cabinet title={t('loan.moreTitle')} lead={[session.firstName, session.maskedPhone].filter(Boolean).join(', ')}>
          <QuickRows
            label={t('loan.moreTitle')}
            rows={[
              { key: 'loan', icon: 'arch', title: t('loan.apply'), to: href(paths.cabinet) },
              {
                key: 'notices',
                icon: 'list',
                title: t('notice.title'),
                text: t('notice.unread', { count: unreadNotices }),
                to: href(paths.notifications),
              },
              {
                key: 'settings',
                icon: 'person',
                title: t('loan.settings'),
                text: t('loan.settingsText'),
                to: href(paths.settings),
              },
              { key: 'cards', icon: 'card', title: t('loan.cards'), text: t('loan.cardsText'), to: href(paths.cards) },
              {
                key: 'balance',
                icon: 'coin',
                title: t('loan.balanceRow'),
                text: money(balance),
                to: href(paths.balance),
              },
              {
                key: 'bonus',
                icon: 'finish',
                title: t('loan.bonus'),
                text: t('loan.bonusText'),
                to: href(paths.bonus),
              },
              {
                key: 'certificates',
                icon: 'cert',
                title: t('loan.certificates'),
                text: t('loan.certificatesText'),
                to: href(paths.certificate),
              },
              {
                key: 'statements',
                icon: 'list',
                title: t('loan.statements'),
                text: t('loan.statementsText'),
                to: href(paths.myStatements),
              },
              {
                key: 'ways',
                icon: 'bank',
                title: t('loan.ways'),
                text: t('loan.waysText'),
                to: href(paths.returnMoney),
              },
              { key: 'faq', icon: 'search', title: t('foot.faq'), to: href(paths.faq) },
              { key: 'how', icon: 'check', title: t('foot.howItWorks'), to: href(paths.howItWorks) },
              {
                key: 'dispute',
                icon: 'shield',
                title: t('loan.dispute'),
                text: t('loan.disputeText'),
                to: href(paths.dispute),
              },
              {
                key: 'call',
                icon: 'phone',
                title: t('loan.call'),
                text: t('loan.callText'),
                to: CONTACT_CENTRE.href,
                external: true,
              },
            ]}
          />
          <div className={styles.actions}>
            <Button variant="light" onClick={async () => setFailed(!(await signOut()))}>
              {t('loan.signOut')}
            </Button>
            {failed && <p role="alert">{t('loan.signOutFailed')}</p>}
          </div>
        </Cabinet>
      )}
    </Await>
  );
}
