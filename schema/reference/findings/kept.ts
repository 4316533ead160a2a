/** What a verification may find in timestamps and in anchors kept beside the log. */
export const KEPT_FINDINGS = {
  STAMP_WITHOUT_ANCHOR: {
    en: 'is of the anchor {hash}, which is not in the ledger: removed or replaced',
    ru: 'поставлена на подпись {hash}, которой в журнале нет: её удалили или заменили',
    kk: 'журналда жоқ {hash} қолтаңбасына қойылған: ол жойылған немесе ауыстырылған',
  },
  STAMP_TOO_EARLY: {
    en: 'is of {at}, before its anchor was written down, {recorded}',
    ru: 'поставлена {at}, раньше, чем записана сама подпись, {recorded}',
    kk: '{at} қойылған, қолтаңбаның өзі жазылғаннан бұрын, {recorded}',
  },
  STAMP_OF_OTHER_TIME: {
    en: 'says {said}, {kept} is kept',
    ru: 'в ней стоит {said}, а сохранено {kept}',
    kk: 'онда {said} тұр, ал сақталғаны {kept}',
  },
  TOKEN_NONE: { en: 'it is no timestamp', ru: 'это не отметка времени', kk: 'бұл уақыт белгісі емес' },
  TOKEN_DIGEST: {
    en: 'its digest is not SHA-256',
    ru: 'её хеш не SHA-256',
    kk: 'оның хеші SHA-256 емес',
  },
  TOKEN_WITHOUT_CERTIFICATE: {
    en: 'it does not hold the certificate of its signer',
    ru: 'в ней нет сертификата того, кто её подписал',
    kk: 'онда қол қойғанның сертификаты жоқ',
  },
  TOKEN_CERTIFICATE_PURPOSE: {
    en: 'its certificate is not one for timestamps',
    ru: 'её сертификат выдан не для отметок времени',
    kk: 'оның сертификаты уақыт белгілері үшін берілмеген',
  },
  TOKEN_OF_OTHER: {
    en: 'it is a timestamp of something else',
    ru: 'это отметка времени чего-то другого',
    kk: 'бұл басқа нәрсенің уақыт белгісі',
  },
  TOKEN_FALSE: {
    en: 'its signature is not true: {why}',
    ru: 'её подпись неверна',
    kk: 'оның қолтаңбасы жарамсыз',
  },
  DAY_LOST_ITS_ANCHOR: {
    en: 'was finished, and its anchor is not in the ledger: removed',
    ru: 'день закончен, а его подписи в журнале нет: её удалили',
    kk: 'күн аяқталған, ал оның қолтаңбасы журналда жоқ: жойылған',
  },
  DAY_ANCHOR_REMOVED: {
    en: 'was finished with the anchor {hash}, which is not in the ledger: removed',
    ru: 'день закончен с подписью {hash}, которой в журнале нет: её удалили',
    kk: 'күн {hash} қолтаңбасымен аяқталған, ал ол журналда жоқ: жойылған',
  },
  DAY_ANCHOR_REPLACED: {
    en: 'was finished with the anchor {hash}; another stands in its place: replaced',
    ru: 'день закончен с подписью {hash}, на её месте стоит другая: её заменили',
    kk: 'күн {hash} қолтаңбасымен аяқталған, оның орнында басқасы тұр: ауыстырылған',
  },
  DAY_WITHOUT_ANCHOR: {
    en: 'was finished without an anchor, though days before it have theirs',
    ru: 'день закончен без подписи, хотя у дней до него она есть',
    kk: 'күн қолтаңбасыз аяқталған, ал оған дейінгі күндерде ол бар',
  },
  FILE_ANCHOR_REMOVED: {
    en: 'keeps the anchor {hash} of {day}, which is not in the ledger: removed',
    ru: 'хранит подпись {hash} за {day}, которой в журнале нет: её удалили',
    kk: '{day} күнгі {hash} қолтаңбасын сақтайды, ал ол журналда жоқ: жойылған',
  },
  FILE_ANCHOR_REPLACED: {
    en: 'keeps the anchor {hash} of {day}; another stands in its place: replaced',
    ru: 'хранит подпись {hash} за {day}, на её месте стоит другая: её заменили',
    kk: '{day} күнгі {hash} қолтаңбасын сақтайды, оның орнында басқасы тұр: ауыстырылған',
  },
  FILE_LINE_CHANGED: {
    en: 'line {line} is no anchor: changed or damaged; compare it with your copy of the file',
    ru: 'строка {line} не является подписью дня: её изменили или повредили; сверьте со своей копией файла',
    kk: '{line}-жол күннің қолтаңбасы емес: өзгертілген не бүлінген; файлдың өз көшірмеңізбен салыстырыңыз',
  },
  KEPT_ANCHOR_GONE: {
    en: 'is not there: it was removed, what it stood for was written anew, or this is another ledger',
    ru: 'такой подписи нет: её удалили, переписали то, что она закрепляла, или это другой журнал',
    kk: 'мұндай қолтаңба жоқ: жойылған, ол бекіткен жазбалар қайта жазылған немесе бұл басқа журнал',
  },
} as const;
