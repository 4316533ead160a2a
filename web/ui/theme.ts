import {
  Button,
  type CSSVariablesResolver,
  createTheme,
  defaultVariantColorsResolver,
  Input,
  type VariantColorsResolver,
} from '@mantine/core';
import { apricot, felt, madder, night, petrol, roles, sage } from './tokens.ts';

const variableOf = (role: string): string => `--n-${role.replace(/[A-Z]/g, (c) => `-${c.toLowerCase()}`)}`;
const variables = (set: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(set).map(([role, color]) => [variableOf(role), color]));

/** Gives Mantine's roles the product's colours, so its components need no styles of their own. */
const overMantine = {
  '--mantine-color-body': 'var(--n-page)',
  '--mantine-color-text': 'var(--n-ink)',
  '--mantine-color-bright': 'var(--n-ink)',
  '--mantine-color-dimmed': 'var(--n-ink2)', // the library's gray-6 fails AA
  '--mantine-color-placeholder': 'var(--n-ink2)', // a hint is text too: 4.5:1
  '--mantine-color-anchor': 'var(--n-brand)',
  '--mantine-color-error': 'var(--n-bad)',
  '--mantine-color-success': 'var(--n-ok)',
  '--mantine-color-default': 'var(--n-card)',
  '--mantine-color-default-hover': 'var(--n-well)',
  '--mantine-color-default-color': 'var(--n-ink)',
  '--mantine-color-default-border': 'var(--n-edge)',
  '--mantine-primary-color-filled': 'var(--n-brand)',
  '--mantine-primary-color-contrast': 'var(--n-on-brand)',
  '--mantine-primary-color-light': 'var(--n-tint)',
  '--mantine-primary-color-light-color': 'var(--n-on-tint)',
};

export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {},
  light: { ...variables(roles.light), ...overMantine },
  dark: { ...variables(roles.dark), ...overMantine },
});

/**
 * The library's autoContrast judges only the light shade, and would put white on the pale button of the dark scheme
 * (1.7:1).
 */
const roleColors: VariantColorsResolver = (input) => {
  if (input.color && input.color !== 'petrol') return defaultVariantColorsResolver(input);
  switch (input.variant) {
    case 'filled':
      return {
        background: 'var(--n-brand)',
        hover: 'var(--n-brand-hover)',
        color: 'var(--n-on-brand)',
        border: 'none',
      };
    case 'hero':
      return {
        background: 'var(--n-hero-done)',
        hover: 'var(--n-on-hero2)',
        color: 'var(--n-on-hero-done)',
        border: 'none',
      };
    case 'light':
      return { background: 'var(--n-tint)', hover: 'var(--n-tint-hover)', color: 'var(--n-on-tint)', border: 'none' };
    // For buttons that report fraud or cancel money.
    case 'danger':
      return { background: 'var(--n-bad-bg)', hover: 'var(--n-bad-bg)', color: 'var(--n-bad)', border: 'none' };
    default:
      return defaultVariantColorsResolver(input);
  }
};

export const theme = createTheme({
  colors: { petrol, apricot, sage, madder, gray: felt, dark: night },
  primaryColor: 'petrol',
  primaryShade: { light: 7, dark: 3 },
  variantColorResolver: roleColors,
  black: felt[9],
  fontFamily: "'Golos', system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif",
  headings: { fontFamily: 'inherit', fontWeight: '600', textWrap: 'balance' },
  // Sizes follow what the reader set in the browser: a rem is 16 px without it. 13 px is the minimum, 16 the body text
  // (iOS does not zoom then); CSS sets titles. Қ and Ң need the line height.
  fontSizes: { xs: '.8125rem', sm: '.875rem', md: '1rem', lg: '1.125rem', xl: '1.375rem' },
  lineHeights: { xs: '1.4', sm: '1.45', md: '1.5', lg: '1.45', xl: '1.3' },
  spacing: { xs: '8px', sm: '12px', md: '16px', lg: '24px', xl: '40px' },
  radius: { xs: '6px', sm: '10px', md: '14px', lg: '20px', xl: '28px' }, // the larger the element, the rounder
  defaultRadius: 'md',
  cursorType: 'pointer',
  respectReducedMotion: true,
  focusRing: 'auto',
  components: {
    Button: Button.extend({
      vars: () => ({
        root: { '--button-height': 'var(--n-tap)', '--button-fz': '1.0625rem', '--button-padding-x': '20px' },
      }),
    }),
    Input: Input.extend({ vars: () => ({ wrapper: { '--input-height': 'var(--n-tap)', '--input-fz': '1.125rem' } }) }),
    InputWrapper: { defaultProps: { size: 'md', inputWrapperOrder: ['label', 'description', 'error', 'input'] } },
    Table: { defaultProps: { verticalSpacing: 12, horizontalSpacing: 0 } },
  },
});
