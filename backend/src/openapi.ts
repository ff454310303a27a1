import 'reflect-metadata';
import type { OpenAPIObject } from '@nestjs/swagger';
import { createApp, describeApi } from './create-app';
import { createLog } from './platform/log/log';
import { readEnvironment } from './settings';

/** The contract of this code, for `backend/openapi.json`. Needs no database: nothing is asked of it. */
export async function openApiDocument(): Promise<OpenAPIObject> {
  const environment = readEnvironment({
    DATABASE_URL: 'postgres://nobody@localhost/none',
    JWT_SECRET: 'never used: nobody signs in here',
    PAYPAL_CLIENT_ID: 'nobody',
    PAYPAL_CLIENT_SECRET: 'nobody pays here',
  });
  const log = createLog('silent');
  const app = await createApp(environment, log, false);
  return describeApi(app);
}
