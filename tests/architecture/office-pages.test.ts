/** Each address of the office is opened by a browser test, which takes the scenes named here in both languages. */
import { expect, it } from 'vitest';
import { OFFICE_ROLES } from '../../web/lib/office-roles.ts';
import { OFFICE_PATHS, sceneOf } from '../web/loan/office-pages.ts';
import { languagesOf, shapesOf } from '../web/loan/shapes.ts';

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

it('a page of the office is drawn in both languages on any day', () => {
  for (let at = 0; at < 8; at++) expect(languagesOf(shapesOf(at, true)), `scene ${at}`).toEqual(['kz', 'ru']);
});
