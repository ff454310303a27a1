import { join } from 'node:path';
import { z } from 'zod';
import { StartupError } from './startup-error';

const whole = (min: number, max: number) => z.coerce.number().int().min(min).max(max);

const origin = String.raw`https?:\/\/[\w.-]+(:\d+)?`;

/** Of each remote its name and the origin. */
const RemoteUrls = z
  .string()
  .regex(
    new RegExp(String.raw`^([\w-]+=${origin}(,(?=.)|$))+$`),
    'must be like shop=http://shop:8080,admin=http://admin:8080',
  )
  .transform((list) => new Map(list.split(',').map((one) => one.split('=') as [string, string])));

const Environment = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('development'),
  PORT: whole(0, 65535).default(3000),
  DATABASE_URL: z.string().regex(/^postgres(ql)?:\/\//, 'must be a postgres:// address'),
  DATABASE_POOL: whole(2, 200).default(10),
  DATA_DIR: z.string().min(1).default('.data'),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  TRUST_PROXY: whole(0, 10).default(0),
  SERVE_FRONTENDS: z.string().min(1).optional(),
  SHELL_URL: z
    .string()
    .regex(new RegExp(`^${origin}$`), 'must be like http://shell:8080')
    .optional(),
  REMOTE_URLS: RemoteUrls.optional(),
  LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']).default('info'),
  JWT_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  SESSION_MINUTES: whole(1, 10_080).default(60),
  LOGIN_FAILURES_PER_ACCOUNT: whole(1, 1_000).default(10),
  LOGIN_FAILURES_PER_ADDRESS: whole(1, 100_000).default(50),
  RESERVATION_MINUTES: whole(1, 1_440).default(30),
  UNFINISHED_PAYMENTS_PER_HOUR: whole(1, 1_000_000).default(20),
  PAYPAL_CLIENT_ID: z.string().min(1).optional(),
  PAYPAL_CLIENT_SECRET: z.string().min(1).optional(),
  PAYPAL_ENVIRONMENT: z.enum(['sandbox', 'production']).default('sandbox'),
  PAYPAL_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
  PAYPAL_WEBHOOK_ID: z.string().min(1).max(100).optional(),
  PAYPAL_TIMEOUT_MS: whole(100, 120_000).default(10_000),
  PAYPAL_CALLS_PER_SECOND: whole(1, 100_000).default(100),
  SANDBOX_PAYMENT_URL: z
    .union([z.url({ protocol: /^https?$/ }), z.string().regex(/^\/[^/\\]/)], 'must be an http(s) address')
    .optional(),
});

export const settingNames = Object.keys(Environment.shape);

/** How this server runs; docs/settings.md explains each. */
export class Settings {
  readonly production: boolean;
  readonly port: number;
  readonly databaseUrl: string;
  readonly databasePool: number;
  readonly dataDir: string;
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

  private constructor(env: z.infer<typeof Environment>) {
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

  /** @throws StartupError naming the first setting that is wrong, or missing in production */
  static read(env: NodeJS.ProcessEnv): Settings {
    const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
    const parsed = Environment.safeParse(given);
    if (!parsed.success) {
      const [issue] = parsed.error.issues;
      throw new StartupError(`The setting ${issue?.path.join('.')} is wrong: ${issue?.message}.`);
    }
    const settings = new Settings(parsed.data);
    if (settings.serveFrontends && settings.shellUrl)
      throw new StartupError('The frontends come from one place: SERVE_FRONTENDS or SHELL_URL.');
    if (settings.production) settings.assertFitForProduction();
    return settings;
  }

  private assertFitForProduction(): void {
    if (!this.jwtSecret) throw new StartupError('In production JWT_SECRET must be set.');
    if (!this.publicUrl) throw new StartupError('In production PUBLIC_URL must be set.');
    if (!this.paypal)
      throw new StartupError('In production PAYPAL_CLIENT_ID and PAYPAL_CLIENT_SECRET must be set.');
    if (this.paypal.baseUrl)
      throw new StartupError('In production PAYPAL_BASE_URL is refused: it is for a simulator.');
    if (this.sandboxPaymentUrl?.startsWith('/'))
      throw new StartupError('In production SANDBOX_PAYMENT_URL must be an http(s) address.');
  }
}
