import { type ApiResponse, CustomError } from '@paypal/paypal-server-sdk';
import { PayPalClient, type PayPalSettings } from './paypal-client';

/** The SDK's client with what it lacks: a way on from a token that went bad. */
export class PayPalConnection {
  private client: PayPalClient | undefined;

  constructor(private readonly settings: PayPalSettings) {}

  async call<T>(ask: (client: PayPalClient) => Promise<ApiResponse<T>>): Promise<T> {
    try {
      return await this.callOnce(ask);
    } catch (error) {
      if (error instanceof CustomError && error.statusCode === 401) return this.callOnce(ask);
      throw error;
    }
  }

  private async callOnce<T>(ask: (client: PayPalClient) => Promise<ApiResponse<T>>): Promise<T> {
    const client = (this.client ??= new PayPalClient(this.settings));
    try {
      return (await ask(client)).result;
    } catch (error) {
      if (this.client === client && mayHoldBadToken(error)) this.client = undefined;
      throw error;
    }
  }
}

/** The SDK keeps a token that PayPal refuses, and even the failure to get one, for as long as the client lives. */
const mayHoldBadToken = (error: unknown) => !(error instanceof CustomError) || error.statusCode === 401;
