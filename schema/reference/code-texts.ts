/**
 * The SMS that carries a code. Its last line binds the code to our site, so that phones offer it only there (WebOTP).
 */
import { smsLength } from '../values/sms-parts.ts';
import { SIGNING_FLOWS, type SigningFlow } from './documents.ts';

type Line = { ru: string; kk: string };

const DEAL: Line = { ru: 'Код для подписи документа', kk: 'Құжатқа қол қою коды' };
const LINES: Readonly<Partial<Record<SigningFlow, Line>>> = {
  REGISTRATION: { ru: 'Код для регистрации', kk: 'Тіркелу коды' },
  RESTORE_PASSWORD: { ru: 'Код для нового пароля', kk: 'Жаңа құпиясөз коды' },
  REGISTRATION_PASSWORD: { ru: 'Код для пароля', kk: 'Құпиясөз коды' },
  CHANGE_PROOF: { ru: 'Код для смены номера', kk: 'Нөмір ауыстыру коды' },
  CHANGE: { ru: 'Код для нового номера', kk: 'Жаңа нөмір коды' },
  EMAIL: { ru: 'Код для адреса почты', kk: 'Пошта мекенжайының коды' },
  MY_DATA: { ru: 'Код для файла с данными', kk: 'Деректер файлының коды' },
  FORGET: { ru: 'Код для удаления данных', kk: 'Деректерді жою коды' },
  OFFER: { ru: 'Код подписи договора займа', kk: 'Несие шартына қол қою коды' },
};
/** The longest that fits is said. */
const WARNINGS: readonly Line[] = [
  { ru: 'Никому не говорите.', kk: 'Ешкімге айтпаңыз.' },
  { ru: 'Не сообщайте.', kk: 'Айтпаңыз.' },
];

/** What a code is for, without the code. */
export const codePurpose = (purpose: SigningFlow, locale: 'RU' | 'KK'): string =>
  (LINES[purpose] ?? DEAL)[locale === 'KK' ? 'kk' : 'ru'];

/**
 * One part where the host allows it (R803), since operators bill by parts: the warning gets shorter, then goes, and our
 * name goes last, since whoever is asked for a code by a stranger has to see whose it is (R943). With a very long host
 * nothing is left out: two parts have the room.
 */
export function codeText(purpose: SigningFlow, locale: 'RU' | 'KK', code: string, domain: string): string {
  const lang = locale === 'KK' ? 'kk' : 'ru';
  const said = `${codePurpose(purpose, locale)}: ${code}.`;
  const [warning, ...shorter] = WARNINGS.map((one) => ` ${one[lang]}`);
  const named = `Nesie. ${said}`;
  const whole = `${named}${warning}`;
  const texts = [whole, ...shorter.map((one) => `${named}${one}`), named, said];
  const sent = (text: string) => `${text}\n@${domain} #${code}`;
  return sent(texts.find((text) => smsLength(sent(text)).parts === 1) ?? whole);
}

/** Of the longest text with this host; each part is billed. */
export const mostPartsOfCode = (domain: string): number =>
  Math.max(
    ...SIGNING_FLOWS.flatMap((one) =>
      (['RU', 'KK'] as const).map((locale) => smsLength(codeText(one, locale, '0000', domain)).parts),
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
