/**
 * Where a visitor came from, kept in cookies from the query of the first page (R263). Only known names with harmless
 * values are kept: a cookie must not carry what somebody else wrote into a link.
 */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LoanId } from '../../../schema/events/codecs.ts';

const DAY_S = 86_400;
const WORD = /^[A-Za-z0-9._~-]{1,64}$/;
const SUM = /^[1-9]\d{3,6}$/;

type Kept = { readonly name: string; readonly days: number; readonly allows: RegExp };

const kept = (days: number, allows: RegExp, ...names: string[]): readonly Kept[] =>
  names.map((name) => ({ name, days, allows }));

const KEPT: readonly Kept[] = [
  ...kept(1, WORD, 'utm_source', 'utm_medium', 'utm_campaign', 'utm_content', 'utm_term', 'gclid', 'yclid', 'fbclid'),
  ...kept(30, WORD, 'affiliate', 'affiliate_click', 'affiliate_web'),
  ...kept(1, SUM, 'amount'),
  ...kept(1, /^([1-9]|[12]\d|3[01])$/, 'term'),
  ...kept(1, /^INDIVIDUAL_(PERSON|ENTREPRENEUR)_(SPL|IL)$/, 'productType'),
];
const INSURANCE_DAYS = 3;

type Query = Readonly<Record<string, unknown>>;

/** The values of `set-cookie`. */
export function landingCookies(query: Query, secure: boolean): readonly string[] {
  const found = KEPT.flatMap(({ name, days, allows }) => {
    const value = query[name];
    return typeof value === 'string' && allows.test(value) ? [cookie(name, value, days, secure)] : [];
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
