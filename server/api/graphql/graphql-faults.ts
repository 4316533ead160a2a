/** Apollo plugins: turn faults and refusals into HTTP answers, and limit the time of a query. */

import type { ApolloServerPlugin } from '@apollo/server';
import { GraphQLError, type OperationDefinitionNode } from 'graphql';
import { refuse } from '../../domain/decider.ts';
import { DEADLINES } from '../http/deadlines.ts';
import type { Faults } from '../http/faults.ts';
import { HttpRefusal } from '../http/http-refusal.ts';
import type { Outage } from '../http/outage.ts';
import { isStaff } from '../permit.ts';
import { textOf } from '../user-errors.ts';
import type { RequestContext } from './graphql-keys.ts';

/** The original error of a resolver or plugin, which Apollo wraps. */
export const originalOf = (error: unknown): unknown =>
  error instanceof GraphQLError && error.originalError ? error.originalError : error;

export const PUBLIC_CODES = new Set([
  'BAD_REQUEST',
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'BAD_USER_INPUT',
  'NOT_FOUND',
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'OPERATION_RESOLUTION_FAILURE',
  'OPERATION_TOO_LARGE',
  'IDEMPOTENCY_IN_FLIGHT',
  'IDEMPOTENCY_OTHER_BODY',
  'TOO_MANY_REQUESTS',
  'TRY_LATER',
  'NOT_IMPLEMENTED',
]);

const isFault = (error: GraphQLError): boolean =>
  !(originalOf(error) instanceof HttpRefusal) && !PUBLIC_CODES.has(String(error.extensions.code));

/** An HttpRefusal thrown in a resolver also sets the HTTP status (401 and 403 lead the web to sign-in). */
export const refuseByStatus: ApolloServerPlugin<RequestContext> = {
  async requestDidStart() {
    return {
      async willSendResponse({ response, errors, contextValue: { doing } }) {
        const first = (errors ?? []).map(originalOf).find((error) => error instanceof HttpRefusal);
        if (!first) return;
        response.http.status = first.statusCode;
        if (doing) doing.refusals = [...(doing.refusals ?? []), first.code];
      },
    };
  },
};

/** Logs and counts each fault. The answer to an outage says what may have been stored and when to retry. */
export const answerFaults = (faults: Faults): ApolloServerPlugin<RequestContext> => ({
  async requestDidStart() {
    let status: number | undefined;
    let outage: Outage | undefined;
    return {
      async didResolveOperation({ operation, contextValue: { doing, giveUpAfter: giveUp, viewer } }) {
        if (doing && operation) doing.operation = nameOf(operation);
        // No time limit for staff, who read whole portfolios.
        if (operation?.operation === 'query' && !isStaff(viewer)) giveUp?.(DEADLINES.read);
      },
      async didEncounterErrors({ errors, contextValue }) {
        for (const error of errors.filter(isFault)) {
          outage = faults.report(originalOf(error), contextValue.doing) ?? outage;
          status = outage?.status ?? 500;
        }
      },
      async willSendResponse({ response, contextValue }) {
        if (status === undefined) return;
        response.http.status = status;
        if (!outage || response.body.kind !== 'single') return;
        response.http.headers.set('retry-after', String(outage.retryAfterSeconds));
        const { code } = outage;
        const message = textOf(refuse(code), contextValue.locale);
        response.body.singleResult = { errors: [{ message, extensions: { code } }] };
      },
    };
  },
});

/** Names of schema fields, never operation names chosen by the caller. */
const nameOf = ({ operation, selectionSet }: OperationDefinitionNode): string =>
  [operation, ...selectionSet.selections.map((node) => (node.kind === 'Field' ? node.name.value : '...'))].join(' ');
