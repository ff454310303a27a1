import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import { type ApiResponse, Client, CustomError, Environment } from '@paypal/paypal-server-sdk';
import axios, { type AxiosAdapter } from 'axios';

export interface PayPalSettings {
  clientId: string;
  clientSecret: string;
  environment: 'sandbox' | 'production';
  /** Where PayPal's protocol is spoken instead of at PayPal's own host: an origin, with a path prefix or without. */
  baseUrl?: string | undefined;
  /** Of one exchange over HTTP. A call is one, plus one for a token where none is at hand. */
  timeoutMs: number;
}

/** A shopper waits for these calls: no new connection and handshake for each. */
const keptOpen = {
  httpAgent: new HttpAgent({ keepAlive: true }),
  httpsAgent: new HttpsAgent({ keepAlive: true }),
};

/** The SDK's client with what it lacks: a time limit, another address, and a way on from a token that went bad. */
export class PayPalConnection {
  private client: Client | undefined;

  constructor(private readonly settings: PayPalSettings) {}

  async call<T>(ask: (client: Client) => Promise<ApiResponse<T>>): Promise<T> {
    try {
      return await this.callOnce(ask);
    } catch (error) {
      if (error instanceof CustomError && error.statusCode === 401) return this.callOnce(ask);
      throw error;
    }
  }

  private async callOnce<T>(ask: (client: Client) => Promise<ApiResponse<T>>): Promise<T> {
    const client = (this.client ??= this.connect());
    try {
      return (await ask(client)).result;
    } catch (error) {
      if (this.client === client && mayHoldBadToken(error)) this.client = undefined;
      throw error;
    }
  }

  private connect(): Client {
    const { clientId, clientSecret, environment } = this.settings;
    return new Client({
      environment: environment === 'production' ? Environment.Production : Environment.Sandbox,
      clientCredentialsAuthCredentials: { oAuthClientId: clientId, oAuthClientSecret: clientSecret },
      unstable_httpClientOptions: { adapter: this.send },
    });
  }

  private readonly send: AxiosAdapter = (config) => {
    const { baseUrl, timeoutMs } = this.settings;
    const url = baseUrl === undefined ? config.url : rebase(config.url!, baseUrl);
    // A signal, because axios's own time limit begins again with every byte that arrives.
    const signal = AbortSignal.timeout(timeoutMs);
    return axios.getAdapter('http')({ ...config, ...keptOpen, url, signal, maxRedirects: 0 });
  };
}

/** The SDK keeps a token that PayPal refuses, and even the failure to get one, for as long as the client lives. */
const mayHoldBadToken = (error: unknown) => !(error instanceof CustomError) || error.statusCode === 401;

/** The SDK has PayPal's hosts built in; only their place changes, the path and query stay. */
function rebase(address: string, baseUrl: string): string {
  const { pathname, search } = new URL(address);
  return `${baseUrl.replace(/\/+$/, '')}${pathname}${search}`;
}
