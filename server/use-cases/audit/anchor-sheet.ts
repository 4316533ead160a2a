/** The sheet of an anchor for the safe: it can be typed back (R614). */
import type { DailyAnchor } from '../../../schema/events/anchor.ts';
import { almatyDateOf, type Instant, type LocalDate } from '../../../schema/values/local-date.ts';
import { typedRows } from '../../../schema/values/typed-hash.ts';
import type { Locale } from '../../ports/borrowers.ts';
import type { Block, PrintedDocument } from '../../ports/printer.ts';

export type SheetAnchor = {
  readonly anchor: DailyAnchor;
  readonly hash: string;
  readonly recordedAt: Instant;
  readonly timestamp: { readonly at: Instant; readonly authority: string } | null;
};

/** The newest `first` of the days before `before`, the newest first; the anchors of one day stay together. */
export function pageOfAnchors<A extends { readonly anchor: Pick<DailyAnchor, 'date'> }>(
  inOrder: readonly A[],
  first: number,
  before: LocalDate | undefined,
): readonly A[] {
  const earlier = inOrder.filter(({ anchor }) => before === undefined || anchor.date < before).toReversed();
  const last = earlier[first - 1]?.anchor.date;
  return last === undefined ? earlier : earlier.filter(({ anchor }) => anchor.date >= last);
}

const TEXTS = {
  RU: {
    title: 'Дневная подпись журнала',
    day: 'День',
    signed: 'Подписано',
    position: 'До позиции журнала',
    streams: 'Изменившихся потоков',
    access: 'Строк журнала доступа',
    stamped: 'Отметка времени',
    none: 'нет',
    hash: 'Хеш подписи',
    row: 'Строка',
    access_hash: 'Хеш последней строки журнала доступа',
    key: 'Открытый ключ',
    howTitle: 'Как проверить',
    how: 'Наберите четыре строки подряд, пробелы не важны: npm run audit -- anchors check "СТРОКИ". Две последние цифры каждой строки контрольные: опечатка называется по номеру строки. Всё, что записано до этой подписи, докажет npm run audit -- verify --all --anchor "СТРОКИ".',
  },
  KK: {
    title: 'Журналдың күндік қолтаңбасы',
    day: 'Күні',
    signed: 'Қол қойылған уақыты',
    position: 'Журналдың мына орнына дейін',
    streams: 'Өзгерген ағындар',
    access: 'Қолжетімділік журналының жолдары',
    stamped: 'Уақыт белгісі',
    none: 'жоқ',
    hash: 'Қолтаңба хеші',
    row: 'Жол',
    access_hash: 'Қолжетімділік журналының соңғы жолының хеші',
    key: 'Ашық кілт',
    howTitle: 'Қалай тексеруге болады',
    how: 'Төрт жолды қатар теріңіз, бос орын маңызды емес: npm run audit -- anchors check "ЖОЛДАР". Әр жолдың соңғы екі цифры бақылау цифрлары: қате жолдың нөмірі аталады. Осы қолтаңбаға дейін жазылғанның бәрін npm run audit -- verify --all --anchor "ЖОЛДАР" дәлелдейді.',
  },
} as const;

export function anchorSheet({ anchor, hash, recordedAt, timestamp }: SheetAnchor, locale: Locale): PrintedDocument {
  const text = TEXTS[locale];
  const rowsOf = (of: string): Block => ({
    kind: 'facts',
    rows: typedRows(of).map((row, at): [string, string] => [`${text.row} ${at + 1}`, row]),
  });
  const { date, position, streams, accessLog, publicKey } = anchor;
  const blocks: Block[] = [
    {
      kind: 'facts',
      rows: [
        [text.day, date],
        [text.signed, recordedAt],
        [text.position, String(position)],
        [text.streams, String(streams)],
        [text.access, accessLog ? String(accessLog.place) : text.none],
        [text.stamped, timestamp ? `${timestamp.at}, ${timestamp.authority}` : text.none],
        [text.key, publicKey],
      ],
    },
    { kind: 'heading', text: text.hash },
    rowsOf(hash),
    ...(accessLog ? [{ kind: 'heading', text: text.access_hash } as const, rowsOf(accessLog.hash)] : []),
    { kind: 'heading', text: text.howTitle },
    { kind: 'text', text: text.how },
  ];
  return { title: `${text.title}, ${date}`, locale, createdOn: almatyDateOf(recordedAt), blocks };
}
