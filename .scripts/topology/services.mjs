// @ts-check
import { loadBackend } from '../lib/load-backend.mjs';
import { restartableSettings, startRestartablePostgres } from '../postgres/restartable-postgres.mjs';
import { startStandby } from '../postgres/standby.mjs';

const sessionsOfPgBouncer = 20;

/**
 * Starts what several backends share beside Postgres and its replica: PgBouncer, Redis, a storage of pictures and a mail server.
 * @param {{ primary: string, replica: string }} postgres connection strings
 * @param {(close: () => Promise<unknown>) => void} atEnd takes what ends a service
 * @returns {Promise<Record<string, string> & { DATABASE_URL: string }>} the backends' settings
 */
export async function startServices({ primary, replica }, atEnd) {
  const { RedisServer } = loadBackend('test/support/services/redis-server.ts');
  const { startPgBouncer } = loadBackend('test/support/services/pg-bouncer.ts');
  const { MailCatcher } = loadBackend('demo/simulators/mail/mail-catcher.ts');
  const { startS3Server } = loadBackend('test/support/services/s3-server.ts');
  const pgBouncer = await startPgBouncer(primary, sessionsOfPgBouncer);
  atEnd(pgBouncer.stop);
  const redis = await RedisServer.start();
  atEnd(() => redis.stop());
  const storage = await startS3Server();
  atEnd(storage.close);
  const mail = await MailCatcher.start();
  atEnd(() => mail.stop());
  return {
    DATABASE_URL: pgBouncer.url,
    DATABASE_DIRECT_URL: primary,
    DATABASE_REPLICA_URL: replica,
    REDIS_URL: redis.url,
    ...storage.env,
    ...mail.settings,
  };
}

/** A Postgres for a trial of `npm run prove`, with a replica and the services beside it. */
export async function startPostgresWithServices() {
  const postgres = await startRestartablePostgres();
  const standby = await startStandby(postgres.url, postgres.home, restartableSettings);
  /** @type {(() => Promise<unknown>)[]} */
  const closers = [postgres.discard, standby.stop];
  const settings = await startServices({ primary: postgres.url, replica: standby.url }, (close) =>
    closers.push(close),
  );
  return {
    ...postgres,
    settings,
    discard: async () => {
      for (const close of closers.reverse()) await close();
    },
  };
}
