import { Button } from '@mantine/core';
import { Link, useLocation } from 'react-router-dom';
import { SCORING } from '../../../schema/reference/limits.ts';
import { CONTACT_CENTRE } from '../../lib/contact-centre.ts';
import { dayFrom } from '../../lib/dates.ts';
import { useHref, useLang, useT } from '../../lib/intl.ts';
import { paths } from '../../paths.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import type { AgeVerdict } from './age.ts';

type Props = {
  readonly verdict: AgeVerdict;
  /** The IIN is not saved yet. */
  readonly mayRetype: boolean;
  readonly onSignOut: () => void;
};

/** With the day from which the person may apply, if there is one. */
export function UnderAgeView({ verdict, mayRetype, onSignOut }: Props) {
  const t = useT();
  const href = useHref();
  const { search } = useLocation(); // the page asked for before
  const lang = useLang();
  const limits = { min: SCORING.minAge, max: SCORING.maxAge };
  const text =
    verdict.kind === 'young'
      ? t('identity.ageYoung', { ...limits, day: dayFrom(verdict.from, lang), year: verdict.from.slice(0, 4) })
      : t('identity.ageOld', limits);
  return (
    <EmptyState
      level={1}
      title={t(verdict.kind === 'young' ? 'identity.ageTitle' : 'identity.ageTitleOld')}
      text={text}
    >
      <p>
        {t('identity.ageMistake')} <a href={CONTACT_CENTRE.href}>{CONTACT_CENTRE.phone}</a>, {t('shell.hours')}
      </p>
      {mayRetype && (
        <Link className="n-tap" to={href(paths.registrationIin) + search}>
          {t('identity.otherIin')}
        </Link>
      )}
      {!mayRetype && <LinkButton to={href(paths.cabinet)}>{t('identity.toCabinet')}</LinkButton>}
      <Button variant="light" onClick={onSignOut}>
        {t('identity.signOut')}
      </Button>
    </EmptyState>
  );
}
