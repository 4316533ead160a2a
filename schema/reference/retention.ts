/**
 * What is kept how long, and why (R603); server/people/retention.ts says from when the days run, and deletes. What has
 * no row here stays with the person (R157) or, without any name, with the ledger.
 */
export type Retention = {
  readonly days: number;
  readonly title: { readonly ru: string; readonly kk: string };
  readonly why: { readonly ru: string; readonly kk: string };
};

/** Three years in which a claim can be brought to court (Civil Code of Kazakhstan, article 178). */
const CLAIMS = {
  days: 3 * 366,
  why: {
    ru: 'Срок исковой давности 3 года (ст. 178 ГК РК).',
    kk: 'Талап қою мерзімі 3 жыл (ҚР АК 178-бабы).',
  },
} as const;
const REPEATS = {
  ru: 'Нужны, только пока запрос могут повторить.',
  kk: 'Сұрауды қайталауға болатын уақытта ғана керек.',
} as const;
const LIMITS = {
  ru: 'Нужны, только пока действует ограничение попыток.',
  kk: 'Әрекет санының шектеуі жүріп тұрғанда ғана керек.',
} as const;
const DISPUTES = {
  ru: 'По ним разбирают споры о входе в кабинет.',
  kk: 'Кабинетке кіру туралы даулар осы арқылы қаралады.',
} as const;

export const RETENTION = {
  SESSIONS: {
    days: 365,
    title: { ru: 'Входы в кабинет', kk: 'Кабинетке кірулер' },
    why: DISPUTES,
  },
  DEVICES: {
    days: 365,
    title: { ru: 'Знакомые устройства', kk: 'Таныс құрылғылар' },
    why: DISPUTES,
  },
  CODES: { ...CLAIMS, title: { ru: 'Коды из SMS (хеши)', kk: 'SMS кодтары (хештер)' } },
  MESSAGES: { ...CLAIMS, title: { ru: 'Отправленные уведомления', kk: 'Жіберілген хабарламалар' } },
  CODE_COUNTS: { days: 7, title: { ru: 'Счётчики кодов', kk: 'Код есептегіштері' }, why: LIMITS },
  PASSWORD_TRIES: {
    days: 1,
    title: { ru: 'Неверные пароли (счётчики)', kk: 'Қате құпиясөздер (есептегіш)' },
    why: LIMITS,
  },
  LIMITS: { days: 2, title: { ru: 'Счётчики запросов', kk: 'Сұрау есептегіштері' }, why: LIMITS },
  ANSWERS: { days: 7, title: { ru: 'Ответы на запросы', kk: 'Сұрауларға жауаптар' }, why: REPEATS },
  STRANGERS_ANSWERS: {
    days: 1,
    title: { ru: 'Ответы на запросы без входа в кабинет', kk: 'Кабинетке кірмей жіберілген сұрауларға жауаптар' },
    why: REPEATS,
  },
  BUREAU_ANSWERS: {
    days: 7,
    title: { ru: 'Ответы кредитного бюро (цифры)', kk: 'Кредиттік бюро жауаптары (сандар)' },
    why: REPEATS,
  },
  TASKS: { days: 14, title: { ru: 'Выполненные шаги процессов', kk: 'Орындалған процесс қадамдары' }, why: REPEATS },
  UPLOADS: { days: 1, title: { ru: 'Незаконченные загрузки файлов', kk: 'Аяқталмаған файл жүктеулері' }, why: REPEATS },
  EVIDENCE: {
    days: 0,
    title: { ru: 'Фото документов и видео', kk: 'Құжат фотолары мен бейне' },
    why: {
      ru: 'До даты удаления у каждого файла: 90 дней, принятые 7 лет (закон о ПОД/ФТ, ст. 11).',
      kk: 'Әр файлдың жойылу күніне дейін: 90 күн, қабылданғаны 7 жыл (КЖ/ТҚҚ туралы заң, 11-бап).',
    },
  },
} as const satisfies Readonly<Record<string, Retention>>;
export type RetentionName = keyof typeof RETENTION;
export const RETENTION_NAMES = Object.keys(RETENTION) as RetentionName[];

/** Who registered so long ago, has no session left, and whose data no law keeps is forgotten unasked (R604). */
export const FORGOTTEN_AFTER_YEARS = 5;
