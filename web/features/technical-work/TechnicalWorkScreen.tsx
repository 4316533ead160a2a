import { Button } from '@mantine/core';
import { useCallback, useEffect, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { nextOf } from '../../lib/auth-redirect.ts';
import { CONTACT_CENTRE } from '../../lib/contact-centre.ts';
import { dateOfInstant, dayOn, momentOf } from '../../lib/dates.ts';
import { time } from '../../lib/format.ts';
import { useHref, useLang, useSegment, useT } from '../../lib/intl.ts';
import { serverState, useServerState } from '../../lib/server-state.ts';
import { refreshSession, useSession } from '../../lib/session.ts';
import { paths } from '../../paths.ts';
import { Card } from '../../ui/Card.tsx';
import { InfoPage } from '../../ui/InfoPage.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import styles from './technical-work.module.css';

/** The first question comes this late too: a page that fails again must not send the visitor to and fro. */
const ASK_EVERY_MS = 10_000;

/** During works or an outage: when it ends, and by itself back to the page that failed. */
export function TechnicalWorkScreen() {
  const t = useT();
  const lang = useLang();
  const href = useHref();
  const { works } = useSession();
  const server = useServerState();
  const { next, asking, ask } = useReturn();
  const waits = server.kind === 'away' || next !== undefined;
  const said = server.kind === 'away' && server.until !== null ? 'under' : waits ? 'away' : 'fine';
  const until = server.kind === 'away' && server.until !== null ? server.until : undefined;
  return (
    <InfoPage title={t('technicalWork.title')}>
      <Card tone={waits ? 'care' : 'plain'} title={t(`technicalWork.${said}`)}>
        <p role="status">
          {t(`technicalWork.${said}Text`, until ? { day: dayOn(dateOfInstant(until), lang), time: time(until) } : {})}
        </p>
        {!waits && works && (
          <p>{t('technicalWork.planned', { from: momentOf(works.from, lang), until: momentOf(works.until, lang) })}</p>
        )}
        {waits ? (
          <Button loading={asking} onClick={ask}>
            {t('technicalWork.check')}
          </Button>
        ) : (
          <LinkButton to={href(paths.cabinet)}>{t('technicalWork.next')}</LinkButton>
        )}
      </Card>
      <Card title={t('technicalWork.safe')}>
        <p>{t('technicalWork.safeText')}</p>
      </Card>
      <Card title={t('technicalWork.pay')}>
        <p>{t('technicalWork.payText')}</p>
        <div className={styles.links}>
          <Link className="n-tap" to={href(paths.returnMoney)}>
            {t('technicalWork.payMore')}
          </Link>
          <a className="n-tap" href={CONTACT_CENTRE.href}>
            {t('technicalWork.call', { phone: CONTACT_CENTRE.phone })}
          </a>
        </div>
      </Card>
    </InfoPage>
  );
}

/** Asks for the session until the server answers, then opens the page that failed. */
function useReturn() {
  const segment = useSegment();
  const navigate = useNavigate();
  const { search } = useLocation();
  const [asking, setAsking] = useState(false);
  const next = nextOf(search, segment, window.location.origin);
  const ask = useCallback(async () => {
    setAsking(true);
    await refreshSession();
    setAsking(false);
    if (serverState().kind === 'up' && next) navigate(next, { replace: true });
  }, [next, navigate]);
  useEffect(() => {
    const timer = window.setInterval(() => void ask(), ASK_EVERY_MS);
    return () => window.clearInterval(timer);
  }, [ask]);
  return { next, asking, ask };
}
