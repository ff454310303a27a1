import { Client, Environment, OrdersController, PaymentsController } from '@paypal/paypal-server-sdk';
import { exchange, type LineSettings } from './paypal-line';

export interface PayPalSettings extends LineSettings {
  clientId: string;
  clientSecret: string;
  environment: 'sandbox' | 'production';
}

/** The SDK's client, which speaks to PayPal by a lighter line than its own. */
export class PayPalClient extends Client {
  readonly orders = new OrdersController(this);
  readonly payments = new PaymentsController(this);

  constructor(private readonly settings: PayPalSettings) {
    super({
      environment: settings.environment === 'production' ? Environment.Production : Environment.Sandbox,
      clientCredentialsAuthCredentials: {
        oAuthClientId: settings.clientId,
        oAuthClientSecret: settings.clientSecret,
      },
    });
  }

  override getRequestBuilderFactory(): ReturnType<Client['getRequestBuilderFactory']> {
    const build = super.getRequestBuilderFactory();
    return (...asked) => {
      const builder = build(...asked);
      // After all of the SDK's own, and instead of what it would do next.
      builder.intercept(async (request) => ({ request, response: await exchange(request, this.settings) }));
      return builder;
    };
  }
}
