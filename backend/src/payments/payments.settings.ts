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
    UNFINISHED_PAYMENTS_PER_HOUR: wholeNumber(1, 1_000_000)
      .default(20)
      .meta({
        description:
          'how many payments a shopper may open in an hour and leave unpaid; ' +
          'further orders are refused with 429',
        audited: 'Unpaid payments per shopper and hour',
      }),
    PAYPAL_CLIENT_ID: z.string().optional().meta({
      description: "PayPal's credentials; required without the demo and in production",
      whenUnset: "the demo's simulator",
    }),
    PAYPAL_CLIENT_SECRET: z
      .string()
      .optional()
      .meta({ description: 'required with `PAYPAL_CLIENT_ID`', whenUnset: "the demo's simulator" }),
    PAYPAL_ENVIRONMENT: oneOf('sandbox', 'production').default('sandbox').meta({
      description: '`production` for real money, `sandbox` for play money; required in production',
      audited: 'PayPal environment',
    }),
    PAYPAL_BASE_URL: webAddress.optional().meta({
      description: "the address of a simulator of PayPal's API; refused in production",
      whenUnset: "unset: PayPal's own hosts",
    }),
    PAYPAL_WEBHOOK_ID: z
      .string()
      .max(100, 'must have at most 100 characters')
      .optional()
      .meta({
        description:
          "PayPal's id of the webhook `…/api/payments/paypal/webhook`; " +
          'without it the shop only polls PayPal',
        whenUnset: 'unset: webhooks are refused',
      }),
    PAYPAL_TIMEOUT_MS: wholeNumber(100, 120_000)
      .default(10_000)
      .meta({ description: 'time-out of one call to PayPal' }),
    PAYPAL_CALLS_PER_SECOND: wholeNumber(1, 100_000)
      .default(100)
      .meta({
        description:
          'how many calls to PayPal one server process starts per second at most; ' +
          'calls that a user waits for go first',
      }),
    SANDBOX_PAYMENT_URL: z
      .union([webAddress, pathOfThisServer], 'must be an http(s) address')
      .optional()
      .meta({
        description:
          "target of the form in the checkout's sandbox panel (SSLCommerz' protocol); " +
          'without it there is no panel',
        whenUnset: "the demo's simulator",
      }),
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
      /** The address of a simulator. */
      baseUrl: this.PAYPAL_BASE_URL,
      /** The id of the webhook that PayPal calls; without one, no message is accepted. */
      webhookId: this.PAYPAL_WEBHOOK_ID,
      timeoutMs: this.PAYPAL_TIMEOUT_MS,
    };
  }
}
