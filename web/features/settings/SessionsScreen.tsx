import { Button } from '@mantine/core';
import { useState } from 'react';
import {
  EndOtherSessionsDocument,
  EndSessionDocument,
  OpenSessionsDocument,
  type OpenSessionsQuery,
} from '../../generated/cabinet/graphql.ts';
import { send, useData } from '../../lib/cabinet.ts';
import { dateOfInstant, day } from '../../lib/dates.ts';
import { time } from '../../lib/format.ts';
import { useHref, useLang, useT } from '../../lib/intl.ts';
import { problemsOf } from '../../lib/problems.ts';
import { useSubmit } from '../../lib/use-submit.ts';
import { paths } from '../../paths.ts';
import { Await } from '../../ui/Await.tsx';
import { Card } from '../../ui/Card.tsx';
import { Cabinet } from '../../ui/cabinet/Cabinet.tsx';
import { ErrorSummary } from '../../ui/ErrorSummary.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Tag } from '../../ui/Tag.tsx';
import styles from './settings.module.css';

type Open = OpenSessionsQuery['openSessions'][number];

export function SessionsScreen() {
  const t = useT();
  return (
    <Await of={useData(OpenSessionsDocument, {})}>
      {({ openSessions }, again) => (
        <Cabinet title={t('settings.sessions')} lead={t('settings.sessionsLead')}>
          <Sessions open={openSessions} onEnded={again} />
        </Cabinet>
      )}
    </Await>
  );
}

function Sessions({ open, onEnded }: { open: readonly Open[]; onEnded: () => void }) {
  const t = useT();
  const href = useHref();
  const [ended, setEnded] = useState(false);
  const done = () => {
    setEnded(true);
    onEnded();
  };
  const ending = useSubmit({
    form: 'endSession',
    read: (id: string) => ({ input: { id } }),
    send: (input, key) => send(EndSessionDocument, input, key),
    refusals: ({ endSession }) => problemsOf(endSession.errors),
    done,
  });
  const endingOthers = useSubmit({
    form: 'endOtherSessions',
    read: (_: null) => ({ input: {} }),
    send: (input, key) => send(EndOtherSessionsDocument, input, key),
    done,
  });
  const others = open.filter(({ current }) => !current);
  return (
    <div className="n-stack">
      <ErrorSummary {...ending} />
      <ErrorSummary {...endingOthers} />
      {ended && <p role="status">{t('settings.sessionsEnded')}</p>}
      {[...open.filter(({ current }) => current), ...others].map((session) => (
        <Card
          key={session.id}
          title={session.agent ?? t('settings.sessionUnknown')}
          aside={session.current ? <Tag tone="ok">{t('settings.sessionCurrent')}</Tag> : undefined}
        >
          <Times session={session} />
          {!session.current && (
            <Button variant="light" loading={ending.pending} onClick={() => void ending.submit(session.id)}>
              {t('settings.sessionEnd')}
            </Button>
          )}
        </Card>
      ))}
      {others.length > 1 && (
        <Button loading={endingOthers.pending} onClick={() => void endingOthers.submit(null)}>
          {t('settings.sessionsEndAll')}
        </Button>
      )}
      <LinkButton to={href(paths.settings)} variant="light">
        {t('settings.back')}
      </LinkButton>
      <div className={styles.strange}>
        <p>{t('settings.sessionsStrange')}</p>
        <LinkButton to={href(paths.editPassword)} variant="light">
          {t('settings.passwordSave')}
        </LinkButton>
      </div>
    </div>
  );
}

function Times({ session }: { session: Open }) {
  const t = useT();
  const lang = useLang();
  const at = (instant: string) => `${day(dateOfInstant(instant), lang)}, ${time(instant)}`;
  return (
    <p className="n-quiet">
      {t('settings.sessionOpened', { at: at(session.openedAt) })}
      <br />
      {t('settings.sessionSeen', { at: at(session.seenAt) })}
    </p>
  );
}
