/** Apollo plugin: idempotent mutations. */
import type { ApolloServerPlugin, GraphQLRequestContext } from '@apollo/server';
import type { FastifyBaseLogger } from 'fastify';
import { type DocumentNode, GraphQLError, type SelectionSetNode } from 'graphql';
import type { Begun, KeyedCall } from '../../ports/idempotency.ts';
import type { Context, Viewer } from '../context.ts';
import type { ServerDeps } from '../deps.ts';
import { FIELD_POLICIES } from '../field-policies.ts';
import type { Doing } from '../http/doing.ts';
import { HttpRefusal } from '../http/http-refusal.ts';
import {
  actorOf,
  anonymous,
  asStanding,
  commandIdOf,
  type Ending,
  endCall,
  type HeldKey,
  hashOf,
  otherBody,
  spendKey,
  stillRunning,
} from '../http/idempotency.ts';
import type { Policy } from '../policies.ts';
import { NOTHING_FOR_STRANGERS, OPENS_PERSON, SECRET } from './unkept-answers.ts';

export type RequestContext = Context & {
  /** The request's Idempotency-Key, if it has one. */
  key?: string | undefined;
  /** Set by the root resolver when an input was refused: nothing has changed, so the key may be used again. */
  refusedInput?: boolean;
  doing?: Doing | undefined;
  /** Ends the request as an outage if it takes longer than this. */
  giveUpAfter?(ms: number): void;
};

export const asGraphQLError = (refusal: HttpRefusal): GraphQLError =>
  new GraphQLError(refusal.message, { extensions: { code: refusal.code, http: { status: refusal.statusCode } } });

/** The root fields of the operation, with those of its fragments: a name behind a fragment is a name. */
function rootFieldsOf({ document, operation }: GraphQLRequestContext<RequestContext>): string[] {
  const names = new Set<string>();
  const visited = new Set<string>();
  const visit = (set: SelectionSetNode | undefined): void => {
    for (const node of set?.selections ?? [])
      if (node.kind === 'Field') names.add(node.name.value);
      else if (node.kind === 'InlineFragment') visit(node.selectionSet);
      else if (!visited.has(node.name.value)) {
        visited.add(node.name.value);
        visit(fragmentOf(document, node.name.value));
      }
  };
  visit(operation?.selectionSet);
  names.delete('__typename');
  return [...names];
}

function fragmentOf(document: DocumentNode | undefined, name: string): SelectionSetNode | undefined {
  const found = document?.definitions.find((one) => one.kind === 'FragmentDefinition' && one.name.value === name);
  return found?.kind === 'FragmentDefinition' ? found.selectionSet : undefined;
}

type Asked = { call: KeyedCall; names: readonly string[] };

function callOf(request: GraphQLRequestContext<RequestContext>): Asked | undefined {
  const { contextValue, operation } = request;
  if (operation?.operation !== 'mutation' || !contextValue.key) return undefined;
  const names = rootFieldsOf(request);
  const call = {
    actor: actorFor(contextValue, names),
    operation: `Mutation.${names.join(',')}`,
    key: contextValue.key,
    bodyHash: hashOf([request.source, request.request.variables ?? {}]),
  };
  return { call, names };
}

const POLICIES: ReadonlyMap<string, Policy> = new Map(Object.entries(FIELD_POLICIES));

/** Nothing is looked up for a caller whom the resolver is going to refuse. */
const mayAsk = ({ roles }: Viewer, names: readonly string[]): boolean =>
  names.every((name) => roles.some((role) => POLICIES.get(`Mutation.${name}`)?.includes(role)));

/** A call that opens a session comes again with another session or with none; any other with the account's own. */
const actorFor = (context: RequestContext, names: readonly string[]): string =>
  names.some((name) => SECRET.has(name) && isForAnybody(name)) ? anonymous(context) : actorOf(context);

const isForAnybody = (name: string): boolean => POLICIES.get(`Mutation.${name}`)?.includes('anonymous') ?? false;

const isKept = ({ viewer }: RequestContext, names: readonly string[]): boolean =>
  !names.some((name) => SECRET.has(name) || OPENS_PERSON.has(name)) &&
  !(viewer.kind === 'anonymous' && names.every((name) => NOTHING_FOR_STRANGERS.has(name)));

const keySpent = (deps: ServerDeps, call: KeyedCall, context: RequestContext): Promise<void> =>
  spendKey(deps, call, context).catch((error: unknown) => {
    throw error instanceof HttpRefusal ? asGraphQLError(error) : error;
  });

type Log = Pick<FastifyBaseLogger, 'warn'>;

function answered(begun: Begun): string | undefined {
  if (begun.state === 'running') throw asGraphQLError(stillRunning());
  if (begun.state === 'other-body') throw asGraphQLError(otherBody());
  return begun.state === 'answered' ? begun.answer : undefined;
}

export const idempotentMutations = (deps: ServerDeps, log: Log): ApolloServerPlugin<RequestContext> => ({
  async requestDidStart() {
    let held: HeldKey | undefined;
    let stored: string | undefined;
    return {
      async didResolveOperation(request) {
        const asked = callOf(request);
        const { contextValue } = request;
        if (asked) contextValue.commandId = commandIdOf(asked.call, deps.ids);
        if (!asked || !mayAsk(contextValue.viewer, asked.names) || !isKept(contextValue, asked.names))
          return mayChange(request);
        const call = asStanding(asked.call, contextValue.viewer);
        await keySpent(deps, call, contextValue);
        const begun = await deps.idempotency.begin(call);
        stored = answered(begun);
        if (begun.state === 'begun') held = { call, lease: begun.lease };
        mayChange(request);
      },
      async responseForOperation({ response }) {
        if (stored === undefined) return null;
        response.http.headers.set('idempotent-replay', 'true');
        const singleResult = JSON.parse(stored) as { data: Record<string, unknown> };
        return { http: response.http, body: { kind: 'single', singleResult } };
      },
      async willSendResponse({ response, contextValue }) {
        if (!held) return;
        const result = response.body.kind === 'single' ? response.body.singleResult : undefined;
        await endCall(deps.idempotency, held, endingOf(result, contextValue.refusedInput ?? false), log);
      },
    };
  },
});

/** From here on a fault may leave changes; an earlier one cannot. */
function mayChange({ operation, contextValue }: GraphQLRequestContext<RequestContext>): void {
  if (contextValue.doing) contextValue.doing.changes = operation?.operation === 'mutation';
}

type Result = { data?: unknown; errors?: readonly { extensions?: Record<string, unknown> }[] };

function endingOf(result: Result | undefined, refusedInput: boolean): Ending {
  if (!result?.data || result.errors?.length)
    return isRefusedBeforeEffect(result?.errors) ? 'nothing-changed' : 'unknown';
  return refusedInput ? 'nothing-changed' : { answer: JSON.stringify({ data: result.data }) };
}

/** Requests with 401, 403 or bad input never reached a use-case. */
const isRefusedBeforeEffect = (errors: readonly { extensions?: Record<string, unknown> }[] | undefined): boolean =>
  errors?.every((error) =>
    ['UNAUTHENTICATED', 'FORBIDDEN', 'BAD_USER_INPUT'].includes(String(error.extensions?.code)),
  ) ?? false;
