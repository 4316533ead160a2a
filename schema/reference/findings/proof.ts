/** What a verification finds where the log is held against keys, persons, papers and payouts that stand outside it. */
export const PROOF_FINDINGS = {
  CODE_ABSENT: {
    en: 'has no code: Nesie did not write it, or its code was removed',
    ru: 'у события нет кода: его записали мимо программы или код удалили',
    kk: 'оқиғаның коды жоқ: оны бағдарламадан тыс жазған не коды жойылған',
  },
  CODE_OF_NO_KEY: {
    en: 'has a code of a key that is not known here: Nesie did not write it, or a key was taken away too early',
    ru: 'код события сделан неизвестным ключом: его записали мимо программы или ключ убрали слишком рано',
    kk: 'оқиға коды белгісіз кілтпен жасалған: оны бағдарламадан тыс жазған не кілт тым ерте алынған',
  },
  CODE_FALSE: {
    en: 'has a code that is not true: whoever wrote it does not have the key',
    ru: 'код события неверен: у того, кто его записал, нет ключа',
    kk: 'оқиға коды жалған: оны жазғанда кілт болмаған',
  },
  PERSON_UNREADABLE: {
    en: 'cannot be opened with the key of this account: exchanged with those of another, or changed',
    ru: 'данные не открываются ключом этой учётной записи: их поменяли с чужими или изменили',
    kk: 'деректер осы тіркелгінің кілтімен ашылмайды: басқанікімен ауыстырылған не өзгертілген',
  },
  PERSON_FOUND_BY_OTHER: {
    en: 'is found by a number, an e-mail, an IIN or a document that is not theirs: look-ups were exchanged or changed',
    ru: 'находится по номеру, почте, ИИН или документу, которых нет в данных: поисковые ключи поменяли',
    kk: 'деректерінде жоқ нөмір, пошта, ЖСН не құжат бойынша табылады: іздеу кілттері ауыстырылған',
  },
  KEPT_FILE_LOST: {
    en: 'names the file {hash}, which is not kept: removed',
    ru: 'называет файл {hash}, а его нет: удалён',
    kk: '{hash} файлын атайды, ал ол жоқ: жойылған',
  },
  KEPT_FILE_CHANGED: {
    en: 'names the file {hash}, and what is kept under it is another: changed, or not of this person',
    ru: 'называет файл {hash}, а хранится под ним другой: изменён или не этого человека',
    kk: '{hash} файлын атайды, ал оның орнында басқасы сақталған: өзгертілген не бұл адамдікі емес',
  },
  PAYOUT_WITHOUT_ORDER: {
    en: 'says that money was sent by the order {reference}, and there is no such order to the bank',
    ru: 'говорит, что деньги ушли по поручению {reference}, а такого поручения банку нет',
    kk: 'ақша {reference} тапсырмасымен жіберілді дейді, ал банкке ондай тапсырма жоқ',
  },
  ORDER_OF_OTHER_SUM: {
    en: 'sent {tiyn} tiyn, and the order {reference} to the bank is of {stored}',
    ru: 'отправлено {tiyn} тиын, а поручение банку {reference} на {stored}',
    kk: '{tiyn} тиын жіберілген, ал банкке берілген {reference} тапсырмасы {stored} тиынға',
  },
} as const;
