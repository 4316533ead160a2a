/** A security key takes three steps: the server's request, the browser with the key, the answer to the server. */
import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import {
  AddSecurityKeyDocument,
  AskSecurityKeyDocument,
  BeginSecurityKeyDocument,
  ProveSecurityKeyDocument,
} from '../../generated/entry/graphql.ts';
import { call } from '../../lib/call.ts';
import { type CallOutcome, partOf } from '../../lib/call-outcome.ts';
import { freshKey } from '../../lib/idempotency.ts';
import type { Refusal } from '../../lib/refusal-problems.ts';

/** `stopped`: the person said no, took too long, or this key or address does not fit. */
export type KeyAnswer = { readonly errors: readonly Refusal[]; readonly stopped?: true };
export type KeyAdded = KeyAnswer & { readonly recoveryCodes: readonly string[] };

type Asked = { readonly request: string | null; readonly errors: readonly Refusal[] };

async function throughBrowser<T extends KeyAnswer>(
  asked: CallOutcome<Asked>,
  browser: (request: string) => Promise<object>,
  answer: (json: string) => Promise<CallOutcome<T>>,
): Promise<CallOutcome<T | KeyAnswer>> {
  if (asked.kind !== 'done') return asked;
  const { request, errors } = asked.data;
  if (request === null) return { kind: 'done', data: { errors } };
  let shown: object;
  try {
    shown = await browser(request);
  } catch {
    return { kind: 'done', data: { errors: [], stopped: true } };
  }
  return answer(JSON.stringify(shown));
}

const once = () => ({ idempotencyKey: freshKey() });

export const addKey = async (): Promise<CallOutcome<KeyAdded | KeyAnswer>> =>
  throughBrowser(
    partOf(await call(BeginSecurityKeyDocument, {}, once()), (data) => data.beginSecurityKey),
    (request) => startRegistration({ optionsJSON: JSON.parse(request) }),
    async (answer) => partOf(await call(AddSecurityKeyDocument, { answer }, once()), ({ on }) => on),
  );

export const showKey = async (): Promise<CallOutcome<KeyAnswer>> =>
  throughBrowser(
    partOf(await call(AskSecurityKeyDocument, {}, once()), (data) => data.askSecurityKey),
    (request) => startAuthentication({ optionsJSON: JSON.parse(request) }),
    async (answer) => partOf(await call(ProveSecurityKeyDocument, { answer }, once()), (data) => data.proveSecurityKey),
  );
