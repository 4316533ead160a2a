/** Apollo plugin: every query of an analyst is kept before it is answered (R392). */
import type { ApolloServerPlugin, GraphQLRequestContext } from '@apollo/server';
import { type DocumentNode, Kind, print, visit } from 'graphql';
import type { AskedQuery, QueryLog } from '../../ports/query-log.ts';
import type { RequestContext } from './graphql-keys.ts';

const LONGEST = 4_000;
/** Days, instants and codes in capitals name no person. */
const NAMES_NOBODY = /^(\d{4}-\d{2}-\d{2}([T ][\d:.Z]+)?|[A-Z][A-Z_]{0,40})$/;
const HIDDEN = '…';
/** Six digits are the beginning of an IIN. */
const SHORT_NUMBER = 100_000;

export const keptText = (text: string): string => (NAMES_NOBODY.test(text) ? text : HIDDEN);

const keptValue = (value: unknown): unknown => {
  if (typeof value === 'string') return keptText(value);
  if (typeof value === 'number') return Math.abs(value) < SHORT_NUMBER ? value : HIDDEN;
  if (Array.isArray(value)) return value.map(keptValue);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, keptValue(inner)]));
};

const spelled = (document: DocumentNode): string =>
  print(
    visit(document, {
      StringValue: (node) => ({ ...node, value: keptText(node.value), block: false }),
      IntValue: (node) =>
        Math.abs(Number(node.value)) < SHORT_NUMBER ? undefined : { kind: Kind.STRING, value: HIDDEN },
      FloatValue: () => ({ kind: Kind.STRING, value: HIDDEN }),
    }),
  ).replace(/\s+/g, ' ');

const rowsIn = (value: unknown): number => {
  if (Array.isArray(value)) return value.reduce((sum: number, one) => sum + rowsIn(one), value.length);
  if (typeof value !== 'object' || value === null) return 0;
  return Object.values(value).reduce((sum: number, one) => sum + rowsIn(one), 0);
};

type Asked = GraphQLRequestContext<RequestContext>;

function operationOf({ document, request }: Asked): string {
  const variables = Object.keys(request.variables ?? {}).length > 0 ? JSON.stringify(keptValue(request.variables)) : '';
  return `${document ? spelled(document) : 'unreadable'} ${variables}`.trim().slice(0, LONGEST);
}

function endOf({ response }: Asked): Pick<AskedQuery, 'rows' | 'refused'> {
  const { data, errors } = response.body?.kind === 'single' ? response.body.singleResult : {};
  return { rows: rowsIn(data), refused: errors?.length ? String(errors[0]?.extensions?.code ?? 'ERROR') : null };
}

export const askedQueries = (log: Pick<QueryLog, 'append'>): ApolloServerPlugin<RequestContext> => ({
  async requestDidStart() {
    const began = performance.now();
    return {
      async willSendResponse(asked) {
        const { viewer } = asked.contextValue;
        if (viewer.kind !== 'signed-in' || !viewer.roles.includes('analyst')) return;
        if (asked.operation && asked.operation.operation !== 'query') return;
        const milliseconds = Math.round(performance.now() - began);
        await log.append({ by: viewer.accountId, operation: operationOf(asked), milliseconds, ...endOf(asked) });
      },
    };
  },
});
