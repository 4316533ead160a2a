/** The rounds that workers make without a request, and how an administrator's page calls them (D0208). */
export const ROUND_NAMES = {
  'closing-of-days': { ru: 'закрытие дня', kk: 'күнді жабу' },
  'payments-in-doubt': { ru: 'вопросы о неясных платежах', kk: 'күмәнді төлемдер туралы сұрау' },
  'failed-payments': { ru: 'сообщения о непрошедших платежах', kk: 'өтпеген төлемдер туралы хабарлау' },
  'waiting-messages': { ru: 'отправка отложенных сообщений', kk: 'күтіп тұрған хабарламаларды жіберу' },
  'sms-reports': { ru: 'вопросы о доставке SMS', kk: 'SMS жеткізілгенін сұрау' },
  'card-holds': { ru: 'возврат сумм, заблокированных на картах', kk: 'карталарда бұғатталған сомаларды қайтару' },
  'electronic-signatures': { ru: 'ожидание электронных подписей', kk: 'электрондық қолтаңбаларды күту' },
  'public-lists': { ru: 'загрузка списков финансового мониторинга', kk: 'қаржы мониторингінің тізімдерін жүктеу' },
  'bank-files': { ru: 'обмен файлами с банком', kk: 'банкпен файл алмасу' },
  timestamps: { ru: 'метки времени дневных подписей', kk: 'күндік қолтаңбалардың уақыт белгілері' },
  'stalled-work': { ru: 'поиск застрявших шагов', kk: 'кідірген қадамдарды іздеу' },
  'time-of-codes': { ru: 'отметка времени для кодов', kk: 'кодтар үшін уақытты белгілеу' },
  'restored-database': { ru: 'сверка со списками удалённых людей', kk: 'жойылған адамдар тізімімен салыстыру' },
  retention: { ru: 'удаление данных по сроку', kk: 'мерзімі өткен деректерді жою' },
  'face-frames': { ru: 'удаление снимков лица', kk: 'адам бетінің суреттерін жою' },
  forgetting: { ru: 'удаление людей по просьбе и сроку', kk: 'адамдарды өтініш пен мерзім бойынша жою' },
} as const satisfies Record<string, { readonly ru: string; readonly kk: string }>;

export type RoundName = keyof typeof ROUND_NAMES;

/** A name of another release is shown as it is. */
export function roundName(name: string, lang: 'ru' | 'kk'): string {
  const known: Readonly<Record<string, { readonly ru: string; readonly kk: string }>> = ROUND_NAMES;
  return known[name]?.[lang] ?? name;
}
