/** Why a payment failed, in words: our own inquiry has its own codes, everything else is the processor's card code. */
import { cardRejectionOf } from './card-rejections.ts';

type Words = { ru: string; kk: string };

const FOUND_OUT: Readonly<Record<string, Words | undefined>> = {
  NOT_CHARGED: { ru: 'Такого списания у него нет.', kk: 'Мұндай ақша алу болмаған.' },
  CHALLENGE_LAPSED: {
    ru: 'Оплату не подтвердили вовремя, деньги не списаны.',
    kk: 'Төлем уақытында расталмады, ақша алынбады.',
  },
  '3DS': {
    ru: 'Банк не получил подтверждения оплаты, деньги не списаны.',
    kk: 'Банк төлемнің расталғанын алмады, ақша алынбады.',
  },
  TAKEN_BACK: { ru: 'Платёж отменён, деньги возвращаются на карту.', kk: 'Төлем жойылды, ақша картаға қайтарылады.' },
};

/** Codes whose text for the registration of a card is about another matter. */
const OF_A_PAYMENT: Readonly<Record<string, Words | undefined>> = {
  '51': {
    ru: 'На карте не хватает денег. Пополните её или заплатите другой картой.',
    kk: 'Картада ақша жеткіліксіз. Оны толтырыңыз немесе басқа картамен төлеңіз.',
  },
  Z7: {
    ru: 'Этой картой заплатить нельзя. Возьмите другую.',
    kk: 'Бұл картамен төлеуге болмайды. Басқасын алыңыз.',
  },
};

export const paymentFailureOf = (code: string): Words => FOUND_OUT[code] ?? OF_A_PAYMENT[code] ?? cardRejectionOf(code);
