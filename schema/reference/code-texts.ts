/**
 * The SMS that carries a code. Its last line binds the code to our site, so that phones offer it only there (WebOTP).
 */
import { readTenge, type Tiyn, tenge } from '../values/money.ts';
import { smsLength } from '../values/sms-parts.ts';
import { SIGNING_FLOWS, type SigningFlow } from './documents.ts';

type Line = { ru: string; kk: string };

const MONTHS: Line = { ru: 'Код реструктуризации', kk: 'Қайта құрылымдау коды' };
const AHEAD: Line = { ru: 'Код досрочного платежа', kk: 'Ерте төлем коды' };
const LINES: Readonly<Record<SigningFlow, Line>> = {
  REGISTRATION: { ru: 'Код для регистрации', kk: 'Тіркелу коды' },
  RESTORE_PASSWORD: { ru: 'Код для нового пароля', kk: 'Жаңа құпиясөз коды' },
  REGISTRATION_PASSWORD: { ru: 'Код для пароля', kk: 'Құпиясөз коды' },
  CHANGE_PROOF: { ru: 'Код для смены номера', kk: 'Нөмір ауыстыру коды' },
  CHANGE: { ru: 'Код для нового номера', kk: 'Жаңа нөмір коды' },
  EMAIL: { ru: 'Код для адреса почты', kk: 'Пошта мекенжайының коды' },
  MY_DATA: { ru: 'Код для файла с данными', kk: 'Деректер файлының коды' },
  FORGET: { ru: 'Код для удаления данных', kk: 'Деректерді жою коды' },
  OFFER: { ru: 'Код подписи договора займа', kk: 'Несие шартына қол қою коды' },
  APPLICATION_FOR_TRANSFER_MONEY: { ru: 'Код для перевода денег', kk: 'Ақша аудару коды' },
  PROLONGATION: { ru: 'Код продления займа', kk: 'Несиені ұзарту коды' },
  REFINANCING: { ru: 'Код рефинансирования', kk: 'Қайта қаржыландыру коды' },
  RESTRUCTURING_OFFER: MONTHS,
  RESTRUCTURING_IL_OFFER: MONTHS,
  RESTRUCTURING_BIL_OFFER: MONTHS,
  FULL_PREPAYMENT: { ru: 'Код досрочного возврата', kk: 'Ерте қайтару коды' },
  PREPAYMENT: AHEAD,
  PREPAYMENT_CHANGE_SCHEDULE: AHEAD,
};

/** What a code signs: the sum, and for a transfer its account or card by the last digits, or the post. */
export type Deal = { sum: Tiyn; to?: Recipient };
export type Recipient = { kind: 'IBAN' | 'CARD'; tail: string } | { kind: 'POST' };

const RECIPIENTS: Readonly<Record<Recipient['kind'], Line>> = {
  IBAN: { ru: 'на *{tail}', kk: '*{tail} шотына' },
  CARD: { ru: 'на *{tail}', kk: '*{tail} картасына' },
  POST: { ru: 'на почту', kk: 'поштаға' },
};
const SPLIT: Line = { ru: 'Реструктуризация за {sum}', kk: 'Қайта құрылымдау, {sum}' };
const PART: Line = { ru: 'Досрочно {sum}', kk: 'Ерте төлем {sum}' };
const DEALS: Readonly<Partial<Record<SigningFlow, Line>>> = {
  OFFER: { ru: 'Заём {sum}', kk: '{sum} несие' },
  APPLICATION_FOR_TRANSFER_MONEY: { ru: '{sum} {to}', kk: '{sum} {to}' },
  PROLONGATION: { ru: 'Продление за {sum}', kk: 'Ұзарту, {sum}' },
  REFINANCING: { ru: 'Рефинансирование за {sum}', kk: 'Қайта қаржыландыру, {sum}' },
  RESTRUCTURING_OFFER: SPLIT,
  RESTRUCTURING_IL_OFFER: SPLIT,
  RESTRUCTURING_BIL_OFFER: SPLIT,
  PREPAYMENT: PART,
  PREPAYMENT_CHANGE_SCHEDULE: PART,
};
/** Before the digits where a sum stands in place of the purpose. */
const CODE: Line = { ru: 'код', kk: 'код' };
/** The longest that fits is said. */
const WARNINGS: readonly Line[] = [
  { ru: 'Никому не говорите.', kk: 'Ешкімге айтпаңыз.' },
  { ru: 'Не сообщайте.', kk: 'Айтпаңыз.' },
];

/** What a code is for, without the code. */
export const codePurpose = (purpose: SigningFlow, locale: 'RU' | 'KK'): string =>
  LINES[purpose][locale === 'KK' ? 'kk' : 'ru'];

/** Said of a deal in place of the purpose. */
function dealSaid(purpose: SigningFlow, lang: keyof Line, { sum, to }: Deal): string | undefined {
  const recipient = to && RECIPIENTS[to.kind][lang].replace('{tail}', to.kind === 'POST' ? '' : to.tail);
  return DEALS[purpose]?.[lang]
    .replace('{sum}', `${readTenge(sum)}\u00a0₸`)
    .replace('{to}', recipient ?? '')
    .trimEnd();
}

const shorter = (said: string, lang: keyof Line): string[] => [
  ...WARNINGS.map((warning) => `Nesie. ${said} ${warning[lang]}`),
  `Nesie. ${said}`,
  said,
];

/**
 * One part where the host allows it (R803), since operators bill by parts: the warning gets shorter, then goes, and our
 * name goes last, since whoever is asked for a code by a stranger has to see whose it is (R943) and what it signs
 * (R1021). With a very long host nothing is left out: two parts have the room.
 */
export function codeText(purpose: SigningFlow, locale: 'RU' | 'KK', code: string, domain: string, deal?: Deal): string {
  const lang = locale === 'KK' ? 'kk' : 'ru';
  const what = deal && dealSaid(purpose, lang, deal);
  const bare = `${codePurpose(purpose, locale)}: ${code}.`;
  const texts = [...(what ? shorter(`${what}: ${CODE[lang]} ${code}.`, lang) : []), ...shorter(bare, lang)];
  const sent = (text: string) => `${text}\n@${domain} #${code}`;
  return sent(texts.find((text) => smsLength(sent(text)).parts === 1) ?? texts[0] ?? bare);
}

/** As much as any loan is. */
const MOST: Deal = { sum: tenge(3_000_000), to: { kind: 'CARD', tail: '0000' } };

/** Of the longest text with this host; each part is billed. */
export const mostPartsOfCode = (domain: string): number =>
  Math.max(
    ...SIGNING_FLOWS.flatMap((one) =>
      (['RU', 'KK'] as const).flatMap((locale) =>
        [undefined, MOST].map((deal) => smsLength(codeText(one, locale, '0000', domain, deal)).parts),
      ),
    ),
  );

/** The letter that proves an address. */
export type CodeMail = { subject: string; text: string };

export function codeMail(purpose: string, locale: 'RU' | 'KK', code: string): CodeMail {
  if (purpose === 'RESTORE_PASSWORD') return restoreMail(locale, code);
  return locale === 'KK'
    ? {
        subject: 'E-mail мекенжайын растау',
        text: `Nesie кабинетіне осы кодты енгізіңіз: ${code}. Оны сіз сұрамасаңыз, ештеңе істемеңіз: мекенжай қосылмайды.`,
      }
    : {
        subject: 'Подтверждение e-mail',
        text: `Введите этот код в кабинете Nesie: ${code}. Если вы его не просили, ничего не делайте: адрес не добавим.`,
      };
}

const restoreMail = (locale: 'RU' | 'KK', code: string): CodeMail =>
  locale === 'KK'
    ? {
        subject: 'Жаңа құпиясөзге арналған код',
        text: `Nesie кабинетінің жаңа құпиясөзіне арналған код: ${code}. Оны ешкімге айтпаңыз. Сіз сұрамасаңыз, ештеңе істемеңіз: құпиясөз өзгермейді.`,
      }
    : {
        subject: 'Код для нового пароля',
        text: `Код для нового пароля в кабинете Nesie: ${code}. Не называйте его никому. Если вы его не просили, ничего не делайте: пароль не изменится.`,
      };
