import 'reflect-metadata';
import type { AddressInfo } from 'node:net';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { SwaggerModule } from '@nestjs/swagger';
import { RecordSettings } from './audit/application/record-settings';
import { createApp, describeApi } from './create-app';
import { prepareDataFolders } from './platform/config/data-folders';
import { ServerSettings } from './platform/config/server.settings';
import { StartupError } from './platform/config/startup-error';
import { serveFiles } from './storefront/pages/adapters/http/static-files';
import { OrderCurrency } from './ordering/order-currency';
import { JobRunner } from './platform/jobs/job-runner';
import { createLog } from './platform/log/log';
import { registryOf, serveMetrics } from './platform/metrics/metrics-server';
import { MetricsSettings } from './platform/metrics/metrics.settings';
import { bringUpToDate } from './platform/postgres/migrations/bring-up-to-date';
import { assertMigrated } from './platform/postgres/migrations/migrate';
import { tracing } from './platform/tracing/tracing';
import { shopCurrency } from './shared/currency/shop-currency';
import { auditedSettings, readEnvironment } from './settings';

export interface RunningServer {
  /** The address at which browsers reach the shop. */
  url: string;
  port: number;
  close(): Promise<void>;
}

/** Adds to a server before it opens, on a database that is up to date. */
export type Extras = (app: NestExpressApplication) => Promise<void>;

/**
 * Serves on one port what this process's role is to serve, and runs jobs where it is to run them.
 * @throws StartupError with one sentence for the person who starts it
 */
export async function startServer(env: NodeJS.ProcessEnv, addExtras?: Extras): Promise<RunningServer> {
  const environment = readEnvironment(env);
  const settings = new ServerSettings(environment);
  const log = createLog(settings.LOG_LEVEL);
  await prepareDataFolders(settings);
  await prepareDatabase(settings);
  const app = await createApp(environment, log);
  let closeMetrics: (() => void) | undefined;
  const close = async () => {
    await app.close();
    closeMetrics?.();
    await tracing.end();
    log.flush();
  };
  try {
    await fixCurrency(app.get(OrderCurrency));
    await app.get(RecordSettings).execute(auditedSettings(environment));
    if (settings.showsApi) SwaggerModule.setup('api/docs', app, () => describeApi(app));
    await addExtras?.(app);
    // They handle every remaining path.
    serveFiles(app);
    const port = await listen(app, settings.PORT);
    closeMetrics = await openMetrics(app);
    if (settings.runsJobs) await app.get(JobRunner).start();
    return { url: settings.PUBLIC_URL ?? `http://localhost:${port}`, port, close };
  } catch (error) {
    await close();
    throw error;
  }
}

const prepareDatabase = (settings: ServerSettings): Promise<unknown> =>
  settings.MIGRATE_AT_START === 'true' ? bringUpToDate(settings) : assertMigrated(settings.directDatabaseUrl);

/** @throws StartupError where the orders are in another currency than the one of this server */
async function fixCurrency(orders: OrderCurrency): Promise<void> {
  const { code } = shopCurrency();
  const fixed = await orders.fix(code);
  if (fixed !== code)
    throw new StartupError(
      `The orders of this shop are in ${fixed}, and SHOP_CURRENCY is ${code}: set SHOP_CURRENCY=${fixed}, or use another database.`,
    );
}

/** Where they are wanted. @returns closes them */
async function openMetrics(app: NestExpressApplication): Promise<(() => void) | undefined> {
  const { METRICS_PORT: port } = app.get(MetricsSettings);
  if (port === undefined) return undefined;
  return opening(() => serveMetrics(registryOf(app), port), port, 'METRICS_PORT');
}

async function listen(app: NestExpressApplication, wanted: number): Promise<number> {
  await opening(() => app.listen(wanted), wanted, 'PORT');
  return (app.getHttpServer().address() as AddressInfo).port;
}

/** @throws StartupError naming the setting of a port that can't be opened */
async function opening<T>(open: () => Promise<T>, port: number, setting: string): Promise<T> {
  try {
    return await open();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE')
      throw new StartupError(`Port ${port} is in use; choose another one with ${setting}.`);
    if (code === 'EACCES') throw new StartupError(`Port ${port} may not be opened by this user.`);
    throw error;
  }
}
