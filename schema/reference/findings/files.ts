/** What a verification may find in the access log and in files taken away. */
export const FILE_FINDINGS = {
  ROWS_MISSING: {
    en: 'stands after {place}: rows between them are missing',
    ru: 'стоит после {place}: строк между ними нет',
    kk: '{place} кейін тұр: араларындағы жолдар жоқ',
  },
  ROW_LINK: {
    en: 'does not follow the row before it: inserted, or that one changed',
    ru: 'не продолжает предыдущую строку: эту вставили или ту изменили',
    kk: 'алдыңғы жолды жалғамайды: бұл жол кірістірілген немесе алдыңғысы өзгертілген',
  },
  NOT_THE_ROW_SIGNED: {
    en: 'is not the row that the anchor of {day} signed: the log was written anew',
    ru: 'не та строка, которую закрепила подпись за {day}: журнал переписали',
    kk: '{day} күнгі қолтаңба бекіткен жол емес: журнал қайта жазылған',
  },
  END_CUT_OFF: {
    en: 'is the last row, and the anchor of {day} signed {rows} rows: the end was cut off',
    ru: 'последняя строка, а подпись за {day} закрепила строк: {rows}. Конец отрезали',
    kk: 'соңғы жол, ал {day} күнгі қолтаңба {rows} жолды бекіткен: соңы кесілген',
  },
  KEPT_ROW_GONE: {
    en: 'is not there: removed, or the log was written anew',
    ru: 'такой строки нет: её удалили, или журнал переписали',
    kk: 'мұндай жол жоқ: жойылған немесе журнал қайта жазылған',
  },
  NO_EVENT_LINE: {
    en: 'is no event of an export: changed or cut off',
    ru: 'не событие выгрузки: строку изменили или обрезали',
    kk: 'экспорт оқиғасы емес: жол өзгертілген немесе кесілген',
  },
  NO_ROW_LINE: {
    en: 'is no row of an export: changed, added or cut off',
    ru: 'не строка выгрузки: её изменили, добавили или обрезали',
    kk: 'экспорт жолы емес: өзгертілген, қосылған немесе кесілген',
  },
  SEAL_MISSING: {
    en: 'is missing: cut off, or the export had no ANCHOR_KEY',
    ru: 'подписи нет: её обрезали, или при выгрузке не было ANCHOR_KEY',
    kk: 'қолтаңба жоқ: кесілген немесе экспорт кезінде ANCHOR_KEY болмаған',
  },
  SEAL_OF_OTHER_ROWS: {
    en: 'is of {signed} rows, not of these {rows}: rows were cut off or added',
    ru: 'подписано строк: {signed}, а здесь их {rows}: строки отрезали или добавили',
    kk: 'қол қойылған жол саны {signed}, ал мұнда {rows}: жолдар кесілген немесе қосылған',
  },
  NO_PACK: {
    en: 'is no whole evidence pack: changed or cut off',
    ru: 'не целый пакет доказательств: изменён или обрезан',
    kk: 'толық дәлелдер топтамасы емес: өзгертілген немесе кесілген',
  },
  PACK_CHANGED: {
    en: 'is not what was signed: its lines were changed, added or removed',
    ru: 'не то, что подписано: строки изменили, добавили или удалили',
    kk: 'қол қойылғандай емес: жолдар өзгертілген, қосылған немесе жойылған',
  },
  PLACE_WITHOUT_EVENT: {
    en: 'should stand in the anchor of revision {anchor}, and the pack lacks the event or the anchor',
    ru: 'должно стоять в дневной подписи ревизии {anchor}, а события или подписи в пакете нет',
    kk: '{anchor}-ревизиядағы күндік қолтаңбада тұруға тиіс, ал топтамада оқиға не қолтаңба жоқ',
  },
  NOT_IN_ANCHOR: {
    en: 'does not stand in the anchor of {day}: another event did',
    ru: 'не стоит в дневной подписи за {day}: там было другое событие',
    kk: '{day} күнгі қолтаңбада жоқ: онда басқа оқиға болған',
  },
  KEPT_ANCHOR_NOT_IN_PACK: {
    en: 'is none of the anchors of the pack: they begin later or end before it, or are of another ledger',
    ru: 'такой подписи в пакете нет: его подписи начинаются позже, кончаются раньше или из другого журнала',
    kk: 'топтамада мұндай қолтаңба жоқ: қолтаңбалары кейін басталады, ерте аяқталады немесе басқа журналдан',
  },
  NO_PAPER: {
    en: 'is no paper of an evidence pack: its signature is missing or cut off',
    ru: 'не документ из пакета доказательств: подписи нет или её обрезали',
    kk: 'дәлелдер топтамасының құжаты емес: қолтаңбасы жоқ немесе кесілген',
  },
  PAPER_CHANGED: {
    en: 'is not what was signed: the paper was changed',
    ru: 'не то, что подписано: документ изменили',
    kk: 'қол қойылғандай емес: құжат өзгертілген',
  },
  PAPER_OF_NO_PACK: {
    en: 'is of none of the packs given',
    ru: 'не относится ни к одному из данных пакетов',
    kk: 'берілген топтамалардың ешқайсысына жатпайды',
  },
} as const;
