/**
 * pg_sig: an MD5 over the name of the script, the values of all fields in the order of their names, and the secret.
 * Fields of the same name keep the order of the message; a field with fields in it stands for them.
 */
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

export type Field = { readonly name: string; readonly value: string | readonly Field[] };
export type Fields = Readonly<Record<string, string>>;

export const fieldsOf = (form: Fields): Field[] => Object.entries(form).map(([name, value]) => ({ name, value }));

/** The last part of an address is the script that a signature names. */
export const scriptOf = (path: string): string => path.split('?', 1)[0]?.split('/').at(-1) ?? '';

/** By bytes, not by a language; the sort is stable. */
const byName = (a: Field, b: Field): number => Buffer.compare(Buffer.from(a.name), Buffer.from(b.name));

const valuesOf = (fields: readonly Field[]): string[] =>
  [...fields]
    .filter(({ name }) => name !== 'pg_sig')
    .sort(byName)
    .flatMap(({ value }) => (typeof value === 'string' ? [value] : valuesOf(value)));

export const pgSig = (script: string, fields: readonly Field[], secret: string): string =>
  createHash('md5')
    .update([script, ...valuesOf(fields), secret].join(';'))
    .digest('hex');

/** With a salt and the signature. */
export function signed(script: string, fields: Fields, secret: string): Fields {
  const salted = { ...fields, pg_salt: randomBytes(8).toString('hex') };
  return { ...salted, pg_sig: pgSig(script, fieldsOf(salted), secret) };
}

/** True for the signature of any of the secrets, so that two work while one is being changed. */
export function isSigned(script: string, fields: readonly Field[], secrets: readonly string[]): boolean {
  const sig = textOf(fields, 'pg_sig') ?? '';
  if (!/^[0-9a-f]{32}$/.test(sig)) return false;
  const given = Buffer.from(sig, 'hex');
  return secrets.some((secret) => timingSafeEqual(Buffer.from(pgSig(script, fields, secret), 'hex'), given));
}

/** Undefined where there is none, or where there are two and nobody knows which is meant. */
export function textOf(fields: readonly Field[], name: string): string | undefined {
  const [one, ...more] = fields.filter((field) => field.name === name);
  return typeof one?.value === 'string' && more.length === 0 ? one.value : undefined;
}
