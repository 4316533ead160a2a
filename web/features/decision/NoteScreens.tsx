import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { useHref, useT } from '../../lib/intl.ts';
import { paths } from '../../paths.ts';
import { Card } from '../../ui/Card.tsx';
import { ErrorSummary } from '../../ui/ErrorSummary.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { ResultPage } from '../../ui/ResultPage.tsx';
import styles from './decision.module.css';
import { useWithdraw } from './use-withdraw.ts';

type NoteProps = { readonly title: string; readonly text: string; readonly children?: ReactNode };

/** A fact, what it means, and always a way on. */
function Note({ title, text, children }: NoteProps) {
  const t = useT();
  return (
    <ResultPage>
      <h1>{t(title)}</h1>
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
    <a className="n-tap" href="tel:+77270000000">
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

function Withdraw({ loanId }: { loanId: string }) {
  const t = useT();
  const withdrawing = useWithdraw(loanId);
  return (
    <>
      <ErrorSummary {...withdrawing} />
      <button type="button" className="n-tap" onClick={() => void withdrawing.submit(null)}>
        {t('decision.withdraw')}
      </button>
    </>
  );
}

/** `hideCabinetLink` is set where there is no cabinet to go to yet. */
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

function StatementNote({ rejected }: { rejected: boolean }) {
  const t = useT();
  const { loanId } = useParams();
  return (
    <Note
      title={rejected ? 'decision.rejectedStatementTitle' : 'decision.statementTitle'}
      text={rejected ? 'decision.rejectedStatementText' : 'decision.statementText'}
    >
      <ul className={styles.list}>
        {(['statement1', 'statement2', 'statement3', 'statement4'] as const).map((id) => (
          <li key={id}>
            <Icon name="check" size={18} />
            {t(`decision.${id}`)}
          </li>
        ))}
      </ul>
      <p>{t('decision.statementSend')}</p>
      <Call />
      <ToCabinet />
      {loanId && <Withdraw loanId={loanId} />}
    </Note>
  );
}
export const StatementScreen = () => <StatementNote rejected={false} />;
export const RejectedStatementScreen = () => <StatementNote rejected />;

export function EdsScreen() {
  const { loanId = '' } = useParams();
  return (
    <Note title="decision.edsTitle" text="decision.edsText">
      <Call />
      <ToCabinet />
      <Withdraw loanId={loanId} />
    </Note>
  );
}

export function InsuranceScreen() {
  const { loanId = '' } = useParams();
  return (
    <Note title="decision.insuranceTitle" text="decision.insuranceText">
      <Call />
      <ToCabinet />
      <Withdraw loanId={loanId} />
    </Note>
  );
}

function EntrepreneurNote({ statement }: { statement: boolean }) {
  const t = useT();
  const href = useHref();
  return (
    <Note title="decision.ipTitle" text={statement ? 'decision.ipWith' : 'decision.ipWithout'}>
      <LinkButton to={href(paths.cabinet)} fullWidth>
        {t('decision.ipAction')}
      </LinkButton>
      <Call />
    </Note>
  );
}
export const EntrepreneurWithScreen = () => <EntrepreneurNote statement />;
export const EntrepreneurWithoutScreen = () => <EntrepreneurNote statement={false} />;
