import { expect, test } from '@playwright/test';
import { localDate } from '../../schema/values/local-date.ts';
import type { Applicant } from '../support/person.ts';
import { someone } from './drivers/borrower.ts';
import { browserDriver, type Lang } from './drivers/browser.ts';
import { graphqlDriver } from './drivers/graphql.ts';
import { jsonDriver } from './drivers/json.ts';
import { meterOf, type OwnWork } from './drivers/own-work.ts';
import { GOOD_CARD } from './drivers/processor-page.ts';
import { type Driver, mainJourney, type Part, withoutIds } from './journey.ts';
import { lookFor } from './look.ts';
import { theWorld } from './the-world.ts';
import type { World } from './world.ts';

/** Scoring facts contain the age, so it is equal for all. */
const BORN = localDate('1988-05-15');

async function eventsAfter(driver: Driver, world: World, reached?: (part: Part) => void): Promise<unknown> {
  const applicant = someone(BORN);
  const { first, second } = await mainJourney(driver, applicant, reached);
  await knowsNobody(world, applicant);
  return withoutIds([...(await world.eventsOf(`loan-${first}`)), ...(await world.eventsOf(`loan-${second}`))]);
}

/** No personal data in the log: not in data, metadata or a stream's name. */
async function knowsNobody(world: World, applicant: Applicant): Promise<void> {
  const log = await world.wholeLog();
  expect(log.length).toBeGreaterThan(1_000);
  const { lastName, firstName, iin, phone, email, documentNumber, iban, relativePhone, friendPhone } = applicant;
  const personal = [
    lastName,
    firstName,
    iin,
    phone,
    phone.slice(1),
    email,
    documentNumber,
    iban,
    relativePhone,
    friendPhone,
    GOOD_CARD,
  ];
  expect(personal.filter((one) => log.includes(one))).toEqual([]);
}

let reference: Promise<unknown> | undefined;
const expected = (world: World): Promise<unknown> => {
  reference ??= eventsAfter(graphqlDriver(world), world);
  return reference;
};

test('through /json the journey leaves the same events as through GraphQL', { tag: '@full' }, async () => {
  const world = theWorld();
  expect(await eventsAfter(jsonDriver(world), world)).toEqual(await expected(world));
});

const VIEWS: readonly { lang: Lang; width: number }[] = [
  { lang: 'ru', width: 360 },
  { lang: 'kz', width: 1280 },
];

for (const { lang, width } of VIEWS) {
  const tag = lang === 'kz' ? '@full' : [];
  test(`in a browser, ${lang} at ${width} px, the journey leaves the same events, and axe finds nothing`, {
    tag,
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const world = theWorld();
    const driver = browserDriver(page, world, lang, lookFor(lang, width));
    const meter = await meterOf(page);
    const work = new Map<Part, OwnWork>();
    const reached = (part: Part) => {
      work.set(part, meter.since());
      test.info().annotations.push({ type: 'own work', description: `${part}: ${JSON.stringify(work.get(part))}` });
    };
    expect(await eventsAfter(driver, world, reached)).toEqual(await expected(world));
    if (process.env.SHOTS) console.log(lang, Object.fromEntries(work));
    expect(work.get('second loan')?.seconds, 'a returning borrower, with a new card').toBeLessThan(90);
  });
}
