import type { Page } from 'playwright';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { refusalText } from '../../../schema/reference/refusal-texts.ts';
import { shadeOf } from '../../support/drawn-faces.ts';
import { focused, lookAt, PHONE, placeOf, stageOfFile } from './flow.ts';
import { openPlace } from './stage.ts';

const stage = stageOfFile();

const WEAK_CAMERA = `{
  const own = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
  navigator.mediaDevices.getUserMedia = () => own({ video: { width: { exact: 320 }, height: { exact: 240 } } });
}`;

it('a small picture is taken with a warning; one of at most 1 MB is taken with the camera and sent', async () => {
  const place = placeOf('biometry');
  const frames: string[] = [];
  const passed = { status: 'PASSED', vendor: 'V1', limitLeft: 2 };
  const scene = {
    ...place.scene,
    startBiometry: { session: { id: 's1', vendor: 'V1' }, errors: [] },
    submitFace: (args: { frame: string }) => {
      frames.push(args.frame);
      return { biometry: passed, errors: [] };
    },
  };
  const { page } = await openPlace(stage(), { ...place, scene }, PHONE);
  await page.evaluate(WEAK_CAMERA);
  await page.getByRole('button', { name: 'Включить камеру' }).click();
  await page.getByText('Картинка слишком мелкая').waitFor();
  await page.getByRole('button', { name: 'Сделать снимок' }).click();
  await page.getByRole('alert').getByText('отправьте этот снимок').waitFor();
  await lookAt(page, 'biometry-small');
  await page.reload();
  await page.getByRole('button', { name: 'Включить камеру' }).click();
  await page.getByText('Поместите лицо в овал').waitFor();
  await focused(page); // the button that was pressed is gone
  await page.waitForFunction('document.querySelector("video")?.videoWidth > 0');
  await page.getByRole('button', { name: 'Сделать снимок' }).click();
  await page.getByRole('button', { name: 'Отправить снимок' }).click();
  await expect.poll(() => frames.length).toBe(1);
  const bytes = Buffer.from(frames[0] ?? '', 'base64');
  expect([bytes[0], bytes[1]]).toEqual([0xff, 0xd8]);
  expect(bytes.length).toBeLessThanOrEqual(1_000_000);
  await page.close();
});

const refusedFace = (code: string, reason: string, status: string, limitLeft: number) => ({
  startBiometry: { session: { id: 's1', vendor: 'V1' }, errors: [] },
  submitFace: {
    biometry: { status, vendor: 'V1', limitLeft },
    errors: [{ code, field: null, message: 'refused', facts: [{ name: 'reason', value: reason }] }],
  },
});
const sendFace = async (page: Page) => {
  await page.getByRole('button', { name: 'Включить камеру' }).click();
  await page.waitForFunction('document.querySelector("video")?.videoWidth > 0');
  await page.getByRole('button', { name: 'Сделать снимок' }).click();
  await page.getByRole('button', { name: 'Отправить снимок' }).click();
};

it.each([
  ['BIOMETRY_FAILED', 'TOO_MANY_FACES', 'FACE_REQUIRED', 2, 'больше одного лица'],
  ['IIN_TAKEN', 'OTHER_ACCOUNT', 'NOT_PASSED', 2, 'подтверждено в другом кабинете'],
] as const)(
  'a face refused by %s %s says why, and how many tries are left',
  {},
  async (code, reason, status, left, text) => {
    const place = placeOf('biometry');
    const scene = { ...place.scene, ...refusedFace(code, reason, status, left) };
    const { page } = await openPlace(stage(), { ...place, scene }, PHONE);
    await sendFace(page);
    await page.getByRole('alert').getByText(text).waitFor();
    await page.getByText(`попытки`).first().waitFor();
    await page.close();
  },
);

it('a vendor that gives no answer hands over to one with a page of its own', async () => {
  const place = placeOf('biometry');
  let vendor = 'V1';
  const scene = {
    ...place.scene,
    startBiometry: () => ({
      session: { id: 's1', vendor, pageUrl: vendor === 'V3' ? `${stage().fixture.url}/ru/faq?at=vendor` : null },
      errors: [],
    }),
    submitFace: () => {
      vendor = 'V3';
      const errors = [{ code: 'APP_VERILIFE_ERROR', field: null, message: '', facts: [] }];
      return { biometry: { status: 'imageSaveFail', vendor, limitLeft: 3 }, errors };
    },
  };
  const { page } = await openPlace(stage(), { ...place, scene }, PHONE);
  await sendFace(page);
  await page.getByRole('alert').getByText('другим способом').waitFor();
  await page.getByText('КЦМР').waitFor();
  await lookAt(page, 'biometry-vendor');
  await page.getByRole('button', { name: 'Попробовать ещё раз' }).click();
  await page.waitForURL(/at=vendor/);
  await page.close();
});

it('the result page goes on after a passed face, and asks again where there was no answer', async () => {
  const place = placeOf('kisc-later');
  let asked = 0;
  const submitFace = () => {
    asked += 1;
    return asked === 1
      ? place.scene.submitFace
      : { biometry: { status: 'PASSED', vendor: 'V3', limitLeft: 3 }, errors: [] };
  };
  const { page } = await openPlace(stage(), { ...place, scene: { ...place.scene, submitFace } }, PHONE);
  await page.getByRole('button', { name: 'Проверить ещё раз' }).click();
  await page.getByRole('heading', { name: 'Лицо подтверждено' }).waitFor();
  expect(await page.getByRole('link', { name: 'Продолжить' }).getAttribute('href')).toBe('/ru/new-card');
  await page.close();
});

it('after the last try the page leads on instead of asking again', async () => {
  const place = placeOf('biometry');
  const face = refusedFace('BIOMETRY_FAILED', 'NO_MATCH', 'NOT_PASSED', 0);
  let refusedAs: string | null = null;
  const scene = {
    ...place.scene,
    ...face,
    biometry: () => ({ status: 'FACE_REQUIRED', vendor: 'V1', limitLeft: 1, refusedAs }),
    submitFace: () => {
      refusedAs = 'NOT_PASSED';
      return face.submitFace;
    },
  };
  const { page } = await openPlace(stage(), { ...place, scene }, PHONE);
  await sendFace(page);
  await page.getByRole('heading', { level: 1, name: /^Лицо.подтвердить/ }).waitFor();
  expect(page.url()).toMatch(/decline-nano$/);
  await page.close();
});

it.each(['decline-nano', 'biometry-error'])(
  '%s opens for nobody of whom it is not true',
  async (path) => {
    const place = placeOf('biometry-guide');
    const { page } = await openPlace(stage(), { ...place, path: `page/${path}` }, PHONE);
    await page.waitForURL('**/ru/cabinet');
    await page.close();
  },
  30_000,
);

it('a computer shows the code of the same step, and goes on once a phone has taken the face', async () => {
  let status = 'FACE_REQUIRED';
  const place = placeOf('biometry-phone');
  const scene = { ...place.scene, biometry: () => ({ status, vendor: 'V2', limitLeft: 3 }) };
  const desktop = { ...PHONE, width: 1280, height: 860 };
  const { page } = await openPlace(stage(), { ...place, scene }, desktop);
  await page.getByRole('img', { name: /^QR.+код этого шага$/ }).waitFor();
  await lookAt(page, 'biometry-phone');
  status = 'PASSED';
  await page.waitForURL(/edit\/phone/);
  await page.close();
});

it('who needs no check is led on, and a picture that is being compared is waited for', async () => {
  let status = 'imageSaved';
  const place = placeOf('biometry-guide');
  const scene = { ...place.scene, biometry: () => ({ status, vendor: 'V1', limitLeft: 3 }) };
  const { page } = await openPlace(stage(), { ...place, scene, path: 'biometry-face?purpose=AGREE_CREDIT' }, PHONE);
  await page.getByRole('status').getByText('Снимок получен').waitFor();
  await lookAt(page, 'biometry-image-saved');
  status = 'CHECK_NOT_NEEDED';
  await page.waitForURL('**/ru/cabinet');
  await page.close();
});

it('the camera of a persona fails at the first try, and the next one takes the picture', async () => {
  const place = placeOf('biometry');
  const biometry = () => ({ status: 'FACE_REQUIRED', vendor: 'V1', limitLeft: 3, deviceProblem: 'notReadable' });
  const { page } = await openPlace(stage(), { ...place, scene: { ...place.scene, biometry } }, PHONE);
  await page.getByRole('button', { name: 'Включить камеру' }).click();
  await page.getByRole('alert').getByText('Камера занята другой программой').waitFor();
  await page.getByRole('button', { name: 'Попробовать ещё раз' }).click();
  await page.getByText('Поместите лицо в овал').waitFor();
  await page.close();
});

it('while the camera sees two faces, the page says so', async () => {
  const heads = [
    [45, 62, 24],
    [118, 58, 22],
  ] as const;
  const grey = Uint8Array.from({ length: 160 * 120 }, (_, at) => shadeOf(heads, at % 160, Math.floor(at / 160)));
  const picture = await sharp(grey, { raw: { width: 160, height: 120, channels: 1 } })
    .resize(640)
    .png()
    .toBuffer();
  const { page } = await openPlace(stage(), placeOf('biometry'), PHONE);
  await page.evaluate(`{
    const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 480 });
    const picture = Object.assign(new Image(), { src: 'data:image/png;base64,${picture.toString('base64')}' });
    setInterval(() => canvas.getContext('2d').drawImage(picture, 0, 0), 100);
    navigator.mediaDevices.getUserMedia = async () => canvas.captureStream();
  }`);
  await page.getByRole('button', { name: 'Включить камеру' }).click();
  await page.getByText('В кадре не одно лицо').waitFor();
  await page.close();
});

/** As the browser throws them; the test camera has none of these troubles. */
const DEVICE = [
  ['NotFoundError', 'cameraNotFound', 'Камера не нашлась'],
  ['NotAllowedError', 'notAllowed', 'Доступ к камере закрыт'],
  ['OverconstrainedError', 'overconstrained', 'Камера не даёт нужного качества'],
  ['SecurityError', 'security', 'Браузер запретил камеру'],
  ['NotReadableError', 'notReadable', 'Камера занята другой программой'],
  ['AbortError', 'aborted', 'Камера не включилась'],
] as const;

it('each trouble of the device has its words and another try, and the lender counts it', async () => {
  const place = placeOf('biometry');
  const counted: string[] = [];
  const reportFaceProblem = ({ problem }: { problem: string }) => {
    counted.push(problem);
    return { ok: true, errors: [] };
  };
  const { page } = await openPlace(stage(), { ...place, scene: { ...place.scene, reportFaceProblem } }, PHONE);
  await page.evaluate(`{
    const ask = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
    navigator.mediaDevices.getUserMedia = async (wanted) => {
      if (window.trouble) throw new DOMException('', window.trouble);
      return (window.stream = await ask(wanted));
    };
  }`);
  const start = page.getByRole('button', { name: /^(Включить камеру|Попробовать ещё раз)$/ });
  for (const [trouble, , text] of DEVICE) {
    await page.evaluate(`window.trouble = '${trouble}'`);
    await start.click();
    await page.getByRole('alert').getByText(text).waitFor();
  }
  await page.evaluate('delete window.trouble');
  await start.click();
  await page.getByText('Поместите лицо в овал').waitFor();
  await page.evaluate('stream.getVideoTracks()[0].dispatchEvent(new Event("ended"))');
  await page.getByRole('alert').getByText('Камера отключилась').waitFor();
  await expect.poll(() => counted).toEqual([...DEVICE.map(([, problem]) => problem), 'streamInterrupted']);

  await start.click();
  await page.waitForFunction('document.querySelector("video")?.videoWidth > 0');
  await page.getByRole('button', { name: 'Сделать снимок' }).click();
  await page.route('**/graphql', (route) => route.abort('connectionreset'));
  await page.getByRole('button', { name: 'Отправить снимок' }).click();
  await page.getByRole('alert').getByText('слабый интернет').waitFor();
  await page.unroute('**/graphql');
  await page.evaluate('Object.defineProperty(navigator, "mediaDevices", { value: undefined })');
  await start.click();
  await page.getByRole('alert').getByText('не умеет работать с камерой').waitFor();
  await page.close();
});

const STATEMENT = [
  'STATEMENT_INVALID',
  'STATEMENT_NOT_PARSED',
  'STATEMENT_DATES',
  'STATEMENT_NAME',
  'STATEMENT_DUPLICATE',
  'STATEMENT_EMPTY',
  'STATEMENT_CARD',
  'STATEMENT_FORMAT',
  'STATEMENT_INCOME',
] as const;

it.each(['ru', 'kz'] as const)(
  'each refusal of a statement says what to do, and then what else is open, in %s',
  {},
  async (lang) => {
    const place = placeOf('statement-asked');
    let statementRejected = false;
    const loan = () => ({ ...(place.scene.loan as object), statementRejected });
    const { page } = await openPlace(stage(), { ...place, scene: { ...place.scene, loan } }, { ...PHONE, lang });
    const facts = { months: '1', needed: '2' };
    let code: (typeof STATEMENT)[number] = 'STATEMENT_INVALID';
    await page.route('**/account-statement/upload?**', (route) => {
      statementRejected = true;
      const locale = route.request().headers()['x-locale'] === 'kz' ? 'KK' : 'RU';
      return route.fulfill({ json: { code: 1, message: refusalText(code, locale, facts) } });
    });
    await page.locator('#statement').setInputFiles({
      name: 'statement.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.7'),
    });
    const problem = page.locator('#statement-problem');
    for (code of STATEMENT) {
      await page.locator('main form button[type=submit]').click();
      await expect.poll(() => problem.textContent()).toBe(refusalText(code, lang === 'kz' ? 'KK' : 'RU', facts));
      if (code === 'STATEMENT_INCOME') await lookAt(page, `statement-refused-${lang}`);
    }
    await page
      .getByRole('heading', { name: lang === 'kz' ? 'Басқа үзінді көшірме жоқ па?' : 'Другой выписки нет?' })
      .waitFor();
    await page.close();
  },
);

it('a virtual camera is refused outside the demo, and the lender counts it', async () => {
  const place = placeOf('biometry');
  const counted: string[] = [];
  const reportFaceProblem = ({ problem }: { problem: string }) => {
    counted.push(problem);
    return { ok: true, errors: [] };
  };
  const session = { ...(place.scene.session as object), demo: false };
  const { page } = await openPlace(stage(), { ...place, scene: { ...place.scene, session, reportFaceProblem } }, PHONE);
  await page.getByRole('button', { name: 'Включить камеру' }).click();
  await page.getByText(/камера виртуальная/).waitFor();
  await expect.poll(() => counted).toEqual(['virtualCamera']);
  await page.close();
});
