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
  return inOrder(describeApi(app));
}

/** Which module imports which must not change the document. */
function inOrder({ paths, components, ...document }: OpenAPIObject): OpenAPIObject {
  const methods = Object.entries(paths).map(([path, item]) => [path, byName(item)] as const);
  const schemas = byName(components?.schemas ?? {});
  return { ...document, paths: byName(Object.fromEntries(methods)), components: { ...components, schemas } };
}

const byName = <Part extends object>(part: Part): Part =>
  Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1))) as Part;
