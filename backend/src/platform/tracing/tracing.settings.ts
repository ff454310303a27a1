import { z } from 'zod';
import { settingsOf } from '../config/settings';

/** Which collector gets the traces; OpenTelemetry's own names. */
export class TracingSettings extends settingsOf({
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'must be an http(s) address' })
    .optional(),
  OTEL_SERVICE_NAME: z.string().max(100, 'must have at most 100 characters').default('haberdash'),
}) {}
