/** Pages that no other scene opens, so that the table of routes has no address without one. */
import { session } from './a-loan.ts';
import { products, quote } from './application.ts';
import { declined, entrepreneurs } from './decision.ts';
import type { Place } from './place.ts';

const visitor = session({
  signedIn: false,
  roles: ['anonymous'],
  step: 'PHONE',
  registrationCompleted: false,
  lasts: null,
});
const open = (name: string, path: string): Place => ({ name: `walk-${name}`, path, scene: { session: visitor } });
const refusedFace = (refusedAs: string) => ({
  ...declined,
  biometry: { status: 'FACE_REQUIRED', vendor: 'V1', limitLeft: 3, refusedAs },
});

export const WALK: readonly Place[] = [
  { ...open('login', 'login'), scene: { session: visitor, products, quote } },
  open('restore-password', 'restorePassword'),
  open('short-registration', 'short-registration'),
  open('registration-phone', 'registration/phone'),
  open('registration-confirmation', 'registration/confirmation'),
  { name: 'walk-bil-with', path: 'page/bil-with-statement', scene: entrepreneurs('BIL_WITH_STATEMENT') },
  { name: 'walk-bspl-with', path: 'page/bspl-with-statement', scene: entrepreneurs('BSPL_WITH_STATEMENT') },
  { name: 'walk-bspl-without', path: 'page/bspl-without-statement', scene: entrepreneurs('BSPL_WITHOUT_STATEMENT') },
  { name: 'walk-nano', path: 'page/decline-nano', scene: refusedFace('NOT_PASSED') },
  { name: 'walk-nano-alone', path: 'page/decline-nano/hide', scene: refusedFace('IIN_NOT_FOUND') },
  { name: 'walk-biometry-error', path: 'page/biometry-error', scene: refusedFace('GBDFL_NOT_AVAILABLE') },
];
