import { createClient } from 'redis';
import type { ServerSettings } from '../../platform/config/server.settings';
import { type Finding, unset, whyOf, works, wrong } from './finding';

const part = 'Redis';
const timeoutMs = 5_000;

export async function checkRedis({ REDIS_URL }: Pick<ServerSettings, 'REDIS_URL'>): Promise<Finding> {
  if (!REDIS_URL) return unset(part, 'REDIS_URL is not set: throttles count in Postgres');
  const client = createClient({
    url: REDIS_URL,
    socket: { connectTimeout: timeoutMs, socketTimeout: timeoutMs, reconnectStrategy: false },
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const version = /redis_version:(\S+)/.exec(await client.info('server'))?.[1];
    return works(part, `Redis ${version}`);
  } catch (error) {
    return wrong(part, `can't be reached (${whyOf(error)}): until it is back, throttles count in Postgres`);
  } finally {
    if (client.isOpen) client.destroy();
  }
}
