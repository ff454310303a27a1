import { z } from 'zod';
import { settingsOf } from '../config/settings';

/** Which collector gets the traces; OpenTelemetry's own names. */
export class TracingSettings extends settingsOf({
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'must be an http(s) address' })
    .optional()
    .meta({
      description:
        'the address of an OpenTelemetry collector that speaks OTLP over HTTP, such as `http://collector:4318`; ' +
        'requests, statements, jobs and calls to PayPal are traced',
      whenUnset: 'unset: no traces',
    }),
  OTEL_SERVICE_NAME: z
    .string()
    .max(100, 'must have at most 100 characters')
    .default('haberdash')
    .meta({ description: 'the name of this server in traces' }),
}) {}
