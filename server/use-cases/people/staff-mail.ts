/** Letters to members of staff about what opens their accounts, in both languages. */
import {
  STAFF_FACTOR_TEXTS,
  STAFF_PASSWORD_TEXT,
  type StaffFactorChange,
} from '../../../schema/reference/account-texts.ts';
import type { Mail } from '../../ports/mail.ts';

type Deps = { mail?: Mail; publicUrl: string };

/** By mail: an administrator who saw the password could sign in as the other half of every pair. */
export const passwordByMail =
  ({ mail, publicUrl }: Deps) =>
  async ({ email, password }: { email: string; password: string }, key: string): Promise<'sent' | 'not-sent'> => {
    const text = Object.values(STAFF_PASSWORD_TEXT)
      .map((one) => one.replace('{link}', `${publicUrl}/ru/login`).replace('{password}', password))
      .join('\n\n');
    return mail ? mail.send({ key: `staff-password:${key}`, to: email, subject: 'Nesie', text }) : 'not-sent';
  };

/** Tells the owner of a changed second factor. A letter that cannot be sent does not undo the change. */
export const factorByMail =
  ({ mail, alarm }: { mail?: Mail; alarm(text: string): void }) =>
  async (what: StaffFactorChange, email: string | null, key: string): Promise<void> => {
    if (!mail || email === null) return;
    const text = Object.values(STAFF_FACTOR_TEXTS[what]).join('\n\n');
    const letter = { key: `staff-factor:${what}:${key}`, to: email, subject: 'Nesie', text };
    const sent = await mail.send(letter).catch(() => 'not-sent');
    if (sent === 'not-sent') alarm(`a letter about a second factor of staff could not be sent: ${what}`);
  };
