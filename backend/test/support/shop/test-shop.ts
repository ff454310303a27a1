import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expectListingRowsToBeTrue } from '../catalogue/listing-invariants';
import { type FreshDatabase, freshDatabase } from '../postgres/fresh-database';
import { type HostedServer, startHostedServer } from './hosted-server';
import { ShopClient } from './shop-client';
import { expectPricesToBeRecorded } from '../prices/price-invariants';
import { expectSizesToBeRanked } from '../catalogue/size-invariants';
import { expectStockToAddUp } from '../catalogue/stock-invariants';

export interface TestShop {
  url: string;
  databaseUrl: string;
  /** A client with a cookie jar of its own. */
  visitor(): ShopClient;
  /** Closes the server and starts another one on the same database. */
  restart(): Promise<void>;
}

export interface TestShopOptions {
  makeDatabase?: () => Promise<FreshDatabase>;
  /** `startDemo` runs the server in the test's own process, for tests that replace or measure something in it. */
  start?: (env: NodeJS.ProcessEnv) => Promise<HostedServer>;
}

/**
 * The whole server, with a simulated PayPal, on a fresh database and a free port, for the tests of this file, whose stock, prices
 * and cards
 * must be true in the end; call what it returns in a test.
 */
export function testShop(
  settings: NodeJS.ProcessEnv = {},
  { makeDatabase = freshDatabase, start = startHostedServer }: TestShopOptions = {},
): () => TestShop {
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
    let server = await start(env);
    shop = {
      url: server.url,
      databaseUrl: database.url,
      visitor: () => new ShopClient(() => shop.url),
      restart: async () => {
        await server.close();
        server = await start(env);
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
      await expectPricesToBeRecorded(shop.databaseUrl);
      await expectListingRowsToBeTrue(shop.databaseUrl);
      await expectSizesToBeRanked(shop.databaseUrl);
    } finally {
      for (const end of atEnd) await end();
    }
  });

  return () => shop;
}
