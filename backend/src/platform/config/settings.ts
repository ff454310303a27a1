import { z } from 'zod';
import { StartupError } from './startup-error';

declare module 'zod/v4/core' {
  interface GlobalMeta {
    /** The value without the setting, if it is not the schema's default; docs/settings.md shows it. */
    whenUnset?: string;
    /** The setting's name in the audit trail, for people; without it, changes leave no entry. Never of a secret. */
    audited?: string;
  }
}

type Variables = Partial<Record<string, string>>;

/** The environment variables that a server is started with; an empty one is not set. */
export class Environment {
  readonly variables: Variables;

  constructor(env: NodeJS.ProcessEnv) {
    this.variables = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  }
}

/** A rule finds the error in a combination of settings, or returns false. */
type Rule = (variables: Variables) => string | false;

export interface SettingsClass<Values extends object = object> {
  new (environment: Environment): Values;
  /** The schemas by the names of their settings. Their `meta` describes the settings in docs/settings.md. */
  readonly schemas: Readonly<Record<string, z.ZodType>>;
  problemsIn(environment: Environment): string[];
}

/** Base of a class that holds the settings of one part of the server, each by the name of its environment variable. */
export function settingsOf<Shape extends Record<string, z.ZodType>>(shape: Shape, rules: Rule[] = []) {
  const schema = z.object(shape);
  // eslint-disable-next-line @typescript-eslint/no-extraneous-class -- its instances have the schema's properties
  class Settings {
    static readonly schemas = shape;

    static problemsIn({ variables }: Environment): string[] {
      const wrong = schema.safeParse(variables).error?.issues ?? [];
      const broken = rules.map((rule) => rule(variables)).filter((problem) => problem !== false);
      return [...wrong.map(({ path, message }) => `${path.join('.')} ${message}`), ...broken];
    }

    constructor(environment: Environment) {
      checkSettings(environment, [Settings]);
      Object.assign(this, schema.parse(environment.variables));
    }
  }
  return Settings as unknown as SettingsClass<z.output<typeof schema>>;
}

/** @throws StartupError naming everything that is wrong */
export function checkSettings(environment: Environment, parts: Pick<SettingsClass, 'problemsIn'>[]): void {
  const problems = parts.flatMap((part) => part.problemsIn(environment));
  if (problems.length > 0) throw new StartupError(['These settings are wrong:', ...problems].join('\n  '));
}

export const isProduction = ({ NODE_ENV }: Variables) => NODE_ENV === 'production';

export const requiredInProduction = (name: string): Rule => {
  return (variables) => isProduction(variables) && !variables[name] && `${name} must be set in production`;
};

export const httpsInProduction = (name: string): Rule => {
  return (variables) =>
    isProduction(variables) &&
    /^http:/.test(variables[name] ?? '') &&
    variables.ALLOW_HTTP !== 'true' &&
    `${name} must begin with https:// in production, unless ALLOW_HTTP is true`;
};

export function wholeNumber(min: number, max: number) {
  const error = `must be a whole number from ${min} to ${max}`;
  const isWithin = (value: number) => value >= min && value <= max;
  return z.string().regex(/^\d+$/, error).transform(Number).refine(isWithin, error);
}

export const oneOf = <const Choice extends string>(...choices: Choice[]) =>
  z.enum(choices, `must be ${choices.join(' or ')}`);

/** A pattern of a scheme, a host and perhaps a port. */
export const origin = String.raw`https?:\/\/[\w.-]+(:\d+)?`;

export const matching = (pattern: string, example: string) =>
  z.string().regex(new RegExp(`^${pattern}$`), `must be like ${example}`);

/** An origin as browsers write it, without the slash that its value may end with. */
export const publicOrigin = (example: string) =>
  matching(String.raw`${origin}\/?`, `${example}, without a path`).transform((url) => new URL(url).origin);
