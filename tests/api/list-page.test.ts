import { expect, it } from 'vitest';
import { pageAsk } from '../../server/api/list-page.ts';

it.each([null, undefined, ''])('a list begins at its start where after is %j', (after) => {
  expect(pageAsk({ first: 5, after })).toEqual({ first: 5, after: undefined });
});

it('refuses what is no cursor', () => {
  expect(() => pageAsk({ after: 'x' })).toThrow('not an endCursor');
});
