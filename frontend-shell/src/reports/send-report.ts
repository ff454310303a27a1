import type { Schema } from '@haberdash/kit/api/client';

type Report = Schema<'ClientReportBody'>;
/** The type distributes over the kinds, because `Omit` of a union keeps only what all have. */
type Content<Kind> = Kind extends Report ? Omit<Kind, 'release'> : never;

/** webpack replaces it with the hash of this build; no test is built. */
declare const __webpack_hash__: string | undefined;
const release = typeof __webpack_hash__ === 'undefined' ? 'development' : __webpack_hash__;

/** Goes out even if the page is being left. The page never learns whether it arrived. */
export async function sendReport(content: Content<Report>): Promise<void> {
  const body: Report = { ...content, release };
  await fetch('/api/client-reports', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    credentials: 'omit',
    keepalive: true,
  });
}
