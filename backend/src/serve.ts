import 'reflect-metadata';
import type { AddressInfo } from 'node:net';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { SwaggerModule } from '@nestjs/swagger';
import type { Logger } from 'pino';
import { createPayPalSimulator } from '../simulators/paypal/paypal-simulator';
import { type DemoAccount, seedDemoShop } from '../seeds/seed-demo-shop';
import { createApp, describeApi } from './create-app';
import { simulatedCredentials } from './payments/payments.module';
import { Settings } from './platform/config/settings';
import { StartupError } from './platform/config/startup-error';
import { ListeningAddress } from './platform/http/listening-address';
import { servePages, servePictures } from './platform/http/pictures-and-pages';
import { JobRunner } from './platform/jobs/job-runner';
import { createLog, Log } from './platform/log/log';
import { connect } from './platform/postgres/connect';
import { migrate } from './platform/postgres/migrate';
import { Database } from './platform/postgres/database';

export interface RunningServer {
  url: string;
  accounts: DemoAccount[];
  close(): Promise<void>;
}

/**
 * Brings the database up to date, fills the demo shop once, and serves everything on one port.
 * @throws StartupError with one sentence for the person who starts it
 */
export async function startServer(env: NodeJS.ProcessEnv): Promise<RunningServer> {
  const settings = Settings.read(env);
  const log = createLog(settings.logLevel);
  const dataSource = await connect(settings);
  await migrate(settings.databaseUrl);
  const app = await createApp(settings, log, dataSource);
  try {
    await addSimulators(app, settings);
    servePictures(app, settings);
    SwaggerModule.setup('api/docs', app, () => describeApi(app));
    if (settings.serveFrontends) servePages(app, settings.serveFrontends);
    const accounts = settings.demoData ? await seedDemoShop(app) : [];
    const port = await listen(app, settings.port);
    await app.get(JobRunner).start();
    return { url: settings.publicUrl ?? `http://localhost:${port}`, accounts, close: () => close(app, log) };
  } catch (error) {
    await app.close();
    throw error;
  }
}

async function addSimulators(app: NestExpressApplication, settings: Settings): Promise<void> {
  if (settings.paypal || settings.production) return;
  const simulator = createPayPalSimulator({
    ...simulatedCredentials,
    pool: app.get(Database).pool,
    environment: 'development',
    merchant: 'Haberdash',
    report: (err) => app.get(Log).error({ err }, 'the PayPal simulator failed'),
  });
  await simulator.prepare();
  app.use('/simulators/paypal', simulator.router);
}

async function listen(app: NestExpressApplication, wanted: number): Promise<number> {
  try {
    await app.listen(wanted);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE')
      throw new StartupError(`Port ${wanted} is in use; choose another one with PORT.`);
    if (code === 'EACCES') throw new StartupError(`Port ${wanted} may not be opened by this user.`);
    throw error;
  }
  const { port } = app.getHttpServer().address() as AddressInfo;
  app.get(ListeningAddress).opened(port);
  return port;
}

async function close(app: NestExpressApplication, log: Logger): Promise<void> {
  await app.close();
  log.flush();
}
