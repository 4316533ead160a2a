import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { LoanHistoryDocument, type LoanHistoryQuery } from '../../generated/cabinet/graphql.ts';
import { ask, useData } from '../../lib/cabinet.ts';
import { numeric } from '../../lib/dates.ts';
import { money } from '../../lib/format.ts';
import { useHref, useT } from '../../lib/intl.ts';
import { paths } from '../../paths.ts';
import { Await } from '../../ui/Await.tsx';
import { Cabinet } from '../../ui/cabinet/Cabinet.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { MoneyText } from '../../ui/MoneyText.tsx';
import { PrintButton } from '../../ui/PrintButton.tsx';
import { WithNumber } from '../../ui/WithNumber.tsx';
import { EndTag } from './EndTag.tsx';
import styles from './loan.module.css';
import { type Moment, Timeline } from './Timeline.tsx';

type Page = LoanHistoryQuery['myLoans'];
type Past = Page['edges'][number]['node'];

/** The newest first, ten at a time. */
export function HistoryScreen() {
  const t = useT();
  const loaded = useData(LoanHistoryDocument, { after: null });
  return (
    <Await of={loaded}>
      {({ myLoans }) => (
        <Cabinet title={t('loan.historyTitle')} lead={t('loan.historyLead')}>
          <Pages first={myLoans} />
        </Cabinet>
      )}
    </Await>
  );
}

function Pages({ first }: { first: Page }) {
  const t = useT();
  const href = useHref();
  const [more, setMore] = useState<readonly Page[]>([]);
  const [asking, setAsking] = useState(false);
  const pages = [first, ...more];
  const last = pages.at(-1) ?? first;
  const loans = pages.flatMap((page) => page.edges.map((edge) => edge.node));
  if (loans.length === 0) {
    return (
      <EmptyState title={t('loan.historyEmpty')} text={t('loan.historyEmptyText')}>
        <LinkButton to={href(paths.cabinet)}>{t('cabinet.toLoan')}</LinkButton>
      </EmptyState>
    );
  }
  const next = async () => {
    setAsking(true);
    const outcome = await ask(LoanHistoryDocument, { after: last.pageInfo.endCursor ?? null });
    if (outcome.kind === 'done') setMore((now) => [...now, outcome.data.myLoans]);
    setAsking(false);
  };
  return (
    <>
      <ul className={styles.list}>
        {loans.map((loan) => (
          <li key={loan.id}>
            <PastLoan loan={loan} />
            <MovedLink loan={loan} />
          </li>
        ))}
      </ul>
      <div className={styles.actions} data-no-print>
        <p className="n-quiet" role="status">
          {t('loan.historyShown', { shown: loans.length, all: first.totalCount })}
        </p>
        {last.pageInfo.hasNextPage && (
          <Button variant="light" loading={asking} onClick={() => void next()}>
            {t('loan.historyMore')}
          </Button>
        )}
      </div>
      <Timeline title={t('loan.timelineAll')} file="nesie-history" moments={momentsOf(loans)} />
      <PrintButton />
    </>
  );
}

/** Of several loans, newest first. */
const momentsOf = (loans: readonly Past[]): Moment[] =>
  loans
    .flatMap(({ id, offerNumber, history }) =>
      history.moments.map((moment) => ({ ...moment, loanId: id, loan: offerNumber })),
    )
    .sort((a, b) => b.on.localeCompare(a.on) || b.at.localeCompare(a.at));

function PastLoan({ loan }: { loan: Past }) {
  const t = useT();
  const href = useHref();
  const dates = [
    t('loan.applied', { date: numeric(loan.appliedOn) }),
    loan.issuedOn ? t('loan.issued', { date: numeric(loan.issuedOn) }) : '',
    loan.closedOn ? t('loan.closed', { date: numeric(loan.closedOn) }) : '',
  ];
  return (
    <Link className={styles.past} to={href(paths.historyLoan, { loanId: loan.id })}>
      <b>{t('loan.onceTitle', { number: loan.offerNumber })}</b>
      <b>
        <MoneyText value={loan.amount} />
      </b>
      <EndTag loan={loan} />
      <small>{dates.filter(Boolean).join(', ')}</small>
    </Link>
  );
}

function MovedLink({ loan: { movedTo, movedFrom } }: { loan: Past }) {
  const t = useT();
  const href = useHref();
  return (
    <>
      {movedTo && (
        <Link className="n-tap" to={href(paths.historyLoan, { loanId: movedTo.loanId })}>
          <span>
            <WithNumber
              text={t('loan.movedToLink', { sum: money(movedTo.amount), number: movedTo.offerNumber ?? '' })}
              number={movedTo.offerNumber ?? ''}
            />
          </span>
        </Link>
      )}
      {movedFrom && (
        <Link className="n-tap" to={href(paths.historyLoan, { loanId: movedFrom.loanId })}>
          {t('loan.movedFromLink', { sum: money(movedFrom.amount) })}
        </Link>
      )}
    </>
  );
}
