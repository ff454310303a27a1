import { PaymentsSettings } from '../src/payments/payments.settings';
import type { INestApplication } from '@nestjs/common';
import type { Router } from 'express';
import { ShopContact } from '../src/content/shop-contact';
import { placeOf } from '../src/mailing/adapters/contexts/shop-place';
import { MailTextRepository } from '../src/mailing/application/ports';
import { MailSettings } from '../src/platform/mail/mail.settings';
import { ServerSettings } from '../src/platform/config/server.settings';
import type { Environment } from '../src/platform/config/settings';
import { ShopDays } from '../src/shared/time/shop-days';
import { createLog, Log } from '../src/platform/log/log';
import { openPool } from '../src/platform/postgres/pool';
import { type RunningServer, startServer } from '../src/serve';
import { readEnvironment } from '../src/settings';
import { wantsDemoData, wantsDemoOrders, webhooksOf } from './demo-settings';
import { previewsRouter } from './mail-previews/previews-router';
import { type DemoAccount, seedDemoShop } from './seeds/seed-demo-shop';
import { MailCatcher } from './simulators/mail/mail-catcher';
import { mailRouter } from './simulators/mail/mail-router';
import {
  type RunningPayPalSimulator,
  startPayPalSimulator,
} from './simulators/paypal/start-paypal-simulator';
import { createSslCommerzSimulator } from './simulators/sslcommerz/sslcommerz-simulator';

const previewsPath = '/api/dev/mails';

export interface RunningDemo extends RunningServer {
  accounts: DemoAccount[];
  /** The page that shows what the simulated PayPal took, and lets it fail. */
  payPalUrl: string | undefined;
  /** The page that shows the e-mails; none where a mail server is set. */
  mailboxUrl: string | undefined;
}

/** A server of somebody else, which the demo has itself. */
interface Brought {
  /** Where the shop's server shows its pages. */
  path: string;
  router: Router;
  /** A shop's server with these settings uses the simulator. */
  settings: object;
  stop?: () => Promise<unknown>;
}

/** The server for a machine that has nothing: it brings its own PayPal, sandbox wallet and mail server, and fills an empty shop once. */
export async function startDemo(env: NodeJS.ProcessEnv): Promise<RunningDemo> {
  const environment = readEnvironment(env);
  const settings = new ServerSettings(environment);
  const { payPal, SANDBOX_PAYMENT_URL } = new PaymentsSettings(environment);
  const isToBeFilled = wantsDemoData(env, settings);
  const areOrdersWanted = wantsDemoOrders(env);
  const simulator = payPal ? undefined : await startSimulator(settings, webhooksOf(env));
  const hasWallet = !settings.isProduction && !SANDBOX_PAYMENT_URL;
  const wallet: Brought | undefined = hasWallet ? createSslCommerzSimulator() : undefined;
  const mailbox = await startMailbox(environment, settings);
  const brought = [simulator, wallet, mailbox].filter((one) => one !== undefined);
  const stop = async () => {
    for (const { stop: stopOne } of brought) await stopOne?.();
  };
  let accounts: DemoAccount[] = [];
  try {
    const server = await startServer(
      Object.assign({}, env, ...brought.map((one) => one.settings)) as NodeJS.ProcessEnv,
      async (app) => {
        await simulator?.prepare();
        // The buyer's browser knows the shop's port only.
        for (const { path, router } of brought) app.use(path, router);
        if (!settings.isProduction) app.use(previewsPath, previewsOf(app, settings));
        if (isToBeFilled)
          accounts = await seedDemoShop(app, { withOrders: areOrdersWanted && simulator !== undefined });
      },
    );
    sendWebhooks(simulator, server, settings);
    const { url, port } = server;
    const pageOf = (one: Brought | undefined) => one && `${url}${one.path}/`;
    return {
      url,
      port,
      accounts,
      payPalUrl: pageOf(simulator),
      mailboxUrl: pageOf(mailbox),
      close: () => close(server, stop),
    };
  } catch (error) {
    await stop();
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

/** Not in production, where it would swallow what the shop writes to its customers. */
async function startMailbox(
  environment: Environment,
  { isProduction }: ServerSettings,
): Promise<Brought | undefined> {
  if (isProduction || new MailSettings(environment).smtp) return undefined;
  const catcher = await MailCatcher.start();
  const { settings } = catcher;
  return { path: '/simulators/mail', router: mailRouter(catcher), settings, stop: () => catcher.stop() };
}

const previewsOf = (app: INestApplication, settings: ServerSettings): Router =>
  previewsRouter(
    app.get(ShopContact, { strict: false }),
    placeOf(settings, app.get(ShopDays, { strict: false })),
    app.get(MailTextRepository, { strict: false }),
    app.get(Log, { strict: false }),
  );

/** To this server, unless it is a worker: that has no endpoint for them. */
function sendWebhooks(
  simulator: RunningPayPalSimulator | undefined,
  { port }: RunningServer,
  { servesShop }: ServerSettings,
): void {
  if (servesShop) simulator?.tell(`http://127.0.0.1:${port}`);
}

/** The simulators last: a capture that is under way still asks them. */
async function close(server: RunningServer, stopSimulators: () => Promise<void>): Promise<void> {
  await server.close();
  await stopSimulators();
}
