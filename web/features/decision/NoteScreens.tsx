import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { DecisionResultDocument } from '../../generated/cabinet/graphql.ts';
import { useData } from '../../lib/cabinet.ts';
import { useHref, useT } from '../../lib/intl.ts';
import { useCancel } from '../../lib/use-cancel.ts';
import { paths } from '../../paths.ts';
import { Await } from '../../ui/Await.tsx';
import { Card } from '../../ui/Card.tsx';
import { ErrorSummary } from '../../ui/ErrorSummary.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { ResultPage } from '../../ui/ResultPage.tsx';
import styles from './decision.module.css';
import { LoanOfPage } from './LoanOfPage.tsx';
import { ReasonCard } from './ReasonCard.tsx';

type NoteProps = {
  readonly title: string;
  readonly text: string;
  /** Stands before the text: why the page came. */
  readonly why?: ReactNode;
  readonly children?: ReactNode;
};

/** A fact, what it means, and always a way on. */
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
  const withdrawing = useCancel(loanId);
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

function StatementNote({ rejected, why }: { rejected: boolean; why?: ReactNode }) {
  const t = useT();
  const { loanId } = useParams();
  return (
    <Note
      title={rejected ? 'decision.rejectedStatementTitle' : 'decision.statementTitle'}
      text={rejected ? 'decision.rejectedStatementText' : 'decision.statementText'}
      why={why}
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

/** The same request after a refusal that a statement can cure: first the reason. */
const CureByStatement = ({ rejected }: { rejected: boolean }) => (
  <LoanOfPage>{(loanId) => <StatementAfter loanId={loanId} rejected={rejected} />}</LoanOfPage>
);

function StatementAfter({ loanId, rejected }: { loanId: string; rejected: boolean }) {
  const loaded = useData(DecisionResultDocument, { loanId });
  return (
    <Await of={loaded}>
      {({ decision }) => <StatementNote rejected={rejected} why={decision && <ReasonCard decision={decision} />} />}
    </Await>
  );
}
export const StatementUploadScreen = () => <CureByStatement rejected={false} />;
export const RejectedStatementScreen = () => <CureByStatement rejected />;

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
