import { Pool } from 'pg';
import { type FreshDatabase, freshDatabase } from '../../test/support/fresh-database';
import { anOrder, PayPalClient } from '../../test/support/paypal-client';
import {
  type RunningSimulator,
  simulatorCredentials,
  startPayPalSimulator,
} from '../../test/support/paypal-simulator';
import { createPayPalSimulator } from './paypal-simulator';

const hour = 60 * 60 * 1000;

let database: FreshDatabase;
let simulator: RunningSimulator;
let paypal: PayPalClient;
let clockAhead = 0;

beforeAll(async () => {
  database = await freshDatabase();
});

beforeEach(async () => {
  clockAhead = 0;
  simulator = await startPayPalSimulator(database.url, () => new Date(Date.now() + clockAhead));
  paypal = new PayPalClient(simulator.url);
  await paypal.signIn();
});

afterEach(() => simulator.stop());

afterAll(() => database.drop());

describe('PayPal simulator: access', () => {
  it('gives a token for the right secret only', async () => {
    expect((await paypal.requestToken()).status).toBe(200);
    expect(await paypal.requestToken('another-secret')).toMatchObject({
      status: 401,
      body: { error: 'invalid_client' },
    });
  });

  it.each(['', 'Bearer ', 'Bearer 9999999999999.forged', 'Basic abc'])(
    'refuses the token "%s"',
    async (token) => {
      paypal.authorization = token;
      expect(await paypal.create(anOrder())).toMatchObject({
        status: 401,
        body: { name: 'AUTHENTICATION_FAILURE' },
      });
    },
  );

  it('refuses a token after nine hours', async () => {
    clockAhead = 9 * hour - 60_000;
    expect((await paypal.create(anOrder())).status).toBe(201);
    clockAhead = 9 * hour + 60_000;
    expect((await paypal.create(anOrder())).status).toBe(401);
  });

  it('is never made in production', () => {
    const settings = { ...simulatorCredentials, pool: new Pool(), merchant: 'Haberdash' };
    expect(() => createPayPalSimulator({ ...settings, environment: 'production' })).toThrow(/never/);
  });
});

describe('PayPal simulator: starting', () => {
  it('can be prepared by several processes at once', async () => {
    const empty = await freshDatabase();
    const pool = new Pool({ connectionString: empty.url });
    const settings = { ...simulatorCredentials, pool, environment: 'test', merchant: 'Haberdash' } as const;
    const prepared = Array.from({ length: 8 }, () => createPayPalSimulator(settings).prepare());
    await expect(Promise.all(prepared)).resolves.toHaveLength(8);
    await pool.end();
    await empty.drop();
  });
});
