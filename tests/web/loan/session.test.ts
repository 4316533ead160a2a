import { GraphQLError } from 'graphql';
import { expect, it } from 'vitest';
import { wholeChromium } from '../../../server/cli/chromium.ts';
import { axeFindings } from '../../support/axe.ts';
import { inFull } from '../../support/in-full.ts';
import { focused, lookAt, OWN_CLOCK, PHONE, placeOf, stageOfFile, typeOver } from './flow.ts';
import { LOAN_ID, session } from './scenes/a-loan.ts';
import { openPlace, setStage } from './stage.ts';

const stage = stageOfFile();

it('sign-in returns to the requested page, and never to another site', async () => {
  const { scene } = placeOf('payment');
  let signedIn = false;
  const known = scene.session;
  const whoever = () => (signedIn ? known : session({ signedIn: false, roles: ['anonymous'], step: 'PHONE' }));
  const place = {
    name: 'return',
    path: `payment/${LOAN_ID}?own=1`,
    scene: { ...scene, session: whoever, quote: { quote: null, errors: [] } },
  };
  const { page } = await openPlace(stage(), place, PHONE);
  const asked = `/ru/payment/${LOAN_ID}?own=1`;
  await page.waitForURL(`**/ru/login?next=${encodeURIComponent(asked)}`);
  signedIn = true;
  await page.reload();
  await page.waitForURL(`**${asked}`);
  await page.goto(`${stage().fixture.url}/ru/login?next=${encodeURIComponent('//evil.example/ru/payment/1')}`);
  await page.waitForURL(`${stage().fixture.url}/ru/cabinet`);
  await page.close();
});

inFull(
  'what another host sells is shown there: from the waiting page and from the page of the answer (R26)',
  async () => {
    const { scene } = placeOf('other-product');
    const origin = 'https://ip.example';
    const there = { ...scene, decision: { ...(scene.decision as object), origin } };
    const asked = `page/bil-without-statement?loanId=${LOAN_ID}`;
    for (const path of [asked, `page/thanks?loanId=${LOAN_ID}`]) {
      const { page } = await openPlace(stage(), { name: 'elsewhere', path: 'faq', scene: there }, PHONE);
      await page.route(`${origin}/**`, (route) => route.fulfill({ body: 'there', contentType: 'text/plain' }));
      await page.goto(`${stage().fixture.url}/ru/${path}`);
      await page.waitForURL(`${origin}/ru/${asked}`);
      await page.close();
    }
  },
);

inFull('a refusal by role is shown on the page, without leaving it', async () => {
  const { scene } = placeOf('office-loan');
  const officeLoan = () => {
    throw new GraphQLError('not for this role', { extensions: { code: 'FORBIDDEN' } });
  };
  const place = { name: 'forbidden', path: `office/loan/${LOAN_ID}`, scene: { ...scene, officeLoan } };
  const { page } = await openPlace(stage(), place, PHONE);
  await page.getByRole('heading', { level: 1, name: 'Нет доступа к этой странице' }).waitFor();
  expect(new URL(page.url()).pathname).toBe(`/ru/office/loan/${LOAN_ID}`);
  await page.close();
});

it('without the server a page shows what was read before, marked with its time, and recovers by itself', async () => {
  const { page } = await openPlace(stage(), placeOf('home'), PHONE);
  const title = (await page.locator('h1').textContent()) ?? '';
  const call = (route: { abort: () => Promise<void> }) => void route.abort();
  await page.route('**/graphql', call);
  await page.getByRole('link', { name: 'Платежи', exact: true }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Страница пока не загрузилась' }).waitFor();
  await lookAt(page, 'not-loaded');
  await page.goBack();
  const note = page.getByText(/^Показываем данные на\s\d\d:\d\d/).filter({ visible: true });
  await note.waitFor();
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  await lookAt(page, 'seen-before');
  await page.unroute('**/graphql', call);
  await page.evaluate("window.dispatchEvent(new Event('online'))");
  await note.waitFor({ state: 'detached' });
  await page.close();
});

it('a session about to end is announced, can be kept, and its end keeps the typed text', async () => {
  const place = placeOf('calculator');
  let idleSeconds = 200;
  let signedIn = true;
  const known = place.scene.session as object;
  const asked = () =>
    signedIn
      ? { ...known, lasts: { idleSeconds, leftSeconds: 40_000 } }
      : session({ signedIn: false, roles: ['anonymous'], step: 'PHONE', maskedPhone: null, lasts: null });
  const { page } = await openPlace(stage(), { ...place, scene: { ...place.scene, session: asked } }, OWN_CLOCK);
  await page.clock.install();
  await page.reload();
  const warning = page.getByRole('alert').filter({ hasText: 'Вы давно ничего не нажимали' });
  await warning.waitFor();
  await lookAt(page, 'session-warning');
  idleSeconds = 7_200;
  await warning.getByRole('button', { name: 'Остаться' }).click();
  await warning.waitFor({ state: 'detached' });

  await page.locator('#purpose').selectOption('3');
  const amount = page.locator('#amount');
  await typeOver(page, '#amount', '90000');
  await amount.blur();
  expect(await amount.inputValue()).toBe('90\u00a0000\u00a0₸');
  signedIn = false;
  await page.clock.fastForward(7_300_000);

  await page.waitForURL('**/ru/login*');
  await page.getByRole('alert').filter({ hasText: 'введённое сохранено' }).waitFor();
  await lookAt(page, 'session-ended');
  signedIn = true;
  await page.reload();
  await page.waitForURL('**/ru/cabinet');
  await expect.poll(() => amount.inputValue()).toBe('90\u00a0000\u00a0₸');
  expect(await page.locator('#purpose').inputValue()).toBe('3');
  await page.close();
});

inFull(
  'a message to the browser is shown once, with its page, and a page of ours where there is no network',
  async () => {
    const whole = await setStage({ executablePath: wholeChromium() });
    const { page } = await openPlace(whole, placeOf('notice-choice'), PHONE);
    await page.context().grantPermissions(['notifications']);
    await page.reload();
    await page.getByRole('button', { name: 'Включить уведомления' }).waitFor();
    await lookAt(page, 'push-off');
    // This browser has no push service behind it: the page says so and the button stays.
    await page.getByRole('button', { name: 'Включить уведомления' }).click();
    await page.getByRole('alert').filter({ hasText: 'Не получилось' }).waitFor();
    await page.getByRole('button', { name: 'Включить уведомления' }).waitFor();
    await page.evaluate(
      "navigator.serviceWorker.register('/push-worker.js').then(() => navigator.serviceWorker.ready)",
    );
    const devtools = await page.context().newCDPSession(page);
    const found: { registrationId: string }[] = [];
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => void found.push(...registrations));
    await devtools.send('ServiceWorker.enable');
    await expect.poll(() => found.length).toBeGreaterThan(0);
    const message = { tag: 't1', title: 'Скоро платёж', text: 'Завтра, 53 577 ₸', url: '/ru/cabinet' };
    const { origin } = new URL(page.url());
    const registrationId = found[0]?.registrationId ?? '';
    for (const data of [JSON.stringify(message), JSON.stringify(message)])
      await devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
    const shown = `navigator.serviceWorker.ready.then((one) => one.getNotifications())
    .then((all) => all.map(({ title, body, tag, data }) => ({ title, text: body, tag, url: data.url })))`;
    await expect.poll(() => page.evaluate(shown)).toEqual([message]);

    // Without a network the same worker shows a page of ours, which leads back to the one that was asked for.
    await page.reload();
    await page.context().setOffline(true);
    await page.reload();
    await page.getByRole('heading', { name: 'Нет связи' }).waitFor();
    await lookAt(page, 'no-network');
    await page.context().setOffline(false);
    await page.getByRole('link', { name: 'Попробовать ещё раз' }).click();
    await page.getByRole('button', { name: 'Включить уведомления' }).waitFor();
    await whole.strike();
  },
);

inFull('whose IIN stands in another registration is led into that one', async () => {
  const place = placeOf('iin');
  let signedIn = true;
  const known = place.scene.session;
  const scene = {
    ...place.scene,
    session: () => (signedIn ? known : session({ signedIn: false, roles: ['anonymous'], step: 'PHONE' })),
    profile: { ...Object(place.scene.profile), refusedIin: { status: 'IIN_ALREADY_EXISTS', birthDate: null } },
    submitIin: { status: 'IIN_ALREADY_EXISTS', errors: [{ code: 'IIN_TAKEN', message: '', field: null, facts: [] }] },
    signOut: () => {
      signedIn = false;
      return { ok: true, errors: [] };
    },
  };
  const next = '?next=%2Fru%2Fbonus';
  const { page } = await openPlace(stage(), { ...place, path: `${place.path}${next}`, scene }, PHONE);
  await page.getByRole('textbox', { name: 'ИИН' }).fill('940312401234');
  await page.getByRole('button', { name: 'Продолжить' }).click();
  await page.waitForURL(`**/ru/restore-existed-user${next}`);
  await page.getByRole('link', { name: 'Ошибка в ИИН: ввести заново' }).click();
  await page.waitForURL(`**/ru/registration/iin${next}`);
  await page.goBack();
  await page.getByRole('button', { name: 'Восстановить пароль' }).click();
  await page.waitForURL(`**/ru/restorePassword${next}`);
  await page.close();
});

inFull('who registers a number again reads, after its code, that it has a cabinet (D0163)', async () => {
  const visitor = session({ signedIn: false, roles: ['anonymous'], step: 'PHONE' });
  const consent = { type: 'PRIVACY', title: 'Политика', body: 'Текст', hash: 'abc' };
  const sent = { maskedPhone: '+7 7•• ••• 12 34', resendAfterSeconds: 60, codesLeftToday: 4, triesLeft: 3 };
  const taken = { code: 'PHONE_TAKEN', message: 'Этот номер уже зарегистрирован', field: 'phone', facts: [] };
  const soon = { code: 'CODE_TOO_SOON', message: '60 с', field: 'code', facts: [{ name: 'seconds', value: '60' }] };
  let requests = 0;
  const scene = {
    session: visitor,
    consents: [consent],
    requestRegistrationCode: () => {
      requests += 1;
      const first = { sent: { ...sent, expiresAt: '2099-01-01T00:00:00Z' }, errors: [] };
      return requests === 1 ? first : { sent: null, errors: [soon] };
    },
    confirmRegistration: { errors: [taken] },
  };
  const next = '?next=%2Fru%2Fbonus';
  const { page, missing } = await openPlace(
    stage(),
    { name: 'taken', path: `registration/phone${next}`, scene },
    PHONE,
  );
  await page.locator('#phone').fill('77012345678');
  await page.getByRole('button', { name: 'Получить код' }).click();
  // The code that was sent a moment ago is still good for the same number; for another the refusal stands beside it.
  await page.getByRole('link', { name: 'Изменить номер' }).click();
  await page.locator('#phone').fill('77017654321');
  await page.getByRole('button', { name: 'Получить код' }).click();
  await page.locator('#phone-problem, [id="phone"][aria-invalid=true]').first().waitFor();
  await page.locator('#phone').fill('77012345678');
  await page.getByRole('button', { name: 'Получить код' }).click();
  await page.getByRole('checkbox').first().check();
  await page.locator('#code').fill('1234');
  await page.getByRole('button', { name: 'Подтвердить номер и согласия' }).click();
  await page.getByRole('heading', { name: 'У этого номера уже есть кабинет' }).waitFor();
  await focused(page);
  expect(await axeFindings(page)).toEqual([]);
  await lookAt(page, 'registration-taken');
  expect(missing).toEqual([]);
  await page.getByRole('link', { name: 'Войти в кабинет' }).click();
  await page.waitForURL(`**/ru/login${next}`);
  await page.close();
});
