import { type FreshDatabase, freshDatabase } from '../postgres/fresh-database';
import { PayPalClient } from './paypal-client';
import { type RunningSimulator, startPayPalSimulator } from './paypal-simulator';

interface PayPalWorld {
  database: FreshDatabase;
  /** A new one for each test, on the same database. */
  simulator: RunningSimulator;
  /** The client is signed in. */
  paypal: PayPalClient;
  /** The number of milliseconds by which the simulator's clock is ahead. */
  clockAhead: number;
  /** Another simulator on the same database, as after a restart; signed in. */
  restart(): Promise<void>;
}

/** A simulator and its client for the tests of this file; look into it inside a test. */
export function payPalWorld(): PayPalWorld {
  const world = {
    clockAhead: 0,
    restart: async () => {
      await world.simulator.stop();
      await start();
    },
  } as PayPalWorld;
  const start = async () => {
    const now = () => new Date(Date.now() + world.clockAhead);
    world.simulator = await startPayPalSimulator(world.database.url, now);
    world.paypal = new PayPalClient(world.simulator.url);
    await world.paypal.signIn();
  };

  beforeAll(async () => {
    world.database = await freshDatabase();
  });
  beforeEach(async () => {
    world.clockAhead = 0;
    await start();
  });
  afterEach(() => world.simulator.stop());
  afterAll(() => world.database.drop());

  return world;
}
