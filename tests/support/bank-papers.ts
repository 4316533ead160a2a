/** Statements in the layouts of real banks, drawn as text by code; people and figures are made up. */
import { fileURLToPath } from 'node:url';
import { withPdfkit } from './hostile-pdfs.ts';

const FONT = fileURLToPath(
  import.meta.resolve('@expo-google-fonts/ibm-plex-sans/400Regular/IBMPlexSans_400Regular.ttf'),
);
export const paper = (lines: readonly string[]): Promise<Buffer> =>
  withPdfkit({ size: 'A4' }, (pdf) => {
    pdf.font(FONT).fontSize(7);
    for (const line of lines) pdf.text(line, 40, pdf.y + 2, { lineBreak: false }).moveDown();
  });

/** A wage, own money from a deposit, and a purchase. */
export const BANK_PAPERS: Readonly<Record<string, readonly string[]>> = {
  'Kaspi Bank': [
    'АО «Kaspi Bank», БИК CASPKZKA, www.kaspi.kz',
    'ВЫПИСКА',
    'по Kaspi Gold за период с 21.05.26 по 21.11.26',
    'Ахметов Номер карты:*0475',
    'Әлихан Номер счета:KZ111111',
    'Доступно на 21.11.26:295 906,76 ₸ Валюта счета:тенге',
    'Краткое содержание операций по карте:',
    'Пополнения + 300 000,00 ₸ Другие пополнения 300 000,00 ₸',
    'Дата Сумма Операция Детали',
    '05.11.26 + 300 000,00 ₸ Пополнение Заработная плата',
    '30.10.26 + 50 000,00 ₸ Поступление со своего счета С Kaspi Депозита',
    '30.10.26- 4 093,24 ₸   Покупка      ZOOM.US 888-799-9666',
    '(-8.99 USD)',
  ],
  'Halyk Bank': [
    'АО "Народный Банк Казахстана"',
    'Выписка по счету',
    'ФИО: Ахметов Әлихан   Дата формирования выписки: 21.11.2026',
    'ИИН: 000000000000   Период выписки: с 21.05.2026 по 21.11.2026',
    'Валюта счета: KZT',
    'Дата проведения операции Дата обработки операции Описание операции Сумма операции',
    '05.11.2026 05.11.2026 Поступление перевода 300 000,00 KZT 300 000,00 0,00 0,00 440000******1234',
    '30.10.2026 30.10.2026 Перевод со своего счета 50 000,00 KZT 50 000,00 0,00 0,00 440000******1234',
    '30.10.2026 31.10.2026 Операция оплаты у -4 093,24 KZT 0,00 -4 093,24 0,00 440000******1234',
    'коммерсанта SAGA MARKET',
  ],
  'Freedom Bank': [
    'АО "Фридом Банк Казахстан"',
    'БИК KSNVKZKA',
    'Выписка по карте Deposit Card',
    'за период с',
    '21.05.2026 по 21.11.2026 Ахметов Әлихан ИИН:000000000000',
    'Номер карты:**1234',
    'Валюта счета:KZT, USD Дата:21.11.2026',
    'Пополнение+350,000.00₸',
    'Дата Сумма Валюта Операция Детали',
    '05.11.2026+300,000.00 ₸KZTПополнение С карты другого банка',
    '30.10.2026+50,000.00 ₸KZTПополнениеKOPILKA. Между своими счетами',
    '30.10.2026-4,093.24 ₸KZTПокупка Airba Fresh Minimarket',
    '16.06.2026 -10.00 $ USD Покупка SOFTWARE SERVICE US',
  ],
  ForteBank: [
    'Выписка по карточному счету',
    'За период: с 21.05.2026 по 21.11.2026г.',
    'Дата выписки: 22.11.2026 16:05:39',
    'Ахметов Әлихан',
    'ИИН: 000000000000 Номер счета: KZ000000000000000000',
    'Доступно на 21.11.2026: 2000.00 KZT Валюта счета: KZT',
    'Дата Сумма Описание Детализация',
    '05.11.2026 300000.00 KZT',
    'Пополнение счета',
    '30.10.2026 50000.00 KZT Перевод со своего счета',
    '30.10.2026',
    '-4093.24 KZT',
    '(8.99 USD)',
    'Реквизиты: АО «ForteBank», Республика Казахстан',
  ],
};

const certificate = [
  'АО «Kaspi Bank», БИК CASPKZKA, www.kaspi.kz',
  'СПРАВКА',
  'об остатке на счете',
  'Приложение к Справке № 000001',
];
/** Papers of ForteBank: of the bank on the web, without a period, and in the other languages, with letters apart. */
const apart = (line: string): string => [...line].join(' ');
export const FORTE_PAPERS: Readonly<Record<string, readonly string[]>> = {
  web: [
    'Выписка по карточному счету',
    'Ахметов Әлихан',
    'ИИН: 000000000000',
    'Доступно на 21.11.2026: 0.00 KZT',
    'Номер счета: KZ000000000000000000',
    'Валюта счета: KZT',
    'Детализация выписки по Дебетовой карте',
    'Дата Сумма Описание Детализация',
    '20.11.2026 -99.98 KZT Перевод На счет: KZ000000000000000000',
    '19.11.2026 2510.70 KZT Платеж АЛСЕКО;USEBONUS=1;BONUS_AMOUNT=2510.70',
    '05.11.2026 250000.00 KZT Пополнение счета Выплата на карт.счет работника',
    '04.11.2026 70000.00 KZT Пополнение счета Снятие со вклада (КНП 322) ;ISJUR',
    '03.11.2026 60000.00 KZT Пополнение счета Перевод собственных средств (КНП 342) ;ISFL',
    '02.11.2026 50000.00 KZT Пополнение счета Bank: IRTYKZKA (АО ForteBank),',
    'Счёт- корреспондент: KZ000000000000000000 Пополнение счёта',
    '05.10.2026 250000.00 KZT Пополнение счета BCC, ATM/POS: 124884, PEREVOD BCC.KZ',
    '20.05.2026 -500.00 KZT Покупка MARKET 20.04.26',
    'Сформировано в Интернет Банкинге',
    'Реквизиты: АО «ForteBank», Республика Казахстан',
  ],
  kk: [
    'Карталық шоты бойынша үзінді көшірме',
    'Кезең: 21.05.2026 бастап 21.11.2026ж. дейін',
    'Жазылған күні: 22.11.2026 13:05:47',
    'АХМЕТОВ ӘЛИХАН',
    'ЖСН: 000000000000Шот нөмірі: KZ000000000000000000',
    'Қолжетімді 21.11.2026: 15000.00 KZTШот валютасы: KZT',
    'КүніСомаCипаттамасыТалдама',
    '05.11.2026250000.00 KZTШотты толықтыруAlma S.',
    '04.11.202660000.00 KZTШотты толықтыруПеревод собственных средств (КНП 342) ;ISFL',
    '05.10.2026250000.00 KZTШотты толықтыруAlma S.',
    '01.10.2026-9907.00 KZT',
    'Сатып алу',
    'Реквизиттер: «ForteBank» АҚ, Қазақстан Республикасы',
  ].map(apart),
  en: [
    'Card account statement',
    'For the period: from 21.05.2026 to 21.11.2026',
    'Date of statement: 22.11.2026 13:05:08',
    'АХМЕТОВ ӘЛИХАН',
    'IIN: 000000000000Account number: KZ000000000000000000',
    'Available as of 21.11.2026: 15000.00 KZTAccount currency: KZT',
    'DateSumDescriptionDetails',
    '05.11.2026250000.00 KZTAccount replenishmentAlma S.',
    '04.11.202660000.00 KZTAccount replenishmentПеревод собственных средств (КНП 342) ;ISFL',
    '05.10.2026250000.00 KZTAccount replenishmentAlma S.',
    '01.10.2026-9907.00 KZT',
    'Purchase',
    'Details: JSC "ForteBank", Republic of Kazakhstan',
  ].map(apart),
};

/** The certificate and the statement behind it, whose cells wrap, as the app prints them in 2026. */
export const kaspiPaper = (
  rows: readonly string[],
  { currency = 'теңге', summary = [] }: { currency?: string; summary?: readonly string[] } = {},
): readonly string[] => [
  ...certificate,
  'ВЫПИСКА',
  'по Kaspi Gold за период с 21.05.26 по 21.11.26',
  'Сериков  Номер карты: *1234',
  'Алихан Номер счета: KZ**',
  `Доступно на 21.11.26: + 50 136,93 ₸  Валюта счета: ${currency}`,
  'Краткое содержание операций по карте:',
  ...summary,
  'Дата Сумма Операция Детали',
  ...rows,
];

/** One month of one person, in the other languages of the app. */
export const KASPI_PAPERS: Readonly<Record<string, readonly string[]>> = {
  ru: BANK_PAPERS['Kaspi Bank'] ?? [],
  kk: [
    '«Kaspi Bank» АҚ, БСК CASPKZKA, www.kaspi.kz',
    'ҮЗІНДІ КӨШІРМЕ',
    '21.05.26ж. бастап 21.11.26ж. дейінгі кезеңге Kaspi Gold бойынша',
    'АхметовКарта нөмірі:*0475',
    '\u018fлиханШот нөмірі:KZ111111',
    '21.11.26ж. қолжетімді:295 906,76 ₸Шот валютасы:теңге',
    'Карта бойынша операциялардың қысқаша мазмұны:',
    'Толықтыру+ 300 000,00 ₸    Басқа толықтырулар300 000,00 ₸',
    'Өз шоттарыңыздан түскені+ 50 000,00 ₸',
    'Аударым+ 0,00 ₸',
    'Зат сатып алу- 4 093,24 ₸',
    '\u018fртүрлі+ 0,00 ₸',
    'КүніСомасыОперация       Толығырақ',
    '05.11.26+ 300 000,00 ₸   Толықтыру      Жалақы',
    '30.10.26+ 50 000,00 ₸   Өз шоттарыңыздан      Kaspi Депозиттен',
    'түскені',
    '30.10.26- 4 093,24 ₸   Зат сатып алу      ZOOM.US 888-799-9666',
    '(-8.99 USD)',
  ],
  en: [
    'JSC «Kaspi Bank», BIC CASPKZKA, www.kaspi.kz',
    'KASPI GOLD',
    'statement balance for the period from 21.05.26 to 21.11.26',
    'АхметовCard number:*0475',
    'ӘлиханAccount number:KZ111111',
    'Card balance 21.11.26:295 906,76 ₸Currency:KZT',
    'Transaction summary:Cash withdrawal limits with no commission:',
    'Replenishment+ 300 000,00 ₸    Other deposits300 000,00 ₸',
    'Transfers+ 50 000,00 ₸  Total300 000,00 ₸',
    'Purchases- 4 093,24 ₸',
    'Others+ 0,00 ₸',
    'DateAmountTransaction       Details',
    '05.11.26+ 300 000,00 ₸   Replenishment      Salary',
    '30.10.26+ 50 000,00 ₸   Transfers      From own account',
    '30.10.26- 4 093,24 ₸   Purchases      ZOOM.US 888-799-9666',
    '(-8.99 USD)',
  ],
};
