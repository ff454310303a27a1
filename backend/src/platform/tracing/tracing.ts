import type { Tracing } from './open-telemetry';

/*
 * OpenTelemetry replaces parts of Node and of the database's driver when they are loaded: a main file imports this before all
 * others. Without a collector nothing of it is loaded.
 */

const off: Tracing = { runJob: (_job, work) => work(), end: () => Promise.resolve() };

export const tracing: Tracing = process.env.OTEL_EXPORTER_OTLP_ENDPOINT ? open() : off;

function open(): Tracing {
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- an import would load it in every case, or too late
  return (require('./open-telemetry') as typeof import('./open-telemetry')).openTelemetry();
}
