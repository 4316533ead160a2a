/** Keys of the office's pages, and filters kept under a name. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readFilter, statusesOf } from '../../web/features/office/queue-statuses.ts';
import { searchOf } from '../../web/ui/office/list-filter.ts';
import { commandOf, type Stroke } from '../../web/ui/office/shortcuts.ts';

const stroke = (code: string, more: Partial<Stroke> = {}): Stroke => ({
  code,
  key: '',
  shiftKey: false,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  ...more,
});
const support = ['support'];

test.each([
  ['the question mark, whatever key gives it', stroke('Digit7', { key: '?', shiftKey: true }), { kind: 'help' }],
  ['a letter of a Cyrillic layout by its place', stroke('KeyR', { key: 'к' }), { kind: 'press', letter: 'R' }],
  ['down a row', stroke('KeyJ', { key: 'о' }), { kind: 'row', step: 1 }],
  ['a shortcut of the browser', stroke('KeyR', { ctrlKey: true }), undefined],
  ['a capital letter', stroke('KeyR', { shiftKey: true }), undefined],
  ['a digit', stroke('Digit1', { key: '1' }), undefined],
])('%s', (_, pressed, command) => expect(commandOf(pressed, false, support)).toEqual(command));

test('after G only the pages of the own role open', () => {
  expect(commandOf(stroke('KeyC'), true, support)).toMatchObject({ kind: 'open', place: { letter: 'C' } });
  expect(commandOf(stroke('KeyC'), true, ['analyst'])).toBeUndefined();
  expect(commandOf(stroke('KeyA'), true, ['analyst'])).toMatchObject({ kind: 'open', place: { letter: 'A' } });
  expect(commandOf(stroke('KeyJ'), true, support)).toBeUndefined();
});

let kept: Map<string, string>;
beforeEach(() => {
  kept = new Map();
  const localStorage = { getItem: (key: string) => kept.get(key) ?? null, setItem: kept.set.bind(kept) };
  vi.stubGlobal('window', { localStorage });
});
afterEach(() => vi.unstubAllGlobals());

test('an empty value is no part of a filter', () => {
  expect(searchOf({ queue: 'payout', status: '' })).toBe('queue=payout');
});

test('a status counts only in its own queue', () => {
  const filter = readFilter(new URLSearchParams('queue=payout&status=MANUAL_VERIFICATION'));
  expect(filter).toEqual({ queue: 'payout', status: '' });
  expect(statusesOf(filter)).toHaveLength(4);
  expect(statusesOf({ queue: 'payout', status: 'REMITTANCE_ERROR' })).toEqual(['REMITTANCE_ERROR']);
});
