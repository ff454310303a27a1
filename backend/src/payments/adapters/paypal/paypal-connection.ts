import { CustomError } from '@paypal/paypal-server-sdk';
import { type PayPalCall, PayPalClient, type PayPalSettings } from './paypal-client';

/** The SDK's client with what it lacks: a way on from a token that went bad. */
export class PayPalConnection {
  private client: PayPalClient | undefined;

  constructor(private readonly settings: PayPalSettings) {}

  async ask<Answer>(call: PayPalCall<Answer>): Promise<Answer> {
    try {
      return await this.askOnce(call);
    } catch (error) {
      if (error instanceof CustomError && error.statusCode === 401) return this.askOnce(call);
      throw error;
    }
  }

  private async askOnce<Answer>(call: PayPalCall<Answer>): Promise<Answer> {
    const client = (this.client ??= new PayPalClient(this.settings));
    try {
      return await client.ask(call);
    } catch (error) {
      if (this.client === client && mayHoldBadToken(error)) this.client = undefined;
      throw error;
    }
  }
}

/** The SDK keeps a token that PayPal refuses, and even the failure to get one, for as long as the client lives. */
const mayHoldBadToken = (error: unknown) => !(error instanceof CustomError) || error.statusCode === 401;
