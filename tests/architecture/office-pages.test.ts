/** Each address of the office is opened by a browser test, which takes the scenes named here in both languages. */
import { expect, it } from 'vitest';
import { OFFICE_ROLES } from '../../web/lib/office-roles.ts';
import { OFFICE_PATHS, sceneOf } from '../web/loan/office-pages.ts';
import { shapesOf } from '../web/loan/shapes.ts';

it('every route for staff says whose it is', () => {
  expect(OFFICE_PATHS.length).toBeGreaterThan(9);
  expect([...OFFICE_PATHS].sort()).toEqual(Object.keys(OFFICE_ROLES).sort());
});

it.each(OFFICE_PATHS)('%s is opened in a scene by somebody who may', (path) => {
  expect(sceneOf(path)?.name).toBeDefined();
});

it('a page that nobody opens is found', () => {
  expect(sceneOf('office/nowhere')).toBeUndefined();
});

it('a page of the office is drawn in both languages', () => {
  const languagesOf = (at: number) => new Set(shapesOf(at, true).map(([, { lang }]) => lang));
  for (let at = 0; at < 4; at++) expect(languagesOf(at), `scene ${at}`).toEqual(new Set(['kz', 'ru']));
});
