/** The main journey three times: a browser, GraphQL, /json. The events that they leave are equal but for ids. */
import { expect, test } from '@playwright/test';
import { localDate } from '../../schema/values/local-date.ts';
import { anApplicant, chance } from '../support/person.ts';
import { browserDriver, type Lang } from './drivers/browser.ts';
import { graphqlDriver } from './drivers/graphql.ts';
import { jsonDriver } from './drivers/json.ts';
import { type Driver, mainJourney, withoutIds } from './journey.ts';
import { lookFor } from './look.ts';
import { theWorld } from './the-world.ts';
import type { World } from './world.ts';

/** The same age for all: it stands among the facts of scoring. */
const BORN = localDate('1988-05-15');

async function eventsAfter(driver: Driver, world: World): Promise<unknown> {
  const seed = Math.floor(Math.random() * 2 ** 31);
  test.info().annotations.push({ type: 'seed', description: String(seed) });
  const { first, second } = await mainJourney(driver, anApplicant(chance(seed), BORN));
  return withoutIds([...(await world.eventsOf(`loan-${first}`)), ...(await world.eventsOf(`loan-${second}`))]);
}

/** Told once by GraphQL, which every other way of telling is held against. */
let told: Promise<unknown> | undefined;
const expected = (world: World): Promise<unknown> => {
  told ??= eventsAfter(graphqlDriver(world), world);
  return told;
};

test('by /json the same events come about as by GraphQL', async () => {
  const world = theWorld();
  expect(await eventsAfter(jsonDriver(world), world)).toEqual(await expected(world));
});

const VIEWS: readonly { lang: Lang; width: number }[] = [
  { lang: 'ru', width: 360 },
  { lang: 'kz', width: 1280 },
];

for (const { lang, width } of VIEWS) {
  test(`in a browser, ${lang} at ${width} px, the same events come about, and axe finds nothing on the way`, async ({
    page,
  }) => {
    test.setTimeout(240_000);
    await page.setViewportSize({ width, height: 800 });
    const world = theWorld();
    const driver = browserDriver(page, world, lang, lookFor(lang, width));
    expect(await eventsAfter(driver, world)).toEqual(await expected(world));
  });
}
