import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { useHref, useT } from '../../lib/intl.ts';
import { paths } from '../../paths.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { InfoPage } from '../../ui/InfoPage.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import styles from './faq.module.css';
import { GROUPS } from './questions.ts';

type Props = {
  readonly answerOf: (id: string) => string;
  /** The question that the link names. */
  readonly opened: string;
  readonly wanted: string;
  readonly onWant: (wanted: string) => void;
};

const plain = (text: string): string => text.toLowerCase().replaceAll('ё', 'е');

export function FaqView({ answerOf, opened, wanted, onWant }: Props) {
  const t = useT();
  const href = useHref();
  useEffect(() => {
    if (opened) document.getElementById(opened)?.scrollIntoView();
  }, [opened]);
  const words = plain(wanted).split(/\s+/).filter(Boolean);
  const groups = GROUPS.map((group) => ({
    ...group,
    questions: group.questions.filter(({ id }) => {
      const text = plain(`${t(`faq.q_${id}`)} ${answerOf(id)}`);
      return words.every((word) => text.includes(word));
    }),
  })).filter(({ questions }) => questions.length > 0);
  const count = groups.reduce((sum, { questions }) => sum + questions.length, 0);
  return (
    <InfoPage title={t('faq.title')} lead={t('faq.lead')}>
      <TextField id="search" label={t('faq.search')} value={wanted} onChange={onWant} required={false} />
      <p role="status" className={words.length > 0 ? 'n-quiet' : 'n-hidden'}>
        {words.length > 0 ? t('faq.found', { count }) : ''}
      </p>
      {groups.map((group) => (
        <section key={group.id} className={styles.group} aria-labelledby={`group-${group.id}`}>
          <h2 id={`group-${group.id}`}>{t(`faq.group_${group.id}`)}</h2>
          {group.questions.map(({ id, more, part = '' }) => (
            <details key={id} id={id} open={id === opened || undefined}>
              <summary>
                {t(`faq.q_${id}`)}
                <Icon name="open" size={18} />
              </summary>
              <p>{answerOf(id)}</p>
              <div className={styles.links}>
                {more && (
                  <Link className="n-tap" to={`${href(more)}${part}`}>
                    {t(`faq.more_${id}`)}
                  </Link>
                )}
                <Link className="n-tap" to={`${href(paths.faq)}#${id}`} replace>
                  {t('faq.link')}
                  <span className="n-hidden">: {t(`faq.q_${id}`)}</span>
                </Link>
              </div>
            </details>
          ))}
        </section>
      ))}
      {count === 0 && (
        <EmptyState title={t('faq.none')} text={t('faq.noneText')}>
          <LinkButton to={href(paths.help)}>{t('faq.ask')}</LinkButton>
        </EmptyState>
      )}
      {count > 0 && (
        <LinkButton to={href(paths.help)} variant="light">
          {t('faq.ask')}
        </LinkButton>
      )}
    </InfoPage>
  );
}
