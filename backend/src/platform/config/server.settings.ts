import { join } from 'node:path';
import { z } from 'zod';
import {
  httpsInProduction,
  matching,
  oneOf,
  publicOrigin,
  requiredInProduction,
  settingsOf,
  wholeNumber,
} from './settings';

const postgresAddress = z.string('must be set').regex(/^postgres(ql)?:\/\//, 'must be a postgres:// address');

/** A restore with `--replace` would empty the other one. */
function ownsTheSameDatabase(variables: Partial<Record<string, string>>): string | false {
  const { DATABASE_URL = '', DATABASE_DIRECT_URL = DATABASE_URL, DATABASE_OWNER_URL } = variables;
  return (
    DATABASE_OWNER_URL !== undefined &&
    databaseOf(DATABASE_OWNER_URL) !== databaseOf(DATABASE_DIRECT_URL) &&
    'DATABASE_OWNER_URL must name the same server and database as DATABASE_DIRECT_URL, or else DATABASE_URL'
  );
}

function databaseOf(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const { host, pathname } = new URL(address);
  return host + pathname;
}

/** Every part of the server needs these: its address, its database, its folder and its log. */
export class ServerSettings extends settingsOf(
  {
    NODE_ENV: oneOf('production', 'development', 'test')
      .default('development')
      .meta({ description: '`production` refuses demo settings and requires the secrets' }),
    PORT: wholeNumber(0, 65_535)
      .default(3000)
      .meta({ description: 'the port that serves everything; 0 takes any free port' }),
    DATABASE_URL: postgresAddress.meta({
      description: 'the Postgres to use instead; required without npm, as in a container',
      whenUnset: 'an embedded Postgres',
    }),
    DATABASE_DIRECT_URL: postgresAddress.optional().meta({
      description:
        "Postgres' own address where `DATABASE_URL` is [PgBouncer's](#connections-of-several-servers): " +
        'for jobs, migrations and commands',
    }),
    DATABASE_OWNER_URL: postgresAddress.optional().meta({
      description:
        "Postgres' own address with [the role that owns the tables](operations.md#a-role-of-its-own-for-the-tables): " +
        "for migrations, backups and restores; the role of `DATABASE_URL` then can't switch off the protection of the audit trail",
      whenUnset: 'unset: the role of `DATABASE_URL` owns them',
    }),
    DATABASE_REPLICA_URL: postgresAddress.optional().meta({
      description:
        'a streaming replica, from which [public pages are read](decisions/0027-public-pages-are-read-from-a-replica.md) ' +
        'while it is at most a second behind',
    }),
    DATABASE_POOL: wholeNumber(2, 200)
      .default(10)
      .meta({
        description:
          'database connections of one server process for requests; ' +
          "with 9 more for jobs (not as `web`) it uses 19, three servers 57 of Postgres' 100",
      }),
    REDIS_URL: z
      .url({ protocol: /^rediss?$/, error: 'must be a redis:// address' })
      .optional()
      .meta({
        description:
          'a Redis that all servers share, in which throttles count; ' +
          'while it is unreachable, they count in Postgres',
        whenUnset: 'unset: Postgres',
      }),
    MIGRATE_AT_START: oneOf('true', 'false')
      .default('true')
      .meta({
        description:
          "whether a server brings the database's tables up to date before it serves; `false` on several machines: " +
          'run `npm run migrate` (in the image `node dist/src/commands/migrate.js`) before the new version; ' +
          'a server on a database that lacks migrations then refuses to start',
      }),
    PROCESS_ROLE: oneOf('all', 'web', 'worker')
      .default('all')
      .meta({
        description:
          '`web` serves the shop and runs no jobs; `worker` runs jobs and serves only `/api/health`; ' +
          'a shop needs at least one of each, or one that does `all`',
      }),
    DATA_DIR: z.string().default('.data').meta({
      description: 'the folder of uploaded pictures, the generated signing secret and the embedded Postgres',
    }),
    PUBLIC_URL: publicOrigin('https://shop.example')
      .optional()
      .meta({
        description:
          "the shop's origin for browsers, without a path; " +
          "required in production (with https), and where the host is not this machine's name",
        whenUnset: "the request's host",
      }),
    ALLOW_HTTP: oneOf('true', 'false')
      .default('false')
      .meta({
        description:
          '`true`: in production `PUBLIC_URL` may begin with http://; ' +
          'the session cookie then travels unencrypted',
      }),
    SECURITY_CONTACT: matching(
      String.raw`(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)`,
      'mailto:security@shop.example or an https:// address',
    )
      .optional()
      .meta({
        description:
          'where to report a vulnerability, `mailto:…` or `https://…`: `/.well-known/security.txt` then says so',
      }),
    API_DOCS: oneOf('true', 'false').optional().meta({
      description: 'whether `/api/docs` shows the API, to everybody',
      whenUnset: '`true`, but `false` in production',
    }),
    HEALTH_OF_JOBS: oneOf('true', 'false')
      .optional()
      .meta({
        description:
          'whether `/api/health` tells everybody how late jobs are and how many failed; ' +
          "`METRICS_PORT` and the admin's dashboard tell it in any case",
        whenUnset: '`true`, but `false` in production',
      }),
    TRUST_PROXY: wholeNumber(0, 10).default(0).meta({
      description: 'how many of our own proxies are in front, whose `X-Forwarded-*` headers are trusted',
    }),
    LOG_LEVEL: oneOf('silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace')
      .default('info')
      .meta({
        description:
          'level of the structured log on standard output: ' +
          '`silent`, `fatal`, `error`, `warn`, `info`, `debug`, `trace`',
      }),
  },
  [requiredInProduction('PUBLIC_URL'), httpsInProduction('PUBLIC_URL'), ownsTheSameDatabase],
) {
  get isProduction(): boolean {
    return this.NODE_ENV === 'production';
  }

  /** For what needs a session of its own: jobs (LISTEN), migrations (a lock) and commands. */
  get directDatabaseUrl(): string {
    return this.DATABASE_DIRECT_URL ?? this.DATABASE_URL;
  }

  /** The connection string of the role that may change the tables and dump them. */
  get ownerUrl(): string {
    return this.DATABASE_OWNER_URL ?? this.directDatabaseUrl;
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

  get showsApi(): boolean {
    return this.isAllowed(this.API_DOCS);
  }

  get showsJobs(): boolean {
    return this.isAllowed(this.HEALTH_OF_JOBS);
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

  /** In production, the owner must allow what tells strangers about the shop's insides. */
  private isAllowed(setting: 'true' | 'false' | undefined): boolean {
    return setting === undefined ? !this.isProduction : setting === 'true';
  }
}
