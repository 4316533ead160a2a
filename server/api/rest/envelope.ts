/**
 * {code, data?, message?, businessLogicErrors?, validationErrors?}. Fields named in a call's summary are top-level,
 * others under `data` (R43).
 */
import type { Problems } from '../../../schema/forms/read.ts';
import { REFUSALS, type RefusalCode } from '../../../schema/reference/refusals.ts';
import { Amount } from '../../../schema/rest/values.ts';
import { tiyn } from '../../../schema/values/money.ts';
import { type Refused, refuse } from '../../domain/decider.ts';
import type { Locale } from '../../ports/borrowers.ts';
import { noteRefusal } from '../http/doing.ts';
import { keyOfRefusal, textOf } from '../user-errors.ts';
import type { AnyAnswer, Refusing } from './route.ts';

export type Envelope = { status: number; body: Readonly<Record<string, unknown>> };

/** A business refusal is HTTP 200, except these, which have their own HTTP status. */
const STATUS: Partial<Record<RefusalCode, number>> = { NOT_FOUND: 404, TOO_MANY_REQUESTS: 429, TRY_LATER: 503 };

type Plain = Exclude<AnyAnswer, { file: unknown } | { problems: unknown }>;
const isRefused = (answer: Plain): answer is Refusing => answer.code !== undefined && answer.code !== 0;

export function envelopeOf(answer: Plain, locale: Locale): Envelope {
  if (isRefused(answer)) return refused(answer, locale);
  const { top, data } = answer;
  return { status: 200, body: { code: 0, ...onWire({ ...top, ...(data === undefined ? {} : { data }) }) } };
}

/** Handlers return Tiyn; amounts are sent as numbers in tenge. */
function onWire<T>(value: T): T;
function onWire(value: unknown): unknown {
  if (typeof value === 'bigint') return Amount.encode(tiyn(value));
  if (Array.isArray(value)) return value.map(onWire);
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, onWire(part)]));
}

function refused(answer: Refusing, locale: Locale): Envelope {
  const { refusal } = answer;
  if (refusal) noteRefusal(refusal.code, refusal.facts);
  const fields = { ...(refusal?.field ? { [refusal.field]: keyOfRefusal(refusal) } : {}), ...answer.validationErrors };
  const message = answer.message ?? (refusal ? textOf({ refusal }, locale) : undefined);
  const body = {
    code: answer.code,
    ...onWire(answer.top),
    ...(message === undefined ? {} : { message }),
    ...(refusal ? { businessLogicErrors: [keyOfRefusal(refusal)] } : {}),
    ...(Object.keys(fields).length > 0 ? { validationErrors: fields } : {}),
  };
  return { status: (refusal && STATUS[refusal.code]) ?? 200, body };
}

export function problemsEnvelope(problems: Problems, locale: Locale): Envelope {
  const codes = Object.values(problems);
  for (const code of codes) noteRefusal(code);
  const unfilled = codes.every((code) => code === 'FIELD_REQUIRED' || code === 'FIELD_INCOMPLETE');
  const [first = 'FIELD_INVALID'] = unfilled && codes.length > 1 ? (['FIELDS_REQUIRED'] as const) : codes;
  const validationErrors = Object.fromEntries(
    Object.entries(problems).map(([field, code]) => [field, REFUSALS[code]] as const),
  );
  return { status: 200, body: { code: 1, message: textOf(refuse(first), locale), validationErrors } };
}

/** A refusal with the code that clients know for it, by default 1. */
export const refusal = (refused: Refused, code = 1): Refusing => ({ code, refusal: refused.refusal });
