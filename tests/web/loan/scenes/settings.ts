import { session } from './a-loan.ts';
import { live } from './an-open-loan.ts';
import type { Place } from './place.ts';

const home = { region: 'ALMATY_CITY', city: 'Алматы', street: 'Абая', house: '52', flat: '14' };
export const profile = {
  id: 'b1',
  mobilePhone: '77051234531',
  email: 'aigerim@example.kz',
  emailConfirmed: false,
  locale: 'RU',
  registrationCompleted: true,
  step: 'COMPLETE',
  refusedIin: null,
  personal: {
    fromRegistry: false,
    lastName: 'Ахметова',
    firstName: 'Айгерим',
    patronymic: 'Асановна',
    noPatronymic: false,
    birthDate: '1994-03-12',
    sex: 'FEMALE',
    iinMasked: '94********12',
    documentType: 'IDENTITY_CARD',
    documentNumber: '041234567',
    documentIssuedOn: '2020-03-10',
    documentValidTo: '2030-03-09',
  },
  address: { fromRegistry: false, registration: home, livesAtRegistration: true, residence: null },
  employment: { employmentType: 'FULL_TIME_EMPLOYMENT', employer: 'ТОО «Алтын дән»', declarations: [] },
  contacts: {
    relative: { name: 'Асан Ахметов', phone: '77011112233', relation: 'BROTHER_SISTER' },
    friend: { name: 'Жанар Ким', phone: '77019998877', relation: 'FRIEND' },
  },
};
const settings = { ...live(false), profile, noticeChoice: { channel: 'SMS', hour: 10, email: true } };
const opened = (id: string, agent: string | null, current: boolean) => ({
  id,
  agent,
  current,
  openedAt: '2026-12-07T05:00:00.000Z',
  seenAt: '2026-12-07T06:10:00.000Z',
});
const openSessions = [
  opened('1', 'Chrome, Android', true),
  opened('2', 'Safari, iOS', false),
  opened('3', null, false),
];

const forgetting = (more: object) => ({ askedAt: null, keptUntil: '2031-12-07', blockers: [], ...more });
const page = { ...settings, openSessions, phoneChangeProved: false, pendingCorrections: [] };

/** A registration that has come to this step. */
const begun = (step: string) => ({
  session: session({ step, registrationCompleted: false }),
  currentLoan: null,
  lastLoan: null,
  profile: {
    ...profile,
    registrationCompleted: false,
    step,
    meter: { percent: 60, nextGain: 10, nextStep: step },
  },
});
const withoutIin = {
  ...begun('IIN'),
  profile: { ...begun('IIN').profile, personal: { ...profile.personal, iinMasked: null, birthDate: null, sex: null } },
};
const refused = (status: string, birthDate: string | null = null) => ({
  ...withoutIin,
  profile: { ...withoutIin.profile, refusedIin: { status, birthDate } },
});
const REGISTRATION: readonly Place[] = [
  { name: 'iin', path: 'registration/iin', scene: withoutIin },
  {
    name: 'restore-existed-user',
    path: 'restore-existed-user',
    scene: refused('IIN_ALREADY_EXISTS'),
  },
  { name: 'iin-locked', path: 'iin-locked', scene: refused('IIN_BLOCKED') },
  { name: 'under-age', path: 'page/under-age', scene: refused('NOT_RIGHT_AGE', '2007-05-05') },
  { name: 'personal-data', path: 'registration/personal-data', scene: begun('PERSONAL_DATA') },
  { name: 'address', path: 'registration/address', scene: begun('ADDRESS') },
  { name: 'employment', path: 'registration/addition-data', scene: begun('EMPLOYMENT') },
  { name: 'contacts', path: 'registration/addition-contacts', scene: begun('CONTACTS') },
];

export const SETTINGS: readonly Place[] = [
  ...REGISTRATION,
  { name: 'settings', path: 'settings', scene: page },
  {
    name: 'settings-correcting',
    path: 'settings',
    scene: { ...page, pendingCorrections: [{ kind: 'NAME', askedAt: '2026-11-20T06:10:00.000Z' }] },
  },
  { name: 'settings-saved', path: 'settings', state: { saved: 'saveAddress' }, scene: page },
  { name: 'settings-password', path: 'edit/password', scene: page },
  { name: 'my-data', path: 'settings/my-data', scene: { ...page, forgetting: forgetting({}) } },
  {
    name: 'my-data-blocked',
    path: 'settings/my-data',
    scene: { ...page, forgetting: forgetting({ blockers: ['OPEN_LOAN', 'BALANCE'] }) },
  },
  {
    name: 'my-data-waits',
    path: 'settings/my-data',
    scene: { ...page, forgetting: forgetting({ askedAt: '2026-11-20T06:00:00.000Z' }) },
  },
  {
    name: 'my-data-at-once',
    path: 'settings/my-data',
    scene: { ...page, forgetting: forgetting({ keptUntil: null }) },
  },
  { name: 'settings-phone', path: 'edit/phone', scene: page },
  { name: 'settings-phone-number', path: 'change-phone', scene: { ...page, phoneChangeProved: true } },
  { name: 'settings-email', path: 'edit/email', scene: page },
  { name: 'settings-email-address', path: 'edit/email', scene: { ...page, phoneChangeProved: true } },
  { name: 'settings-sessions', path: 'settings/sessions', scene: page },
];
