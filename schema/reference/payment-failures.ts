/** Why a payment failed, in words: our own inquiry has its own codes, everything else is the processor's card code. */
import { cardRejectionOf } from './card-rejections.ts';

type Words = { ru: string; kk: string };

const FOUND_OUT: Readonly<Record<string, Words | undefined>> = {
  NOT_CHARGED: { ru: 'Такого списания у него нет.', kk: 'Мұндай ақша алу болмаған.' },
  TAKEN_BACK: { ru: 'Платёж отменён, деньги возвращаются на карту.', kk: 'Төлем жойылды, ақша картаға қайтарылады.' },
};

export const paymentFailureOf = (code: string): Words => FOUND_OUT[code] ?? cardRejectionOf(code);
