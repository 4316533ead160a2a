/** The paper of an evidence pack, in Russian or Kazakh. */
import { accountName } from '../../../schema/reference/account-names.ts';
import { printStaffNumber } from '../../../schema/reference/staff.ts';
import { anyEventName } from '../../../schema/reference/stream-event-names.ts';
import type { Instant, LocalDate } from '../../../schema/values/local-date.ts';
import { negate, printTenge, type Tiyn } from '../../../schema/values/money.ts';
import type { Locale } from '../../ports/borrowers.ts';
import type { Block, PrintedDocument } from '../../ports/printer.ts';
import type { ReplayedEvent } from './audit.ts';

type Facts = {
  readonly stream: string;
  readonly offerNumber: string;
  readonly knownAt: Instant;
  readonly lastAnchor: { readonly date: LocalDate; readonly hash: string } | null;
  /** Of the pack of events. */
  readonly hash: string;
  readonly createdOn: LocalDate;
  readonly locale: Locale;
};
type Related = readonly { readonly stream: string; readonly revision: bigint; readonly type: string }[];

const TEXTS = {
  RU: {
    title: 'Доказательства по займу',
    contract: 'Договор',
    stream: 'Журнал',
    known: 'Записано к',
    events: 'Событий',
    status: 'Статус',
    anchor: 'Последняя дневная подпись',
    none: 'нет',
    pack: 'SHA-256 файла событий',
    check:
      'Файл событий и эту бумагу проверяет команда npm run audit -- evidence verify с открытым ключом; сервер не нужен. Подпись стоит в конце каждого файла.',
    life: 'События и долг после них с начисленным, в тенге; в скобках – проведённое',
    head: ['№', 'День', 'Событие', 'Кто', 'Осн. долг', 'Проценты', 'Пеня', 'Премии'],
    postings: 'Проводки',
    postingsHead: ['№', 'Счёт', 'Дебет', 'Кредит'],
    papers: 'Документы, SHA-256',
    invented: 'документа нет, хеш придуман при заполнении демо',
    related: 'Другие журналы о том же',
    first: 'первый:',
  },
  KK: {
    title: 'Несие бойынша дәлелдер',
    contract: 'Шарт',
    stream: 'Журнал',
    known: 'Осы сәтке дейін жазылғаны',
    events: 'Оқиғалар',
    status: 'Мәртебе',
    anchor: 'Соңғы күндік қолтаңба',
    none: 'жоқ',
    pack: 'Оқиғалар файлының SHA-256 хеші',
    check:
      'Оқиғалар файлын және осы қағазды npm run audit -- evidence verify командасы ашық кілтпен тексереді; сервер керек емес. Қолтаңба әр файлдың соңында тұр.',
    life: 'Оқиғалар және олардан кейінгі есептелгенімен қоса қарыз, теңгемен; жақшада – өткізілгені',
    head: ['№', 'Күні', 'Оқиға', 'Кім', 'Негізгі қарыз', 'Сыйақы', 'Өсімпұл', 'Сыйлықақылар'],
    postings: 'Өткізбелер',
    postingsHead: ['№', 'Шот', 'Дебет', 'Кредит'],
    papers: 'Құжаттар, SHA-256',
    invented: 'құжат жоқ, хеш демоны толтырғанда ойдан шығарылған',
    related: 'Осы туралы басқа журналдар',
    first: 'біріншісі:',
  },
} as const;

export function evidencePaper(
  facts: Facts,
  events: readonly ReplayedEvent[],
  related: Related,
  numbers: ReadonlyMap<string, number>,
): PrintedDocument {
  const { stream, offerNumber, knownAt, lastAnchor, hash, createdOn, locale } = facts;
  const text = TEXTS[locale];
  const lang = locale === 'KK' ? 'kk' : 'ru';
  const who = ({ role, id }: ReplayedEvent['actor']): string => {
    const number = numbers.get(id);
    return `${role} ${number === undefined ? id.slice(0, 8) : printStaffNumber(number)}`;
  };
  const papers = events.flatMap(({ revision, documents }) =>
    documents.map(({ type, hash: of, invented }): [string, string] => [
      `${revision}. ${type}${invented ? ` (${text.invented})` : ''}`,
      of,
    ]),
  );
  const streams = Map.groupBy(related, (event) => event.stream);
  const blocks: Block[] = [
    {
      kind: 'facts',
      rows: [
        [text.contract, offerNumber],
        [text.stream, stream],
        [text.known, knownAt],
        [text.events, String(events.length)],
        [text.status, events.at(-1)?.status ?? text.none],
        [text.anchor, lastAnchor ? `${lastAnchor.date} ${lastAnchor.hash}` : text.none],
        [text.pack, hash],
      ],
    },
    { kind: 'text', text: text.check },
    { kind: 'heading', text: text.life },
    {
      kind: 'table',
      head: text.head,
      rows: events.map(({ revision, effectiveDate, type, actor, askedBy, askedAt, after, accrued }) => [
        String(revision),
        effectiveDate,
        anyEventName(type, lang),
        askedBy ? `${who(actor)}, ${text.first} ${who(askedBy)} ${askedAt ?? ''}`.trim() : who(actor),
        printTenge(after.principal),
        owed(accrued?.interest, after.interest),
        owed(accrued?.penalty, after.penalty),
        printTenge(after.premium),
      ]),
    },
    { kind: 'heading', text: text.postings },
    {
      kind: 'table',
      head: text.postingsHead,
      rows: events.flatMap(({ revision, postings }) =>
        postings.map(({ account, amount }) => [
          String(revision),
          accountName(account, lang),
          amount > 0n ? printTenge(amount) : '',
          amount < 0n ? printTenge(negate(amount)) : '',
        ]),
      ),
    },
    ...listed(text.papers, papers),
    ...listed(
      text.related,
      [...streams].map(([name, all]): [string, string] => [name, all.map(({ type }) => type).join(', ')]),
    ),
  ];
  return { title: `${text.title} ${offerNumber}`, locale, createdOn, blocks };
}

/** What accrued is unknown where events contradict each other. */
const owed = (accrued: Tiyn | undefined, posted: Tiyn): string => {
  if (accrued === posted) return printTenge(posted);
  return `${accrued === undefined ? '?' : printTenge(accrued)} (${printTenge(posted)})`;
};

const listed = (heading: string, rows: readonly (readonly [string, string])[]): Block[] =>
  rows.length === 0
    ? []
    : [
        { kind: 'heading', text: heading },
        { kind: 'facts', rows },
      ];
