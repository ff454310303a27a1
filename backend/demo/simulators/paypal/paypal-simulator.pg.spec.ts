import { Pool } from 'pg';
import { openPool } from '../../../src/platform/postgres/pool';
import { freshDatabase } from '../../../test/support/postgres/fresh-database';
import { anOrder } from '../../../test/support/paypal/paypal-client';
import { simulatorCredentials } from '../../../test/support/paypal/paypal-simulator';
import { payPalWorld } from '../../../test/support/paypal/paypal-world';
import { createPayPalSimulator } from './paypal-simulator';

const hour = 60 * 60 * 1000;

const world = payPalWorld();

describe('PayPal simulator: access', () => {
  it('returns a token for the correct secret only', async () => {
    expect((await world.paypal.requestToken()).status).toBe(200);
    expect(await world.paypal.requestToken('another-secret')).toMatchObject({
      status: 401,
      body: { error: 'invalid_client' },
    });
  });

  it.each(['', 'Bearer ', 'Bearer 9999999999999.forged', 'Basic abc'])(
    'refuses the token "%s"',
    async (token) => {
      world.paypal.authorization = token;
      expect(await world.paypal.create(anOrder())).toMatchObject({
        status: 401,
        body: { name: 'AUTHENTICATION_FAILURE' },
      });
    },
  );

  it('refuses a token after nine hours', async () => {
    world.clockAhead = 9 * hour - 60_000;
    expect((await world.paypal.create(anOrder())).status).toBe(201);
    world.clockAhead = 9 * hour + 60_000;
    expect((await world.paypal.create(anOrder())).status).toBe(401);
  });

  it('does not start in production', () => {
    const settings = { ...simulatorCredentials, pool: new Pool(), merchant: 'Haberdash' };
    expect(() => createPayPalSimulator({ ...settings, environment: 'production' })).toThrow(/never/);
  });
});

describe('PayPal simulator: starting', () => {
  it('does not wait for another transaction on the same database', async () => {
    const pool = openPool(world.database.url, 8);
    const settings = { ...simulatorCredentials, pool, environment: 'test', merchant: 'Haberdash' } as const;
    const atWork = await pool.connect();
    await atWork.query('BEGIN');
    await atWork.query('LOCK TABLE paypal_simulator.captures IN ROW EXCLUSIVE MODE');
    await createPayPalSimulator(settings).prepare();
    await atWork.query('ROLLBACK');
    atWork.release();
    await pool.end();
  });

  it('can be prepared by several processes concurrently', async () => {
    const empty = await freshDatabase();
    const pool = openPool(empty.url, 8);
    const settings = { ...simulatorCredentials, pool, environment: 'test', merchant: 'Haberdash' } as const;
    const prepared = Array.from({ length: 8 }, () => createPayPalSimulator(settings).prepare());
    await expect(Promise.all(prepared)).resolves.toHaveLength(8);
    await pool.end();
    await empty.drop();
  });
});
