/** What `npm run gateway -- check` asks a bridge. None of these persons exists. */
import type { GatewayPort } from './operations.ts';

const iin = '900512400001';
const phone = '77011234567';
const hosted = {
  ...{ reference: 'check', returnUrl: 'https://nesie.kz/ok', failureUrl: 'https://nesie.kz/no', locale: 'RU' },
};
const payout = (destination: object) => ({
  amount: 100,
  destination,
  recipient: { borrowerId: 'check', iin, fullName: 'Проверка Моста', phone },
});
const back = { 'send-back': { externalId: 'check', amount: 100 } };
/** One white pixel, JPEG. */
const PIXEL =
  '/9j/4AAQSkZJRgABAQEAYABgAAD/2wBDAAgGBgcGBQgHBwcJCQgKDBQNDAsLDBkSEw8UHRofHh0aHBwgJC4nICIsIxwcKDcpLDAxNDQ0Hyc5PTgyPC4zNDL/wAALCAABAAEBAREA/8QAHwAAAQUBAQEBAQEAAAAAAAAAAAECAwQFBgcICQoL/8QAtRAAAgEDAwIEAwUFBAQAAAF9AQIDAAQRBRIhMUEGE1FhByJxFDKBkaEII0KxwRVS0fAkM2JyggkKFhcYGRolJicoKSo0NTY3ODk6Q0RFRkdISUpTVFVWV1hZWmNkZWZnaGlqc3R1dnd4eXqDhIWGh4iJipKTlJWWl5iZmqKjpKWmp6ipqrKztLW2t7i5usLDxMXGx8jJytLT1NXW19jZ2uHi4+Tl5ufo6erx8vP09fb3+Pn6/9oACAEBAAA/APn+v//Z';

export const SAMPLES: { readonly [P in GatewayPort]: Readonly<Record<string, object>> } = {
  sms: { send: { to: phone, text: 'Nesie: проверка моста' } },
  mail: { send: { to: 'check@nesie.kz', subject: 'Nesie', text: 'Проверка моста', attachments: [] } },
  push: {
    send: {
      to: { kind: 'APP', token: 'check' },
      tag: 'check',
      title: 'Nesie',
      text: 'Проверка моста',
      path: '/ru/cabinet',
    },
  },
  captcha: { challenge: { action: 'sign-in' }, verify: { action: 'sign-in', token: 'check' } },
  'state-registry': { find: { iin }, person: { iin, phone } },
  'credit-bureau': { report: { iin } },
  blacklist: { check: { iin, phone } },
  biometry: {
    compare: { vendor: 'V1', iin, frame: PIXEL },
    open: { vendor: 'V3', returnUrl: 'https://nesie.kz/ok', locale: 'RU' },
  },
  cards: {
    registration: { ...hosted, phone },
    payment: { ...hosted, phone, amount: 100 },
    charge: { ...hosted, token: 'check', amount: 100 },
    payout: payout({ kind: 'CARD', token: 'check' }),
    ...back,
  },
  'bank-payout': {
    'owner-check': { iban: 'KZ86125KZT5004100100', iin },
    payout: payout({ kind: 'IBAN', iban: 'KZ86125KZT5004100100' }),
  },
  'post-office': { payout: payout({ kind: 'POST', postOfficeId: '050000' }) },
  terminal: back,
  wallet: back,
  'bank-transfer': back,
  eds: { open: { documentHash: 'ab'.repeat(32), title: 'Проверка', returnUrl: 'https://nesie.kz/ok', locale: 'RU' } },
};

/** They move money, disturb a person or take one to a page. */
export const MONEY: readonly string[] = ['send', 'registration', 'payment', 'charge', 'payout', 'send-back', 'open'];
