/** Where something was found. */
export const PLACES = {
  REVISION: {
    en: '{stream} revision {revision}',
    ru: '{stream}, ревизия {revision}',
    kk: '{stream}, {revision}-ревизия',
  },
  NO_REVISION: { en: '{stream} revision none', ru: '{stream}, без событий', kk: '{stream}, оқиғасыз' },
  EVENT: {
    en: '{stream} revision {revision} {event}',
    ru: '{stream}, ревизия {revision}, {event}',
    kk: '{stream}, {revision}-ревизия, {event}',
  },
  ANCHOR: {
    en: 'anchor revision {revision} ({day})',
    ru: 'дневная подпись за {day}, ревизия {revision}',
    kk: '{day} күнгі қолтаңба, {revision}-ревизия',
  },
  ANCHOR_REVISION: {
    en: 'anchor revision {revision}',
    ru: 'дневная подпись, ревизия {revision}',
    kk: 'күндік қолтаңба, {revision}-ревизия',
  },
  ANCHORS: { en: 'anchor', ru: 'дневные подписи', kk: 'күндік қолтаңбалар' },
  STREAM: { en: '{stream}', ru: '{stream}', kk: '{stream}' },
  THE_LOG: { en: 'the log', ru: 'журнал', kk: 'журнал' },
  ACCESS_ROW: {
    en: 'access {place}',
    ru: 'журнал доступа, строка {place}',
    kk: 'қолжетімділік журналы, {place}-жол',
  },
  KEPT_ROW: {
    en: 'the row you kept, {hash}',
    ru: 'сохранённая вами строка, {hash}',
    kk: 'сіз сақтаған жол, {hash}',
  },
  KEPT_ANCHOR: {
    en: 'the anchor you kept, {hash}',
    ru: 'сохранённая вами подпись, {hash}',
    kk: 'сіз сақтаған қолтаңба, {hash}',
  },
  DAY: { en: 'day {day}', ru: 'день {day}', kk: '{day} күні' },
  FILE: { en: '{file}', ru: 'файл {file}', kk: '{file} файлы' },
  LINE: { en: 'line {line}', ru: 'строка {line}', kk: '{line}-жол' },
  SEAL: { en: 'the signature at the end', ru: 'подпись в конце', kk: 'соңындағы қолтаңба' },
  TIMESTAMP: {
    en: 'timestamp of {day} by {authority}',
    ru: 'отметка времени за {day}, {authority}',
    kk: '{day} күнгі уақыт белгісі, {authority}',
  },
  TRANSIT: { en: '{account} of {stream}', ru: '{account}, {stream}', kk: '{account}, {stream}' },
  ACCOUNT: { en: 'account {account}', ru: 'счёт «{account}»', kk: '«{account}» шоты' },
  TURNOVER: { en: '{account}', ru: 'счёт «{account}»', kk: '«{account}» шоты' },
  BORROWER: { en: '{borrower}', ru: 'заёмщик {borrower}', kk: '{borrower} қарыз алушысы' },
  MODEL: { en: '{model}', ru: 'модель чтения {model}', kk: '{model} оқу моделі' },
  TABLE: { en: '{table}', ru: 'таблица {table}', kk: '{table} кестесі' },
  ROW: { en: '{table} {key}', ru: 'таблица {table}, строка {key}', kk: '{table} кестесі, {key} жолы' },
  TRIAL_BALANCE: { en: 'trial balance', ru: 'оборотно-сальдовая ведомость', kk: 'айналым-сальдо ведомосі' },
} as const;
