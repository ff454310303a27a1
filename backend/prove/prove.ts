import { plantedBugs } from './planted-bugs';
import { type ProveOptions, Run } from './run';
import type { Finding } from './trial';
import { trials } from './trials';
import { presentVerdicts, type Verdict, verdictOn } from './verdicts';

/** Does to a running shop what may happen to one, and prints what became of it. @returns how many findings are bad */
export async function prove(options: ProveOptions): Promise<number> {
  const names = chosen(Object.keys(trials), options.only);
  const run = Run.begin(options);
  const findings: Finding[] = [];
  for (const name of names) findings.push(...(await run.perform(name)));
  const failed = findings.filter(({ good }) => !good).length;
  run.end([], findings.length - failed, failed);
  return failed;
}

/**
 * Plants one bug after the other and sees whether its trials notice, each of which must be good without any.
 * @returns how many bugs nobody noticed, and trials that notice what is not there
 */
export async function provePlanted(options: ProveOptions): Promise<number> {
  const names = chosen(
    plantedBugs.map(({ name }) => name),
    options.only,
  );
  const bugs = plantedBugs.filter(({ name }) => names.includes(name));
  const run = Run.begin(options);
  const verdicts: Verdict[] = [];
  for (const trial of new Set(bugs.flatMap((bug) => bug.trials))) {
    verdicts.push(verdictOn({ trial }, await run.perform(trial)));
  }
  for (const bug of bugs) {
    for (const trial of bug.trials) {
      verdicts.push(verdictOn({ trial, bug: bug.name }, await run.perform(trial, bug)));
    }
  }
  const failed = verdicts.filter(({ good }) => !good).length;
  run.end(presentVerdicts(verdicts), verdicts.length - failed, failed);
  return failed;
}

function chosen(known: string[], names: string[]): string[] {
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0) throw new Error(`Unknown: ${unknown.join(', ')}; known: ${known.join(', ')}`);
  return names.length === 0 ? known : names;
}
