/**
 * Which screens a run draws, and how. The short set draws one scene of each address on a phone, by turns in both
 * languages, the pages of the office on a desktop too, and gives a third of the kinds of address to axe; the full set
 * draws every scene in every shape, all with axe.
 */
import { FULL } from '../../support/size.ts';
import type { Place } from './scenes.ts';
import type { Shape } from './stage.ts';

const PHONES: readonly Tagged[] = [
  ['ru-light-360', { lang: 'ru', colorScheme: 'light', width: 360, height: 780 }],
  ['kk-dark-360', { lang: 'kz', colorScheme: 'dark', width: 360, height: 780 }],
];
const DESKTOPS: readonly Tagged[] = [
  ['kk-dark-1280', { lang: 'kz', colorScheme: 'dark', width: 1280, height: 860 }],
  ['ru-light-1440', { lang: 'ru', colorScheme: 'light', width: 1440, height: 900 }],
];
type Tagged = readonly [tag: string, shape: Shape];
const all: readonly Tagged[] = [...PHONES, ...DESKTOPS];

export const LOOK = process.env.LOOK;
export const THOROUGH = LOOK !== undefined || FULL;

/** `onDesktop`: there too, in the other language. */
export function shapesOf(at: number, onDesktop: boolean): readonly Tagged[] {
  const turn = at % PHONES.length;
  return THOROUGH ? all : [PHONES, ...(onDesktop ? [DESKTOPS] : [])].flatMap((shapes) => shapes.slice(turn, turn + 1));
}

/** Of so many kinds one: axe takes as long as all else that is done with a page. */
const TO_AXE = 3;

export type Chosen = { readonly place: Place; readonly at: number; readonly close: boolean };

const kindOf = ({ path }: Place): string => path.replace(/[/?].*/, '');

export function chosenOf(places: readonly Place[]): readonly Chosen[] {
  const [addresses, kinds] = [new Set<string>(), new Set<string>()];
  const chosen = places.map((place, at) => {
    const taken = !addresses.has(place.path);
    const close = !kinds.has(kindOf(place)) && kinds.size % TO_AXE === 0;
    addresses.add(place.path);
    kinds.add(kindOf(place));
    return { place, at, close: THOROUGH || close, taken: THOROUGH || taken };
  });
  return chosen.filter(({ taken }) => taken);
}
