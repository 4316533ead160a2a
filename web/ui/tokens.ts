import type { MantineColorsTuple } from '@mantine/core';

/** OKLCH colours in equal steps of lightness, so that a shade has the same weight in every hue. */
export const petrol: MantineColorsTuple = [
  '#f0f9f9',
  '#ddf2f3',
  '#bbe3e7',
  '#94d0d8',
  '#69b6c1',
  '#3e94a2',
  '#217584',
  '#115c6b',
  '#044855',
  '#03313c',
];
/** Marks the present place and late payments; never a fill behind white text. */
export const apricot: MantineColorsTuple = [
  '#fef8ed',
  '#fceed9',
  '#fbdeb7',
  '#f9c68c',
  '#f4ad61',
  '#e99541',
  '#c9721f',
  '#a3561a',
  '#854419',
  '#5e2e14',
];
/** Paid, approved, verified. */
export const sage: MantineColorsTuple = [
  '#f0faf3',
  '#def3e4',
  '#c2e9ce',
  '#a1dbb4',
  '#7bc495',
  '#55a674',
  '#398659',
  '#286d45',
  '#1f5737',
  '#183e27',
];
/** Field errors and fraud only: a late payment is no error. */
export const madder: MantineColorsTuple = [
  '#fff4f3',
  '#ffe6e5',
  '#ffd0ce',
  '#fdb0ad',
  '#f38d88',
  '#e16662',
  '#cd4845',
  '#b53532',
  '#952924',
  '#6b1f19',
];
/** Replaces Mantine's gray: neutral with a trace of petrol. */
export const felt: MantineColorsTuple = [
  '#f6fafa',
  '#f0f5f4',
  '#e5ebea',
  '#d5dcdc',
  '#b7c0bf',
  '#909b9a',
  '#6c7776',
  '#4e5b5a',
  '#33403f',
  '#152221',
];
/** Replaces Mantine's dark: 7 is the page, 6 the card. */
export const night: MantineColorsTuple = [
  '#edf3f4',
  '#c3cccd',
  '#9ba7a9',
  '#7f8d8f',
  '#35464a',
  '#24343a',
  '#152427',
  '#0c1718',
  '#081213',
  '#050c0d',
];

/** Screens use only these names (`--n-ink2`), each with a value in the light and the dark scheme. */
export const roles = {
  light: {
    page: felt[1], // not white: white cards then need no border or shadow
    card: '#ffffff',
    well: felt[2], // tracks and inset boxes
    lift: '#ffffff', // the chosen half of a switch: always lighter than its background
    line: felt[3], // thin lines, decoration only
    edge: felt[6], // borders of controls: 4.6:1, where 3:1 is required
    ink: felt[9],
    ink2: felt[7], // the only secondary text colour, and the palest text
    brand: petrol[7],
    onBrand: '#ffffff',
    brandHover: petrol[8],
    tint: petrol[1], // chosen row, soft button
    onTint: petrol[8],
    tintHover: petrol[2],
    hero: petrol[8], // at most one on a screen
    onHero: '#ffffff',
    onHero2: petrol[2],
    heroTrack: '#2d6873', // the part of the arch that is still to come
    heroDone: petrol[3],
    onHeroDone: petrol[9],
    interest: petrol[3], // the principal beside it has the brand colour
    dot: apricot[6],
    heroDot: apricot[4],
    ok: sage[8],
    okBg: sage[1],
    care: apricot[8],
    careBg: apricot[1],
    careLine: '#d57d2c', // late payments and deadlines
    bad: madder[8],
    badBg: madder[1],
  },
  dark: {
    page: night[7], // not black: black smears on OLED screens while scrolling
    card: night[6],
    well: night[5],
    lift: '#3f5157',
    line: night[4],
    edge: night[3],
    ink: night[0],
    ink2: '#b4bfc1',
    brand: petrol[3], // a light button with dark text has the same weight as in the light scheme
    onBrand: petrol[9],
    brandHover: petrol[2],
    tint: '#12404b',
    onTint: petrol[2],
    tintHover: '#17505e',
    hero: '#0b424e',
    onHero: '#ffffff',
    onHero2: petrol[2],
    heroTrack: '#33646f',
    heroDone: petrol[3],
    onHeroDone: petrol[9],
    interest: petrol[5],
    dot: apricot[4],
    heroDot: apricot[4],
    ok: sage[3],
    okBg: '#173122',
    care: apricot[3],
    careBg: '#33250f',
    careLine: apricot[5],
    bad: madder[3],
    badBg: '#3d1d1c',
  },
} as const;
