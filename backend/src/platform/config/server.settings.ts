import { join } from 'node:path';
import { z } from 'zod';
import {
  isProduction,
  matching,
  oneOf,
  origin,
  requiredInProduction,
  settingsOf,
  wholeNumber,
} from './settings';

const postgresAddress = z.string('must be set').regex(/^postgres(ql)?:\/\//, 'must be a postgres:// address');

/** What every part of the server stands on: its address, its database, its folder and its log. */
export class ServerSettings extends settingsOf(
  {
    NODE_ENV: oneOf('production', 'development', 'test').default('development'),
    PORT: wholeNumber(0, 65_535).default(3000),
    DATABASE_URL: postgresAddress,
    DATABASE_DIRECT_URL: postgresAddress.optional(),
    DATABASE_REPLICA_URL: postgresAddress.optional(),
    DATABASE_POOL: wholeNumber(2, 200).default(10),
    REDIS_URL: z.url({ protocol: /^rediss?$/, error: 'must be a redis:// address' }).optional(),
    MIGRATE_AT_START: oneOf('true', 'false').default('true'),
    PROCESS_ROLE: oneOf('all', 'web', 'worker').default('all'),
    DATA_DIR: z.string().default('.data'),
    PUBLIC_URL: matching(String.raw`${origin}\/?`, 'https://shop.example, without a path')
      .transform((url) => new URL(url).origin)
      .optional(),
    ALLOW_HTTP: oneOf('true', 'false').optional(),
    SECURITY_CONTACT: matching(
      String.raw`(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)`,
      'mailto:security@shop.example or an https:// address',
    ).optional(),
    TRUST_PROXY: wholeNumber(0, 10).default(0),
    LOG_LEVEL: oneOf('silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace').default('info'),
  },
  [
    requiredInProduction('PUBLIC_URL'),
    (variables) =>
      isProduction(variables) &&
      /^http:/.test(variables.PUBLIC_URL ?? '') &&
      variables.ALLOW_HTTP !== 'true' &&
      'PUBLIC_URL must begin with https:// in production, unless ALLOW_HTTP is true',
  ],
) {
  get isProduction(): boolean {
    return this.NODE_ENV === 'production';
  }

  /** For what needs a session of its own: jobs (LISTEN), migrations (a lock) and commands. */
  get directDatabaseUrl(): string {
    return this.DATABASE_DIRECT_URL ?? this.DATABASE_URL;
  }

  /** Requests share Postgres' sessions by PgBouncer in transaction mode. */
  get hasPgBouncer(): boolean {
    return this.DATABASE_DIRECT_URL !== undefined;
  }

  /** To shoppers and admins; otherwise its health only. */
  get servesShop(): boolean {
    return this.PROCESS_ROLE !== 'worker';
  }

  get runsJobs(): boolean {
    return this.PROCESS_ROLE !== 'web';
  }

  get servedByHttps(): boolean {
    return this.PUBLIC_URL?.startsWith('https:') ?? false;
  }

  get uploadsDir(): string {
    return join(this.DATA_DIR, 'uploads');
  }

  /** On the same disk as what they are to become. */
  get draftsDir(): string {
    return join(this.DATA_DIR, 'drafts');
  }
}
