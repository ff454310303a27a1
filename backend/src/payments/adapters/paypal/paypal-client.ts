import { Client, CustomError, Environment } from '@paypal/paypal-server-sdk';
import type { z } from 'zod';
import { exchange, type LineSettings } from './paypal-line';

export interface PayPalSettings extends LineSettings {
  clientId: string;
  clientSecret: string;
  environment: 'sandbox' | 'production';
}

/** A call of PayPal's, in PayPal's own words. */
export interface PayPalCall<Answer> {
  method: 'GET' | 'POST';
  /** What stands between its slashes. */
  path: string[];
  /** Under which PayPal does it once. */
  requestId?: string;
  body?: object;
  /** As much of the answer as is read. */
  answer: z.ZodType<Answer>;
}

/**
 * The SDK's client: it signs in, keeps the token, makes the requests and tells what PayPal refuses. Not by the SDK's models, which
 * check each field that PayPal knows, and not by its line, but by a lighter one.
 */
export class PayPalClient extends Client {
  constructor(private readonly settings: PayPalSettings) {
    super({
      environment: settings.environment === 'production' ? Environment.Production : Environment.Sandbox,
      clientCredentialsAuthCredentials: {
        oAuthClientId: settings.clientId,
        oAuthClientSecret: settings.clientSecret,
      },
    });
  }

  /** @throws CustomError of the SDK when PayPal refuses; ZodError or SyntaxError for an answer that can't be read */
  async ask<Answer>({ method, path, requestId, body, answer }: PayPalCall<Answer>): Promise<Answer> {
    const address = path.map((part) => `/${encodeURIComponent(part)}`).join('');
    const request = this.getRequestBuilderFactory()(method, address);
    if (method === 'POST') {
      request.header('Content-Type', 'application/json');
      request.header('PayPal-Request-Id', requestId);
      // Without it PayPal answers with little more than an id.
      request.header('Prefer', 'return=representation');
      request.json(body);
    }
    request.throwOn([400, 599], CustomError, 'PayPal refuses');
    request.authenticate([{ oauth2: true }]);
    const { result } = await request.callAsText();
    return answer.parse(JSON.parse(result));
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
