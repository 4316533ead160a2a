/**
 * Identifies the caller: the session from the cookie or the x-auth-token header, the language, and protection against
 * cross-site requests (R40).
 */
import { createHmac } from 'node:crypto';
import { isIP } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { arrivalOf, landingOf } from '../../../schema/reference/arrivals.ts';
import type { CommandId } from '../../../schema/values/ids.ts';
import type { Locale } from '../../ports/borrowers.ts';
import type { SignedIn } from '../../ports/sessions.ts';
import type { Address } from '../../use-cases/kernel/address.ts';
import type { Context, Viewer } from '../context.ts';
import type { ServerDeps, ShellConfig } from '../deps.ts';
import { agentOf } from './agent.ts';
import { doingOf } from './doing.ts';
import { badInput, fromAnotherSite } from './http-refusal.ts';
import { networksOf } from './networks.ts';
import type { OwnWrites } from './own-writes.ts';

const TOKEN = /^[A-Za-z0-9_-]{43}$/;
const isSecure = (config: Pick<ShellConfig, 'publicUrl'>) => config.publicUrl.startsWith('https:');
/** Browsers accept the `__Host-` prefix only over https. */
export const cookieName = (config: Pick<ShellConfig, 'publicUrl'>): string => (isSecure(config) ? '__Host-sid' : 'sid');
const deviceCookie = (config: ShellConfig): string => (isSecure(config) ? '__Host-device' : 'device');
const DEVICE_SECONDS = 365 * 86_400;

const headerOf = (request: FastifyRequest, name: string): string | undefined => {
  const value = request.headers[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
};

/**
 * Host names allowed for a demo: that of PUBLIC_URL, localhost, a numeric address. Another site's name that points to
 * our address (DNS rebinding) is refused.
 */
export function isOwnHost(request: FastifyRequest, config: ShellConfig): boolean {
  const host = headerOf(request, 'host') ?? '';
  if (host === new URL(config.publicUrl).host) return true;
  const name = host.replace(/:\d+$/, '');
  return name === 'localhost' || isIP(name.replace(/^\[|\]$/g, '')) !== 0;
}

/** Of two, a proxy may believe one and we the other (RFC 9112, 3.2). Throws 400. */
export function refuseTwoHosts({ raw }: FastifyRequest): void {
  const named = raw.rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host');
  if (named.length > 1) throw badInput('Host: named twice');
}

/** A page of another site can send our cookie but neither of these headers. Throws 403. */
export function refuseForgedWrite(request: FastifyRequest, config: ShellConfig): void {
  if (request.method === 'GET' || request.method === 'HEAD') return;
  if (headerOf(request, 'x-auth-token')) return;
  const site = headerOf(request, 'sec-fetch-site');
  if (site !== undefined) {
    if (site === 'same-origin' || site === 'none') return;
    throw fromAnotherSite();
  }
  const origin = headerOf(request, 'origin');
  if (origin === undefined || origin === new URL(config.publicUrl).origin) return;
  // In demo the page may be open under another name of this machine than PUBLIC_URL.
  if (config.env === 'demo' && isOwnHost(request, config) && origin === `http://${request.headers.host}`) return;
  throw fromAnotherSite();
}

/** What may be a session: anything else in the cookie is not looked for. */
const tokenIn = (text: string | undefined): string | undefined =>
  text !== undefined && TOKEN.test(text) ? text : undefined;

export const cookieToken = (request: FastifyRequest, config: Pick<ShellConfig, 'publicUrl'>): string | undefined =>
  tokenIn(request.cookies[cookieName(config)]);

async function signedInOf(request: FastifyRequest, deps: ServerDeps): Promise<SignedIn | undefined> {
  const header = headerOf(request, 'x-auth-token') ?? headerOf(request, 'authtoken');
  const token = header === undefined ? cookieToken(request, deps.config) : tokenIn(header);
  return token === undefined ? undefined : deps.sessions.find(token);
}

function deviceOf(request: FastifyRequest, config: ShellConfig): string | undefined {
  return tokenIn(request.cookies[deviceCookie(config)]);
}

function viewerOf(signedIn: SignedIn | undefined): Viewer {
  if (!signedIn) return { kind: 'anonymous', roles: ['anonymous'] };
  const { locale: _, ...who } = signedIn;
  return { kind: 'signed-in', ...who };
}

/**
 * The requested language first (header x-locale, or the page that sends the request), then the person's own, then the
 * browser's.
 */
export function localeOf(request: FastifyRequest, own: Locale | undefined): Locale {
  const page = /^https?:\/\/[^/]+\/(ru|kz)(\/|$)/.exec(headerOf(request, 'referer') ?? '')?.[1];
  const requested = headerOf(request, 'x-locale')?.toLowerCase() ?? page;
  if (requested === 'kk' || requested === 'kz') return 'KK';
  if (requested === 'ru') return 'RU';
  if (own) return own;
  return headerOf(request, 'accept-language')?.toLowerCase().startsWith('kk') ? 'KK' : 'RU';
}

const keyOf = (network: string, config: ShellConfig): string =>
  createHmac('sha256', config.clientKeySecret).update(network).digest('hex').slice(0, 32);

/** Hashes of the networks of a caller, the near one and the wide one. */
const clientKeyOf = ({ ip }: FastifyRequest, config: ShellConfig): string => keyOf(networksOf(ip).near, config);

/** Of a request whose body is still on its way. */
export const addressOf = (request: FastifyRequest, config: ShellConfig): Address => ({
  key: clientKeyOf(request, config),
  network: networkKeyOf(request, config),
});

function networkKeyOf({ ip }: FastifyRequest, config: ShellConfig): string | undefined {
  const { wide } = networksOf(ip);
  return wide === undefined ? undefined : keyOf(wide, config);
}

export async function contextOf(
  request: FastifyRequest,
  reply: FastifyReply,
  deps: ServerDeps,
  writes: OwnWrites,
): Promise<Context> {
  const signedIn = await signedInOf(request, deps);
  const what = doingOf(request);
  if (what && signedIn)
    Object.assign(what, { actorId: signedIn.accountId, role: signedIn.roles[0], locale: signedIn.locale });
  if (signedIn && !(await writes.wait(signedIn)) && what) what.behind = true;
  const cookie = { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure(deps.config) } as const;
  return {
    viewer: viewerOf(signedIn),
    locale: localeOf(request, signedIn?.locale),
    requestId: request.id,
    // Made by Ids for each request.
    commandId: request.id as CommandId,
    clientKey: () => clientKeyOf(request, deps.config),
    networkKey: () => networkKeyOf(request, deps.config),
    agent: () => agentOf(headerOf(request, 'user-agent') ?? ''),
    device: deviceOf(request, deps.config),
    arrival: () => arrivalOf(request.cookies),
    landing: () => landingOf(request.cookies),
    captcha: headerOf(request, 're-captcha'),
    session: {
      begin: ({ token, device }) => {
        reply.setCookie(cookieName(deps.config), token, cookie);
        reply.setCookie(deviceCookie(deps.config), device, { ...cookie, maxAge: DEVICE_SECONDS });
      },
      // Pages that the browser keeps for its button of going back hold a person's data (R1005).
      end: () => reply.clearCookie(cookieName(deps.config), cookie).header('clear-site-data', '"cache"'),
    },
    wrote: (position) => {
      if (signedIn && position !== null) writes.remember(request, signedIn.sessionId, position);
    },
  };
}
