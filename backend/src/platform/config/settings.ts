import { join } from 'node:path';
import { type Environment, readEnvironment } from './environment';

/** How this server runs; docs/settings.md explains each. */
export class Settings {
  readonly production: boolean;
  readonly port: number;
  readonly databaseUrl: string;
  readonly databasePool: number;
  readonly dataDir: string;
  /** An origin. */
  readonly publicUrl: string | undefined;
  /** How many proxies in front are ours. */
  readonly trustProxy: number;
  readonly serveFrontends: string | undefined;
  /** As this server reaches it. */
  readonly shellUrl: string | undefined;
  /** Origins by which this server reaches remotes, by their names, where it is not as browsers do. */
  readonly remoteUrls: ReadonlyMap<string, string>;
  readonly logLevel: string;
  readonly jwtSecret: string | undefined;
  readonly sessionMinutes: number;
  /** Borne within a quarter of an hour. */
  readonly loginFailures: { perAccount: number; perAddress: number };
  /** Within an hour. */
  readonly registrationsPerAddress: number;
  readonly reservationMinutes: number;
  /** Of one shopper. */
  readonly unfinishedPaymentsPerHour: number;
  readonly paypal:
    | {
        clientId: string;
        clientSecret: string;
        environment: 'sandbox' | 'production';
        /** Of a simulator. */
        baseUrl: string | undefined;
        /** Of the webhook that PayPal was told of; without one, no message of it is believed. */
        webhookId: string | undefined;
      }
    | undefined;
  readonly paypalTimeoutMs: number;
  readonly paypalCallsPerSecond: number;
  /** The gateway of the checkout's sandbox panel; a path is a simulator's on this server. */
  readonly sandboxPaymentUrl: string | undefined;

  private constructor(env: Environment) {
    this.production = env.NODE_ENV === 'production';
    this.port = env.PORT;
    this.databaseUrl = env.DATABASE_URL;
    this.databasePool = env.DATABASE_POOL;
    this.dataDir = env.DATA_DIR;
    this.publicUrl = env.PUBLIC_URL;
    this.trustProxy = env.TRUST_PROXY;
    this.serveFrontends = env.SERVE_FRONTENDS;
    this.shellUrl = env.SHELL_URL;
    this.remoteUrls = env.REMOTE_URLS ?? new Map();
    this.logLevel = env.LOG_LEVEL;
    this.jwtSecret = env.JWT_SECRET;
    this.sessionMinutes = env.SESSION_MINUTES;
    this.loginFailures = {
      perAccount: env.LOGIN_FAILURES_PER_ACCOUNT,
      perAddress: env.LOGIN_FAILURES_PER_ADDRESS,
    };
    this.registrationsPerAddress = env.REGISTRATIONS_PER_ADDRESS;
    this.reservationMinutes = env.RESERVATION_MINUTES;
    this.unfinishedPaymentsPerHour = env.UNFINISHED_PAYMENTS_PER_HOUR;
    this.paypal =
      env.PAYPAL_CLIENT_ID && env.PAYPAL_CLIENT_SECRET
        ? {
            clientId: env.PAYPAL_CLIENT_ID,
            clientSecret: env.PAYPAL_CLIENT_SECRET,
            environment: env.PAYPAL_ENVIRONMENT,
            baseUrl: env.PAYPAL_BASE_URL,
            webhookId: env.PAYPAL_WEBHOOK_ID,
          }
        : undefined;
    this.paypalTimeoutMs = env.PAYPAL_TIMEOUT_MS;
    this.paypalCallsPerSecond = env.PAYPAL_CALLS_PER_SECOND;
    this.sandboxPaymentUrl = env.SANDBOX_PAYMENT_URL;
  }

  get uploadsDir(): string {
    return join(this.dataDir, 'uploads');
  }

  /** On the same disk as what they are to become. */
  get draftsDir(): string {
    return join(this.dataDir, 'drafts');
  }

  get servedByHttps(): boolean {
    return this.publicUrl?.startsWith('https:') ?? false;
  }

  /** @throws StartupError naming every setting that is wrong, or missing in production */
  static read(env: NodeJS.ProcessEnv): Settings {
    return new Settings(readEnvironment(env));
  }
}
