import 'reflect-metadata';
import type { OpenAPIObject } from '@nestjs/swagger';
import { createApp, describeApi } from './create-app';
import { Settings } from './platform/config/settings';
import { createLog } from './platform/log/log';

/** The contract of this code, for `backend/openapi.json`. Needs no database: nothing is asked of it. */
export async function openApiDocument(): Promise<OpenAPIObject> {
  const settings = Settings.read({
    DATABASE_URL: 'postgres://nobody@localhost/none',
    JWT_SECRET: 'never used: nobody signs in here',
    PAYPAL_CLIENT_ID: 'nobody',
    PAYPAL_CLIENT_SECRET: 'nobody pays here',
  });
  const log = createLog('silent');
  const app = await createApp(settings, log, false);
  return describeApi(app);
}
