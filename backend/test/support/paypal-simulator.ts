import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { Pool } from 'pg';
import { createPayPalSimulator } from '../../simulators/paypal/paypal-simulator';
import { PayPalSimulatorControls } from './paypal-simulator-controls';

export const simulatorCredentials = { clientId: 'a-client', clientSecret: 'a-client-secret' };

export interface RunningSimulator {
  controls: PayPalSimulatorControls;
  /** With the path that it is mounted at. */
  url: string;
  stop(): Promise<void>;
}

/** The simulator on a free port, as the shop mounts it. */
export async function startPayPalSimulator(databaseUrl: string, now?: () => Date): Promise<RunningSimulator> {
  const pool = new Pool({ connectionString: databaseUrl });
  const simulator = createPayPalSimulator({
    ...simulatorCredentials,
    pool,
    environment: 'test',
    merchant: 'Haberdash',
    now,
  });
  await simulator.prepare();
  const server = express().use('/simulators/paypal', simulator.router).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/simulators/paypal`;
  return {
    url,
    controls: new PayPalSimulatorControls(url),
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
      await pool.end();
    },
  };
}
