import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { LOAN_STATUSES, TRANSITIONS } from '../../schema/loan-status.ts';
import { drawLoanStatuses, STATUS_PICTURE } from '../../server/cli/picture/loan-status.ts';

const drawn = drawLoanStatuses();

it('docs/loan-status.svg is what the table says today (npm run docs)', () => {
  expect(readFileSync(STATUS_PICTURE, 'utf8') === drawn).toBe(true);
});

it('each status has a card, and on it every event that may happen there and every status it may lead to', () => {
  for (const status of LOAN_STATUSES) {
    const card = drawn.split('<g>').find((part) => part.includes(`font-weight="bold">${status}<`)) ?? '';
    const words = new Set(card.replace(/<[^>]*>/g, ' ').match(/\w+/g));
    for (const { from, event, to } of TRANSITIONS) {
      if (from !== status) continue;
      expect(words.has(event), `${event} on ${status}`).toBe(true);
      expect(words.has(to) || card.includes('any live status'), `${status} -> ${to}`).toBe(true);
    }
  }
});
