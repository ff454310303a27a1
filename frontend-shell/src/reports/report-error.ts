import type { Schema } from '@haberdash/kit/api/client';
import { sendReport } from './send-report';

export type ErrorSource = Extract<Schema<'ClientReportBody'>, { kind: 'error' }>['source'];

/** A document reports no more errors: one in a loop is not reported a thousand times. */
const maxReports = 10;
const reported = new Set<string>();

export async function reportError(source: ErrorSource, error: unknown): Promise<void> {
  const { name, message, stack } = describe(error);
  const key = `${name}: ${message}`;
  if (reported.has(key) || reported.size >= maxReports) return;
  reported.add(key);
  await sendReport({
    kind: 'error',
    page: window.location.pathname.slice(0, 300),
    source,
    name: name.slice(0, 100),
    message: message.slice(0, 500),
    ...(stack && { stack: stack.slice(0, 4_000) }),
  });
}

function describe(error: unknown): Pick<Error, 'name' | 'message' | 'stack'> {
  if (!(error instanceof Error)) return { name: typeof error, message: String(error) };
  const { name, message, stack, cause } = error;
  return { name, message: cause === undefined ? message : `${message} (${describe(cause).message})`, stack };
}
