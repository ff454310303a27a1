import type { Environment, SettingsClass } from '../../platform/config/settings';
import { type Finding, works, wrong } from './finding';

const part = 'Settings';

/** The names of those that are set, or what is wrong with them; never a value. */
export function checkSettings(
  environment: Environment,
  parts: Pick<SettingsClass, 'schemas' | 'problemsIn'>[],
): Finding[] {
  const problems = parts.flatMap((settings) => settings.problemsIn(environment));
  if (problems.length > 0) return problems.map((problem) => wrong(part, problem));
  const names = parts
    .flatMap(({ schemas }) => Object.keys(schemas))
    .filter((name) => name in environment.variables);
  return [works(part, `set are ${names.join(', ')}; all others have their defaults`)];
}
