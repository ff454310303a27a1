import { type PlantedBug, plantedBugs } from './planted-bugs';
import { type ProveOptions, Run, say } from './run';
import type { Finding } from './trial';
import { trials } from './trials';
import { presentVerdicts, type Verdict, verdictOn } from './verdicts';

/**
 * Performs trials and prints their findings: two trials at a time in the short form, which measures little.
 * @returns the number of bad findings
 */
export async function prove(options: ProveOptions): Promise<number> {
  const names = chosen(Object.keys(trials), options.only);
  const run = Run.begin(options);
  const findings: Finding[] = [];
  const left = names.values();
  const worker = async () => {
    for (const name of left) findings.push(...(await run.perform(name)));
  };
  await Promise.all(Array.from({ length: options.short ? 2 : 1 }, worker));
  const failed = findings.filter(({ good }) => !good).length;
  run.end([], findings.length - failed, failed);
  return failed;
}

/**
 * Plants one bug after the other and checks that its trials and HTTP tests catch it. Each of these must pass without a bug.
 * @returns the number of missed bugs and of checks that fail without one
 */
export async function provePlanted(options: ProveOptions): Promise<number> {
  const names = chosen(
    plantedBugs.map(({ name }) => name),
    options.only,
  );
  const bugs = plantedBugs.filter(({ name }) => names.includes(name));
  const run = Run.begin(options);
  const verdicts: Verdict[] = [];
  const performances = performancesFor(bugs);
  for (const [place, { check, bug }] of performances.entries()) {
    say(`\n${place + 1} of ${performances.length}`);
    verdicts.push(verdictOn({ trial: check, bug: bug?.name }, await run.perform(check, bug)));
  }
  const failed = verdicts.filter(({ good }) => !good).length;
  run.end(presentVerdicts(verdicts), verdicts.length - failed, failed);
  return failed;
}

/** Each check without a bug first. */
function performancesFor(bugs: PlantedBug[]): { check: string; bug?: PlantedBug }[] {
  const sound = new Set(bugs.flatMap((bug) => bug.noticedBy));
  return [
    ...[...sound].map((check) => ({ check })),
    ...bugs.flatMap((bug) => bug.noticedBy.map((check) => ({ check, bug }))),
  ];
}

function chosen(known: string[], names: string[]): string[] {
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0) throw new Error(`Unknown: ${unknown.join(', ')}; known: ${known.join(', ')}`);
  return names.length === 0 ? known : names;
}
