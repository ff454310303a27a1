import { json, Router } from 'express';
import type { Pool } from 'pg';
import { AccessTokens, type Credentials } from './access-tokens';
import { checkoutRouter } from './pages/checkout.router';
import { prepareDatabase } from './database';
import { Faults } from './faults';
import { ordersRouter } from './orders/orders.router';
import { overviewRouter } from './pages/overview.router';
import { paymentsRouter } from './orders/payments.router';
import { answerProblems, unknownResource } from './problems';
import { certificatesRouter } from './webhooks/certificates.router';
import { Reviews } from './orders/reviews';
import { tokensRouter } from './tokens.router';
import { Webhooks } from './webhooks/webhooks';
import { testRouter } from './test.router';

export interface PayPalSimulatorSettings extends Credentials {
  pool: Pool;
  environment: 'development' | 'test' | 'production';
  /** The shop's name on the approval page. */
  merchant: string;
  now?: () => Date;
  /** Whether it tells the shop of what happens, until somebody asks for another habit. */
  webhooks?: 'prompt' | 'never' | undefined;
  /** Hears of the simulator's own failures, such as a database that is away. */
  report?: (error: unknown) => void;
}

export interface PayPalSimulator {
  router: Router;
  /** Creates the simulator's own schema where it is missing. */
  prepare(): Promise<void>;
  /** Ends the reviews that end by themselves and whose time has come: to be called again and again. */
  settleDueReviews(): Promise<void>;
}

/** PayPal's protocol for a machine that has no PayPal: see README.md beside this file. */
export function createPayPalSimulator(settings: PayPalSimulatorSettings): PayPalSimulator {
  if (settings.environment === 'production') throw new Error('The PayPal simulator never runs in production');
  const { pool, merchant, now = () => new Date(), report = () => undefined } = settings;
  const tokens = new AccessTokens(settings, now);
  const faults = new Faults(pool, tokens);
  const webhooks = new Webhooks(pool, settings.webhooks ?? 'never');
  const reviews = new Reviews(pool, webhooks);
  const world = { pool, faults, webhooks, reviews, now };
  const router = Router()
    .use(checkoutRouter(pool, webhooks, merchant))
    .use(overviewRouter(world, merchant))
    .use(testRouter(world))
    .use(certificatesRouter(pool))
    .use(tokensRouter(tokens, faults))
    .use(['/v1', '/v2'], tokens.guard, json({ limit: '1mb' }))
    .use(ordersRouter(world))
    .use(paymentsRouter(world))
    .use(() => {
      throw unknownResource();
    })
    .use(answerProblems(report));
  return { router, prepare: () => prepareDatabase(pool), settleDueReviews: () => reviews.settleDue() };
}
