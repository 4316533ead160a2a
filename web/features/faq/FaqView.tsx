import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { hasWords } from '../../../schema/values/typed-letters.ts';
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

export function FaqView({ answerOf, opened, wanted, onWant }: Props) {
  const t = useT();
  const href = useHref();
  useEffect(() => {
    if (opened) document.getElementById(opened)?.scrollIntoView();
  }, [opened]);
  const searched = wanted.trim() !== '';
  const groups = GROUPS.map((group) => ({
    ...group,
    questions: group.questions.filter(({ id }) => hasWords(`${t(`faq.q_${id}`)} ${answerOf(id)}`, wanted)),
  })).filter(({ questions }) => questions.length > 0);
  const count = groups.reduce((sum, { questions }) => sum + questions.length, 0);
  return (
    <InfoPage title={t('faq.title')} lead={t('faq.lead')}>
      <TextField id="search" label={t('faq.search')} value={wanted} onChange={onWant} required={false} />
      <p role="status" className={searched ? 'n-quiet' : 'n-hidden'}>
        {searched ? t('faq.found', { count }) : ''}
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
