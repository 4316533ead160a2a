import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { CONTACT_CENTRE } from '../../lib/contact-centre.ts';
import { useHref, useT } from '../../lib/intl.ts';
import { paths } from '../../paths.ts';
import { Card } from '../../ui/Card.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { ResultPage } from '../../ui/ResultPage.tsx';

type NoteProps = {
  readonly title: string;
  readonly text: string;
  readonly why?: ReactNode;
  readonly children?: ReactNode;
};

function Note({ title, text, why, children }: NoteProps) {
  const t = useT();
  return (
    <ResultPage>
      <h1>{t(title)}</h1>
      {why}
      <Card>
        <p>{t(text)}</p>
        {children}
      </Card>
    </ResultPage>
  );
}

function Call() {
  const t = useT();
  return (
    <a className="n-tap" href={CONTACT_CENTRE.href}>
      {t('decision.call')}
    </a>
  );
}

function ToCabinet() {
  const t = useT();
  const href = useHref();
  return (
    <LinkButton to={href(paths.cabinet)} variant="light" fullWidth>
      {t('decision.toCabinet')}
    </LinkButton>
  );
}

/** `hideCabinetLink` is for visitors without a cabinet. */
export function DeclineNanoScreen() {
  const { hideCabinetLink } = useParams();
  return (
    <Note title="decision.nanoTitle" text="decision.nanoText">
      {!hideCabinetLink && <ToCabinet />}
      <Call />
    </Note>
  );
}

export function BiometryErrorScreen() {
  const t = useT();
  const href = useHref();
  return (
    <Note title="decision.biometryErrorTitle" text="decision.biometryErrorText">
      <LinkButton to={href(paths.biometryGuide)} fullWidth>
        {t('decision.tryAgain')}
      </LinkButton>
      <ToCabinet />
      <Call />
    </Note>
  );
}
