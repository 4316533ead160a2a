import { Link, useParams } from 'react-router-dom';
import { eventName } from '../../../schema/reference/event-names.ts';
import { AuditLoanDocument, type AuditLoanQuery } from '../../generated/cabinet/graphql.ts';
import { useData } from '../../lib/cabinet.ts';
import { dateOfInstant, numeric } from '../../lib/dates.ts';
import { money, time } from '../../lib/format.ts';
import { useHref, useLang, useT } from '../../lib/intl.ts';
import { paths } from '../../paths.ts';
import { Await } from '../../ui/Await.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Lines } from '../../ui/Lines.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { StatusTag } from '../../ui/StatusTag.tsx';
import { Tag } from '../../ui/Tag.tsx';
import styles from './office.module.css';

type Event = AuditLoanQuery['loanEvents'][number];

/** Each event with its postings and the balances after it. */
export function AuditScreen() {
  const t = useT();
  const href = useHref();
  const { loanId = '' } = useParams();
  const loaded = useData(AuditLoanDocument, { loanId });
  return (
    <Await of={loaded}>
      {({ loanEvents, verifyStream: chain }) =>
        loanEvents.length === 0 ? (
          <EmptyState
            level={1}
            title={t(chain.reason === 'deleted' ? 'office.auditDeleted' : 'office.auditNone')}
            text={t('office.auditFindWrong')}
          >
            <LinkButton to={href(paths.office)}>{t('office.back')}</LinkButton>
          </EmptyState>
        ) : (
          <div className={styles.page}>
            <Link className="n-tap" to={href(paths.office)}>
              {t('office.back')}
            </Link>
            <h1 className={styles.stream}>{t('office.auditTitle', { id: loanId.slice(0, 8) })}</h1>
            <p>
              {chain.ok
                ? t('office.chainOk', { events: chain.events })
                : t('office.chainBroken', { at: chain.brokenAt ?? 0, reason: chain.reason ?? '' })}
            </p>
            <ol className={styles.events}>
              {loanEvents.map((event) => (
                <OneEvent key={event.id} event={event} />
              ))}
            </ol>
          </div>
        )
      }
    </Await>
  );
}

function OneEvent({ event }: { event: Event }) {
  const t = useT();
  const lang = useLang();
  const after = event.balancesAfter;
  return (
    <li>
      <div className={styles.event}>
        <h2>
          {event.revision}. {eventName(event.type, lang)} <code>{event.type}</code>
        </h2>
        <StatusTag status={event.status} />
        {event.late && <Tag tone="care">{t('office.late')}</Tag>}
      </div>
      <small>
        {t('office.eventMeta', {
          date: numeric(event.effectiveDate),
          recorded: `${numeric(dateOfInstant(event.recordedAt))} ${time(event.recordedAt)}`,
          role: event.actorRole,
        })}
      </small>
      {event.postings.length > 0 ? (
        <details>
          <summary>{t('office.postings')}</summary>
          <Lines
            items={[
              ...event.postings.map((posting, at) => ({
                key: `${posting.account}${at}`,
                name: <code>{posting.account}</code>,
                value: money(posting.amount),
              })),
              {
                key: 'after',
                name: t('office.balances'),
                value: [after.principal, after.interest, after.penalty, after.premium]
                  .filter((sum) => sum !== 0n)
                  .map((sum) => money(sum))
                  .join(' + '),
                weight: 'total' as const,
              },
            ]}
          />
        </details>
      ) : (
        <small>{t('office.noPostings')}</small>
      )}
      <details>
        <summary>{t('office.data')}</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long lines scroll sideways, also by keyboard */}
        <pre tabIndex={0}>
          <code>{event.data}</code>
        </pre>
        <small>
          <code>{event.hash}</code>
        </small>
      </details>
    </li>
  );
}
