import { statSync } from 'node:fs';
import { z } from 'zod';
import { StartupError } from './startup-error';

const wholeNumber = (min: number, max: number) => {
  const error = `must be a whole number from ${min} to ${max}`;
  const isWithin = (value: number) => value >= min && value <= max;
  return z.string().regex(/^\d+$/, error).transform(Number).refine(isWithin, error);
};

const oneOf = <const Choice extends string>(...choices: Choice[]) =>
  z.enum(choices, `must be ${choices.join(' or ')}`);

const address = z.url({ protocol: /^https?$/, error: 'must be an http(s) address' });

const origin = String.raw`https?:\/\/[\w.-]+(:\d+)?`;
const matching = (pattern: string, example: string) =>
  z.string().regex(new RegExp(`^${pattern}$`), `must be like ${example}`);

const isFolder = (path: string) => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

/** Any secret that was made by chance has more different characters. */
const isVaried = (secret: string) => new Set(secret).size >= 8;

const Environment = z.object({
  NODE_ENV: oneOf('production', 'development', 'test').default('development'),
  PORT: wholeNumber(0, 65_535).default(3000),
  DATABASE_URL: z.string('must be set').regex(/^postgres(ql)?:\/\//, 'must be a postgres:// address'),
  DATABASE_POOL: wholeNumber(2, 200).default(10),
  DATA_DIR: z.string().default('.data'),
  PUBLIC_URL: matching(String.raw`${origin}\/?`, 'https://shop.example, without a path')
    .transform((url) => new URL(url).origin)
    .optional(),
  ALLOW_HTTP: oneOf('true', 'false').optional(),
  TRUST_PROXY: wholeNumber(0, 10).default(0),
  SERVE_FRONTENDS: z.string().refine(isFolder, 'must be a folder that exists').optional(),
  SHELL_URL: matching(origin, 'http://shell:8080').optional(),
  /** Of each remote its name and the origin. */
  REMOTE_URLS: matching(
    String.raw`([\w-]+=${origin}(,(?=.)|$))+`,
    'shop=http://shop:8080,admin=http://admin:8080',
  )
    .transform((list) => new Map(list.split(',').map((one) => one.split('=') as [string, string])))
    .optional(),
  LOG_LEVEL: oneOf('silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace').default('info'),
  JWT_SECRET: z
    .string()
    .min(32, { error: 'must have at least 32 characters', abort: true })
    .refine(isVaried, 'must have at least 8 different characters')
    .optional(),
  SESSION_MINUTES: wholeNumber(1, 10_080).default(60),
  LOGIN_FAILURES_PER_ACCOUNT: wholeNumber(1, 1_000).default(10),
  LOGIN_FAILURES_PER_ADDRESS: wholeNumber(1, 100_000).default(50),
  REGISTRATIONS_PER_ADDRESS: wholeNumber(1, 1_000_000).default(300),
  RESERVATION_MINUTES: wholeNumber(1, 1_440).default(30),
  UNFINISHED_PAYMENTS_PER_HOUR: wholeNumber(1, 1_000_000).default(20),
  PAYPAL_CLIENT_ID: z.string().optional(),
  PAYPAL_CLIENT_SECRET: z.string().optional(),
  PAYPAL_ENVIRONMENT: oneOf('sandbox', 'production').default('sandbox'),
  PAYPAL_BASE_URL: address.optional(),
  PAYPAL_WEBHOOK_ID: z.string().max(100, 'must have at most 100 characters').optional(),
  PAYPAL_TIMEOUT_MS: wholeNumber(100, 120_000).default(10_000),
  PAYPAL_CALLS_PER_SECOND: wholeNumber(1, 100_000).default(100),
  SANDBOX_PAYMENT_URL: z
    .union([address, z.string().regex(/^\/[^/\\]/)], 'must be an http(s) address')
    .optional(),
});

export type Environment = z.infer<typeof Environment>;

export const settingNames = Object.keys(Environment.shape);

type Given = Partial<Record<string, string>>;

/** @throws StartupError naming every setting that is wrong */
export function readEnvironment(env: NodeJS.ProcessEnv): Environment {
  const given: Given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = Environment.safeParse(given);
  const wrong = parsed.error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`) ?? [];
  const problems = [...wrong, ...contradictions(given), ...(isProduction(given) ? unfitFor(given) : [])];
  if (!parsed.success || problems.length > 0)
    throw new StartupError(`These settings are wrong:\n${problems.map((line) => `  ${line}`).join('\n')}`);
  return parsed.data;
}

const isProduction = ({ NODE_ENV }: Given) => NODE_ENV === 'production';

function contradictions(given: Given): string[] {
  const problems = [];
  if (given.SERVE_FRONTENDS && given.SHELL_URL)
    problems.push('Set either SERVE_FRONTENDS or SHELL_URL, not both');
  if (given.PAYPAL_CLIENT_ID && !given.PAYPAL_CLIENT_SECRET)
    problems.push('PAYPAL_CLIENT_SECRET must be set where PAYPAL_CLIENT_ID is');
  if (given.PAYPAL_CLIENT_SECRET && !given.PAYPAL_CLIENT_ID)
    problems.push('PAYPAL_CLIENT_ID must be set where PAYPAL_CLIENT_SECRET is');
  return problems;
}

const requiredInProduction = [
  'PUBLIC_URL',
  'JWT_SECRET',
  'PAYPAL_CLIENT_ID',
  'PAYPAL_CLIENT_SECRET',
  // Sandbox by default, the shop would send goods for play money.
  'PAYPAL_ENVIRONMENT',
];

/** What production needs, and what it refuses. */
function unfitFor(given: Given): string[] {
  const problems = requiredInProduction
    .filter((name) => !given[name])
    .map((name) => `${name} must be set in production`);
  if (given.PUBLIC_URL?.startsWith('http:') && given.ALLOW_HTTP !== 'true')
    problems.push('PUBLIC_URL must begin with https:// in production, unless ALLOW_HTTP is true');
  if (given.PAYPAL_BASE_URL)
    problems.push('PAYPAL_BASE_URL must not be set in production: it is for a simulator');
  if (given.SANDBOX_PAYMENT_URL?.startsWith('/'))
    problems.push('SANDBOX_PAYMENT_URL must be an http(s) address in production');
  return problems;
}
