/** The code of a refusal, asked for in GraphQL and over /json. */
import { REFUSALS } from '../../schema/reference/refusals.ts';
import type { LendingApp } from './lending-app.ts';

export type Asker = { readonly token: string | null };

/** A field of the payload, or the whole call, is refused. */
export function codeIn(answer: unknown): string | undefined {
  const text = JSON.stringify(answer);
  const key = /"(?:businessLogicErrors":\["|validationErrors":\{"\w+":")([\w.]+)"/.exec(text)?.[1];
  if (key) return Object.entries(REFUSALS).find(([, known]) => known === key)?.[0] ?? key;
  return /"code":"([A-Z_]+)"/.exec(text)?.[1];
}

export const bothChannels = (app: () => LendingApp) => ({
  graphql: async ({ token }: Asker, text: string, variables: Record<string, unknown> = {}) =>
    codeIn((await app().graphql(token, text, variables)).body),
  json: async ({ token }: Asker, method: 'GET' | 'POST', path: string, payload?: object) => {
    const headers = { ...(token ? { 'x-auth-token': token } : {}), 're-captcha': 'sandbox' };
    const url = `/json/${path}`;
    return codeIn((await app().app.inject({ method, url, headers, ...(payload ? { payload } : {}) })).json());
  },
});
