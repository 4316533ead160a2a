/** Apollo plugin: idempotent mutations. */
import type { ApolloServerPlugin, GraphQLRequestContext } from '@apollo/server';
import type { FastifyBaseLogger } from 'fastify';
import { GraphQLError } from 'graphql';
import type { Begun, KeyedCall } from '../../ports/idempotency.ts';
import type { Context } from '../context.ts';
import type { ServerDeps } from '../deps.ts';
import type { Doing } from '../http/doing.ts';
import type { HttpRefusal } from '../http/http-refusal.ts';
import {
  actorOf,
  anonymous,
  commandIdOf,
  type Ending,
  endCall,
  type HeldKey,
  hashOf,
  otherBody,
  stillRunning,
} from '../http/idempotency.ts';

/** Answers that carry a session or all data of a person or loan, or follow a password, are never stored. */
const SECRET = new Set([
  'signIn',
  'signOut',
  'requestPasswordRestore',
  'confirmPasswordRestore',
  'confirmRegistration',
  'setPassword',
  'chooseStaffPassword',
  'beginSecondFactor',
  'turnOnSecondFactor',
  'proveSecondFactor',
  'beginSecurityKey',
  'addSecurityKey',
  'askSecurityKey',
  'proveSecurityKey',
  'downloadMyData',
  // Some hundred kilobytes, made anew at any time.
  'takeEvidence',
]);

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

function callOf(request: GraphQLRequestContext<RequestContext>): KeyedCall | undefined {
  const { contextValue, operation } = request;
  if (operation?.operation !== 'mutation' || !contextValue.key) return undefined;
  const field = operation.selectionSet.selections.find(
    (node) => node.kind === 'Field' && node.name.value !== '__typename',
  );
  const name = field?.kind === 'Field' ? field.name.value : 'fragment';
  return {
    actor: SECRET.has(name) ? anonymous(contextValue) : actorOf(contextValue),
    operation: `Mutation.${name}`,
    key: contextValue.key,
    bodyHash: hashOf([request.source, request.request.variables ?? {}]),
  };
}

type Log = Pick<FastifyBaseLogger, 'warn'>;
const isSecret = (call: KeyedCall): boolean => SECRET.has(call.operation.slice('Mutation.'.length));

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
        const call = callOf(request);
        if (call) request.contextValue.commandId = commandIdOf(call, deps.ids);
        if (!call || isSecret(call)) return mayChange(request);
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
