/** Every list a person chooses from, with its labels (R65). */
export type Entry = { readonly key: string; readonly ru: string; readonly kk: string };
const list = <const T extends readonly Entry[]>(entries: T): T => entries;

export const CITIZENSHIPS = list([
  { key: 'KZ', ru: 'Казахстан', kk: 'Қазақстан' },
  { key: 'KG', ru: 'Кыргызстан', kk: 'Қырғызстан' },
  { key: 'UZ', ru: 'Узбекистан', kk: 'Өзбекстан' },
  { key: 'TD', ru: 'Таджикистан', kk: 'Тәжікстан' },
  { key: 'RU', ru: 'Россия', kk: 'Ресей' },
  { key: 'UR', ru: 'Украина', kk: 'Украина' },
  { key: 'BEL', ru: 'Беларусь', kk: 'Беларусь' },
  { key: 'MNG', ru: 'Монголия', kk: 'Моңғолия' },
  { key: 'CHN', ru: 'Китай', kk: 'Қытай' },
  { key: 'TMT', ru: 'Туркменистан', kk: 'Түрікменстан' },
  { key: 'TUR', ru: 'Турция', kk: 'Түркия' },
  { key: 'OTHER', ru: 'Другое', kk: 'Басқа' },
]);

export const BIRTH_PLACES = list([
  { key: 'KAZAKHSTAN', ru: 'Казахстан', kk: 'Қазақстан' },
  { key: 'RUSSIA', ru: 'Россия', kk: 'Ресей' },
  { key: 'UZBEKISTAN', ru: 'Узбекистан', kk: 'Өзбекстан' },
  { key: 'SNG', ru: 'СНГ', kk: 'ТМД' },
  { key: 'OTHER', ru: 'Другое', kk: 'Басқа' },
]);

export const IDENTITY_DOCUMENTS = list([
  { key: 'IDENTITY_CARD', ru: 'Удостоверение личности', kk: 'Жеке куәлік' },
  { key: 'PASSPORT', ru: 'Паспорт', kk: 'Паспорт' },
  { key: 'RESIDENCE_PERMIT', ru: 'Вид на жительство', kk: 'Тұруға ықтиярхат' },
]);

export const ISSUERS = list([
  { key: 'MVD', ru: 'МВД РК', kk: 'ҚР ІІМ' },
  { key: 'MINYST', ru: 'Министерство юстиции РК', kk: 'ҚР Әділет министрлігі' },
  { key: 'MID', ru: 'МИД РК', kk: 'ҚР СІМ' },
]);

export const EDUCATIONS = list([
  { key: 'PHD', ru: 'Учёная степень', kk: 'Ғылыми дәреже' },
  { key: 'HIGHER_EDUCATION', ru: 'Высшее', kk: 'Жоғары' },
  { key: 'POSTGRADUATE', ru: 'Послевузовское', kk: 'Жоғары оқу орнынан кейінгі' },
  { key: 'FOREIGN_HIGHER', ru: 'Высшее зарубежное', kk: 'Шетелдік жоғары' },
  { key: 'MAGISTRACY', ru: 'Магистратура', kk: 'Магистратура' },
  { key: 'SPECIALIZED_HIGH_SCHOOL', ru: 'Среднее специальное', kk: 'Арнаулы орта' },
  { key: 'INCOMPLETE_SECONDARY', ru: 'Неполное среднее', kk: 'Аяқталмаған орта' },
  { key: 'INCOMPLETE_HIGHER_EDUCATION', ru: 'Неоконченное высшее', kk: 'Аяқталмаған жоғары' },
  { key: 'HIGH_SCHOOL', ru: 'Среднее', kk: 'Орта' },
  { key: 'WITHOUT_EDUCATION', ru: 'Без образования', kk: 'Білімі жоқ' },
  { key: 'ELEMENTARY_SCHOOL', ru: 'Начальное', kk: 'Бастауыш' },
]);

export const FAMILY_STATUSES = list([
  { key: 'SINGLE', ru: 'Не в браке', kk: 'Некеде емес' },
  { key: 'MARRIED', ru: 'В браке', kk: 'Некеде' },
  { key: 'DIVORCED', ru: 'В разводе', kk: 'Ажырасқан' },
  { key: 'WIDOWED', ru: 'Вдова или вдовец', kk: 'Жесір' },
  { key: 'COMMON_LAW', ru: 'Гражданский брак', kk: 'Азаматтық неке' },
  { key: 'COHABITATION', ru: 'Совместное проживание', kk: 'Бірге тұру' },
]);

export const REGIONS = list([
  { key: 'ALMATY_CITY', ru: 'г. Алматы', kk: 'Алматы қ.' },
  { key: 'ASTANA_CITY', ru: 'г. Астана', kk: 'Астана қ.' },
  { key: 'SHYMKENT_CITY', ru: 'г. Шымкент', kk: 'Шымкент қ.' },
  { key: 'ABAI', ru: 'Область Абай', kk: 'Абай облысы' },
  { key: 'AKMOLA', ru: 'Акмолинская область', kk: 'Ақмола облысы' },
  { key: 'AKTOBE', ru: 'Актюбинская область', kk: 'Ақтөбе облысы' },
  { key: 'ALMATY', ru: 'Алматинская область', kk: 'Алматы облысы' },
  { key: 'ATYRAU', ru: 'Атырауская область', kk: 'Атырау облысы' },
  { key: 'EAST_KAZAKHSTAN', ru: 'Восточно-Казахстанская область', kk: 'Шығыс Қазақстан облысы' },
  { key: 'ZHAMBYL', ru: 'Жамбылская область', kk: 'Жамбыл облысы' },
  { key: 'ZHETISU', ru: 'Область Жетісу', kk: 'Жетісу облысы' },
  { key: 'WEST_KAZAKHSTAN', ru: 'Западно-Казахстанская область', kk: 'Батыс Қазақстан облысы' },
  { key: 'KARAGANDA', ru: 'Карагандинская область', kk: 'Қарағанды облысы' },
  { key: 'KOSTANAY', ru: 'Костанайская область', kk: 'Қостанай облысы' },
  { key: 'KYZYLORDA', ru: 'Кызылординская область', kk: 'Қызылорда облысы' },
  { key: 'MANGYSTAU', ru: 'Мангистауская область', kk: 'Маңғыстау облысы' },
  { key: 'PAVLODAR', ru: 'Павлодарская область', kk: 'Павлодар облысы' },
  { key: 'NORTH_KAZAKHSTAN', ru: 'Северо-Казахстанская область', kk: 'Солтүстік Қазақстан облысы' },
  { key: 'TURKISTAN', ru: 'Туркестанская область', kk: 'Түркістан облысы' },
  { key: 'ULYTAU', ru: 'Область Ұлытау', kk: 'Ұлытау облысы' },
]);

export type Region = (typeof REGIONS)[number]['key'];

export const TAX_RESIDENCES = list([
  { key: 'KZ', ru: 'Казахстан', kk: 'Қазақстан' },
  { key: 'OTHER', ru: 'Другая страна', kk: 'Басқа ел' },
]);

export const HOUSE_OWNERS = list([
  { key: 'OWNERSHIP', ru: 'Собственное жильё', kk: 'Жеке меншік' },
  { key: 'MORTGAGE', ru: 'Ипотека', kk: 'Ипотека' },
  { key: 'FAMILY_OWNERSHIP', ru: 'Жильё семьи', kk: 'Отбасы меншігі' },
  { key: 'WITH_PARENTS', ru: 'С родителями', kk: 'Ата-анамен бірге' },
  { key: 'RENT', ru: 'Аренда', kk: 'Жалға алу' },
]);

export const LIVING_TIMES = list([
  { key: 'LESS_1_YEAR', ru: 'Меньше года', kk: 'Бір жылдан аз' },
  { key: 'PERIOD_1_5_YEARS', ru: 'От года до пяти лет', kk: 'Бір жылдан бес жылға дейін' },
  { key: 'MORE_5_YEARS', ru: 'Больше пяти лет', kk: 'Бес жылдан көп' },
]);

export const SECTORS = list([
  { key: 'CONSTRUCTION_AND_REAL_ESTATE', ru: 'Строительство и недвижимость', kk: 'Құрылыс және жылжымайтын мүлік' },
  { key: 'AGRICULTURE', ru: 'Сельское хозяйство', kk: 'Ауыл шаруашылығы' },
  { key: 'STATE_SERVICE', ru: 'Государственная служба', kk: 'Мемлекеттік қызмет' },
  { key: 'LIGHT_INDUSTRY', ru: 'Лёгкая промышленность', kk: 'Жеңіл өнеркәсіп' },
  { key: 'HEAVY_INDUSTRY', ru: 'Тяжёлая промышленность', kk: 'Ауыр өнеркәсіп' },
  { key: 'ELECTRICITY_WATER_GAS', ru: 'Электричество, вода, газ', kk: 'Электр, су, газ' },
  { key: 'TRANSPORT', ru: 'Транспорт', kk: 'Көлік' },
  { key: 'IT', ru: 'Информационные технологии', kk: 'Ақпараттық технологиялар' },
  { key: 'ALL_FINANCE', ru: 'Финансы', kk: 'Қаржы' },
  { key: 'SERVICES', ru: 'Услуги', kk: 'Қызмет көрсету' },
  { key: 'ARMY', ru: 'Армия', kk: 'Армия' },
  { key: 'SECURITY', ru: 'Охрана', kk: 'Күзет' },
  { key: 'PUBLIC', ru: 'Общественные организации', kk: 'Қоғамдық ұйымдар' },
  { key: 'MEDICAL', ru: 'Медицина', kk: 'Медицина' },
  { key: 'FOOD', ru: 'Питание', kk: 'Тамақтану' },
  { key: 'MINING_SECTOR', ru: 'Добыча полезных ископаемых', kk: 'Пайдалы қазбаларды өндіру' },
  { key: 'CULTURE_AND_ART', ru: 'Культура и искусство', kk: 'Мәдениет және өнер' },
  { key: 'SCIENCE_AND_EDUCATION', ru: 'Наука и образование', kk: 'Ғылым және білім' },
  { key: 'TRADING', ru: 'Торговля', kk: 'Сауда' },
  { key: 'OTHER', ru: 'Другое', kk: 'Басқа' },
]);

export const EMPLOYMENT_TYPES = list([
  { key: 'FULL_TIME_EMPLOYMENT', ru: 'Полная занятость', kk: 'Толық жұмыспен қамтылған' },
  { key: 'PART_TIME_EMPLOYMENT', ru: 'Частичная занятость', kk: 'Ішінара жұмыспен қамтылған' },
  { key: 'INDIVIDUAL_ENTREPRENEUR', ru: 'Индивидуальный предприниматель', kk: 'Жеке кәсіпкер' },
  { key: 'BUSINESS_OWNER', ru: 'Владелец бизнеса', kk: 'Бизнес иесі' },
  { key: 'TOP_MANAGER', ru: 'Руководитель', kk: 'Басшы' },
  { key: 'MIDDLE_MANAGER', ru: 'Менеджер', kk: 'Менеджер' },
  { key: 'PENSIONER', ru: 'На пенсии', kk: 'Зейнеткер' },
  { key: 'STUDENT', ru: 'Учусь', kk: 'Студент' },
  { key: 'HOUSEWIFE', ru: 'Веду домашнее хозяйство', kk: 'Үй шаруасындамын' },
  { key: 'MATERNITY_LEAVE', ru: 'В декретном отпуске', kk: 'Декреттік демалыста' },
  { key: 'UNEMPLOYED', ru: 'Не работаю', kk: 'Жұмыссыз' },
  { key: 'OTHER', ru: 'Другое', kk: 'Басқа' },
]);

/** Those who have to give an employer, a sector and a work phone. */
export const WORKING = [
  'FULL_TIME_EMPLOYMENT',
  'PART_TIME_EMPLOYMENT',
  'INDIVIDUAL_ENTREPRENEUR',
  'BUSINESS_OWNER',
  'TOP_MANAGER',
  'MIDDLE_MANAGER',
] as const;

export const DECLARATIONS = list([
  { key: 'SOCIAL_AID', ru: 'Получаю адресную социальную помощь', kk: 'Атаулы әлеуметтік көмек аламын' },
  { key: 'MEMBERSHIP', ru: 'Состою в партии или профсоюзе', kk: 'Партия немесе кәсіподақ мүшесімін' },
  {
    key: 'UNFULFILLED_OBLIGATIONS',
    ru: 'Есть неисполненные обязательства перед третьими лицами',
    kk: 'Үшінші тұлғалар алдында орындалмаған міндеттемелерім бар',
  },
  { key: 'GUARDIANSHIP', ru: 'Под опекой или с инвалидностью', kk: 'Қамқорлықтамын немесе мүгедектігім бар' },
  {
    key: 'CRIMINAL_LIABILITY',
    ru: 'Привлекаюсь к уголовной ответственности',
    kk: 'Қылмыстық жауапкершілікке тартылып жатырмын',
  },
  {
    key: 'CLINIC_REGISTER',
    ru: 'Состою на учёте в психиатрическом или наркологическом диспансере',
    kk: 'Психиатриялық немесе наркологиялық диспансерде есепте тұрамын',
  },
  {
    key: 'OVERDUE_60',
    ru: 'Есть просрочка больше 60 дней и больше 15 000 тенге',
    kk: '60 күннен асқан және 15 000 теңгеден көп мерзімі өткен қарызым бар',
  },
  {
    key: 'FOREIGN_OFFICIAL',
    ru: 'Связан(а) с иностранным публичным должностным лицом',
    kk: 'Шетелдік жария лауазымды тұлғамен байланысым бар',
  },
]);

export const RELATIVE_RELATIONS = list([
  { key: 'GRANDFATHER_GRANDMOTHER', ru: 'Дедушка или бабушка', kk: 'Ата немесе әже' },
  { key: 'FATHER_MOTHER', ru: 'Отец или мать', kk: 'Әке немесе ана' },
  { key: 'BROTHER_SISTER', ru: 'Брат или сестра', kk: 'Аға, іні немесе апа, қарындас' },
  { key: 'SON_DAUGHTER', ru: 'Сын или дочь', kk: 'Ұл немесе қыз' },
  { key: 'HUSBAND_WIFE', ru: 'Муж или жена', kk: 'Жұбайы' },
  { key: 'UNCLE_AUNT', ru: 'Дядя или тётя', kk: 'Аға немесе апа (әке-шешемнің бауыры)' },
]);

export const FRIEND_RELATIONS = list([
  { key: 'FRIEND', ru: 'Друг', kk: 'Дос' },
  { key: 'COLLEAGUE', ru: 'Коллега', kk: 'Әріптес' },
  { key: 'NEIGHBOUR', ru: 'Сосед', kk: 'Көрші' },
  { key: 'RELATIVE', ru: 'Родственник', kk: 'Туыс' },
  { key: 'OTHER', ru: 'Другое', kk: 'Басқа' },
]);

export type KeyOf<T extends readonly Entry[]> = T[number]['key'];
export const keysOf = <T extends readonly Entry[]>(entries: T): KeyOf<T>[] => entries.map((entry) => entry.key);

/** Total work experience and time at the last job, in months (R67). */
export const EXPERIENCE_MONTHS = { min: 12, max: 516, step: 12 } as const;
export const MOST_CHILDREN = 10;
export const MOST_DEPENDENTS = 10;
