/** Sends spans to a collector (OTLP over HTTP). Its packages are loaded only where TRACES_URL is set (D0128). */
import { randomBytes } from 'node:crypto';
import { context, trace } from '@opentelemetry/api';
import type { Delivered, EventSource } from '../../projections/projection.ts';
import type { Config } from '../config.ts';
import { openSpan, spansAreOn, turnSpans, underCommand, wanted } from '../use-cases/kernel/span.ts';

/** Spans of one batch; a rebuild would otherwise make millions. */
const MOST_A_BATCH = 50;

/** Returns what sends the rest and turns it off. */
export async function startTraces(
  { traces }: Pick<Config, 'traces'>,
  role: string,
): Promise<(() => Promise<void>) | undefined> {
  if (!traces) return undefined;
  const { BasicTracerProvider, BatchSpanProcessor, TraceIdRatioBasedSampler } = await import(
    '@opentelemetry/sdk-trace-base'
  );
  const { AsyncLocalStorageContextManager } = await import('@opentelemetry/context-async-hooks');
  const { OTLPTraceExporter } = await import('@opentelemetry/exporter-trace-otlp-http');
  const { resourceFromAttributes } = await import('@opentelemetry/resources');
  const manager = new AsyncLocalStorageContextManager().enable();
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'nesie', 'service.instance.id': role }),
    // By the id alone, so that all processes keep or drop the same traces.
    sampler: new TraceIdRatioBasedSampler(traces.share),
    idGenerator: {
      generateTraceId: () => wanted.traceId ?? randomBytes(16).toString('hex'),
      generateSpanId: () => wanted.spanId ?? randomBytes(8).toString('hex'),
    },
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter({ url: traces.url }))],
  });
  context.setGlobalContextManager(manager);
  trace.setGlobalTracerProvider(provider);
  turnSpans('on');
  return async () => {
    turnSpans('off');
    // The collector may be away; what it has not taken is lost.
    await provider.shutdown().catch(() => undefined);
    trace.disable();
    context.disable();
  };
}

/** Each command whose events are in the batch gets a span of their projection. */
export const tracedSource = (source: EventSource): EventSource => ({
  ...source,
  subscribe: (filter, after, deliver, options) =>
    source.subscribe(
      filter,
      after,
      async (batch) => {
        const spans = spansAreOn() ? spansOf(batch) : [];
        try {
          await deliver(batch);
        } finally {
          for (const opened of spans) opened?.span.end();
        }
      },
      options,
    ),
});

const spansOf = (batch: readonly Delivered[]) => {
  const read = batch.slice(0, MOST_A_BATCH).flatMap((event) => ('metadata' in event ? [event.metadata] : []));
  const commands = new Map(read.map((metadata) => [metadata.commandId, metadata]));
  return [...commands.values()].map(({ correlationId, commandId }) =>
    openSpan(
      'project',
      { attributes: { 'nesie.batch': batch.length } },
      correlationId,
      underCommand(correlationId, commandId),
    ),
  );
};
