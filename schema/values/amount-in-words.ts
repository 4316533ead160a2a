/** Tenge and tiyn in words, as in contracts, in Russian and Kazakh. Up to 999,999,999,999 tenge. */
import type { Tiyn } from './money.ts';

type Words = {
  zero: string;
  /** 1-19; `feminine` changes one and two before thousands and tiyn in Russian. */
  small: readonly string[];
  feminine: readonly [string, string];
  tens: readonly string[];
  hundreds: readonly string[];
  /** Thousand, million, milliard. */
  scale: (power: number, n: number) => string;
  tenge: string;
  tiyn: string;
};

const form = (n: number, one: string, few: string, many: string): string => {
  const [tens, ones] = [n % 100, n % 10];
  if (tens >= 11 && tens <= 14) return many;
  if (ones === 1) return one;
  return ones >= 2 && ones <= 4 ? few : many;
};

const RU: Words = {
  zero: 'ноль',
  small:
    ' один два три четыре пять шесть семь восемь девять десять одиннадцать двенадцать тринадцать четырнадцать пятнадцать шестнадцать семнадцать восемнадцать девятнадцать'.split(
      ' ',
    ),
  feminine: ['одна', 'две'],
  tens: '  двадцать тридцать сорок пятьдесят шестьдесят семьдесят восемьдесят девяносто'.split(' '),
  hundreds: ' сто двести триста четыреста пятьсот шестьсот семьсот восемьсот девятьсот'.split(' '),
  scale: (power, n) =>
    [
      form(n, 'тысяча', 'тысячи', 'тысяч'),
      form(n, 'миллион', 'миллиона', 'миллионов'),
      form(n, 'миллиард', 'миллиарда', 'миллиардов'),
    ][power - 1] ?? '',
  tenge: 'тенге',
  tiyn: 'тиын',
};

const KK: Words = {
  zero: 'нөл',
  small:
    ' бір екі үш төрт бес алты жеті сегіз тоғыз он,он бір,он екі,он үш,он төрт,он бес,он алты,он жеті,он сегіз,он тоғыз'
      .split(',')
      .flatMap((part, i) => (i === 0 ? part.split(' ') : [part])),
  feminine: ['бір', 'екі'],
  tens: '  жиырма отыз қырық елу алпыс жетпіс сексен тоқсан'.split(' '),
  hundreds: [''].concat('жүз,екі жүз,үш жүз,төрт жүз,бес жүз,алты жүз,жеті жүз,сегіз жүз,тоғыз жүз'.split(',')),
  scale: (power) => ['мың', 'миллион', 'миллиард'][power - 1] ?? '',
  tenge: 'теңге',
  tiyn: 'тиын',
};

function belowThousand(n: number, words: Words, feminine: boolean): string {
  const rest = n % 100;
  const ones = rest < 20 ? rest : rest % 10;
  const small = feminine && (ones === 1 || ones === 2) ? words.feminine[ones - 1] : words.small[ones];
  const tens = rest >= 20 ? words.tens[Math.floor(rest / 10)] : '';
  return [words.hundreds[Math.floor(n / 100)], tens, small].filter(Boolean).join(' ');
}

export function numberInWords(value: bigint, locale: 'RU' | 'KK'): string {
  const words = locale === 'RU' ? RU : KK;
  if (value === 0n) return words.zero;
  const parts: string[] = [];
  for (let rest = value, power = 0; rest > 0n; rest /= 1000n, power++) {
    const n = Number(rest % 1000n);
    if (n > 0) parts.unshift(`${belowThousand(n, words, power === 1)} ${power ? words.scale(power, n) : ''}`.trim());
  }
  return parts.join(' ');
}

/** 17500050 tiyn -> "сто семьдесят пять тысяч тенге 50 тиын". */
export function amountInWords(amount: Tiyn, locale: 'RU' | 'KK'): string {
  const words = locale === 'RU' ? RU : KK;
  const tiyn = (amount % 100n).toString().padStart(2, '0');
  return `${numberInWords(amount / 100n, locale)} ${words.tenge} ${tiyn} ${words.tiyn}`;
}
