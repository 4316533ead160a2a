/** Providers as the office calls them: by what they do, and by their own name where there are several. */
const NAMES: Readonly<Record<string, { readonly ru: string; readonly kk: string }>> = {
  sms: { ru: 'отправка SMS', kk: 'SMS жіберу' },
  mail: { ru: 'почта', kk: 'электрондық пошта' },
  push: { ru: 'уведомления', kk: 'хабарламалар' },
  captcha: { ru: 'защита от роботов', kk: 'роботтардан қорғау' },
  'state-registry': { ru: 'государственная база физических лиц', kk: 'жеке тұлғалардың мемлекеттік базасы' },
  'credit-bureau': { ru: 'кредитное бюро', kk: 'кредиттік бюро' },
  blacklist: { ru: 'списки финансового мониторинга', kk: 'қаржы мониторингінің тізімдері' },
  biometry: { ru: 'проверка лица', kk: 'бет-әлпетті тексеру' },
  'card-processor': { ru: 'карты', kk: 'карталар' },
  'bank-payout': { ru: 'переводы на счёт', kk: 'шотқа аударымдар' },
  'bank-files': { ru: 'обмен файлами с банком', kk: 'банкпен файл алмасу' },
  'post-office': { ru: 'переводы через почту', kk: 'пошта арқылы аударымдар' },
  terminal: { ru: 'терминалы', kk: 'терминалдар' },
  wallet: { ru: 'электронные кошельки', kk: 'электрондық әмияндар' },
  'bank-transfer': { ru: 'поступления на счёт', kk: 'шотқа түсімдер' },
  eds: { ru: 'подпись через eGov', kk: 'eGov арқылы қол қою' },
  'eds-check': { ru: 'проверка электронной подписи', kk: 'электрондық қолтаңбаны тексеру' },
};

/** `card-processor:epay`: the part after the colon is a name of the provider's own. */
export function providerName(provider: string, lang: 'ru' | 'kk'): string {
  const [port = '', own] = provider.split(':');
  const name = NAMES[port]?.[lang] ?? port;
  return own === undefined ? name : `${name} (${own})`;
}
