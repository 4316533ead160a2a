/** Where a code goes: by SMS to a number, by letter to an e-mail address that it shall prove. */
import { codeMail, codeText } from '../../schema/reference/code-texts.ts';
import { type SmsPrices, smsPlan } from '../../schema/reference/sms-operators.ts';
import { maskEmail } from '../../schema/values/email.ts';
import { almatyDateOf, localDate } from '../../schema/values/local-date.ts';
import { maskPhone } from '../../schema/values/phone.ts';
import { refuse } from '../domain/decider.ts';
import type { CodeAddress, CodeAsked, CodeBinding } from '../ports/codes.ts';
import type { Mail } from '../ports/mail.ts';
import type { Sms } from '../ports/sms.ts';
import type { Vault } from './vault.ts';

export type SenderDeps = {
  sms: Sms;
  mail: Mail;
  /** The last line of the SMS names this host, so that the phone offers the code on that page only. */
  domain: string;
  /** Tenge for one part; they may change while all runs. */
  smsPricesNow?: () => SmsPrices | undefined;
};

/** What the text depends on besides the code. */
export type Wording = Pick<CodeAsked, 'locale' | 'deal'>;

/** Parts and cost of the SMS, known before it is sent; nothing for a letter. */
export function codePlan(
  { domain, smsPricesNow }: Pick<SenderDeps, 'domain' | 'smsPricesNow'>,
  binding: CodeBinding,
  { locale, deal }: Wording,
  code: string,
): { parts?: number; cost?: bigint | null } {
  if ('email' in binding) return {};
  const today = localDate(almatyDateOf(new Date().toISOString()));
  const text = codeText(binding.purpose, locale, code, domain, deal);
  const { parts, cost } = smsPlan(today, binding.phone, text, smsPricesNow?.());
  return { parts, cost };
}

export const codeSender =
  ({ sms, mail, domain }: SenderDeps, goodForMinutes: number) =>
  (binding: CodeBinding, { locale, deal }: Wording, { id, code }: { id: string; code: string }) =>
    'email' in binding
      ? mail.send({ key: id, to: binding.email, ...codeMail(binding.purpose, locale, code) })
      : sms.send({
          key: id,
          to: binding.phone,
          text: codeText(binding.purpose, locale, code, domain, deal),
          code,
          goodForMinutes,
        });

export const notSent = (to: CodeAddress) =>
  'email' in to ? refuse('TRY_LATER') : refuse('SMS_NOT_SENT', { field: 'phone' });

export const maskAddress = (to: CodeAddress): string => ('email' in to ? maskEmail(to.email) : maskPhone(to.phone));

export const addressIndex = (vault: Vault, to: CodeAddress): string => addressIndexes(vault, to)[0];

export const addressIndexes = (vault: Vault, to: CodeAddress): readonly [string, ...string[]] =>
  'email' in to ? vault.indexes('email', to.email) : vault.indexes('phone', to.phone);

/** What a code is bound to, for its keyed hash. */
export const boundTo = (binding: CodeBinding): string =>
  `${binding.purpose}|${binding.subject}|${'email' in binding ? binding.email : binding.phone}`;
