import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import express, { type Router } from 'express';
import { createPayPalSimulator, type PayPalSimulatorSettings } from './paypal-simulator';
import { Repeated } from './orders/repeated';
import { WebhookSender } from './webhooks/webhook-sender';

const path = '/simulators/paypal';
const webhookId = 'WH-SIMULATED';
const lookEveryMs = 300;

export interface RunningPayPalSimulator {
  /** Where the shop's server shows the pages for buyers, on its own port. */
  path: string;
  router: Router;
  /** A shop's server with these settings uses the simulator. */
  settings: Record<
    'PAYPAL_CLIENT_ID' | 'PAYPAL_CLIENT_SECRET' | 'PAYPAL_BASE_URL' | 'PAYPAL_WEBHOOK_ID',
    string
  >;
  /** Creates the simulator's own schema where it is missing; before it is asked anything. */
  prepare(): Promise<void>;
  /** From now on the shop hears of what happens, there. @param shopUrl as this machine reaches it */
  tell(shopUrl: string): void;
  stop(): Promise<void>;
}

/**
 * The simulator as a server of its own on a free port of this machine, as PayPal is one: a shop that stops listening
 * still reaches it. It closes its pool when it stops.
 */
export async function startPayPalSimulator(
  settings: PayPalSimulatorSettings,
): Promise<RunningPayPalSimulator> {
  const simulator = createPayPalSimulator(settings);
  const server = express().use(path, simulator.router).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`;
  const { report = () => undefined } = settings;
  const sender = new WebhookSender(settings.pool, baseUrl, report);
  let reviewing: Repeated | undefined;
  return {
    path,
    router: simulator.router,
    settings: {
      PAYPAL_CLIENT_ID: settings.clientId,
      PAYPAL_CLIENT_SECRET: settings.clientSecret,
      PAYPAL_BASE_URL: baseUrl,
      PAYPAL_WEBHOOK_ID: webhookId,
    },
    prepare: async () => {
      await simulator.prepare();
      reviewing = new Repeated(lookEveryMs, () => simulator.settleDueReviews(), report);
    },
    tell: (shopUrl) => sender.start({ url: `${shopUrl}/api/payments/paypal/webhook`, webhookId }),
    stop: async () => {
      await Promise.all([sender.stop(), reviewing?.stop()]);
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
      await settings.pool.end();
    },
  };
}
