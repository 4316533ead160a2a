/** Reviews and the question how likely one is to recommend us (NPS). Themes are stored: never rename one. */
export const NPS_THEMES = [
  'REGISTRATION_PROCESS',
  'SPEED_OF_RECEIVING',
  'SITE_CONVENIENCE',
  'OPERATOR_SERVICE_QUALITY',
  'CREDIT_AMOUNT',
  'PERCENTAGE',
  'TERM',
  'PAYMENT_PROCESS',
  'PAYMENT_PROBLEMS',
  'CLOSING_PROCESS',
  'OTHER',
] as const;
export type NpsTheme = (typeof NPS_THEMES)[number];

export const NPS_GROUPS = ['negative', 'neutral', 'positive'] as const;
export type NpsGroup = (typeof NPS_GROUPS)[number];

/** 0 to 6 detract, 7 and 8 are passive, 9 and 10 promote: the standard groups of the score. */
export const npsGroupOf = (score: number): NpsGroup => (score >= 9 ? 'positive' : score >= 7 ? 'neutral' : 'negative');

/** What is asked about after a score of each group. */
export const NPS_THEMES_OF: Readonly<Record<NpsGroup, readonly NpsTheme[]>> = {
  negative: NPS_THEMES.filter((theme) => theme !== 'PAYMENT_PROCESS'),
  neutral: NPS_THEMES.filter((theme) => theme !== 'PAYMENT_PROBLEMS'),
  positive: NPS_THEMES.filter((theme) => theme !== 'PAYMENT_PROBLEMS' && theme !== 'CREDIT_AMOUNT'),
};

/** Asked again after so many days: longer after an answer than after "not now". Own choice (R193). */
export const NPS_PAUSE_DAYS = { answered: 90, skipped: 30 } as const;
export const NPS_MOST = 10;
export const REVIEW_SCORES = [1, 2, 3, 4, 5] as const;
export const REVIEW_MAX = 500;
export const NPS_COMMENT_MAX = 300;
