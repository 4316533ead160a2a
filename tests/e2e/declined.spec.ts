import { expect, type Page, test } from '@playwright/test';
import { PERSONAS } from '../../schema/reference/personas.ts';
import {
  aBorrower,
  applyAndSign,
  applyInInstalments,
  type Borrower,
  signIn,
  someone,
  switchTo,
  TERMS,
} from './drivers/borrower.ts';
import { wordsOf } from './drivers/browser.ts';
import { GraphqlClient } from './drivers/graphql.ts';
import { tickAll } from './drivers/pick.ts';
import { lookFor } from './look.ts';
import { theWorld } from './the-world.ts';

test('alternative: the smaller sum is accepted in the browser and leads to signing again', async ({ page }) => {
  const world = theWorld();
  const words = wordsOf('kz');
  const borrower = await aBorrower(world, 'alternative');
  const loanId = await applyAndSign(borrower);
  await signIn(page, world, 'ru', borrower);
  await page.goto(`${world.url}/ru/page/thanks?loanId=${loanId}`);
  await page.waitForURL(/\/page\/pdl-alt-score/);
  await expect(page.getByRole('heading', { level: 1, name: wordsOf('ru')('decision.offerTitle') })).toBeVisible();
  for (const id of ['rejection.reason_AMOUNT', 'decision.offerTill', 'decision.lessNote'])
    await expect(page.getByText(wordsOf('ru')(id))).toBeVisible();
  await switchTo(page, 'kz');
  await lookFor('kz', 1280)(page, 'alternative');

  await page.getByRole('button', { name: words('decision.lessAction') }).click();
  await page.waitForURL(`**/loan-registration/${loanId}/confirmation`);
  await expect(page.getByRole('heading', { level: 1, name: words('application.confirmTitle') })).toBeVisible();
  await expect(page.locator('main a[href*="/document"]').first()).toBeVisible();
  await tickAll(page);
  const since = Date.now();
  await page.getByRole('button', { name: words('application.toSign') }).click();
  await page.waitForURL('**/signing');
  await page.locator('#code').fill(await world.codeFor(borrower.applicant.phone, since));
  await page.getByRole('button', { name: words('document.submit') }).click();
  await page.waitForURL(/approve|thanks|obtaining/);

  const types = (await world.eventsOf(`loan-${loanId}`)).map((event) => event.type);
  expect(types.filter((type) => type === 'AlternativeAccepted')).toHaveLength(1);
  expect(types.filter((type) => type === 'OfferSigned')).toHaveLength(2);
  expect(types.lastIndexOf('OfferSigned')).toBeGreaterThan(types.indexOf('AlternativeAccepted'));
});

test('statement-needed: refused for the statement, the small loan without one is taken in one press', {
  tag: '@full',
}, async ({ page }) => {
  const world = theWorld();
  const words = wordsOf('ru');
  const borrower = await aBorrower(world, 'statement-needed');
  const { driver } = borrower;
  const id = await applyInInstalments(borrower, '350000.00', 6);
  await driver.signOffer(id);
  await signIn(page, world, 'ru', borrower);
  await page.request.post(`${world.url}/json/document/account-statement/reject`);
  await page.goto(`${world.url}/ru/loan-registration/${id}/loan-statement-upload`);
  await page.getByRole('button', { name: words('statement.noOtherAction') }).click();
  await page.waitForURL(/\/page\/decline\?/);
  for (const id of ['rejection.reason_STATEMENT', 'decision.offerOnce', 'decision.offerNano', 'decision.offerNote'])
    await expect(page.getByText(words(id)), id).toBeVisible();
  await page.getByRole('button', { name: words('decision.lessAction') }).click();
  await page.waitForURL(/\/loan-registration\/.+\/confirmation/);
  expect(page.url()).not.toContain(id);
});

type Verdict = {
  readonly persona: string | undefined;
  /** Brings the borrower to the verdict; the id of the loan, if one was applied for. */
  readonly until: (borrower: Borrower, page: Page) => Promise<string>;
  readonly page: RegExp;
  /** What was decided, why, when to apply again or what to do now. */
  readonly says: readonly string[];
  /** An address of another verdict, which leads to this one. */
  readonly untrue?: string;
  /** What the same borrower comes to next. */
  readonly next?: readonly Pick<Verdict, 'until' | 'page' | 'says' | 'untrue'>[];
};

const apply = async ({ client, driver }: Borrower, terms: object): Promise<string> => {
  const input = { pricing: 'FLEXIBLE', purpose: 1, fastIssue: false, insuranceAgreed: false, ...terms };
  const { loan } = await client.done(
    'apply',
    'mutation($input: TermsInput!) { apply(input: $input) { loan { id } errors { code field message } } }',
    { input },
  );
  const { id } = loan as { id: string };
  await driver.signOffer(id);
  return id;
};
const complete = async (borrower: Borrower, terms: object): Promise<string> => {
  const id = await apply(borrower, terms);
  await borrower.driver.takeMoneyToIban(id, borrower.applicant.iban);
  await borrower.driver.passBiometry(id);
  return id;
};

const withoutStatement = async (borrower: Borrower, page: Page, terms: object): Promise<string> => {
  const id = await apply(borrower, terms);
  await page.request.post(`${theWorld().url}/json/document/account-statement/reject`);
  await borrower.client.done(
    'cancelStatementUpload',
    'mutation($id: LoanId!) { cancelStatementUpload(loanId: $id) { errors { code field message } } }',
    { id },
  );
  return id;
};
/** Whatever the answer: a refused statement has a page too. */
async function sendStatement({ applicant }: Borrower, page: Page, wish: { kind: string; income: string }) {
  const holder = `${applicant.lastName} ${applicant.firstName}`;
  const made = await page.request.get(
    `${theWorld().url}/sandbox/statement.pdf?${new URLSearchParams({ bank: 'Halyk Bank', holder, ...wish })}`,
  );
  await page.request.post(`${theWorld().url}/json/document/account-statement/upload?filename=s.pdf`, {
    headers: { 'content-type': 'application/pdf' },
    data: await made.body(),
  });
}
const IP_DAYS = { productType: 'INDIVIDUAL_ENTREPRENEUR_SPL', amount: '100000.00', term: 20, purpose: 2 };
const IP_MONTHS = { productType: 'INDIVIDUAL_ENTREPRENEUR_IL', amount: '350000.00', term: 6, purpose: 2 };

const VERDICTS: Readonly<Record<string, Verdict>> = {
  'kdn-decline': {
    persona: 'kdn-decline',
    until: (borrower) => applyAndSign(borrower),
    page: /\/page\/statement-upload/,
    says: [
      'statement.title',
      'statement.notYet',
      'rejection.reason_DEBT_LOAD',
      'rejection.elseFrom',
      'statement.choose',
    ],
    next: [
      {
        until: async (borrower, page) => {
          const loanId = new URL(page.url()).searchParams.get('loanId') ?? '';
          await sendStatement(borrower, page, { kind: 'ONE_INCOME', income: '900000' });
          return loanId;
        },
        page: /\/page\/rejected-statement-upload/,
        says: [
          'statement.rejectedTitle',
          'statement.notYet',
          'statement.rejectedText',
          'rejection.elseFrom',
          'statement.choose',
        ],
      },
    ],
  },
  'stop-credit': {
    persona: 'stop-credit',
    until: (borrower) => applyAndSign(borrower),
    page: /\/page\/stop-credit/,
    says: [
      'decision.stopTitle',
      'decision.refused',
      'rejection.reason_STOP_CREDIT',
      'rejection.step_LIFT_STOP_CREDIT',
      'rejection.againAfter',
    ],
  },
  'reject-60-plus': {
    persona: 'reject-60-plus',
    until: (borrower) => applyAndSign(borrower),
    page: /\/page\/reject60-plus/,
    says: [
      'decision.overdueTitle',
      'decision.refused',
      'rejection.reason_OVERDUE_60_PLUS',
      'rejection.step_PAY_OVERDUE',
      'rejection.againFrom',
    ],
  },
  approved: {
    persona: undefined,
    until: (borrower) => applyAndSign(borrower),
    page: /\/page\/approve/,
    says: ['decision.moneyTitle', 'decision.toCabinet'],
  },
  'biometry-request': {
    persona: undefined,
    until: async (borrower) => {
      const id = await borrower.driver.apply(TERMS);
      await borrower.driver.signOffer(id);
      await borrower.driver.takeMoneyToIban(id, borrower.applicant.iban);
      return id;
    },
    page: /\/page\/thanks/,
    says: ['decision.faceTitle', 'decision.faceText', 'decision.faceMoney', 'decision.faceTill', 'decision.faceAction'],
  },
  'alternative, in instalments': {
    persona: 'alternative-instalments',
    until: (borrower) => complete(borrower, { productType: 'INDIVIDUAL_PERSON_IL', amount: '290000.00', term: 2 }),
    page: /\/page\/alt-score/,
    says: [
      'decision.offerTitle',
      'rejection.reason_AMOUNT',
      'decision.offerTill',
      'decision.lessNote',
      'decision.lessAction',
    ],
  },
  'decline-entrepreneur': {
    persona: 'entrepreneur',
    until: (borrower, page) => withoutStatement(borrower, page, IP_DAYS),
    page: /\/page\/bil-without-statement/,
    says: [
      'decision.offerTitle',
      'rejection.reason_STATEMENT',
      'decision.ipWithout',
      'decision.lessAction',
      'decision.offerNote',
    ],
    next: [
      {
        until: (borrower, page) => withoutStatement(borrower, page, IP_MONTHS),
        page: /\/page\/bspl-without-statement/,
        says: [
          'decision.offerTitle',
          'rejection.reason_STATEMENT',
          'decision.ipWithout',
          'decision.lessAction',
          'decision.offerNote',
        ],
      },
      {
        until: async (borrower, page) => {
          const id = await apply(borrower, IP_DAYS);
          await sendStatement(borrower, page, { kind: 'GOOD', income: '60000' });
          await borrower.driver.takeMoneyToIban(id, borrower.applicant.iban);
          await borrower.driver.passBiometry(id);
          return id;
        },
        page: /\/page\/bil-with-statement/,
        says: ['decision.offerTitle', 'rejection.reason_DEBT_LOAD', 'decision.ipWith', 'decision.offerNote'],
        untrue: 'bspl-with-statement',
      },
    ],
  },
  'instalments refused beside a valid statement': {
    persona: 'entrepreneur-short-history',
    until: async (borrower, page) => {
      const id = await apply(borrower, IP_MONTHS);
      await sendStatement(borrower, page, { kind: 'GOOD', income: '900000' });
      await borrower.driver.takeMoneyToIban(id, borrower.applicant.iban);
      await borrower.driver.passBiometry(id);
      return id;
    },
    page: /\/page\/bspl-with-statement/,
    says: [
      'decision.offerTitle',
      'rejection.reason_SCORE',
      'decision.ipWith',
      'decision.lessAction',
      'decision.offerNote',
    ],
  },
  decline: {
    persona: 'fraud',
    until: (borrower) => applyAndSign(borrower),
    page: /\/page\/decline\?/,
    says: ['decision.declineTitle', 'rejection.reason_OTHER', 'rejection.never', 'rejection.neverText'],
  },
};

/** One refusal with a cure and one without. */
const IN_SHORT = ['kdn-decline', 'decline'];
for (const [name, { persona, next = [], ...first }] of Object.entries(VERDICTS))
  test(`${name}: what was decided, why, and what to do now, in ru and kk`, {
    tag: IN_SHORT.includes(name) ? [] : '@full',
  }, async ({ page }) => {
    const world = theWorld();
    const borrower = await aBorrower(world, persona);
    await page.context().addCookies([...borrower.client.cookies]);
    for (const [i, { until, page: address, says, untrue }] of [first, ...next].entries()) {
      const loanId = await until(borrower, page);
      await page.goto(`${world.url}/ru/page/thanks?loanId=${loanId}`);
      await page.waitForURL(address);
      if (untrue) {
        await page.goto(`${world.url}/ru/page/${untrue}?loanId=${loanId}`);
        await page.waitForURL(address);
      }
      await expect(page.locator('h1')).toHaveCount(1);
      for (const lang of ['ru', 'kz'] as const) {
        if (lang === 'kz') await switchTo(page, 'kz');
        await expect(page).toHaveURL(address);
        for (const id of says) await expect(page.getByText(wordsOf(lang)(id)).first(), id).toBeVisible();
      }
      await lookFor('kz', 1280)(page, `${name.replaceAll(/[^a-z]+/g, '-')}${i || ''}`);
    }
  });

test('a face check that cannot go on: each page for whom it is true, with a way out', { tag: '@full' }, async ({
  browser,
}) => {
  const world = theWorld();
  const words = wordsOf('ru');
  const waiting = async (persona: string, tries: number) => {
    const borrower = await aBorrower(world, persona);
    const id = await borrower.driver.apply(TERMS);
    await borrower.driver.signOffer(id);
    await borrower.driver.takeMoneyToIban(id, borrower.applicant.iban);
    for (let i = 0; i < tries; i++) await borrower.driver.passBiometry(id).catch(() => undefined);
    const context = await browser.newContext({ viewport: { width: 360, height: 800 } });
    await context.addCookies([...borrower.client.cookies]);
    const page = await context.newPage();
    await page.goto(`${world.url}/ru/loan-registration/${id}/biometry`);
    return page;
  };
  const shoot = async (page: Page) => {
    for (const press of ['start', 'take', 'send'])
      await page.getByRole('button', { name: words(`biometry.${press}`) }).click();
  };
  const says = async (page: Page, title: string, ...more: string[]) => {
    await expect(page.getByRole('heading', { level: 1, name: words(title) })).toBeVisible();
    for (const id of more) await expect(page.getByText(words(id)).first(), id).toBeVisible();
  };

  const mismatch = await waiting('biometry-not-passed', 2);
  await shoot(mismatch);
  await says(mismatch, 'decision.nanoTitle', 'decision.nanoText', 'decision.faceAgain', 'decision.faceWaits');
  await says(mismatch, 'decision.nanoTitle', 'decision.toCabinet', 'decision.call');
  await mismatch.goto(`${world.url}/ru/page/biometry-error`);
  await mismatch.waitForURL('**/ru/cabinet');
  await mismatch.goto(`${world.url}/ru/biometry-face?purpose=ADD_CARD`);
  await says(mismatch, 'biometry.verifyTitle', 'biometry.verifyText', 'biometry.toCabinet');
  await mismatch.context().close();

  const down = await waiting('face-registry-down', 0);
  await shoot(down);
  await says(down, 'decision.biometryErrorTitle', 'decision.biometryErrorText');
  await down.getByRole('link', { name: words('decision.tryAgain') }).click();
  await down.waitForURL('**/loan-registration/*/biometry');
  await down.context().close();

  const senior = await aBorrower(world, 'senior');
  const page = await browser.newPage();
  await page.context().addCookies([...senior.client.cookies]);
  await page.goto(`${world.url}/ru/biometry-face?purpose=AGREE_CREDIT`);
  await says(page, 'identity.ageTitleOld', 'identity.ageOld', 'identity.toCabinet', 'identity.signOut');
  await page.goto(`${world.url}/ru/biometry-guide?purpose=ADD_CARD`);
  await says(page, 'biometry.guideTitle');
  await page.context().close();
});

test('under-age: registration stops at the age, with the day from which one may apply', async ({ browser }) => {
  const world = theWorld();
  const page = await browser.newPage();
  const client = new GraphqlClient(world.url);
  await expect(aBorrower(world, 'under-age', client)).rejects.toThrow(/NOT_RIGHT_AGE/);
  await page.context().addCookies([...client.cookies]);
  // No IIN is saved: a face check asks for it first.
  await page.goto(`${world.url}/ru/biometry-face`);
  await page.waitForURL('**/registration/iin');
  // A cabinet page asked for leads to the step, and stays in the address until the registration is complete.
  await page.goto(`${world.url}/ru/bonus`);
  const type = async (iin: string | undefined, leadsTo: string) => {
    await page.waitForURL('**/registration/iin?next=%2Fru%2Fbonus');
    await page.locator('#iin').fill(iin ?? '');
    await page.getByRole('button', { name: wordsOf('ru')('identity.submit') }).click();
    await page.waitForURL(`**/${leadsTo}?next=%2Fru%2Fbonus`);
  };
  const another = () => page.getByRole('link', { name: wordsOf('ru')('identity.otherIin') }).click();
  const iinOf = (key: string) => PERSONAS.find((one) => one.key === key)?.iin;
  await type(iinOf('under-age'), 'page/under-age');
  await expect(page.getByRole('heading', { level: 1, name: wordsOf('ru')('identity.ageTitle') })).toBeVisible();
  await expect(page.getByText(/2028/)).toBeVisible();
  await another();
  await type(iinOf('iin-blocked'), 'iin-locked');
  await expect(page.getByRole('heading', { level: 1, name: wordsOf('ru')('identity.lockedTitle') })).toBeVisible();
  await another();
  await type(someone().iin, 'registration/personal-data');
  await page.context().close();
});
