/**
 * Why the processor refuses a card, by its code, and what the borrower can do (R99). `repeat`: try this card again;
 * `complete`: take another card; `getOnIban`: take the money on an account.
 */
export const CARD_REJECTION_ACTIONS = ['repeat', 'complete', 'getOnIban'] as const;
export type CardRejectionAction = (typeof CARD_REJECTION_ACTIONS)[number];

export type CardRejection = { action: CardRejectionAction; ru: string; kk: string };

const NOT_ACCEPTED: CardRejection = {
  action: 'complete',
  ru: 'Карта не принята. Обратитесь в банк, который её выпустил, или выберите другую карту.',
  kk: 'Карта қабылданбады. Оны шығарған банкке хабарласыңыз немесе басқа картаны таңдаңыз.',
};
const INTERNET_LIMIT: CardRejection = {
  action: 'complete',
  ru: 'На карте стоит лимит на операции в интернете. Снимите его в приложении банка и повторите.',
  kk: 'Картада интернет-операцияларға лимит қойылған. Оны банк қосымшасында алып тастап, қайталаңыз.',
};

const REJECTIONS: Readonly<Record<string, CardRejection | undefined>> = {
  '14': NOT_ACCEPTED,
  '54': NOT_ACCEPTED,
  '58': NOT_ACCEPTED,
  '91': NOT_ACCEPTED,
  NO: NOT_ACCEPTED,
  N7: NOT_ACCEPTED,
  P9: NOT_ACCEPTED,
  T8: NOT_ACCEPTED,
  Z1: NOT_ACCEPTED,
  '5': INTERNET_LIMIT,
  '57': INTERNET_LIMIT,
  '65': INTERNET_LIMIT,
  '96': INTERNET_LIMIT,
  '51': {
    action: 'repeat',
    ru: 'На карте не хватает денег для проверки. Пополните её на 100 ₸ и повторите или выберите другую карту.',
    kk: 'Тексеру үшін картада ақша жеткіліксіз. Оған 100 ₸ салып, қайталаңыз немесе басқа картаны таңдаңыз.',
  },
  Z7: {
    action: 'getOnIban',
    ru: 'Эту карту обслужить нельзя. Получите деньги на банковский счёт.',
    kk: 'Бұл картаға қызмет көрсету мүмкін емес. Ақшаны банк шотына алыңыз.',
  },
  '4': {
    action: 'complete',
    ru: 'Банк просит связаться с ним. Позвоните в банк, который выпустил карту.',
    kk: 'Банк өзімен хабарласуды сұрайды. Картаны шығарған банкке қоңырау шалыңыз.',
  },
  '62': {
    action: 'complete',
    ru: 'На карте стоят ограничения банка. Снимите их или выберите другую карту.',
    kk: 'Картаға банк шектеу қойған. Оларды алып тастаңыз немесе басқа картаны таңдаңыз.',
  },
  R1: {
    action: 'complete',
    ru: 'В приложении банка запрещены списания в нашу пользу. Разрешите их и повторите.',
    kk: 'Банк қосымшасында біздің пайдамызға ақша аударуға тыйым салынған. Рұқсат беріп, қайталаңыз.',
  },
};

/** A code without its own text reads as a failed registration. */
export const cardRejectionOf = (code: string): CardRejection => REJECTIONS[code] ?? NOT_ACCEPTED;

/** The last two digits of a sandbox test card choose the code; any other ending is accepted. */
export const TEST_CARD_ENDINGS: Readonly<Record<string, string | undefined>> = {
  '04': '4',
  '05': '5',
  '14': '14',
  '51': '51',
  '54': '54',
  '57': '57',
  '58': '58',
  '62': '62',
  '65': '65',
  '67': 'Z7',
  '70': 'NO',
  '71': 'Z1',
  '77': 'N7',
  '78': 'T8',
  '79': 'P9',
  '81': 'R1',
  '91': '91',
  '96': '96',
};
