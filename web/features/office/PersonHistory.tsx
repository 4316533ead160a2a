/** Payments, papers, calls and messages of one person. */
import { paymentSource } from '../../../schema/reference/payment-sources.ts';
import { dateOfInstant, numeric } from '../../lib/dates.ts';
import { money } from '../../lib/format.ts';
import { useLang, useT } from '../../lib/intl.ts';
import { Lines } from '../../ui/Lines.tsx';
import { MoneyText } from '../../ui/MoneyText.tsx';
import { moment } from '../../ui/office/moment.ts';
import { Said } from '../../ui/Said.tsx';
import styles from './office.module.css';
import { ListSection, type Person } from './PersonLists.tsx';

/** `caseNumber`: under which the page shows the person in full, and opens papers, which do so too. */
type Props = { readonly person: Person; readonly caseNumber: string | undefined };

export function PaymentsAndPapers({ person: { borrowerId, erasedAt, payments, papers }, caseNumber }: Props) {
  const t = useT();
  return (
    <>
      <ListSection
        name="payments"
        title={t('correction.payments')}
        empty={t('correction.paymentsNone')}
        items={payments}
      >
        {(shown) => <Payments payments={shown} />}
      </ListSection>
      {!erasedAt && (
        <ListSection
          name="papers"
          title={t('correction.papers')}
          empty={t('correction.papersNone')}
          items={papers}
          before={papers.length > 0 && !caseNumber && <p className="n-quiet">{t('correction.papersClosed')}</p>}
        >
          {(shown) => <Papers papers={shown} hrefOf={caseNumber && hrefOf(borrowerId, caseNumber)} />}
        </ListSection>
      )}
    </>
  );
}

export function Correspondence({ person: { messages, codes, contacts } }: Pick<Props, 'person'>) {
  const t = useT();
  return (
    <>
      <ListSection name="calls" title={t('collection.said')} empty={t('collection.never')} items={contacts}>
        {(shown) => <Said contacts={shown} />}
      </ListSection>
      <ListSection
        name="messages"
        title={t('correction.messages')}
        empty={t('correction.messagesNone')}
        items={messages}
      >
        {(shown) => <Messages messages={shown} />}
      </ListSection>
      <ListSection name="codes" title={t('correction.codes')} empty={t('correction.codesNone')} items={codes}>
        {(shown) => <Codes codes={shown} />}
      </ListSection>
    </>
  );
}

function Payments({ payments }: Pick<Person, 'payments'>) {
  const t = useT();
  const lang = useLang();
  return (
    <Lines
      items={payments.map(({ id, paidOn, reversedOn, provider, offerNumber, amount }) => ({
        key: id,
        name: numeric(paidOn),
        note: reversedOn ? t('officeLoan.reversed', { date: numeric(reversedOn) }) : paymentSource(provider, lang),
        value: <MoneyText value={amount} />,
        after: offerNumber,
        ...(reversedOn ? { weight: 'quiet' as const } : {}),
      }))}
    />
  );
}

const hrefOf = (borrowerId: string, caseNumber: string) => (hash: string) =>
  `/json/office/paper?${new URLSearchParams({ borrowerId, hash, caseNumber })}`;

type PapersProps = Pick<Person, 'papers'> & { readonly hrefOf: ReturnType<typeof hrefOf> | '' | undefined };

function Papers({ papers, hrefOf: href }: PapersProps) {
  const t = useT();
  return (
    <Lines
      items={papers.map(({ hash, title, number, offerNumber, shownAt, signedAt }) => ({
        key: hash,
        name: href ? (
          <a className="n-tap" href={href(hash)} target="_blank" rel="noreferrer">
            {title}
          </a>
        ) : (
          title
        ),
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
    <ul className={styles.entries}>
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
    <ul className={styles.entries}>
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
