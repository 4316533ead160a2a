/**
 * Where a visitor came from, kept in cookies from the query of the first page (R263). Only known names with listed
 * values or harmless forms are kept: a cookie must not carry what somebody else wrote into a link.
 */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LoanId } from '../../../schema/events/codecs.ts';
import { isArrivalValue, LANDING_FORMS } from '../../../schema/reference/arrivals.ts';

const DAY_S = 86_400;
/** No longer run of digits: that would be a phone, an IIN or a card. */
const WORD = /^(?!.*\d{7})[A-Za-z0-9._~-]{1,40}$/;
/** A click of a network: its own random sign, never read by us but by the network. */
const CLICK = /^[A-Za-z0-9_-]{16,128}$/;

type Kept = { readonly name: string; readonly days: number; readonly allows: (value: string) => boolean };

const kept = (days: number, form: RegExp, ...names: string[]): readonly Kept[] =>
  names.map((name) => ({ name, days, allows: (value) => form.test(value) }));
const listed = (days: number, name: keyof typeof isArrivalValue): Kept => ({
  name,
  days,
  allows: isArrivalValue[name],
});

const KEPT: readonly Kept[] = [
  listed(1, 'utm_source'),
  listed(1, 'utm_medium'),
  ...kept(1, WORD, 'utm_campaign', 'utm_content', 'utm_term'),
  ...kept(1, CLICK, 'gclid', 'yclid', 'fbclid'),
  listed(30, 'affiliate'),
  ...kept(30, CLICK, 'affiliate_click'),
  ...kept(30, WORD, 'affiliate_web'),
  ...Object.entries(LANDING_FORMS).flatMap(([name, form]) => kept(1, form, name)),
];
const INSURANCE_DAYS = 3;

type Query = Readonly<Record<string, unknown>>;

/** The values of `set-cookie`. */
export function landingCookies(query: Query, secure: boolean): readonly string[] {
  const found = KEPT.flatMap(({ name, days, allows }) => {
    const value = query[name];
    return typeof value === 'string' && allows(value) ? [cookie(name, value, days, secure)] : [];
  });
  const loanId = query.insuranceSessionEnd === 'true' ? LoanId.safeParse(query.loanId).data : undefined;
  return loanId ? [...found, cookie('insuranceSessionEnd', loanId, INSURANCE_DAYS, secure)] : found;
}

const cookie = (name: string, value: string, days: number, secure: boolean): string =>
  `${name}=${value}; Path=/; Max-Age=${days * DAY_S}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;

export function keepLanding({ method, query }: FastifyRequest, reply: FastifyReply, secure: boolean): void {
  const cookies = method === 'GET' ? landingCookies(query as Query, secure) : [];
  if (cookies.length > 0) reply.header('set-cookie', [...cookies]);
}
