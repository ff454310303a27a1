import { type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { registerInstrumentations } from '@opentelemetry/instrumentation';
import { HttpInstrumentation } from '@opentelemetry/instrumentation-http';
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg';
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';
import type { Request } from 'express';
import { Environment } from '../config/settings';
import { endsWithin } from '../ends-within';
import { loggedPath } from '../http/logged-path';

interface JobRun {
  name: string;
  id: string;
}

export interface Tracing {
  /** Everything that the work does belongs to one trace. */
  runJob(job: JobRun, work: () => Promise<void>): Promise<void>;
  /** Sends what was not sent yet. */
  end(): Promise<void>;
}

/** A collector that is away must not keep the process. */
const timeoutMs = 1_000;

/** Traces requests, statements, jobs and calls to other servers. Where they go, OpenTelemetry's own variables say. */
export function openTelemetry(): Tracing {
  const { OTEL_SERVICE_NAME = 'haberdash' } = new Environment(process.env).variables;
  const provider = new NodeTracerProvider({
    resource: defaultResource().merge(resourceFromAttributes({ 'service.name': OTEL_SERVICE_NAME })),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  });
  provider.register();
  registerInstrumentations({ instrumentations: [ofHttp(), ofPostgres()] });
  return {
    runJob,
    end: async () => {
      await endsWithin(provider.shutdown(), timeoutMs);
    },
  };
}

const ofHttp = () =>
  new HttpInstrumentation({
    ignoreIncomingRequestHook: ({ url = '' }) => url === '/metrics' || url.startsWith('/api/health'),
    requireParentforOutgoingSpans: true,
    applyCustomAttributesOnSpan: (span, request) => {
      if ('originalUrl' in request) describeRequest(span, request as unknown as Request);
    },
  });

/** A request is named by the template of its route, with nothing that somebody typed, and without the address of who sent it. */
function describeRequest(span: Span, { id, method, originalUrl, route }: Request): void {
  const { path } = (route ?? {}) as { path?: string };
  span.setAttributes({
    'url.path': loggedPath(originalUrl),
    'url.query': '',
    'client.address': '',
    'network.peer.address': '',
    'request.id': id as string,
  });
  if (!path?.startsWith('/')) return;
  span.setAttribute('http.route', path);
  span.updateName(`${method} ${path}`);
}

/** Statements without a parent are the pool's and the queue's own. Their parameters are not recorded. */
const ofPostgres = () => new PgInstrumentation({ requireParentSpan: true, ignoreConnectSpans: true });

const runJob: Tracing['runJob'] = ({ name, id }, work) =>
  trace
    .getTracer('haberdash')
    .startActiveSpan(
      name,
      { kind: SpanKind.CONSUMER, root: true, attributes: { 'job.task': name, 'job.id': id } },
      async (span) => {
        try {
          await work();
        } catch (error) {
          span.setStatus({ code: SpanStatusCode.ERROR });
          throw error;
        } finally {
          span.end();
        }
      },
    );
