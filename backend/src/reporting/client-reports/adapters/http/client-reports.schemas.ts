import { z } from 'zod';

const limited = (max: number) => z.string().max(max, `must be at most ${max} characters`);
const milliseconds = z.number().min(0).max(600_000);

const origin = {
  page: limited(300).regex(/^\/[^?#]*$/, 'must be a path without a query'),
  release: limited(64).meta({ description: 'The build of the shell' }),
};

/** Uncaught, an unhandled rejection, or caught by an error boundary. */
export const ErrorSource = z.enum(['error', 'rejection', 'boundary']);

const ErrorReport = z.object({
  kind: z.literal('error'),
  ...origin,
  source: ErrorSource.meta({
    description: 'Uncaught, an unhandled rejection, or caught by an error boundary',
  }),
  name: limited(100),
  message: limited(500),
  stack: limited(4_000).optional(),
});

const VitalsReport = z.object({
  kind: z.literal('vitals'),
  ...origin,
  lcpMs: milliseconds.optional(),
  inpMs: milliseconds.optional(),
  cls: z.number().min(0).max(100).optional(),
});

/** A browser reports an error on a page, or how fast the page was. */
export const ClientReportBody = z
  .discriminatedUnion('kind', [ErrorReport, VitalsReport])
  .meta({ id: 'ClientReportBody' });

export type ErrorReport = z.output<typeof ErrorReport>;
export type VitalsReport = z.output<typeof VitalsReport>;
