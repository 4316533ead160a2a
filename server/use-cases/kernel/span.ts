/** Parts of the way of a request, for traces (D0128). Off: the work is called, and nothing else happens. */
import { createHash } from 'node:crypto';
import { type Attributes, type Context, context, type SpanOptions, SpanStatusCode, trace } from '@opentelemetry/api';

/** Ids that follow from those of the product, so that a later process finds the span that it belongs to. */
export const wanted: { traceId: string | undefined; spanId: string | undefined } = {
  traceId: undefined,
  spanId: undefined,
};

let on = false;
export const turnSpans = (to: 'on' | 'off'): void => {
  on = to === 'on';
};

export const spansAreOn = (): boolean => on;

const tracer = () => trace.getTracer('nesie');
const hex = (text: string, digits: number): string => createHash('sha256').update(text).digest('hex').slice(0, digits);

/** The id of a request is a trace; what follows from it carries the id as its correlation. */
export const traceIdOf = (correlationId: string): string =>
  /^[0-9a-f-]{36}$/.test(correlationId) ? correlationId.replaceAll('-', '') : hex(correlationId, 32);

type Place = {
  /** Without it the span belongs to the one that is open. */
  under?: Context;
  /** The span of this command, under which its events are projected. */
  commandId?: string;
};

/** The command whose event this is, which another process may have handled. */
export const underCommand = (correlationId: string, commandId: string): Context =>
  trace.setSpanContext(context.active(), {
    traceId: traceIdOf(correlationId),
    spanId: hex(commandId, 16),
    traceFlags: 1,
    isRemote: true,
  });

/** The request that began it, in whichever process. */
export const underRequest = (correlationId: string): Context => underCommand(correlationId, correlationId);

/** A span that somebody else ends. Its attributes never name a person. */
export function openSpan(name: string, options: SpanOptions, correlationId: string, under?: Context) {
  if (!on) return undefined;
  wanted.traceId = traceIdOf(correlationId);
  wanted.spanId = under === undefined ? hex(correlationId, 16) : undefined;
  const span = tracer().startSpan(name, { ...options, root: under === undefined }, under);
  wanted.traceId = undefined;
  wanted.spanId = undefined;
  return { span, context: trace.setSpan(under ?? context.active(), span) };
}

export async function inSpan<T>(
  name: string,
  attributes: () => Attributes,
  work: () => Promise<T>,
  { under, commandId }: Place = {},
): Promise<T> {
  if (!on) return work();
  const within = under ?? context.active();
  wanted.spanId = commandId === undefined ? undefined : hex(commandId, 16);
  const span = tracer().startSpan(name, { attributes: attributes() }, within);
  wanted.spanId = undefined;
  try {
    const result = await context.with(trace.setSpan(within, span), work);
    const refusal = refusalOf(result);
    if (refusal) span.setAttribute('nesie.refusal', refusal);
    return result;
  } catch (error) {
    // The message may name a person.
    span.setStatus({ code: SpanStatusCode.ERROR, message: error instanceof Error ? error.name : 'thrown' });
    throw error;
  } finally {
    span.end();
  }
}

function refusalOf(result: unknown): string | undefined {
  if (typeof result !== 'object' || result === null || !('refusal' in result)) return undefined;
  const { refusal } = result as { refusal: { code?: string } };
  return refusal?.code;
}
