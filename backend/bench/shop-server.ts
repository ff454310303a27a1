import 'reflect-metadata';
import type { AddressInfo } from 'node:net';
import { createApp } from '../src/create-app';
import { prepareDataFolders } from '../src/platform/config/data-folders';
import { Settings } from '../src/platform/config/settings';
import { createLog } from '../src/platform/log/log';
import { connect } from '../src/platform/postgres/connect';

/** The shop as it is served, its payment provider elsewhere. */
async function main(): Promise<void> {
  const settings = Settings.read(process.env);
  await prepareDataFolders(settings);
  const app = await createApp(settings, createLog(settings.logLevel), await connect(settings));
  await app.listen(0, '127.0.0.1');
  process.send!({ port: (app.getHttpServer().address() as AddressInfo).port });
}

void main();
