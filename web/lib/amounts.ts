/** Amounts are tiyn in every screen. They become texts only here, on their way to the server and back. */
import { printTenge, tiyn, tiynOf } from '../../schema/values/money.ts';
import { AMOUNT_FIELDS } from '../generated/amount-fields.ts';

/** Apollo writes cached objects into its messages as JSON, which has no bigint. An amount there is printed tenge. */
Object.defineProperty(BigInt.prototype, 'toJSON', {
  value(this: bigint): string {
    return printTenge(tiyn(this));
  },
});

/** An answer of the server, with its printed amounts read. The types of objects say which fields are amounts. */
export function readAmounts<T>(answer: T): T {
  return walk(answer, (value, name, owner) => {
    const isAmount = typeof value === 'string' && '__typename' in owner && isAmountField(owner.__typename, name);
    return isAmount ? tiynOf(value) : value;
  }) as T;
}

const isAmountField = (type: unknown, name: string): boolean => AMOUNT_FIELDS[String(type)]?.includes(name) ?? false;

/** Variables of an operation, with amounts printed: each bigint among them is one. */
export function printAmounts<T>(variables: T): T {
  return walk(variables, (value) => (typeof value === 'bigint' ? printTenge(tiyn(value)) : value)) as T;
}

function walk(of: unknown, change: (value: unknown, name: string, owner: object) => unknown): unknown {
  if (Array.isArray(of)) return of.map((one) => walk(one, change));
  if (typeof of !== 'object' || of === null) return of;
  return Object.fromEntries(Object.entries(of).map(([name, value]) => [name, walk(change(value, name, of), change)]));
}
