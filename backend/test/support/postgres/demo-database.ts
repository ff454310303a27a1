import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoDrawings } from '../../../demo/seeds/pictures/demo-drawings';
import { fillDemoShop } from '../../../demo/seeds/seed-demo-shop';
import { prepareDatabase } from '../../../demo/simulators/paypal/database';
import { Database } from '../../../src/platform/postgres/database';
import { startServer } from '../../../src/serve';
import { type FreshDatabase, freshDatabase } from './fresh-database';

const pictures = new Map(demoDrawings.map(({ slug }) => [slug, `https://pictures.test/${slug}.webp`]));

/** A database with the demo shop and its orders, which no server uses any more. */
export async function demoDatabase(): Promise<FreshDatabase> {
  const database = await freshDatabase();
  await fillDemo(database.url);
  return database;
}

/** @param databaseUrl of a shop that is empty */
export async function fillDemo(databaseUrl: string): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'haberdash-test-'));
  const env = {
    PAYPAL_CLIENT_ID: 'nobody',
    PAYPAL_CLIENT_SECRET: 'never-asked',
    PAYPAL_BASE_URL: 'http://127.0.0.1:9',
    NODE_ENV: 'test',
    PORT: '0',
    LOG_LEVEL: 'silent',
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
  };
  const server = await startServer(env, async (app) => {
    await prepareDatabase(app.get(Database).pool);
    await fillDemoShop(app, pictures, { withOrders: true });
  });
  await server.close();
  await rm(dataDir, { recursive: true });
}
