/** What happened between us and one person, the newest first. */
import type { ReactNode } from 'react';
import type { OfficePersonQuery } from '../../generated/cabinet/graphql.ts';
import { dateOfInstant, numeric } from '../../lib/dates.ts';
import { money, time } from '../../lib/format.ts';
import { useT } from '../../lib/intl.ts';
import { providerName } from '../../lib/payment-provider.ts';
import { Card } from '../../ui/Card.tsx';
import { Lines } from '../../ui/Lines.tsx';
import { MoneyText } from '../../ui/MoneyText.tsx';
import { Said } from '../../ui/Said.tsx';
import styles from './office.module.css';

type Person = NonNullable<OfficePersonQuery['officePerson']>;

const moment = (at: string): string => `${numeric(dateOfInstant(at))} ${time(at)}`;
/** Older lines are folded away, so that all cards stay in sight. */
const SHOWN = 5;

type Props = { readonly person: Person };

export function PaidAndSigned({ person: { erasedAt, payments, papers } }: Props) {
  const t = useT();
  return (
    <>
      <ListCard title={t('correction.payments')} empty={t('correction.paymentsNone')} items={payments}>
        {(shown) => <Payments payments={shown} />}
      </ListCard>
      {!erasedAt && (
        <ListCard title={t('correction.papers')} empty={t('correction.papersNone')} items={papers}>
          {(shown) => <Papers papers={shown} />}
        </ListCard>
      )}
    </>
  );
}

export function Told({ person: { messages, codes, notes, contacts } }: Props) {
  const t = useT();
  return (
    <>
      <ListCard title={t('collection.said')} empty={t('collection.never')} items={contacts}>
        {(shown) => <Said contacts={shown} />}
      </ListCard>
      <ListCard title={t('correction.notes')} empty={t('correction.notesNone')} items={notes}>
        {(shown) => <Notes notes={shown} />}
      </ListCard>
      <ListCard title={t('correction.messages')} empty={t('correction.messagesNone')} items={messages}>
        {(shown) => <Messages messages={shown} />}
      </ListCard>
      <ListCard title={t('correction.codes')} empty={t('correction.codesNone')} items={codes}>
        {(shown) => <Codes codes={shown} />}
      </ListCard>
    </>
  );
}

type ListProps<T> = {
  readonly title: string;
  readonly empty: string;
  readonly items: T[];
  readonly children: (shown: T[]) => ReactNode;
};

function ListCard<T>({ title, empty, items, children }: ListProps<T>) {
  const t = useT();
  const older = items.slice(SHOWN);
  return (
    <Card title={title}>
      {items.length === 0 ? <p className="n-quiet">{empty}</p> : children(items.slice(0, SHOWN))}
      {older.length > 0 && (
        <details className={styles.events}>
          <summary>{t('correction.older', { count: older.length })}</summary>
          {children(older)}
        </details>
      )}
    </Card>
  );
}

function Payments({ payments }: Pick<Person, 'payments'>) {
  const t = useT();
  return (
    <Lines
      items={payments.map(({ id, paidOn, reversedOn, provider, offerNumber, amount }) => ({
        key: id,
        name: numeric(paidOn),
        note: reversedOn ? t('officeLoan.reversed', { date: numeric(reversedOn) }) : providerName(t, provider),
        value: <MoneyText value={amount} />,
        after: offerNumber,
        ...(reversedOn ? { weight: 'quiet' as const } : {}),
      }))}
    />
  );
}

function Papers({ papers }: Pick<Person, 'papers'>) {
  const t = useT();
  return (
    <Lines
      items={papers.map(({ hash, title, number, offerNumber, shownAt, signedAt }) => ({
        key: hash,
        name: title,
        note: [offerNumber, number].filter(Boolean).join(' · '),
        value: numeric(dateOfInstant(signedAt ?? shownAt)),
        after: signedAt ? t('correction.signed') : t('correction.shown'),
      }))}
    />
  );
}

type Way = Person['messages'][number]['deliveries'][number];

/** By which channel a message went, how far it came, and what the SMS was to cost. */
function wayOf(t: ReturnType<typeof useT>, { channel, state, at, reason, parts, cost }: Way): string {
  const size = parts === null ? undefined : t('correction.parts', { count: parts });
  const price = cost ? t('correction.cost', { sum: money(cost) }) : undefined;
  const how = [t(`correction.way${state}`), moment(at), reason, size, price].filter(Boolean).join(' · ');
  return `${t(`correction.by${channel}`)}: ${how}`;
}

function Messages({ messages }: Pick<Person, 'messages'>) {
  const t = useT();
  return (
    <ul className={styles.told}>
      {messages.map(({ id, title, text, sentAt, read, deliveries }) => (
        <li key={id}>
          <b>{title}</b>
          <small>
            {moment(sentAt)} · {t(read ? 'correction.read' : 'correction.unread')}
          </small>
          <p>{text}</p>
          {deliveries.map((one) => (
            <small key={one.channel}>{wayOf(t, one)}</small>
          ))}
        </li>
      ))}
    </ul>
  );
}

/** What became of each code; the code itself is nowhere. */
function Codes({ codes }: Pick<Person, 'codes'>) {
  const t = useT();
  return (
    <ul className={styles.told}>
      {codes.map(({ title, sentAt, used, delivery }) => (
        <li key={sentAt}>
          <b>{title}</b>
          <small>
            {moment(sentAt)} · {t(used ? 'correction.codeUsed' : 'correction.codeUnused')}
          </small>
          <small>{wayOf(t, delivery)}</small>
        </li>
      ))}
    </ul>
  );
}

function Notes({ notes }: Pick<Person, 'notes'>) {
  const t = useT();
  return (
    <ul className={styles.told}>
      {notes.map(({ offerNumber, act, by, text, at }) => (
        <li key={`${act}${at}${offerNumber}`}>
          <b>{t(`officeLoan.act${act}`)}</b>
          <small>
            {offerNumber} ·{' '}
            {t('officeLoan.noteBy', { by: act === 'DISPUTE' ? t('officeLoan.byBorrower') : by, at: moment(at) })}
          </small>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
