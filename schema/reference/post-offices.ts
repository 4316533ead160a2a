/**
 * Post offices that pay out by identity card (R323): the main one of each region and large town, by its index. An
 * operator replaces the rows by Kazpost's own list in the same columns: index, region, town, street. The index of an
 * office that is not listed may be typed.
 */
import { asTyped } from '../values/typed-letters.ts';

type Words = readonly [ru: string, kk: string];
type Row = readonly [index: string, region: string, town: Words, street: Words | null];

export type PostOffice = {
  readonly id: string;
  readonly index: string;
  readonly region: string | null;
  readonly ru: string;
  readonly kk: string;
  readonly addressRu: string;
  readonly addressKk: string;
};

const ALMATY: Words = ['Алматы', 'Алматы'];
const ASTANA: Words = ['Астана', 'Астана'];

/** Indexes as Kazpost publishes them; streets, where they stand, are our own sample. */
const ROWS: readonly Row[] = [
  ['050000', 'ALMATY_CITY', ALMATY, ['ул. Богенбай батыра, 134', 'Бөгенбай батыр көш., 134']],
  ['050008', 'ALMATY_CITY', ALMATY, ['пр. Абая, 76', 'Абай даңғ., 76']],
  ['050036', 'ALMATY_CITY', ALMATY, ['мкр Мамыр-4, 105', 'Мамыр-4 ықш., 105']],
  ['010000', 'ASTANA_CITY', ASTANA, ['ул. Ауэзова, 13', 'Әуезов көш., 13']],
  ['010010', 'ASTANA_CITY', ASTANA, ['пр. Кабанбай батыра, 40', 'Қабанбай батыр даңғ., 40']],
  ['160000', 'SHYMKENT_CITY', ['Шымкент', 'Шымкент'], ['пр. Тауке хана, 23', 'Тәуке хан даңғ., 23']],
  ['071400', 'ABAI', ['Семей', 'Семей'], null],
  ['070200', 'ABAI', ['Аягоз', 'Аягөз'], null],
  ['020000', 'AKMOLA', ['Кокшетау', 'Көкшетау'], null],
  ['021500', 'AKMOLA', ['Степногорск', 'Степногорск'], null],
  ['021700', 'AKMOLA', ['Щучинск', 'Щучинск'], null],
  ['030000', 'AKTOBE', ['Актобе', 'Ақтөбе'], ['пр. Абилкайыр хана, 51', 'Әбілқайыр хан даңғ., 51']],
  ['040800', 'ALMATY', ['Конаев', 'Қонаев'], null],
  ['040900', 'ALMATY', ['Каскелен', 'Қаскелең'], null],
  ['041600', 'ALMATY', ['Талгар', 'Талғар'], null],
  ['060000', 'ATYRAU', ['Атырау', 'Атырау'], ['пр. Азаттык, 46', 'Азаттық даңғ., 46']],
  ['060100', 'ATYRAU', ['Кульсары', 'Құлсары'], null],
  ['070000', 'EAST_KAZAKHSTAN', ['Усть-Каменогорск', 'Өскемен'], ['ул. Казахстан, 65', 'Қазақстан көш., 65']],
  ['071300', 'EAST_KAZAKHSTAN', ['Риддер', 'Риддер'], null],
  ['080000', 'ZHAMBYL', ['Тараз', 'Тараз'], null],
  ['040000', 'ZHETISU', ['Талдыкорган', 'Талдықорған'], null],
  ['041700', 'ZHETISU', ['Текели', 'Текелі'], null],
  ['090000', 'WEST_KAZAKHSTAN', ['Уральск', 'Орал'], ['пр. Назарбаева, 181', 'Назарбаев даңғ., 181']],
  ['090300', 'WEST_KAZAKHSTAN', ['Аксай', 'Ақсай'], null],
  ['100000', 'KARAGANDA', ['Караганда', 'Қарағанды'], ['ул. Ермекова, 3', 'Ермеков көш., 3']],
  ['100300', 'KARAGANDA', ['Балхаш', 'Балқаш'], null],
  ['101400', 'KARAGANDA', ['Темиртау', 'Теміртау'], null],
  ['110000', 'KOSTANAY', ['Костанай', 'Қостанай'], null],
  ['111500', 'KOSTANAY', ['Рудный', 'Рудный'], null],
  ['120000', 'KYZYLORDA', ['Кызылорда', 'Қызылорда'], null],
  ['120100', 'KYZYLORDA', ['Аральск', 'Арал'], null],
  ['130000', 'MANGYSTAU', ['Актау', 'Ақтау'], ['7 мкр, 15', '7-ықш., 15']],
  ['130200', 'MANGYSTAU', ['Жанаозен', 'Жаңаөзен'], null],
  ['140000', 'PAVLODAR', ['Павлодар', 'Павлодар'], ['ул. Академика Сатпаева, 50', 'Академик Сәтбаев көш., 50']],
  ['141200', 'PAVLODAR', ['Экибастуз', 'Екібастұз'], null],
  ['150000', 'NORTH_KAZAKHSTAN', ['Петропавловск', 'Петропавл'], ['ул. Букетова, 32', 'Бөкетов көш., 32']],
  ['161200', 'TURKISTAN', ['Туркестан', 'Түркістан'], null],
  ['160400', 'TURKISTAN', ['Кентау', 'Кентау'], null],
  ['100600', 'ULYTAU', ['Жезказган', 'Жезқазған'], null],
];

const MAIN: Words = ['центральное отделение', 'орталық бөлімше'];

const officeOf = ([index, region, town, street]: Row): PostOffice => ({
  id: `KZ-${index}`,
  index,
  region,
  ru: `Отделение ${index}, ${town[0]}`,
  kk: `${index} бөлімшесі, ${town[1]}`,
  addressRu: `${town[0]}, ${(street ?? MAIN)[0]}`,
  addressKk: `${town[1]}, ${(street ?? MAIN)[1]}`,
});

export const POST_OFFICES: readonly PostOffice[] = ROWS.map(officeOf);

/** The first two digits of an index are those of a region: 01 Astana to 16 Turkistan. */
const INDEX = /^(0[1-9]|1[0-6])\d{4}$/;

/** An office that the list lacks; its address is known to the post alone. */
const unlisted = (index: string): PostOffice => ({
  id: `KZ-${index}`,
  index,
  region: null,
  ru: `Отделение ${index}`,
  kk: `${index} бөлімшесі`,
  addressRu: 'Адрес подскажут на почте по этому индексу',
  addressKk: 'Мекенжайын осы индекс бойынша поштада айтады',
});

export function postOfficeById(id: string): PostOffice | undefined {
  const index = id.replace(/^KZ-/, '');
  return POST_OFFICES.find((row) => row.id === id) ?? (id !== index && INDEX.test(index) ? unlisted(index) : undefined);
}

const MOST = 20;

/** By region, and by index or any part of name or address in either language. A whole unlisted index stands too. */
export function searchPostOffices(search: string, region: string | null = null): readonly PostOffice[] {
  const wanted = asTyped(search.trim());
  const words = ({ ru, kk, addressRu, addressKk }: PostOffice) => asTyped([ru, kk, addressRu, addressKk].join(' '));
  const found = POST_OFFICES.filter((row) => (region ?? row.region) === row.region && words(row).includes(wanted));
  return found.length === 0 && INDEX.test(wanted) ? [unlisted(wanted)] : found.slice(0, MOST);
}
