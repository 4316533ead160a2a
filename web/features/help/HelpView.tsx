import { Button } from '@mantine/core';
import { CONTACT_CENTRE } from '../../lib/contact-centre.ts';
import { useHref, useT } from '../../lib/intl.ts';
import { paths } from '../../paths.ts';
import { Card } from '../../ui/Card.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { QuickRows } from '../../ui/QuickRows.tsx';
import { Tag } from '../../ui/Tag.tsx';
import styles from './help.module.css';

const QUESTIONS = ['who', 'price', 'early', 'prolong', 'late', 'password', 'code', 'data'] as const;
const NOT_MINE = ['lock', 'letter', 'check', 'bureau'] as const;
/** About a loan that somebody else took in the reader's name. */
const NOT_MINE_ID = 'not-mine';

export function HelpView({ open }: { readonly open: boolean }) {
  const t = useT();
  const href = useHref();
  return (
    <div className={styles.page}>
      <h1>{t('help.title')}</h1>
      <Card
        title={t('help.callTitle')}
        aside={
          <span data-now>
            <Tag tone={open ? 'ok' : 'plain'}>{t(open ? 'help.openNow' : 'help.closedNow')}</Tag>
          </span>
        }
      >
        <a className={styles.phone} href={CONTACT_CENTRE.href}>
          {CONTACT_CENTRE.phone}
        </a>
        <p className="n-quiet" data-now>
          {t(open ? 'help.hours' : 'help.hoursClosed')}
        </p>
      </Card>
      <Card id={NOT_MINE_ID} title={<span tabIndex={-1}>{t('help.notMineTitle')}</span>} tone="care">
        <p>{t('help.notMineLead')}</p>
        <ol className={styles.steps}>
          {NOT_MINE.map((step) => (
            <li key={step}>{t(`help.notMine_${step}`)}</li>
          ))}
        </ol>
        <Button component="a" href={CONTACT_CENTRE.href} className={styles.call ?? ''}>
          {t('help.notMineCall', { phone: CONTACT_CENTRE.phone })}
        </Button>
        <p className="n-quiet">{t('help.notMineNight')}</p>
      </Card>
      <section className={styles.faq}>
        <h2>{t('help.faqTitle')}</h2>
        <QuickRows
          label={t('help.faqTitle')}
          rows={[
            ...QUESTIONS.map((question) => ({
              key: question,
              icon: 'search' as const,
              title: t(`faq.q_${question}`),
              to: `${href(paths.faq)}#${question}`,
            })),
            { key: 'all', icon: 'list' as const, title: t('help.all'), to: href(paths.faq) },
          ]}
        />
      </section>
      <div className={styles.ways}>
        <LinkButton to={href(paths.login)} variant="light">
          {t('help.signIn')}
        </LinkButton>
        <LinkButton to={href(paths.restorePassword)} variant="light">
          {t('help.restore')}
        </LinkButton>
      </div>
    </div>
  );
}
