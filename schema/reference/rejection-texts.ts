/** The message about a rejected application: the reason in short, from when to apply again, and where to read more. */
type Words = Readonly<Partial<Record<string, string>>>;
type Facts = { readonly offer: string; readonly reason?: string; readonly until?: string; readonly link?: string };

const WHY_RU: Words = {
  DEBT_LOAD: 'с ней платежи по кредитам выше половины дохода',
  OVERDUE_60_PLUS: 'в кредитной истории просрочка больше 60 дней',
  STOP_CREDIT: 'действует добровольный отказ от кредитов',
  OWN_DEBT: 'не погашен прежний долг у нас',
  STATEMENT: 'выписка не подтвердила доход',
  SCORE: 'риск по кредитной истории слишком высок',
  MANUAL: 'так решил специалист после проверки',
  AGE: 'заём выдаём с 21 года до 63 лет',
  NOT_IN_REGISTRY: 'данных нет в государственной базе',
  AMOUNT: 'меньшую сумму вы не приняли',
};
const WHY_KK: Words = {
  DEBT_LOAD: 'онымен кредит төлемдері табыстың жартысынан асады',
  OVERDUE_60_PLUS: 'кредиттік тарихта 60 күннен асқан кешігу бар',
  STOP_CREDIT: 'несиеден ерікті бас тарту күшінде',
  OWN_DEBT: 'бізге бұрынғы қарыз өтелмеген',
  STATEMENT: 'үзінді көшірме табысты растамады',
  SCORE: 'кредиттік тарих бойынша тәуекел тым жоғары',
  MANUAL: 'маман тексеріп, осылай шешті',
  AGE: 'несие 21 жастан 63 жасқа дейін беріледі',
  NOT_IN_REGISTRY: 'деректер мемлекеттік базада жоқ',
  AMOUNT: 'азырақ соманы қабылдамадыңыз',
};
/** Where no day is set: what ends the reason. */
const AGAIN_RU: Words = {
  STOP_CREDIT: ' Снимите отказ на eGov и подайте снова.',
  OWN_DEBT: ' Погасите его и подайте снова.',
  STATEMENT: ' Подать снова можно с другой выпиской.',
  AMOUNT: ' Подать снова можно уже сейчас.',
};
const AGAIN_KK: Words = {
  STOP_CREDIT: ' Бас тартуды eGov-та алып тастап, қайта өтінім беріңіз.',
  OWN_DEBT: ' Оны өтеп, қайта өтінім беріңіз.',
  STATEMENT: ' Басқа үзінді көшірмемен қайта өтінім беруге болады.',
  AMOUNT: ' Қайта өтінімді қазір-ақ беруге болады.',
};

export const REJECTION_TEXTS = {
  RU: ({ offer, reason = '', until, link }: Facts): string =>
    `Nesie: заявка ${offer} не одобрена${tail(': ', WHY_RU[reason])}.` +
    `${until ? ` Подать снова можно с ${until}.` : (AGAIN_RU[reason] ?? '')}${tail(' Подробнее: ', link)}`,
  KK: ({ offer, reason = '', until, link }: Facts): string =>
    `Nesie: ${offer} өтінімі мақұлданбады${tail(': ', WHY_KK[reason])}.` +
    `${until ? ` ${until} күнінен бастап қайта беруге болады.` : (AGAIN_KK[reason] ?? '')}${tail(' Толығырақ: ', link)}`,
};

const tail = (before: string, text: string | undefined): string => (text ? before + text : '');
