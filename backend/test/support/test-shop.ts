import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startDemo } from '../../demo/start-demo';
import type { RunningServer } from '../../src/serve';
import { expectListingRowsToBeTrue } from './listing-invariants';
import { freshDatabase } from './fresh-database';
import { ShopClient } from './shop-client';
import { expectStockToAddUp } from './stock-invariants';

export interface TestShop {
  url: string;
  databaseUrl: string;
  /** Someone new at the door, with a cookie jar of their own. */
  visitor(): ShopClient;
  /** The same database, another process: as after a restart. */
  restart(): Promise<void>;
}

/**
 * The whole server, with a simulated PayPal, on a fresh database and a free port, for the tests of this file, whose stock and cards
 * must be true in the end; call what it returns in a test.
 * @param makeDatabase what it starts on
 */
export function testShop(settings: NodeJS.ProcessEnv = {}, makeDatabase = freshDatabase): () => TestShop {
  let shop: TestShop;
  const atEnd: (() => Promise<unknown>)[] = [];

  beforeAll(async () => {
    const database = await makeDatabase();
    const dataDir = await mkdtemp(join(tmpdir(), 'haberdash-test-'));
    const env = {
      NODE_ENV: 'test',
      PORT: '0',
      LOG_LEVEL: 'silent',
      DEMO_DATA: 'false',
      // Tests that are about something else pay step by step.
      DEMO_WEBHOOKS: 'never',
      REGISTRATIONS_PER_ADDRESS: '100000',
      DATABASE_URL: database.url,
      DATA_DIR: dataDir,
      ...settings,
    };
    let server: RunningServer = await startDemo(env);
    shop = {
      url: server.url,
      databaseUrl: database.url,
      visitor: () => new ShopClient(() => shop.url),
      restart: async () => {
        await server.close();
        server = await startDemo(env);
        shop.url = server.url;
      },
    };
    atEnd.push(
      () => server.close(),
      () => database.drop(),
      () => rm(dataDir, { recursive: true }),
    );
  });
  afterAll(async () => {
    try {
      await expectStockToAddUp(shop.databaseUrl);
      await expectListingRowsToBeTrue(shop.databaseUrl);
    } finally {
      for (const end of atEnd) await end();
    }
  });

  return () => shop;
}
