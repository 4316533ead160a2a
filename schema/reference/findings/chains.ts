/** What a verification may find in the streams of the log, and streams hidden from readers. */
export const CHAIN_FINDINGS = {
  CONTENT_CHANGED: {
    en: 'is not what its hash says: changed after it was written',
    ru: 'не совпадает со своим хешем: изменено после записи',
    kk: 'өз хешіне сәйкес емес: жазылғаннан кейін өзгертілген',
  },
  STANDS_AHEAD: {
    en: 'stands at position {position} before {other}: reordered',
    ru: 'стоит на позиции {position} перед {other}: порядок изменили',
    kk: '{other} алдында {position} орнында тұр: реті өзгертілген',
  },
  STANDS_BEHIND: {
    en: 'stands at position {position} behind {other}: reordered',
    ru: 'стоит на позиции {position} после {other}: порядок изменили',
    kk: '{other} кейін {position} орнында тұр: реті өзгертілген',
  },
  REVISION_MISSING: {
    en: 'revision {from} is missing before it: removed',
    ru: 'перед этим событием нет ревизии {from}: её удалили',
    kk: 'бұл оқиғаның алдында {from}-ревизия жоқ: жойылған',
  },
  REVISIONS_MISSING: {
    en: 'revisions {from} to {to} are missing before it: removed',
    ru: 'перед этим событием нет ревизий с {from} по {to}: их удалили',
    kk: 'бұл оқиғаның алдында {from}–{to} ревизиялары жоқ: жойылған',
  },
  REVISION_TWICE: {
    en: 'comes after an event that has this revision already: inserted',
    ru: 'идёт после события с той же ревизией: его вставили',
    kk: 'осы ревизиясы бар оқиғадан кейін тұр: кірістірілген',
  },
  BEFORE_EARLIER: {
    en: 'comes before revision {revision}: reordered',
    ru: 'идёт раньше ревизии {revision}: порядок изменили',
    kk: '{revision}-ревизиядан бұрын тұр: реті өзгертілген',
  },
  SWAPPED: {
    en: 'and revision {other} stand in the place of each other: the two are reordered',
    ru: 'и ревизия {other} стоят на местах друг друга: два события поменяли местами',
    kk: 'және {other}-ревизия бірінің орнында бірі тұр: екі оқиғаның орны ауыстырылған',
  },
  SHUFFLED: {
    en: 'and those up to revision {last} are in another order than they were written in: reordered',
    ru: 'и следующие до ревизии {last} стоят не в том порядке, в каком записаны: порядок изменили',
    kk: 'және {last}-ревизияға дейінгілер жазылған ретімен тұрған жоқ: реті өзгертілген',
  },
  FOLLOWS_ONE_BEFORE: {
    en: 'does not follow its predecessor but the one before: revision {revision} was inserted',
    ru: 'продолжает не предыдущее событие, а то, что перед ним: ревизию {revision} вставили',
    kk: 'алдыңғы оқиғаны емес, одан бұрынғысын жалғайды: {revision}-ревизия кірістірілген',
  },
  LINK_BROKEN: {
    en: 'does not follow its predecessor: an event between the two was removed, or this one was inserted',
    ru: 'не продолжает предыдущее событие: событие между ними удалили или вставили это',
    kk: 'алдыңғы оқиғаны жалғамайды: екеуінің арасындағы оқиға жойылған немесе бұл оқиға кірістірілген',
  },
  EVENT_MISSING: {
    en: 'it is missing: removed, or its number changed',
    ru: 'события нет: его удалили или изменили его номер',
    kk: 'оқиға жоқ: жойылған немесе нөмірі өзгертілген',
  },
  STREAM_ABSENT: {
    en: '0 events. It was never written, was not there yet, or was removed whole; verify --all holds it against the anchors.',
    ru: 'событий нет. Поток не писали, его ещё не было или его удалили целиком; сверку с дневными подписями даёт проверка всего журнала.',
    kk: 'оқиға жоқ. Ағын жазылмаған, әлі болмаған немесе толық жойылған; күндік қолтаңбалармен салыстыруды бүкіл журналды тексеру береді.',
  },
  STREAM_DELETED: {
    en: 'was deleted for ever (tombstone): readers are refused all of it',
    ru: 'поток удалили навсегда: читателям он недоступен целиком',
    kk: 'ағын біржола жойылған: оқырмандарға түгел қолжетімсіз',
  },
  CLOCK_BACK: {
    en: 'was written down at {at}, {seconds} s before what was written ahead of it ({latest}): a clock stood wrong, or it is dated back',
    ru: 'записано в {at}, на {seconds} с раньше того, что стоит перед ним ({latest}): часы шли неверно, или запись сделана задним числом',
    kk: '{at} жазылған, алдында тұрғаннан ({latest}) {seconds} с бұрын: сағат дұрыс жүрмеген немесе жазба кері күнмен жасалған',
  },
  UNREADABLE: { en: 'cannot be read', ru: 'не читается', kk: 'оқылмайды' },
  TOMBSTONE: {
    en: 'is the last fact before the stream was deleted for ever (tombstone): readers are refused all of it',
    ru: 'последнее событие перед удалением потока навсегда: читателям поток недоступен целиком',
    kk: 'ағын біржола жойылғанға дейінгі соңғы оқиға: ағын оқырмандарға түгел қолжетімсіз',
  },
  TRUNCATED: {
    en: 'is hidden from readers with all before it: the stream was truncated by metadata',
    ru: 'скрыто от читателей вместе со всем, что раньше: поток урезали метаданными',
    kk: 'өзінен бұрынғылармен бірге оқырмандардан жасырылған: ағын метадеректермен қысқартылған',
  },
  EXPIRES: {
    en: 'is the last fact of a stream whose facts are hidden from readers after {seconds} s, by metadata',
    ru: 'последнее событие потока, события которого метаданные скрывают от читателей через {seconds} с',
    kk: 'оқиғаларын метадеректер {seconds} секундтан кейін оқырмандардан жасыратын ағынның соңғы оқиғасы',
  },
} as const;
