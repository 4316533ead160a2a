/** The journey in a real Chromium. It finds fields by their ids, buttons by their text. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import type { Applicant } from '../../support/person.ts';
import type { Driver } from '../journey.ts';
import { until, type World } from '../world.ts';
import { ADDRESS, EMPLOYMENT, PERSONAL } from './answers.ts';
import { pick, tickAll } from './pick.ts';
import { GOOD_CARD } from './processor-page.ts';

export type Lang = 'ru' | 'kz';

export type Look = (page: Page, name: string) => Promise<void>;

const LOCALES = join(import.meta.dirname, '..', '..', '..', 'web', 'locales');

export function wordsOf(lang: Lang) {
  return (id: string): RegExp => {
    const file = (id.split('.')[0] ?? '').replace(/[A-Z]/g, (c) => `-${c.toLowerCase()}`);
    const all = JSON.parse(readFileSync(join(LOCALES, lang === 'kz' ? 'kk' : 'ru', `${file}.json`), 'utf8'));
    const text = String(all[id] ?? '');
    if (!text) throw new Error(`no message ${id}`);
    const pattern = text
      .split(/\{\w+\}/)
      .map((part) =>
        part
          .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
          .replace(/[\s\u00a0\u2060]+/g, '[\\s\\u00a0\\u2060]+')
          .replace(/[-–]/g, '\\u2060?$&\\u2060?'),
      )
      .join('.*');
    return new RegExp(`^\\s*${pattern}\\s*$`);
  };
}

/** `known`: who has registered elsewhere and signed in on this page. */
export function browserDriver(page: Page, world: World, lang: Lang, look: Look, known?: Applicant): Driver {
  const words = wordsOf(lang);
  let me = known;
  const phone = () => me?.phone ?? '';

  const at = async (path: string | RegExp, name: string) => {
    await page.waitForURL(typeof path === 'string' ? `**/${lang}/${path}*` : path);
    await page.locator('h1').first().waitFor();
    await look(page, name);
  };
  /** What the page has filled in already is left alone, as a borrower would. */
  const unlessThere = async (id: string, value: string, put: (field: Locator) => Promise<unknown>) => {
    const field = page.locator(`[id="${id}"]`);
    if ((await field.inputValue()) !== value) await put(field);
  };
  const fill = (id: string, value: string | number | null | undefined) =>
    unlessThere(id, String(value ?? ''), (field) => field.fill(String(value ?? '')));
  const choose = (id: string, value: string | number) =>
    unlessThere(id, String(value), (field) => field.selectOption(String(value)));
  const press = (id: string) =>
    page
      .getByRole('button', { name: words(id) })
      .or(page.getByRole('link', { name: words(id) }))
      .first()
      .click();
  const date = (iso: string) => iso.split('-').reverse().join('.');
  const go = (path: string) => page.goto(`${world.url}/${lang}/${path}`);

  const typeCode = async (since: number) => {
    await page.locator('#code').waitFor();
    await fill('code', await world.codeFor(phone(), since));
  };
  const payOnProcessorPage = async () => {
    await page.waitForURL('**/pay/card/**');
    await page.fill('input[name=pan]', GOOD_CARD);
    await page.click('button[type=submit]');
  };

  return {
    async register(applicant) {
      me = applicant;
      await page.goto(`${world.url}/${lang}/login`);
      await at('login', 'login');
      await go('registration/phone');
      await at('registration/phone', 'registration-phone');
      await fill('phone', applicant.phone);
      const since = Date.now();
      await press('registration.sendCode');
      await at('registration/confirmation', 'registration-confirmation');
      await tickAll(page);
      await typeCode(since);
      await press('registration.confirm');
      await at('registration/password', 'registration-password');
      await fill('password', applicant.password);
      await fill('again', applicant.password);
      await press('registration.savePassword');
      await at('registration/iin', 'registration-iin');
      await fill('iin', applicant.iin);
      await press('identity.submit');
      await personal(applicant);
      await address();
      await employment(applicant);
      await contacts(applicant);
      await at('cabinet', 'calculator');
    },
    async apply({ amount, days }) {
      await go('cabinet');
      await page.locator('h1').first().waitFor();
      await setDial('application.amount', amount);
      await setDial('application.termDays', days);
      const purpose = page.locator('select').first();
      if ((await purpose.inputValue()) !== '1') await purpose.selectOption('1');
      await look(page, 'calculator-filled');
      await page
        .getByRole('button', { name: words('application.next') })
        .filter({ visible: true })
        .first()
        .click();
      await page.waitForURL('**/loan-registration/*/confirmation');
      return /loan-registration\/([^/]+)\//.exec(page.url())?.[1] ?? '';
    },
    async signOffer() {
      await at(/confirmation/, 'confirmation');
      await tickAll(page);
      const since = Date.now();
      await press('application.toSign');
      await at(/signing/, 'signing');
      await typeCode(since);
      await press('document.submit');
      await page.waitForURL(/obtaining|biometry|thanks/);
    },
    async takeMoneyToIban(_loanId, iban) {
      await at(/obtaining/, 'obtaining');
      await pick(page.locator('input[type=radio][value=IBAN]'));
      await fill('iban', iban);
      await signTransfer();
      await page.waitForURL(/biometry|thanks/);
    },
    async passBiometry() {
      await at(/biometry/, 'biometry');
      await press('biometry.start');
      await press('biometry.take');
      await press('biometry.send');
      await page.waitForURL(/thanks|approve/);
      await look(page, 'decision-wait');
    },
    async waitUntilActive(loanId) {
      await page.waitForURL(/approve/);
      await look(page, 'approve');
      await until('the loan to be ACTIVE', async () => {
        const events = await world.eventsOf(`loan-${loanId}`);
        return events.some((event) => event.type === 'LoanIssued') ? true : undefined;
      });
      await go('cabinet');
      await page
        .getByRole('heading', { name: words('loan.onTime') })
        .or(page.getByRole('heading', { name: words('loan.soon') }))
        .first()
        .waitFor();
      await look(page, 'cabinet');
    },
    async pay(loanId, tenge) {
      await go(`payment/${loanId}`);
      await at(/\/payment\//, 'payment');
      await pick(page.locator('input[type=radio][value=OWN]'));
      await fill('own', tenge);
      await press('payment.pay');
      await payOnProcessorPage();
      await page.getByRole('heading', { name: words('payment.successTitle') }).waitFor();
      await look(page, 'payment-success');
    },
    async repayInFull(loanId) {
      await go(`payment/${loanId}?whole=1`);
      await at(/\/payment\//, 'payment-whole');
      await page.getByRole('heading', { name: words('payment.closesTitle') }).waitFor();
      await press('payment.pay');
      await payOnProcessorPage();
      await page.getByRole('heading', { name: words('payment.closedTitle') }).waitFor();
    },
    async waitUntilFinished(loanId) {
      await until('the loan to be FINISHED', async () => {
        const events = await world.eventsOf(`loan-${loanId}`);
        return events.some((event) => event.type === 'LoanClosed') ? true : undefined;
      });
      await go('history');
      await at('history', 'history');
      await page.getByText(/./).first().waitFor();
    },
    async registerCard() {
      await go('new-card');
      await at('new-card', 'new-card');
      await press('card.start');
      await payOnProcessorPage();
      await page.waitForURL('**/new-card*');
      const amount = await world.blockedAmount(phone());
      await fill('testAmount', amount);
      await look(page, 'new-card-amount');
      await press('card.confirm');
      await page
        .getByRole('heading', { name: words('card.ready') })
        .or(page.getByText(words('card.ready')))
        .first()
        .waitFor();
      return new URL(page.url()).searchParams.get('selectedCardId') ?? 'first';
    },
    async takeMoneyToCard(loanId) {
      await go(`loan-registration/${loanId}/obtaining`);
      await pick(page.locator('input[type=radio][value=CARD]'));
      await pick(page.locator('input[type=radio][name=cardId]').first());
      await look(page, 'obtaining-card');
      await signTransfer();
      await page.waitForURL(/thanks|approve/);
    },
  };

  async function personal(applicant: Applicant) {
    await at('registration/personal-data', 'personal-data');
    await fill('lastName', applicant.lastName);
    await fill('firstName', applicant.firstName);
    await fill('patronymic', applicant.patronymic);
    await fill('documentNumber', applicant.documentNumber);
    await fill('documentIssuedOn', date(PERSONAL.documentIssuedOn));
    await fill('documentValidTo', date(PERSONAL.documentValidTo));
    for (const id of [
      'documentType',
      'birthPlace',
      'documentIssuedBy',
      'education',
      'familyStatus',
      'childrenCount',
    ] as const)
      await choose(id, PERSONAL[id]);
    await choose('childrenUnder18', PERSONAL.childrenUnder18);
    await press('profile.personalSubmit');
  }

  async function address() {
    await at('registration/address', 'address');
    const { region, city, street, house, flat } = ADDRESS.registration;
    await choose('registration.region', region);
    await fill('registration.city', city);
    await fill('registration.street', street);
    await fill('registration.house', house);
    await fill('registration.flat', flat);
    await choose('houseOwner', ADDRESS.houseOwner);
    await choose('livingTime', ADDRESS.livingTime);
    await press('profile.addressSubmit');
  }

  async function employment(applicant: Applicant) {
    await at('registration/addition-data', 'addition-data');
    await fill('email', applicant.email);
    for (const id of ['employmentType', 'sector', 'incomeBand'] as const) await choose(id, EMPLOYMENT[id]);
    await fill('employer', EMPLOYMENT.employer);
    await fill('workPhone', EMPLOYMENT.workPhone);
    await choose('jobMonths', EMPLOYMENT.jobMonths);
    await choose('experienceMonths', EMPLOYMENT.experienceMonths);
    await fill('monthlyExpenses', EMPLOYMENT.monthlyExpenses);
    for (const id of ['ownsProperty', 'declarations']) await page.locator(`[id="${id}"]`).check();
    await press('profile.employmentSubmit');
  }

  async function contacts(applicant: Applicant) {
    await at('registration/addition-contacts', 'addition-contacts');
    await fill('relative.name', 'Асан Ахметов');
    await fill('relative.phone', applicant.relativePhone);
    await choose('relative.relation', 'BROTHER_SISTER');
    await fill('friend.name', 'Жанар Ким');
    await fill('friend.phone', applicant.friendPhone);
    await choose('friend.relation', 'FRIEND');
    await press('profile.contactsSubmit');
  }

  async function setDial(id: string, value: number) {
    const field = page.getByRole('textbox', { name: words(id) }).first();
    await field.click();
    await field.press('ControlOrMeta+a');
    await field.pressSequentially(String(value));
    await field.press('Tab');
  }

  async function signTransfer() {
    const since = Date.now();
    await press('payout.next');
    await typeCode(since);
    await press('payout.sign');
  }
}
