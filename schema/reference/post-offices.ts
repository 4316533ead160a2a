/**
 * Post offices that pay out by identity card. Source: our own sample of Kazpost's list,
 * which the adapter of the real postal service replaces.
 */
export type PostOffice = { id: string; index: string; ru: string; kk: string; addressRu: string; addressKk: string };

const office = (index: string, city: [string, string], street: [string, string], number: number): PostOffice => ({
  id: `KZ-${index}`,
  index,
  ru: `Отделение ${number}, ${city[0]}`,
  kk: `${number}-бөлімше, ${city[1]}`,
  addressRu: `${city[0]}, ${street[0]}`,
  addressKk: `${city[1]}, ${street[1]}`,
});

const ALMATY: [string, string] = ['Алматы', 'Алматы'];
const ASTANA: [string, string] = ['Астана', 'Астана'];

export const POST_OFFICES: readonly PostOffice[] = [
  office('050000', ALMATY, ['ул. Богенбай батыра, 134', 'Бөгенбай батыр көш., 134'], 1),
  office('050008', ALMATY, ['пр. Абая, 76', 'Абай даңғ., 76'], 8),
  office('050036', ALMATY, ['мкр Мамыр-4, 105', 'Мамыр-4 ықш., 105'], 36),
  office('010000', ASTANA, ['ул. Ауэзова, 13', 'Әуезов көш., 13'], 1),
  office('010010', ASTANA, ['пр. Кабанбай батыра, 40', 'Қабанбай батыр даңғ., 40'], 10),
  office('160000', ['Шымкент', 'Шымкент'], ['пр. Тауке хана, 23', 'Тәуке хан даңғ., 23'], 1),
  office('100000', ['Караганда', 'Қарағанды'], ['ул. Ермекова, 3', 'Ермеков көш., 3'], 1),
  office('030000', ['Актобе', 'Ақтөбе'], ['пр. Абилкайыр хана, 51', 'Әбілқайыр хан даңғ., 51'], 1),
  office('060000', ['Атырау', 'Атырау'], ['пр. Азаттык, 46', 'Азаттық даңғ., 46'], 1),
  office('130000', ['Актау', 'Ақтау'], ['7 мкр, 15', '7-ықш., 15'], 1),
  office('140000', ['Павлодар', 'Павлодар'], ['ул. Академика Сатпаева, 50', 'Академик Сәтбаев көш., 50'], 1),
  office('150000', ['Петропавловск', 'Петропавл'], ['ул. Букетова, 32', 'Бөкетов көш., 32'], 1),
  office('070000', ['Усть-Каменогорск', 'Өскемен'], ['ул. Казахстан, 65', 'Қазақстан көш., 65'], 1),
  office('090000', ['Уральск', 'Орал'], ['пр. Назарбаева, 181', 'Назарбаев даңғ., 181'], 1),
];

export const postOfficeById = (id: string): PostOffice | undefined => POST_OFFICES.find((row) => row.id === id);

/** By index or by any word of name or address, in either language; at most twenty. */
export function searchPostOffices(search: string): readonly PostOffice[] {
  const wanted = search.trim().toLowerCase();
  const words = (row: PostOffice) => [row.index, row.ru, row.kk, row.addressRu, row.addressKk].join(' ').toLowerCase();
  return POST_OFFICES.filter((row) => wanted === '' || words(row).includes(wanted)).slice(0, 20);
}
