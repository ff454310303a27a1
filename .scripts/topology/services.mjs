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

/**
 * Starts one simulated PayPal for all backends, whatever their versions, as there is one PayPal: a backend that has its own answers for those of
 * others only as long as they are of one version.
 * @param {string} databaseUrl of the shop, which is migrated
 * @param {(close: () => Promise<unknown>) => void} atEnd takes what ends it
 * @returns {Promise<{ url: string, settings: Record<string, string> }>} the backends' settings
 */
export async function startPayPal(databaseUrl, atEnd) {
  const { startPayPalSimulator } = loadBackend('demo/simulators/paypal/start-paypal-simulator.ts');
  const { openPool } = loadBackend('src/platform/postgres/pool.ts');
  const simulator = await startPayPalSimulator({
    clientId: 'haberdash-topology',
    clientSecret: 'haberdash-topology-secret',
    pool: openPool(databaseUrl, 8),
    environment: 'development',
    merchant: 'Haberdash',
    webhooks: 'never',
  });
  atEnd(() => simulator.stop());
  await simulator.prepare();
  return { url: simulator.settings.PAYPAL_BASE_URL, settings: simulator.settings };
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
