import { createClient } from 'redis';
import type { ServerSettings } from '../config/server.settings';
import type { Log } from '../log/log';

type Client = ReturnType<typeof clientOf>;

/** A Redis without a ping response for so long counts as unavailable. */
const pingEveryMs = 1_000;
const silentAfterMs = 3_000;
const connectsWithinMs = 2_000;
const reconnectEveryMs = 1_000;

/** Several servers share data in Redis that may be lost, where REDIS_URL is set. It may be away at any time: nothing depends on it. */
export class Redis {
  readonly client: Client | undefined;

  constructor({ REDIS_URL }: Pick<ServerSettings, 'REDIS_URL'>, log: Log) {
    if (!REDIS_URL) return;
    this.client = clientOf(REDIS_URL);
    reportOnce(this.client, log);
    // Tries again until it succeeds, or the client is closed.
    this.client.connect().catch(() => undefined);
  }

  close(): void {
    if (this.client?.isOpen) this.client.destroy();
  }
}

/** A command fails at once while there is no connection. */
const clientOf = (url: string) =>
  createClient({
    url,
    disableOfflineQueue: true,
    pingInterval: pingEveryMs,
    socket: {
      connectTimeout: connectsWithinMs,
      socketTimeout: silentAfterMs,
      reconnectStrategy: () => reconnectEveryMs,
    },
  });

/** The log has one entry for each outage; the client tells of every attempt. */
function reportOnce(client: Client, log: Log): void {
  let isAway = false;
  client.on('error', (err: unknown) => {
    if (!isAway) log.warn({ err }, 'Redis is away; until it is back, throttles count in Postgres');
    isAway = true;
  });
  client.on('ready', () => {
    if (isAway) log.info({}, 'Redis is back');
    isAway = false;
  });
}
