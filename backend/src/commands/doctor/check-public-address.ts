import type { ServerSettings } from '../../platform/config/server.settings';
import { type Finding, unset, whyOf, works, wrong } from './finding';

const part = 'Public address';
const timeoutMs = 5_000;

export async function checkPublicAddress({
  PUBLIC_URL,
  showsApi,
  showsJobs,
}: Pick<ServerSettings, 'PUBLIC_URL' | 'showsApi' | 'showsJobs'>): Promise<Finding> {
  if (!PUBLIC_URL) return unset(part, 'PUBLIC_URL is not set: links have the host of the request');
  try {
    const { status } = await fetch(`${PUBLIC_URL}/api/health/ready`, {
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const shown = [...(showsApi ? ['/api/docs'] : []), ...(showsJobs ? ['the jobs in /api/health'] : [])];
    const open = shown.length > 0 ? `; everybody may read ${shown.join(' and ')}` : '';
    if (status === 200) return works(part, `a server at ${PUBLIC_URL} is ready${open}`);
    return wrong(part, `${PUBLIC_URL}/api/health/ready responds with ${status} instead of 200`);
  } catch (error) {
    return wrong(part, `${PUBLIC_URL} can't be reached from here (${whyOf(error)})`);
  }
}
