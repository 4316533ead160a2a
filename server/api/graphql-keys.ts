/** Apollo plugin: idempotent mutations and the limits of an operation, both before anything runs. */
import type { ApolloServerPlugin, GraphQLRequestContext } from '@apollo/server';
import { GraphQLError } from 'graphql';
import type { Begun, KeyedCall } from '../ports/idempotency.ts';
import type { Context } from './context.ts';
import type { ServerDeps } from './deps.ts';
import type { HttpRefusal } from './http-refusal.ts';
import { actorOf, commandIdOf, hashOf, otherBody, stillRunning } from './idempotency.ts';
import { measure } from './operation-limits.ts';
import { isStaff, needsRole } from './permit.ts';

/** Answers that open a session or follow a password are never stored. */
const SECRET = new Set([
  'signIn',
  'signOut',
  'requestPasswordRestore',
  'confirmPasswordRestore',
  'confirmRegistration',
  'setPassword',
]);

export type RequestContext = Context & {
  /** The request's Idempotency-Key, where there is one. */
  key?: string | undefined;
  /** Set by the root resolver: an input was refused, nothing has changed, the key may be used again. */
  refusedInput?: boolean;
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
    actor: actorOf(contextValue.viewer, contextValue.clientKey),
    operation: `Mutation.${name}`,
    key: contextValue.key,
    bodyHash: hashOf([request.source, request.request.variables ?? {}]),
  };
}

const isSecret = (call: KeyedCall): boolean => SECRET.has(call.operation.slice('Mutation.'.length));

function answered(begun: Begun): string | undefined {
  if (begun.state === 'running') throw asGraphQLError(stillRunning());
  if (begun.state === 'other-body') throw asGraphQLError(otherBody());
  return begun.state === 'answered' ? begun.answer : undefined;
}

function refuseTooMuch({ document, operation, contextValue, request }: GraphQLRequestContext<RequestContext>): void {
  if (!document || !operation) return;
  const { introspects } = measure(document, operation, request.variables ?? {});
  if (introspects && !isStaff(contextValue.viewer)) throw asGraphQLError(needsRole(contextValue.viewer));
}

export const keysAndLimits = (deps: ServerDeps): ApolloServerPlugin<RequestContext> => ({
  async requestDidStart() {
    let held: { call: KeyedCall; lease: string } | undefined;
    let stored: string | undefined;
    return {
      async didResolveOperation(request) {
        refuseTooMuch(request);
        const call = callOf(request);
        if (!call) return;
        request.contextValue.commandId = commandIdOf(call, deps.ids);
        if (isSecret(call)) return;
        const begun = await deps.idempotency.begin(call);
        stored = answered(begun);
        if (begun.state === 'begun') held = { call, lease: begun.lease };
      },
      async responseForOperation({ response }) {
        if (stored === undefined) return null;
        response.http.headers.set('idempotent-replay', 'true');
        const singleResult = JSON.parse(stored) as { data: Record<string, unknown> };
        return { http: response.http, body: { kind: 'single', singleResult } };
      },
      async willSendResponse({ response, contextValue }) {
        if (!held) return;
        const { call, lease } = held;
        const result = response.body.kind === 'single' ? response.body.singleResult : undefined;
        const clean = result?.data && !result.errors?.length;
        if (clean && !contextValue.refusedInput) {
          await deps.idempotency.answer(call, lease, JSON.stringify({ data: result.data }));
        } else if (clean || isRefusedBeforeEffect(result?.errors)) await deps.idempotency.release(call, lease);
      },
    };
  },
});

/** 401, 403 and bad input never reached a use-case. After any other fault the effect is unknown: the lease runs out instead. */
const isRefusedBeforeEffect = (errors: readonly { extensions?: Record<string, unknown> }[] | undefined): boolean =>
  errors?.every((error) =>
    ['UNAUTHENTICATED', 'FORBIDDEN', 'BAD_USER_INPUT'].includes(String(error.extensions?.code)),
  ) ?? false;
