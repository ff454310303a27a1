import { PaymentsSettings } from '../src/payments/payments.settings';
import { ServerSettings } from '../src/platform/config/server.settings';
import { createLog } from '../src/platform/log/log';
import { openPool } from '../src/platform/postgres/pool';
import { type RunningServer, startServer } from '../src/serve';
import { readEnvironment } from '../src/settings';
import { wantsDemoData, wantsDemoOrders, webhooksOf } from './demo-settings';
import { type DemoAccount, seedDemoShop } from './seeds/seed-demo-shop';
import {
  type RunningPayPalSimulator,
  startPayPalSimulator,
} from './simulators/paypal/start-paypal-simulator';
import { createSslCommerzSimulator } from './simulators/sslcommerz/sslcommerz-simulator';

export interface RunningDemo extends RunningServer {
  accounts: DemoAccount[];
  /** The page that shows what the simulated PayPal took, and lets it fail. */
  payPalUrl: string | undefined;
}

/** The server for a machine that has nothing: it brings its own PayPal and sandbox wallet, and fills an empty shop once. */
export async function startDemo(env: NodeJS.ProcessEnv): Promise<RunningDemo> {
  const environment = readEnvironment(env);
  const settings = new ServerSettings(environment);
  const { payPal, SANDBOX_PAYMENT_URL } = new PaymentsSettings(environment);
  const isToBeFilled = wantsDemoData(env, settings);
  const areOrdersWanted = wantsDemoOrders(env);
  const simulator = payPal ? undefined : await startSimulator(settings, webhooksOf(env));
  const hasWallet = !settings.isProduction && !SANDBOX_PAYMENT_URL;
  const wallet = hasWallet ? createSslCommerzSimulator() : undefined;
  let accounts: DemoAccount[] = [];
  try {
    const server = await startServer({ ...env, ...simulator?.settings, ...wallet?.settings }, async (app) => {
      await simulator?.prepare();
      // The buyer's browser knows the shop's port only.
      if (simulator) app.use(simulator.path, simulator.router);
      if (wallet) app.use(wallet.path, wallet.router);
      if (isToBeFilled)
        accounts = await seedDemoShop(app, { withOrders: areOrdersWanted && simulator !== undefined });
    });
    sendWebhooks(simulator, server, settings);
    const { url, port } = server;
    const payPalUrl = simulator && `${url}${simulator.path}/`;
    return { url, port, accounts, payPalUrl, close: () => close(server, simulator) };
  } catch (error) {
    await simulator?.stop();
    throw error;
  }
}

function startSimulator(
  { directDatabaseUrl, LOG_LEVEL }: ServerSettings,
  webhooks: 'prompt' | 'never',
): Promise<RunningPayPalSimulator> {
  const log = createLog(LOG_LEVEL);
  return startPayPalSimulator({
    clientId: 'haberdash-demo',
    clientSecret: 'haberdash-demo-secret',
    pool: openPool(directDatabaseUrl, 5),
    environment: 'development',
    merchant: 'Haberdash',
    webhooks,
    report: (err) => log.error({ err }, 'the PayPal simulator failed'),
  });
}

/** To this server, unless it is a worker: that has no endpoint for them. */
function sendWebhooks(
  simulator: RunningPayPalSimulator | undefined,
  { port }: RunningServer,
  { servesShop }: ServerSettings,
): void {
  if (servesShop) simulator?.tell(`http://127.0.0.1:${port}`);
}

/** The simulator last: a capture that is under way still asks it. */
async function close(server: RunningServer, simulator: RunningPayPalSimulator | undefined): Promise<void> {
  await server.close();
  await simulator?.stop();
}
