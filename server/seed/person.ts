/** Invented names, documents and numbers with valid shapes and check digits. */
import { keysOf, type Region, SECTORS } from '../../schema/reference/dictionaries.ts';
import type { BorrowerId } from '../../schema/values/ids.ts';
import { type Iin, iinCheckDigit, type Sex } from '../../schema/values/iin.ts';
import { addDays, type Instant, type LocalDate, localDate } from '../../schema/values/local-date.ts';
import { type Phone, parsePhone } from '../../schema/values/phone.ts';
import type { RegisteredPerson } from '../people/bulk.ts';
import type { Chance } from './chance.ts';

type Names = { last: readonly [string, ...string[]]; first: readonly [string, ...string[]]; patronymic: string[] };

const NAMES: Record<Sex, Names> = {
  FEMALE: {
    last: ['Ахметова', 'Сулейменова', 'Ибраева', 'Нурланова', 'Жумабаева', 'Оспанова', 'Ким', 'Петрова', 'Касымова'],
    first: ['Айгерим', 'Динара', 'Мадина', 'Сауле', 'Жанна', 'Асель', 'Ольга', 'Гульнара', 'Камила', 'Дана'],
    patronymic: ['Ержанкызы', 'Болатовна', 'Маратовна', 'Сериковна', 'Нурланкызы'],
  },
  MALE: {
    last: ['Ахметов', 'Сулейменов', 'Ибраев', 'Нурланов', 'Жумабаев', 'Оспанов', 'Цой', 'Иванов', 'Касымов'],
    first: ['Нурлан', 'Ерлан', 'Данияр', 'Арман', 'Тимур', 'Сергей', 'Алихан', 'Марат', 'Бекзат', 'Руслан'],
    patronymic: ['Ержанулы', 'Болатович', 'Маратович', 'Серикович', 'Нурланулы'],
  },
};
const STREETS = ['Абая', 'Достык', 'Толе би', 'Сатпаева', 'Кабанбай батыра', 'Розыбакиева'] as const;
const OPERATORS = ['700', '701', '702', '705', '707', '708', '747', '775', '777', '778'] as const;
/** Steps through all seven-digit endings, so that the first ten million numbers differ. */
const STEP = 7_368_787;
const ENDINGS = 10_000_000;

export type PersonWish = {
  id: BorrowerId;
  index: number;
  seed: number;
  entrepreneur: boolean;
  region: Region;
  registeredAt: Instant;
};

export function makePerson(chance: Chance, wish: PersonWish, takenIins: Set<string>): RegisteredPerson {
  const { id, entrepreneur, registeredAt } = wish;
  const sex: Sex = chance.hits(0.54) ? 'FEMALE' : 'MALE';
  const birthDate = addDays(localDate('1966-01-01'), chance.whole(0, 13_500));
  const names = NAMES[sex];
  const ending = String((wish.index * STEP + wish.seed * 1_009) % ENDINGS).padStart(7, '0');
  return {
    id,
    locale: chance.hits(0.6) ? 'RU' : 'KK',
    phone: phoneOf(`7${chance.pick(OPERATORS)}${ending}`),
    identity: { iin: iinOf(chance, birthDate, sex, takenIins), birthDate, sex },
    personal: personalOf(chance, names, birthDate, wish),
    address: addressOf(chance, wish.region),
    employment: employmentOf(chance, entrepreneur, `borrower-${wish.seed}-${wish.index}@example.kz`),
    contacts: {
      relative: {
        name: `${chance.pick(NAMES.MALE.first)} ${NAMES.MALE.last[0]}`,
        phone: phoneOf(`7701${ending}`),
        relation: 'BROTHER_SISTER',
      },
      friend: {
        name: `${chance.pick(NAMES.FEMALE.first)} ${NAMES.FEMALE.last[0]}`,
        phone: phoneOf(`7702${ending}`),
        relation: 'FRIEND',
      },
    },
    registeredAt,
  };
}

function phoneOf(digits: string): Phone {
  const phone = parsePhone(digits);
  if (!phone) throw new Error(`not a number of an operator: ${digits}`);
  return phone;
}

/** Some eleven digits have no valid check digit and some numbers are taken; another serial is then drawn. */
function iinOf(chance: Chance, birthDate: LocalDate, sex: Sex, taken: Set<string>): Iin {
  const century = Number(birthDate.slice(0, 4)) < 2000 ? 3 : 5;
  for (;;) {
    const day = birthDate.slice(2).replaceAll('-', '');
    const eleven = `${day}${century + (sex === 'MALE' ? 0 : 1)}${chance.digits(4)}`;
    const check = iinCheckDigit(eleven);
    const iin = `${eleven}${check}`;
    if (check === undefined || taken.has(iin)) continue;
    taken.add(iin);
    return iin as Iin;
  }
}

function personalOf(chance: Chance, names: Names, birthDate: LocalDate, { index, seed }: PersonWish) {
  const noPatronymic = chance.hits(0.1);
  const children = chance.whole(0, 3);
  return {
    lastName: chance.pick(names.last),
    firstName: chance.pick(names.first),
    patronymic: noPatronymic ? null : (names.patronymic[chance.whole(0, names.patronymic.length - 1)] ?? null),
    noPatronymic,
    birthDate,
    sex: null,
    citizenship: 'KZ' as const,
    birthPlace: 'KAZAKHSTAN' as const,
    documentType: 'IDENTITY_CARD' as const,
    documentNumber: String(100_000_000 + ((seed * 1_000_003 + index) % 800_000_000)),
    documentIssuedOn: localDate('2021-03-15'),
    documentValidTo: localDate('2031-03-15'),
    documentIssuedBy: 'MVD' as const,
    education: 'HIGHER_EDUCATION' as const,
    familyStatus: chance.hits(0.5) ? ('MARRIED' as const) : ('SINGLE' as const),
    childrenCount: children,
    childrenUnder18: chance.whole(0, children),
    dependents: 0,
    taxResidence: 'KZ' as const,
  };
}

const CAPITALS: Readonly<Record<Region, string>> = {
  ALMATY_CITY: 'Алматы',
  ASTANA_CITY: 'Астана',
  SHYMKENT_CITY: 'Шымкент',
  ABAI: 'Семей',
  AKMOLA: 'Кокшетау',
  AKTOBE: 'Актобе',
  ALMATY: 'Конаев',
  ATYRAU: 'Атырау',
  EAST_KAZAKHSTAN: 'Усть-Каменогорск',
  ZHAMBYL: 'Тараз',
  ZHETISU: 'Талдыкорган',
  WEST_KAZAKHSTAN: 'Уральск',
  KARAGANDA: 'Караганда',
  KOSTANAY: 'Костанай',
  KYZYLORDA: 'Кызылорда',
  MANGYSTAU: 'Актау',
  PAVLODAR: 'Павлодар',
  NORTH_KAZAKHSTAN: 'Петропавловск',
  TURKISTAN: 'Туркестан',
  ULYTAU: 'Жезказган',
};

function addressOf(chance: Chance, region: Region) {
  return {
    registration: {
      region,
      district: null,
      city: CAPITALS[region],
      street: chance.pick(STREETS),
      house: String(chance.whole(1, 180)),
      flat: String(chance.whole(1, 90)),
      postIndex: null,
    },
    livesAtRegistration: true,
    residence: null,
    homePhone: null,
    houseOwner: chance.hits(0.5) ? ('OWNERSHIP' as const) : ('RENT' as const),
    livingTime: 'MORE_5_YEARS' as const,
  };
}

const cardOf = (hasCreditCard: boolean) => ({ hasCreditCard, creditCardLimit: hasCreditCard ? 300_000 : null });

function employmentOf(chance: Chance, entrepreneur: boolean, email: string) {
  const sectors = keysOf(SECTORS);
  return {
    email,
    employmentType: entrepreneur ? ('INDIVIDUAL_ENTREPRENEUR' as const) : ('FULL_TIME_EMPLOYMENT' as const),
    sector: sectors[chance.whole(0, sectors.length - 1)] ?? 'SERVICES',
    employer: entrepreneur ? 'ИП' : 'ТОО Береке',
    workPhone: null,
    workPhoneExtension: null,
    jobMonths: chance.whole(1, 5) * 12,
    experienceMonths: chance.whole(5, 20) * 12,
    entrepreneur,
    incomeBand: chance.whole(5, 9),
    additionalIncome: null,
    socialHelp: null,
    monthlyExpenses: chance.whole(5, 20) * 10_000,
    monthlyLoanPayments: 0,
    ...cardOf(chance.hits(0.4)),
    tookLoansBefore: chance.hits(0.6),
    hadDelays: chance.hits(0.1),
    hasActiveLoans: false,
    ownsProperty: chance.hits(0.3),
    ownsCar: chance.hits(0.3),
    declarations: [],
    overdueDays: null,
  };
}
