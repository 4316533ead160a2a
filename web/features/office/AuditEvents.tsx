import { accountName } from '../../../schema/reference/account-names.ts';
import { roleName } from '../../../schema/reference/role-names.ts';
import { anyEventName } from '../../../schema/reference/stream-event-names.ts';
import type { AuditLoanQuery } from '../../generated/cabinet/graphql.ts';
import { csvSum, csvUrl } from '../../lib/csv.ts';
import { numeric } from '../../lib/dates.ts';
import { money } from '../../lib/format.ts';
import { useLang, useT } from '../../lib/intl.ts';
import { cx } from '../../ui/cx.ts';
import { Lines } from '../../ui/Lines.tsx';
import { moment } from '../../ui/office/moment.ts';
import { StatusTag } from '../../ui/StatusTag.tsx';
import { Tag } from '../../ui/Tag.tsx';
import wide from '../../ui/wide-table.module.css';
import own from './audit.module.css';
import { owedAfter, PARTS, totalOf } from './BalancesPlot.tsx';
import styles from './office.module.css';

type Event = AuditLoanQuery['loanEvents'][number];

/** The log as a running account: one row an event, which opens; of a loan with what is owed after it. */
export function AuditEvents({ events, file }: { events: readonly Event[]; file: string }) {
  const t = useT();
  const ofLoan = events.every(({ loan }) => loan);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls sideways, and the keyboard must reach it
    <section className={wide.scroll} tabIndex={0} aria-label={t('audit.events')}>
      <table className={cx(wide.table, own.events)}>
        <caption>
          {t(ofLoan ? 'audit.eventsLead' : 'audit.effectsLead')}{' '}
          <a className="n-tap" data-no-print href={csvUrl(rowsOf(events))} download={`${file}.csv`}>
            {t('audit.csv')}
          </a>
        </caption>
        <thead>
          <tr>
            <th scope="col">{t('audit.colEvent')}</th>
            <th scope="col">{t('audit.colDay')}</th>
            <th scope="col">{t('audit.colActor')}</th>
            {ofLoan ? (
              <>
                {PARTS.map((part) => (
                  <th key={part} scope="col">
                    {t(`office.sum_${part}`)}
                  </th>
                ))}
                <th scope="col">{t('audit.balanceTotal')}</th>
              </>
            ) : (
              <th scope="col">{t('audit.effects')}</th>
            )}
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
  const { loan } = event;
  const owed = loan && owedAfter(loan);
  const recorded = moment(event.recordedAt);
  return (
    <tr>
      <th scope="row">
        <details className={own.more}>
          <summary>
            {event.revision}. {anyEventName(event.type, lang)} {event.loan && <StatusTag status={event.loan.status} />}
            <small className={own.brief}>
              {numeric(event.effectiveDate)}
              {event.late && `, ${t('audit.late')}`}
              {owed && ` · ${money(totalOf(owed))}`}
            </small>
          </summary>
          <Details event={event} />
        </details>
      </th>
      <td data-name={t('audit.colDay')}>
        <span>
          {numeric(event.effectiveDate)} {event.late && <Tag tone="care">{t('audit.late')}</Tag>}
          <br />
          <small>{t('audit.recorded', { at: recorded })}</small>
        </span>
      </td>
      <td data-name={t('audit.colActor')}>
        <span>
          <Actor role={event.actorRole} id={event.actorId} number={event.actorNumber} />
          {event.askedByRole && event.askedById && (
            <>
              <br />
              <small>
                {t('audit.askedBy')}{' '}
                <Actor role={event.askedByRole} id={event.askedById} number={event.askedByNumber} />{' '}
                {event.askedAt && moment(event.askedAt)}
              </small>
            </>
          )}
        </span>
      </td>
      {loan && owed ? (
        <>
          {PARTS.map((part) => (
            <td key={part} className={own.sum} data-name={t(`office.sum_${part}`)}>
              <span>
                {money(owed[part])}
                {owed[part] !== loan.balancesAfter[part] && (
                  <>
                    <br />
                    <small>{t('audit.asOfPosted', { sum: money(loan.balancesAfter[part]) })}</small>
                  </>
                )}
              </span>
            </td>
          ))}
          <td className={own.sum} data-name={t('audit.balanceTotal')}>
            <b>{money(totalOf(owed))}</b>
            {!loan.accrued && <small> {t('audit.accruedUnknown')}</small>}
          </td>
        </>
      ) : (
        <td data-name={t('audit.effects')}>
          <Effects event={event} />
        </td>
      )}
    </tr>
  );
}

/** The id is of an account, and a member of staff has a number; a process of ours has a name. */
function Actor({ role, id, number }: { role: string; id: string; number: string | null }) {
  const lang = useLang();
  return (
    <>
      {roleName(role, lang)} <code title={id}>{number ?? (role === 'system' ? id : id.slice(0, 8))}</code>
    </>
  );
}

/** What it did to every account that it touched. */
function Effects({ event }: { event: Event }) {
  const t = useT();
  const lang = useLang();
  if (event.effects.length === 0) return <span>{t('audit.noPostings')}</span>;
  return (
    <Lines
      label={t('audit.effects')}
      items={event.effects.map(({ account, before, after }) => ({
        key: account,
        name: accountName(account, lang),
        value: money(after),
        after: t('audit.before', { sum: money(before) }),
      }))}
    />
  );
}

function Details({ event }: { event: Event }) {
  const t = useT();
  const lang = useLang();
  return (
    <>
      {event.loan && event.effects.length > 0 && <Effects event={event} />}
      {event.postings.length > 0 ? (
        <Lines
          label={t('audit.postings')}
          items={event.postings.map((posting, at) => ({
            key: `${posting.account}${at}`,
            name: accountName(posting.account, lang),
            note: t(posting.amount > 0n ? 'audit.debit' : 'audit.credit'),
            value: money(posting.amount < 0n ? -posting.amount : posting.amount),
          }))}
        />
      ) : (
        <p>{t('audit.noPostings')}</p>
      )}
      {event.documents.map(({ type, hash, invented }) => (
        <p key={`${type}${hash}`} className={styles.stream}>
          {t('audit.document', { type })} <code>{hash}</code>
          {invented && <> {t('audit.invented')}</>}
        </p>
      ))}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long lines scroll sideways, also by keyboard */}
      <pre tabIndex={0}>
        <code>{event.data}</code>
      </pre>
      <small className={styles.stream}>
        <code>
          {event.type} {event.hash}
        </code>
      </small>
    </>
  );
}

function accruedIn({ loan }: Event): readonly string[] {
  const accrued = loan?.accrued;
  return accrued ? [accrued.on, csvSum(accrued.interest), csvSum(accrued.penalty)] : ['', '', ''];
}

/** Codes of the log, as a program reads them. */
const rowsOf = (events: readonly Event[]): readonly (readonly string[])[] => [
  [
    ...['revision', 'type', 'effectiveDate', 'recordedAt', 'actorRole', 'actorId', 'actorNumber', ...PARTS],
    ...['accruedOn', 'accruedInterest', 'accruedPenalty', 'data', 'hash'],
  ],
  ...events.map((event) => [
    String(event.revision),
    event.type,
    event.effectiveDate,
    event.recordedAt,
    event.actorRole,
    event.actorId,
    event.actorNumber ?? '',
    ...PARTS.map((part) => (event.loan ? csvSum(event.loan.balancesAfter[part]) : '')),
    ...accruedIn(event),
    event.data,
    event.hash,
  ]),
];
