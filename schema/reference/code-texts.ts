/**
 * The SMS that carries a code. Its last line binds the code to our site, so that phones offer it only there (WebOTP).
 */
import type { SigningFlow } from './documents.ts';

type Line = { ru: string; kk: string };

const DEAL: Line = { ru: 'Код для подписи документа: ', kk: 'Құжатқа қол қою коды: ' };
const LINES: Readonly<Partial<Record<SigningFlow, Line>>> = {
  REGISTRATION: { ru: 'Код для регистрации: ', kk: 'Тіркелу коды: ' },
  RESTORE_PASSWORD: { ru: 'Код для нового пароля: ', kk: 'Жаңа құпиясөз коды: ' },
  REGISTRATION_PASSWORD: { ru: 'Код для пароля: ', kk: 'Құпиясөз коды: ' },
  CHANGE_PROOF: { ru: 'Код для смены вашего номера: ', kk: 'Нөміріңізді ауыстыру коды: ' },
  CHANGE: { ru: 'Код для нового номера: ', kk: 'Жаңа нөмір коды: ' },
  MY_DATA: { ru: 'Код для файла с вашими данными: ', kk: 'Деректеріңіз бар файлға арналған код: ' },
  FORGET: { ru: 'Код для удаления ваших данных: ', kk: 'Деректеріңізді жою коды: ' },
  OFFER: { ru: 'Код для подписи договора займа: ', kk: 'Несие шартына қол қою коды: ' },
};
const WARNING: Line = { ru: 'Не называйте его никому.', kk: 'Оны ешкімге айтпаңыз.' };

export function codeText(purpose: SigningFlow, locale: 'RU' | 'KK', code: string, domain: string): string {
  const said = LINES[purpose] ?? DEAL;
  const [line, warning] = locale === 'KK' ? [said.kk, WARNING.kk] : [said.ru, WARNING.ru];
  return `Nesie. ${line}${code}. ${warning}\n@${domain} #${code}`;
}

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
