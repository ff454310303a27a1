import * as http from 'node:http';
import * as https from 'node:https';
import {
  type ApiResponse,
  Client,
  CustomError,
  Environment,
  OrdersController,
  PaymentsController,
} from '@paypal/paypal-server-sdk';

export interface PayPalSettings {
  clientId: string;
  clientSecret: string;
  environment: 'sandbox' | 'production';
  /** Origin, optionally with a path prefix, of a server that replaces PayPal's own, such as the simulator. */
  baseUrl?: string | undefined;
  /** Limit of a call. The call for an access token, if one is needed, has the same limit again. */
  timeoutMs: number;
}

interface Controllers {
  orders: OrdersController;
  payments: PaymentsController;
}

type Call<T> = (controllers: Controllers, options: { abortSignal: AbortSignal }) => Promise<ApiResponse<T>>;

/** In bytes. PayPal's responses have a few thousand. */
const maxContentLength = 1_000_000;

/** A shopper waits for these calls, so connections are reused. */
const agents = {
  httpAgent: new http.Agent({ keepAlive: true }),
  httpsAgent: new https.Agent({ keepAlive: true }),
};

/** PayPal's SDK, with another address for the simulator and a retry after a rejected access token. */
export class PayPalClient {
  private controllers: Controllers | undefined;

  constructor(private readonly settings: PayPalSettings) {}

  async call<T>(call: Call<T>): Promise<T> {
    const controllers = this.current();
    try {
      return await this.callOnce(controllers, call);
    } catch (error) {
      if (wasConnectionStale(error)) return this.callOnce(controllers, call);
      if (isUnauthorized(error)) return this.callOnce(this.current(), call);
      throw error;
    }
  }

  private current(): Controllers {
    return (this.controllers ??= controllersFor(this.settings));
  }

  private async callOnce<T>(controllers: Controllers, call: Call<T>): Promise<T> {
    try {
      const { result } = await call(controllers, {
        abortSignal: AbortSignal.timeout(this.settings.timeoutMs),
      });
      return result;
    } catch (error) {
      if (this.controllers === controllers && mayHoldBadToken(error)) this.controllers = undefined;
      throw error;
    }
  }
}

const isUnauthorized = (error: unknown) => error instanceof CustomError && error.statusCode === 401;

/**
 * PayPal may close an idle connection at the moment it is used again. A retry is safe: PayPal performs the call with a request id
 * once, and the others only read.
 */
function wasConnectionStale(error: unknown): boolean {
  const { code, request } = error as { code?: string; request?: { reusedSocket?: boolean } };
  return code === 'ECONNRESET' && request?.reusedSocket === true;
}

/** The SDK keeps a token that PayPal refuses, and even the failure to get one, for as long as the client lives. */
const mayHoldBadToken = (error: unknown) => !(error instanceof CustomError) || isUnauthorized(error);

function controllersFor(settings: PayPalSettings): Controllers {
  const client = new RebasedClient(settings);
  return { orders: new OrdersController(client), payments: new PaymentsController(client) };
}

/** The SDK has PayPal's hosts built in: only their place changes, the path and query stay. */
class RebasedClient extends Client {
  constructor(private readonly settings: PayPalSettings) {
    super({
      environment: settings.environment === 'production' ? Environment.Production : Environment.Sandbox,
      clientCredentialsAuthCredentials: {
        oAuthClientId: settings.clientId,
        oAuthClientSecret: settings.clientSecret,
      },
      httpClientOptions: { ...agents, timeout: settings.timeoutMs },
      unstable_httpClientOptions: { maxContentLength, maxRedirects: 0 },
    });
  }

  override getRequestBuilderFactory(): ReturnType<Client['getRequestBuilderFactory']> {
    const build = super.getRequestBuilderFactory();
    return (...call) => {
      const builder = build(...call);
      const { baseUrl } = this.settings;
      if (baseUrl !== undefined)
        builder.interceptRequest((request) => ({ ...request, url: rebase(request.url, baseUrl) }));
      return builder;
    };
  }
}

function rebase(url: string, baseUrl: string): string {
  const { pathname, search } = new URL(url);
  return `${baseUrl.replace(/\/+$/, '')}${pathname}${search}`;
}
