import { openPool } from '../../../src/platform/postgres/pool';
import { startPayPalSimulator as start } from '../../../demo/simulators/paypal/start-paypal-simulator';
import { PayPalSimulatorControls } from './paypal-simulator-controls';

export const simulatorCredentials = { clientId: 'a-client', clientSecret: 'a-client-secret' };

export interface RunningSimulator {
  controls: PayPalSimulatorControls;
  /** With the path that it is mounted at. */
  url: string;
  stop(): Promise<void>;
}

/** The simulator on a free port, as the shop starts it. */
export async function startPayPalSimulator(databaseUrl: string, now?: () => Date): Promise<RunningSimulator> {
  const simulator = await start({
    ...simulatorCredentials,
    pool: openPool(databaseUrl, 8),
    environment: 'test',
    merchant: 'Haberdash',
    now,
  });
  await simulator.prepare();
  const url = simulator.settings.PAYPAL_BASE_URL;
  return { url, controls: new PayPalSimulatorControls(url), stop: () => simulator.stop() };
}
