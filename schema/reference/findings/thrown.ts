/** Why a fold or a read model could not take an event: what they throw, for a verification to say. */
export const THROWN_FINDINGS = {
  OUT_OF_PLACE: {
    en: 'a fact leading to {to} cannot follow {from}',
    ru: 'событие, которое ведёт в {to}, не может идти после {from}',
    kk: '{to} күйіне апаратын оқиға {from} күйінен кейін тұра алмайды',
  },
  OUT_OF_PLACE_FIRST: {
    en: 'a fact leading to {to} cannot follow nothing',
    ru: 'событие, которое ведёт в {to}, не может быть первым',
    kk: '{to} күйіне апаратын оқиға бірінші бола алмайды',
  },
  NEVER_APPLIED: {
    en: 'an event of a loan that was never applied for',
    ru: 'событие займа, на который не подавали заявку',
    kk: 'өтінім берілмеген несиенің оқиғасы',
  },
  NO_LOAN_TO_READ: { en: 'there is no loan to read', ru: 'займа ещё нет', kk: 'несие әлі жоқ' },
  ENDED_WITH_REQUEST: {
    en: 'the loan ended with its request',
    ru: 'заём кончился вместе со своим запросом',
    kk: 'несие өз сұрауымен бірге аяқталған',
  },
  REFINANCING_UNREQUESTED: {
    en: 'a refinancing without a request',
    ru: 'рефинансирование без запроса',
    kk: 'сұраусыз қайта қаржыландыру',
  },
  REPLAY_LOST_PAYMENT: {
    en: 'the replay lost the backdated payment',
    ru: 'при пересчёте платёж задним числом потерялся',
    kk: 'қайта есептегенде кері күнмен жасалған төлем жоғалды',
  },
  REPLAY_ENDED_LOAN: {
    en: 'a running loan ended during its replay',
    ru: 'при пересчёте действующий заём кончился',
    kk: 'қайта есептегенде қолданыстағы несие аяқталып қалды',
  },
  PART_REFUSED: {
    en: 'a part of {tiyn} is refused: {refusal}',
    ru: 'часть в {tiyn} тиын не принята, отказ {refusal}',
    kk: '{tiyn} тиын бөлігі қабылданбады, бас тарту: {refusal}',
  },
  NO_WHOLE_PRICE: {
    en: 'the fixed price is not reached within its own term',
    ru: 'фиксированная цена не набегает за собственный срок',
    kk: 'тіркелген баға өз мерзімінде жиналмайды',
  },
  PREMIUMS_ABOVE_CEILING: {
    en: 'the premiums alone exceed a ceiling',
    ru: 'одни только услуги дороже допустимого',
    kk: 'қызметтердің өзі ғана шектен асады',
  },
  TERMS_WITHOUT_PRICE: {
    en: 'scored terms have no price',
    ru: 'у оценённых условий нет цены',
    kk: 'бағаланған шарттардың бағасы жоқ',
  },
  PAYMENT_WITHOUT_NOTICE: {
    en: 'an event of a payment without its notice',
    ru: 'событие платежа, о котором не было извещения',
    kk: 'хабарламасы болмаған төлемнің оқиғасы',
  },
  BONUS_NEVER_SET_ASIDE: {
    en: 'bonuses settled that were never set aside',
    ru: 'рассчитаны бонусы, которые не откладывали',
    kk: 'резервке алынбаған бонус есептелген',
  },
  BONUS_ABOVE_SET_ASIDE: {
    en: 'a loan took more bonuses than were set aside for it',
    ru: 'заём взял больше бонусов, чем для него отложено',
    kk: 'несие өзіне резервке алынғаннан көп бонус алған',
  },
  BALANCE_DOES_NOT_ADD_UP: {
    en: '{stream} revision {revision}: {before} + {change} is not {balance}',
    ru: '{stream}, ревизия {revision}: {before} + {change} не равно {balance}',
    kk: '{stream}, {revision}-ревизия: {before} + {change} қосындысы {balance} емес',
  },
  NO_EVENT: { en: 'no event', ru: 'нет ни одного события', kk: 'бірде-бір оқиға жоқ' },
  NO_LOAN: { en: 'no loan', ru: 'по событиям займа не получается', kk: 'оқиғалар бойынша несие шықпайды' },
  NO_INSTANT: { en: 'no instant', ru: 'нет момента записи', kk: 'жазылған сәті жоқ' },
  PERIOD_WITHOUT_FIGURES: {
    en: 'a period without figures',
    ru: 'период без сумм',
    kk: 'сомасы жоқ кезең',
  },
  ROW_NOT_LOADED: {
    en: '{table}: a row was used before it was loaded',
    ru: 'таблица {table}: строку взяли раньше, чем загрузили',
    kk: '{table} кестесі: жол жүктелмей тұрып алынған',
  },
  ROWS_NOT_LOADED: {
    en: '{table}: rows of an owner were read before they were loaded',
    ru: 'таблица {table}: строки владельца взяли раньше, чем загрузили',
    kk: '{table} кестесі: иесінің жолдары жүктелмей тұрып алынған',
  },
  CANNOT_BE_KEPT: {
    en: 'a row cannot keep a {kind}',
    ru: 'строка не может хранить значение рода {kind}',
    kk: 'жол {kind} түріндегі мәнді сақтай алмайды',
  },
  NAMED_AFTER_NO_ID: {
    en: 'the stream {stream} is named after no id',
    ru: 'имя потока {stream} не содержит номера',
    kk: '{stream} ағынының атауында нөмір жоқ',
  },
  PROGRAM_SAYS: {
    en: '{why}',
    ru: 'ошибка самой программы; её точный текст для разработчиков даёт проверка в терминале',
    kk: 'бағдарламаның өз қатесі; әзірлеушілерге арналған дәл мәтінін терминалдағы тексеру береді',
  },
} as const;
