import { z } from 'zod';
import {
  isProduction,
  oneOf,
  requiredInProduction,
  settingsOf,
  wholeNumber,
} from '../platform/config/settings';

const webAddress = z.url({ protocol: /^https?$/, error: 'must be an http(s) address' });
const pathOfThisServer = z.string().regex(/^\/[^/\\]/);

export class PaymentsSettings extends settingsOf(
  {
    UNFINISHED_PAYMENTS_PER_HOUR: wholeNumber(1, 1_000_000).default(20),
    PAYPAL_CLIENT_ID: z.string().optional(),
    PAYPAL_CLIENT_SECRET: z.string().optional(),
    PAYPAL_ENVIRONMENT: oneOf('sandbox', 'production').default('sandbox'),
    PAYPAL_BASE_URL: webAddress.optional(),
    PAYPAL_WEBHOOK_ID: z.string().max(100, 'must have at most 100 characters').optional(),
    PAYPAL_TIMEOUT_MS: wholeNumber(100, 120_000).default(10_000),
    PAYPAL_CALLS_PER_SECOND: wholeNumber(1, 100_000).default(100),
    SANDBOX_PAYMENT_URL: z.union([webAddress, pathOfThisServer], 'must be an http(s) address').optional(),
  },
  [
    requiredInProduction('PAYPAL_CLIENT_ID'),
    requiredInProduction('PAYPAL_CLIENT_SECRET'),
    // Sandbox by default, the shop would send goods for play money.
    requiredInProduction('PAYPAL_ENVIRONMENT'),
    ({ PAYPAL_CLIENT_ID, PAYPAL_CLIENT_SECRET }) =>
      PAYPAL_CLIENT_ID !== undefined &&
      PAYPAL_CLIENT_SECRET === undefined &&
      'PAYPAL_CLIENT_SECRET must be set where PAYPAL_CLIENT_ID is',
    ({ PAYPAL_CLIENT_ID, PAYPAL_CLIENT_SECRET }) =>
      PAYPAL_CLIENT_SECRET !== undefined &&
      PAYPAL_CLIENT_ID === undefined &&
      'PAYPAL_CLIENT_ID must be set where PAYPAL_CLIENT_SECRET is',
    (variables) =>
      isProduction(variables) &&
      variables.PAYPAL_BASE_URL !== undefined &&
      'PAYPAL_BASE_URL must not be set in production: it is for a simulator',
    (variables) =>
      isProduction(variables) &&
      /^\//.test(variables.SANDBOX_PAYMENT_URL ?? '') &&
      'SANDBOX_PAYMENT_URL must be an http(s) address in production',
  ],
) {
  get payPal() {
    const { PAYPAL_CLIENT_ID: clientId, PAYPAL_CLIENT_SECRET: clientSecret } = this;
    if (!clientId || !clientSecret) return undefined;
    return {
      clientId,
      clientSecret,
      environment: this.PAYPAL_ENVIRONMENT,
      /** Of a simulator. */
      baseUrl: this.PAYPAL_BASE_URL,
      /** Of the webhook that PayPal calls; without one, no message is accepted. */
      webhookId: this.PAYPAL_WEBHOOK_ID,
      timeoutMs: this.PAYPAL_TIMEOUT_MS,
    };
  }
}
