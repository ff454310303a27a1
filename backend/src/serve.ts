import 'reflect-metadata';
import type { AddressInfo } from 'node:net';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { SwaggerModule } from '@nestjs/swagger';
import type { Logger } from 'pino';
import {
  type RunningPayPalSimulator,
  startPayPalSimulator,
} from '../simulators/paypal/start-paypal-simulator';
import { type DemoAccount, seedDemoShop } from '../seeds/seed-demo-shop';
import { createApp, describeApi } from './create-app';
import { prepareDataFolders } from './platform/config/data-folders';
import { Settings } from './platform/config/settings';
import { StartupError } from './platform/config/startup-error';
import { servePages, servePictures } from './platform/http/pictures-and-pages';
import { JobRunner } from './platform/jobs/job-runner';
import { createLog } from './platform/log/log';
import { connect } from './platform/postgres/connect';
import { migrate } from './platform/postgres/migrate';
import { openPool } from './platform/postgres/pool';

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
  const given = Settings.read(env);
  const log = createLog(given.logLevel);
  await prepareDataFolders(given);
  const dataSource = await connect(given);
  await migrate(given.databaseUrl);
  const simulator = given.paypal ? undefined : await openSimulator(given.databaseUrl, log);
  const settings = Settings.read({ ...env, ...simulator?.settings });
  const app = await createApp(settings, log, dataSource);
  try {
    if (simulator) app.use(simulator.path, simulator.router);
    servePictures(app, settings);
    SwaggerModule.setup('api/docs', app, () => describeApi(app));
    if (settings.serveFrontends) servePages(app, settings.serveFrontends);
    const accounts = settings.demoData ? await seedDemoShop(app) : [];
    const port = await listen(app, settings.port);
    await app.get(JobRunner).start();
    return {
      url: settings.publicUrl ?? `http://localhost:${port}`,
      accounts,
      close: () => close(app, simulator, log),
    };
  } catch (error) {
    await close(app, simulator, log);
    throw error;
  }
}

/** Without credentials, which production refuses. Its pages are shown on the shop's own port. */
function openSimulator(databaseUrl: string, log: Logger): Promise<RunningPayPalSimulator> {
  return startPayPalSimulator({
    clientId: 'haberdash-demo',
    clientSecret: 'haberdash-demo-secret',
    pool: openPool(databaseUrl, 5),
    environment: 'development',
    merchant: 'Haberdash',
    report: (err) => log.error({ err }, 'the PayPal simulator failed'),
  });
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
  return (app.getHttpServer().address() as AddressInfo).port;
}

/** The simulator last: a capture that is under way still asks it. */
async function close(
  app: NestExpressApplication,
  simulator: RunningPayPalSimulator | undefined,
  log: Logger,
): Promise<void> {
  await app.close();
  await simulator?.stop();
  log.flush();
}
