import 'reflect-metadata';
import type { AddressInfo } from 'node:net';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { SwaggerModule } from '@nestjs/swagger';
import { createApp, describeApi } from './create-app';
import { prepareDataFolders } from './platform/config/data-folders';
import { ServerSettings } from './platform/config/server.settings';
import { StartupError } from './platform/config/startup-error';
import { serveFiles } from './platform/pages/static-files';
import { JobRunner } from './platform/jobs/job-runner';
import { createLog } from './platform/log/log';
import { assertMigrated, migrate } from './platform/postgres/migrate';
import { readEnvironment } from './settings';

export interface RunningServer {
  /** As browsers reach it. */
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
  await bringUpToDate(settings);
  const app = await createApp(environment, log);
  const close = async () => {
    await app.close();
    log.flush();
  };
  try {
    SwaggerModule.setup('api/docs', app, () => describeApi(app));
    await addExtras?.(app);
    // They answer every path that is left.
    serveFiles(app);
    const port = await listen(app, settings.PORT);
    if (settings.runsJobs) await app.get(JobRunner).start();
    return { url: settings.PUBLIC_URL ?? `http://localhost:${port}`, port, close };
  } catch (error) {
    await close();
    throw error;
  }
}

const bringUpToDate = ({ directDatabaseUrl, MIGRATE_AT_START }: ServerSettings): Promise<unknown> =>
  MIGRATE_AT_START === 'true' ? migrate(directDatabaseUrl) : assertMigrated(directDatabaseUrl);

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
