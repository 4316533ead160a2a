/** Messages to browsers (R154). */

/** Before the token of a mobile app, which a bridge of the lender writes to (R840). */
export const APP_ADDRESS = 'app:';

export const PUSH = {
  /** Browsers of one borrower; the oldest gives way. */
  browsers: 10,
  /** How long a push service keeps a message for a browser that is off. */
  keptSeconds: 86_400,
  /** Push services of the browsers: `*.` stands for any name below. No other address is ever written to. */
  services: [
    'https://fcm.googleapis.com',
    'https://*.push.services.mozilla.com',
    'https://*.notify.windows.com',
    'https://*.push.apple.com',
  ],
  source: 'own choice',
} as const;
