/**
 * Where applicants come from, as analysts group them (R322): closed lists, so that no link can put a person's data into
 * a cookie or an event. Whoever starts a campaign with a new source or partner adds it here.
 */
export const CHANNELS = ['SEARCH', 'ADS', 'SOCIAL', 'MESSAGE', 'PARTNER'] as const;
export type Channel = (typeof CHANNELS)[number];

/** Values of utm_source, and the channel of each without a utm_medium. */
const SOURCE_CHANNELS = {
  google: 'SEARCH',
  yandex: 'SEARCH',
  bing: 'SEARCH',
  '2gis': 'SEARCH',
  facebook: 'SOCIAL',
  instagram: 'SOCIAL',
  tiktok: 'SOCIAL',
  telegram: 'SOCIAL',
  youtube: 'SOCIAL',
  vk: 'SOCIAL',
  sms: 'MESSAGE',
  email: 'MESSAGE',
  push: 'MESSAGE',
  whatsapp: 'MESSAGE',
} as const satisfies Record<string, Channel>;

/** Values of utm_medium; `null` leaves the channel of the source. */
const MEDIUM_CHANNELS = {
  organic: null,
  referral: null,
  social: 'SOCIAL',
  cpc: 'ADS',
  cpm: 'ADS',
  banner: 'ADS',
  video: 'ADS',
  email: 'MESSAGE',
  sms: 'MESSAGE',
  push: 'MESSAGE',
  cpa: 'PARTNER',
  affiliate: 'PARTNER',
} as const satisfies Record<string, Channel | null>;

/** Values of affiliate. */
const PARTNERS = ['admitad', 'leadgid', 'leads-su', 'cityads', 'affise'] as const;

type SiteSource = keyof typeof SOURCE_CHANNELS;
type Medium = keyof typeof MEDIUM_CHANNELS;
type Partner = (typeof PARTNERS)[number];
export const SOURCES = [...(Object.keys(SOURCE_CHANNELS) as SiteSource[]), ...PARTNERS] as const;
export type Source = (typeof SOURCES)[number];

export type Arrival = { readonly channel: Channel; readonly source: Source };

const isSource = (value: string | undefined): value is SiteSource =>
  value !== undefined && Object.hasOwn(SOURCE_CHANNELS, value);
const isMedium = (value: string | undefined): value is Medium =>
  value !== undefined && Object.hasOwn(MEDIUM_CHANNELS, value);
const isPartner = (value: string | undefined): value is Partner => PARTNERS.some((one) => one === value);

export const isArrivalValue: Readonly<Record<'utm_source' | 'utm_medium' | 'affiliate', (value: string) => boolean>> = {
  utm_source: isSource,
  utm_medium: isMedium,
  affiliate: isPartner,
};

/** A partner counts for 30 days, before everything else. Null: nobody led the visitor here. */
export function arrivalOf(kept: Readonly<Record<string, string | undefined>>): Arrival | null {
  const { affiliate, utm_source: source, utm_medium: medium } = kept;
  if (isPartner(affiliate)) return { channel: 'PARTNER', source: affiliate };
  if (!isSource(source)) return null;
  return { source, channel: (isMedium(medium) && MEDIUM_CHANNELS[medium]) || SOURCE_CHANNELS[source] };
}

/** What a visitor chose on the page that led here: the forms of the values, as cookies keep them for a day (R263). */
export const LANDING_FORMS = {
  amount: /^[1-9]\d{3,6}$/,
  term: /^([1-9]|[12]\d|3[01])$/,
  productType: /^INDIVIDUAL_(PERSON|ENTREPRENEUR)_(SPL|IL)$/,
} as const;
/** The amount in whole tenge, the term in the unit of its product. */
export type Landing = {
  readonly productType: string | null;
  readonly amount: number | null;
  readonly term: number | null;
};

export function landingOf(kept: Readonly<Record<string, string | undefined>>): Landing {
  const known = (name: keyof typeof LANDING_FORMS): string | null => {
    const value = kept[name];
    return value !== undefined && LANDING_FORMS[name].test(value) ? value : null;
  };
  const number = (text: string | null): number | null => (text === null ? null : Number(text));
  return { productType: known('productType'), amount: number(known('amount')), term: number(known('term')) };
}
