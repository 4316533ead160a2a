import { TODAY } from './a-loan.ts';
import { live, open } from './an-open-loan.ts';
import type { Place } from './place.ts';

const dispute = (state: string) => ({
  on: TODAY,
  reason: 'NOT_APPLIED',
  state,
  answerBy: '2026-12-05',
  decidedOn: state === 'OPEN' ? null : '2026-12-01',
});
const page = (state: string | null) => ({
  ...live(false),
  lastLoan: { ...open(false), dispute: state && dispute(state) },
});

export const DISPUTE: readonly Place[] = [
  { name: 'dispute', path: 'not-my-loan', scene: page(null) },
  { name: 'dispute-none', path: 'not-my-loan', scene: { ...live(false), lastLoan: null } },
  { name: 'dispute-open', path: 'not-my-loan', scene: page('OPEN') },
  { name: 'dispute-upheld', path: 'not-my-loan', scene: page('UPHELD') },
  { name: 'dispute-dismissed', path: 'not-my-loan', scene: page('DISMISSED') },
  {
    name: 'home-disputed',
    path: 'cabinet',
    scene: { ...live(true), currentLoan: { ...open(true), dispute: dispute('OPEN') } },
  },
];
