import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { beforePart, isLastPart, STREAM_PART } from '../../../schema/reference/stream-part.ts';
import {
  AuditChainDocument,
  type AuditChainQuery,
  AuditLoanDocument,
  type AuditLoanQuery,
  AuditStreamDocument,
} from '../../generated/cabinet/graphql.ts';
import { useData } from '../../lib/cabinet.ts';
import { useHref, useT } from '../../lib/intl.ts';
import { paths } from '../../paths.ts';
import { Await } from '../../ui/Await.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { OfficePage } from '../../ui/office/OfficePage.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { AsOf } from './AsOf.tsx';
import { AuditEvents } from './AuditEvents.tsx';
import { type BalancePoint, BalancesPlot, owedAfter } from './BalancesPlot.tsx';
import styles from './office.module.css';
import { Evidence } from './Sample.tsx';

/** Whoever opens a stream does without the lists and forms of the desk. */
const AuditDesk = lazy(() => import('./AuditDesk.tsx').then((m) => ({ default: m.AuditDesk })));

type Chain = AuditChainQuery['verifyStream'];

const UUID = /^[\da-f]{8}-[\da-f-]{27}$/i;
const LOAN = /^loan-(?=[\da-f]{8}-)/i;

/** The auditor's desk, or one stream of the ledger as a running account. A bare id is that of a loan. */
export function AuditScreen() {
  const t = useT();
  const { stream = '' } = useParams();
  if (stream === '')
    return (
      <Suspense fallback={<Skeleton rows={[88, 160, 160]} label={t('shell.loading')} />}>
        <AuditDesk />
      </Suspense>
    );
  return <Stream stream={UUID.test(stream) ? `loan-${stream}` : stream} />;
}

function Stream({ stream }: { stream: string }) {
  const t = useT();
  const href = useHref();
  return (
    <Await of={useData(AuditChainDocument, { stream })}>
      {({ verifyStream: chain }) =>
        chain.events === 0 ? (
          <EmptyState
            level={1}
            title={t(chain.finding?.code === 'STREAM_DELETED' ? 'audit.deleted' : 'audit.none')}
            text={t('audit.findWrong')}
          >
            <LinkButton to={href(paths.officeAudit)}>{t('audit.back')}</LinkButton>
          </EmptyState>
        ) : (
          <OfficePage>
            <Head stream={stream} chain={chain} />
            {LOAN.test(stream) ? (
              <Loan loanId={stream.replace(LOAN, '')} />
            ) : (
              <Other stream={stream} count={chain.events} />
            )}
          </OfficePage>
        )
      }
    </Await>
  );
}

function Head({ stream, chain }: { stream: string; chain: Chain }) {
  const t = useT();
  const href = useHref();
  return (
    <>
      <Link className="n-tap" data-key="U" to={href(paths.officeAudit)} data-no-print>
        {t('audit.back')}
      </Link>
      <h1 className={styles.stream}>{stream}</h1>
      <p>
        {chain.ok
          ? t('audit.chainOk', { events: chain.events })
          : t('audit.chainBroken', { at: chain.brokenAt ?? 0, reason: chain.finding?.text ?? '' })}
      </p>
    </>
  );
}

/** Asked after the chain: the events of a loan that nobody knows are refused. */
function Loan({ loanId }: { loanId: string }) {
  return (
    <Await of={useData(AuditLoanDocument, { loanId })}>
      {({ loanEvents, relatedStreams, session: { today } }) => (
        <>
          <Contract events={loanEvents} />
          <Evidence loanId={loanId} knownAt={null} />
          <Related streams={relatedStreams.slice(1)} />
          <BalancesPlot points={pointsOf(loanEvents)} />
          <AsOf loanId={loanId} events={loanEvents} today={today} />
          <AuditEvents events={loanEvents} file={`loan-${loanId}`} />
        </>
      )}
    </Await>
  );
}

/** The number on the paper; the address has the id that the ledger knows. */
function Contract({ events }: { events: AuditLoanQuery['loanEvents'] }) {
  const t = useT();
  const number = events.flatMap(({ data }) => /"offerNumber":\s*"([^"]+)"/.exec(data)?.[1] ?? []).at(0);
  return number ? <p>{t('audit.contract', { number })}</p> : null;
}

/** A stream of payments to the insurer has no end, so it is shown part by part. */
function Other({ stream, count }: { stream: string; count: number }) {
  const t = useT();
  const [part, setPart] = useState(0);
  const after = beforePart(part);
  const begin = after + 1;
  return (
    <Await of={useData(AuditStreamDocument, { stream, after }, { keep: true })}>
      {({ streamEvents }) => (
        <>
          {count > STREAM_PART && (
            <div className={styles.row} data-no-print>
              <p>{t('audit.part', { from: begin + 1, to: begin + streamEvents.length, count })}</p>
              <Button variant="light" disabled={part === 0} onClick={() => setPart(part - 1)}>
                {t('audit.partBefore')}
              </Button>
              <Button variant="light" disabled={isLastPart(part, count)} onClick={() => setPart(part + 1)}>
                {t('audit.partAfter')}
              </Button>
            </div>
          )}
          <AuditEvents events={streamEvents} file={begin === 0 ? stream : `${stream}-${begin + 1}`} />
        </>
      )}
    </Await>
  );
}

/** Of the borrower and the payments of the loan. */
function Related({ streams }: { streams: readonly string[] }) {
  const t = useT();
  const href = useHref();
  if (streams.length === 0) return null;
  return (
    <nav aria-label={t('audit.related')}>
      <p className="n-quiet">{t('audit.related')}</p>
      <ul className={styles.streams}>
        {streams.map((stream) => (
          <li key={stream}>
            <Link className="n-tap" to={href(paths.officeAudit, { stream })}>
              <code>{stream}</code>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** In the order of the log: what counts from an earlier day changes the balances only now. */
function pointsOf(events: AuditLoanQuery['loanEvents']): readonly BalancePoint[] {
  let on = '';
  return events.flatMap(({ effectiveDate, loan }) => {
    on = effectiveDate > on ? effectiveDate : on;
    return loan ? [{ on, ...owedAfter(loan) }] : [];
  });
}
