/** What `npm run gateway -- check` asks a bridge. None of these persons exists. */
import type { GatewayPort } from './operations.ts';

const iin = '900512400001';
const phone = '77011234567';
const hosted = {
  ...{ reference: 'check', returnUrl: 'https://nesie.kz/ok', failureUrl: 'https://nesie.kz/no', locale: 'RU' },
};
const payout = (destination: object) => ({
  purpose: 'LOAN',
  amount: 100,
  destination,
  recipient: { borrowerId: 'check', iin, fullName: 'Проверка Моста', phone },
});
const back = { 'send-back': { externalId: 'check', amount: 100 } };
/** One white pixel, JPEG. */
const PIXEL =
  '/9j/4AAQSkZJRgABAQEAYABgAAD/2wBDAAgGBgcGBQgHBwcJCQgKDBQNDAsLDBkSEw8UHRofHh0aHBwgJC4nICIsIxwcKDcpLDAxNDQ0Hyc5PTgyPC4zNDL/wAALCAABAAEBAREA/8QAHwAAAQUBAQEBAQEAAAAAAAAAAAECAwQFBgcICQoL/8QAtRAAAgEDAwIEAwUFBAQAAAF9AQIDAAQRBRIhMUEGE1FhByJxFDKBkaEII0KxwRVS0fAkM2JyggkKFhcYGRolJicoKSo0NTY3ODk6Q0RFRkdISUpTVFVWV1hZWmNkZWZnaGlqc3R1dnd4eXqDhIWGh4iJipKTlJWWl5iZmqKjpKWmp6ipqrKztLW2t7i5usLDxMXGx8jJytLT1NXW19jZ2uHi4+Tl5ufo6erx8vP09fb3+Pn6/9oACAEBAAA/APn+v//Z';

/** An empty page, PDF. */
const PAPER =
  'JVBERi0xLjQKMSAwIG9iajw8L1R5cGUvQ2F0YWxvZy9QYWdlcyAyIDAgUj4+ZW5kb2JqCjIgMCBvYmo8PC9UeXBlL1BhZ2VzL0tpZHNbMyAwIFJdL0NvdW50IDE+PmVuZG9iagozIDAgb2JqPDwvVHlwZS9QYWdlL1BhcmVudCAyIDAgUi9NZWRpYUJveFswIDAgOTkgOTldPj5lbmRvYmoKeHJlZgowIDQKMDAwMDAwMDAwMCA2NTUzNSBmIAowMDAwMDAwMDA5IDAwMDAwIG4gCjAwMDAwMDAwNTIgMDAwMDAgbiAKMDAwMDAwMDEwMSAwMDAwMCBuIAp0cmFpbGVyPDwvU2l6ZSA0L1Jvb3QgMSAwIFI+PgpzdGFydHhyZWYKMTYyCiUlRU9GCg==';

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
  blacklist: { check: { iin, phone, lastName: 'Моста', firstName: 'Проверка', birthDate: '1990-05-12' } },
  biometry: {
    compare: { vendor: 'V1', iin, frame: PIXEL },
    open: { vendor: 'V3', returnUrl: 'https://nesie.kz/ok', locale: 'RU', iin, phone },
  },
  cards: {
    registration: { ...hosted, phone },
    payment: { ...hosted, phone, amount: 100 },
    charge: { ...hosted, token: 'check', amount: 100 },
    payout: payout({ kind: 'CARD', token: 'check' }),
    'release-hold': { reference: 'check' },
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
  eds: {
    open: {
      documentHash: '02a9cd8b08109db2e5ac19beeaf21b3b66157b4bd101e4fe150ff46f52316034',
      document: PAPER,
      iin,
      title: 'Проверка',
      titles: { RU: 'Проверка', KK: 'Тексеру' },
      returnUrl: 'https://nesie.kz/ok',
      locale: 'RU',
    },
  },
};

/** They move money, disturb a person or take one to a page. */
export const MONEY: readonly string[] = ['send', 'registration', 'payment', 'charge', 'payout', 'send-back', 'open'];
