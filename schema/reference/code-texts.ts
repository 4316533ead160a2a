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
  CHANGE: { ru: 'Код для нового номера: ', kk: 'Жаңа нөмір коды: ' },
  OFFER: { ru: 'Код для подписи договора займа: ', kk: 'Несие шартына қол қою коды: ' },
};
const WARNING: Line = { ru: 'Не называйте его никому.', kk: 'Оны ешкімге айтпаңыз.' };

export function codeText(purpose: SigningFlow, locale: 'RU' | 'KK', code: string, domain: string): string {
  const said = LINES[purpose] ?? DEAL;
  const [line, warning] = locale === 'KK' ? [said.kk, WARNING.kk] : [said.ru, WARNING.ru];
  return `Nesie. ${line}${code}. ${warning}\n@${domain} #${code}`;
}
