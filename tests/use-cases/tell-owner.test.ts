/** Who owns an account is told of each change, whatever idempotency key brought it. */
import { expect, it } from 'vitest';
import { CommandId } from '../../schema/events/codecs.ts';
import { instant } from '../../schema/values/local-date.ts';
import { parsePhone } from '../../schema/values/phone.ts';
import type { Account } from '../../server/ports/accounts.ts';
import { tellOwner } from '../../server/use-cases/people/tell-owner.ts';

const anAccount = (number: string): Account => ({
  id: crypto.randomUUID(),
  kind: 'borrower',
  roles: ['borrower'],
  locale: 'RU',
  phone: parsePhone(number) ?? null,
  email: `${number.slice(1)}@example.kz`,
  passwordHash: null,
  emailSince: null,
  temporaryUntil: null,
  birthDate: null,
});

it('two accounts with one command id are both told', async () => {
  const keys = { sms: new Set<string>(), mail: new Set<string>(), notices: new Set<string>() };
  const sent = (to: Set<string>) => async (message: { key: string }) => {
    to.add(message.key);
    return 'sent' as const;
  };
  const deps = {
    sms: { send: sent(keys.sms) },
    mail: { send: sent(keys.mail) },
    notices: { keep: async ({ key }: { key: string }) => void keys.notices.add(key) },
    clock: { businessNow: async () => instant(new Date(0)) },
    alarm: () => undefined,
  };
  const commandId = CommandId.parse(crypto.randomUUID());
  for (const account of [anAccount('+77013015600'), anAccount('+77013015601')])
    await tellOwner(deps, 'passwordChanged', account, commandId);
  expect([keys.sms.size, keys.mail.size, keys.notices.size]).toEqual([2, 2, 2]);
});
