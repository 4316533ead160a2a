/** The examples of openapi.json fit the types that clients make from it (D0068), or the compiler names the call. */
import type { LIFE } from '../../schema/rest/examples/life.ts';
import type { paths } from '../generated/json-api.ts';

type Braced<Path extends string> = Path extends `${infer Start}/:${infer Rest}`
  ? Rest extends `${infer Name}/${infer End}`
    ? Braced<`${Start}/${Param<Name>}/${End}`>
    : `${Start}/${Param<Rest>}`
  : Path;
type Param<Name extends string> = Name extends 'brand' ? 'nesie' : `{${Name}}`;

type Operation<Call> = Call extends `${infer Method} ${infer Path}`
  ? Braced<Path> extends keyof paths
    ? paths[Braced<Path>][Lowercase<Method> & keyof paths[Braced<Path>]]
    : never
  : never;
type BodyOf<Op> = Op extends { requestBody?: { content: { 'application/json': infer Body } } } ? Body : unknown;
type QueryOf<Op> = Op extends { parameters: { query?: infer Query } } ? Query : unknown;

/** Lists of an example are fixed, those of a client are not. */
type Loose<T> = T extends readonly (infer One)[]
  ? Loose<One>[]
  : T extends object
    ? { -readonly [Name in keyof T]: Loose<T[Name]> }
    : T;

type Misfit<Call, Given> =
  Operation<Call> extends infer Op
    ? [Op] extends [never]
      ? Call
      : Given extends { body: infer Body }
        ? Loose<Body> extends BodyOf<Op>
          ? never
          : Call
        : Given extends { query: infer Query }
          ? Loose<Query> extends QueryOf<Op>
            ? never
            : Call
          : never
    : never;

type Life = typeof LIFE;
/** Calls whose example does not fit; there is none. */
export type Misfits = { [C in keyof Life]: { [K in keyof Life[C]]: Misfit<K, Life[C][K]> }[keyof Life[C]] }[keyof Life];
