import { Link, useParams } from 'react-router-dom';
import { eventName } from '../../../schema/reference/event-names.ts';
import {
  AuditChainDocument,
  type AuditChainQuery,
  AuditLoanDocument,
  type AuditLoanQuery,
} from '../../generated/cabinet/graphql.ts';
import { useData } from '../../lib/cabinet.ts';
import { dateOfInstant, numeric } from '../../lib/dates.ts';
import { money, time } from '../../lib/format.ts';
import { useHref, useLang, useT } from '../../lib/intl.ts';
import { paths } from '../../paths.ts';
import { Await } from '../../ui/Await.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Lines } from '../../ui/Lines.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { OfficePage } from '../../ui/office/OfficePage.tsx';
import { StatusTag } from '../../ui/StatusTag.tsx';
import { Tag } from '../../ui/Tag.tsx';
import wide from '../../ui/wide-table.module.css';
import own from './audit.module.css';
import { type BalancePoint, BalancesPlot } from './BalancesPlot.tsx';
import styles from './office.module.css';

type Event = AuditLoanQuery['loanEvents'][number];

/** The log of a loan as a running account, with a plot of what was owed. */
export function AuditScreen() {
  const t = useT();
  const href = useHref();
  const { loanId = '' } = useParams();
  const loaded = useData(AuditChainDocument, { loanId });
  return (
    <Await of={loaded}>
      {({ verifyStream: chain }) =>
        chain.events === 0 ? (
          <EmptyState
            level={1}
            title={t(chain.reason === 'deleted' ? 'office.auditDeleted' : 'office.auditNone')}
            text={t('office.auditFindWrong')}
          >
            <LinkButton to={href(paths.office)}>{t('office.back')}</LinkButton>
          </EmptyState>
        ) : (
          <Stream loanId={loanId} chain={chain} />
        )
      }
    </Await>
  );
}

/** Asked after the chain: the events of a loan that nobody knows are refused. */
function Stream({ loanId, chain }: { loanId: string; chain: AuditChainQuery['verifyStream'] }) {
  const t = useT();
  const href = useHref();
  return (
    <Await of={useData(AuditLoanDocument, { loanId })}>
      {({ loanEvents }) => (
        <OfficePage>
          <Link className="n-tap" data-key="U" to={href(paths.office)} data-no-print>
            {t('office.back')}
          </Link>
          <h1 className={styles.stream}>{t('office.auditTitle', { id: loanId.slice(0, 8) })}</h1>
          <p>
            {chain.ok
              ? t('office.chainOk', { events: chain.events })
              : t('office.chainBroken', { at: chain.brokenAt ?? 0, reason: chain.reason ?? '' })}
          </p>
          <BalancesPlot points={pointsOf(loanEvents)} />
          <Events events={loanEvents} />
        </OfficePage>
      )}
    </Await>
  );
}

const SUMS = ['principal', 'interest', 'penalty', 'premium'] as const;

const totalOf = (balances: Event['balancesAfter']): bigint => SUMS.reduce((sum, part) => sum + balances[part], 0n);

/** In the order of the log: what counts from an earlier day changes the balances only now. */
function pointsOf(events: readonly Event[]): readonly BalancePoint[] {
  let on = '';
  return events.map(({ effectiveDate, balancesAfter }) => {
    on = effectiveDate > on ? effectiveDate : on;
    return { on, total: totalOf(balancesAfter), principal: balancesAfter.principal };
  });
}

/** The log as a running account: one row an event, with what is owed after it. */
function Events({ events }: { events: readonly Event[] }) {
  const t = useT();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls sideways, and the keyboard must reach it
    <section className={wide.scroll} tabIndex={0} aria-label={t('office.events')}>
      <table className={wide.table}>
        <caption>{t('office.eventsLead')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('office.colEvent')}</th>
            <th scope="col">{t('office.colDay')}</th>
            <th scope="col">{t('office.colActor')}</th>
            {SUMS.map((part) => (
              <th key={part} scope="col">
                {t(`office.sum_${part}`)}
              </th>
            ))}
            <th scope="col">{t('office.balanceTotal')}</th>
          </tr>
        </thead>
        <tbody>
          {events.map((event) => (
            <OneEvent key={event.id} event={event} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function OneEvent({ event }: { event: Event }) {
  const t = useT();
  const lang = useLang();
  const after = event.balancesAfter;
  const recorded = `${numeric(dateOfInstant(event.recordedAt))} ${time(event.recordedAt)}`;
  return (
    <tr>
      <th scope="row">
        <div className={own.more}>
          {event.revision}. {eventName(event.type, lang)} <StatusTag status={event.status} />
          <Details event={event} />
        </div>
      </th>
      <td data-name={t('office.colDay')}>
        <span>
          {numeric(event.effectiveDate)} {event.late && <Tag tone="care">{t('office.late')}</Tag>}
          <br />
          <small>{t('office.recorded', { at: recorded })}</small>
        </span>
      </td>
      <td data-name={t('office.colActor')}>
        <span>
          <Actor role={event.actorRole} id={event.actorId} />
          {event.askedByRole && event.askedById && (
            <>
              <br />
              <small>
                {t('office.askedBy')} <Actor role={event.askedByRole} id={event.askedById} />
              </small>
            </>
          )}
        </span>
      </td>
      {SUMS.map((part) => (
        <td key={part} className={own.sum} data-name={t(`office.sum_${part}`)}>
          {money(after[part])}
        </td>
      ))}
      <td className={own.sum} data-name={t('office.balanceTotal')}>
        <b>{money(totalOf(after))}</b>
      </td>
    </tr>
  );
}

/** The id is of an account; a process of ours has a name. */
function Actor({ role, id }: { role: string; id: string }) {
  return (
    <>
      {role} <code title={id}>{id.slice(0, 8)}</code>
    </>
  );
}

function Details({ event }: { event: Event }) {
  const t = useT();
  return (
    <details>
      <summary>{t('office.data')}</summary>
      {event.postings.length > 0 ? (
        <Lines
          label={t('office.postings')}
          items={event.postings.map((posting, at) => ({
            key: `${posting.account}${at}`,
            name: <code>{posting.account}</code>,
            value: money(posting.amount),
          }))}
        />
      ) : (
        <p>{t('office.noPostings')}</p>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long lines scroll sideways, also by keyboard */}
      <pre tabIndex={0}>
        <code>{event.data}</code>
      </pre>
      <small className={styles.stream}>
        <code>
          {event.type} {event.hash}
        </code>
      </small>
    </details>
  );
}
