import { clocks } from './clocks';
import { outages } from './outages';
import { stops } from './stops';
import type { Finding, Ground, RestartablePostgres, Trial } from './trial';
import { uploads } from './uploads';

/** Every fault that the shop promises to survive: docs/reliability.md tells of each. */
const trials: Record<string, Trial> = { outages, stops, clocks, uploads };

interface ProveOptions {
  startPostgres: () => Promise<RestartablePostgres>;
  short: boolean;
  /** Names of trials; empty means all. */
  only: string[];
}

/** Does to a running shop what may happen to one, and prints what became of it. @returns how many findings are bad */
export async function prove({ startPostgres, only, ...options }: ProveOptions): Promise<number> {
  const findings: Finding[] = [];
  for (const [name, trial] of chosen(only)) {
    say(`\n${name}`);
    const postgres = await startPostgres();
    const found = await perform(trial, { ...options, postgres, say: (line) => say(`  ${line}`) });
    await postgres.discard();
    for (const { what, figure, good } of found) say(`  ${good ? 'ok    ' : 'FAILED'} ${what}: ${figure}`);
    findings.push(...found);
  }
  const failed = findings.filter(({ good }) => !good).length;
  say(`\n${findings.length - failed} passed, ${failed} failed`);
  return failed;
}

function chosen(names: string[]): [string, Trial][] {
  const unknown = names.filter((name) => !(name in trials));
  if (unknown.length > 0) throw new Error(`There is no trial ${unknown.join(', ')}`);
  return Object.entries(trials).filter(([name]) => names.length === 0 || names.includes(name));
}

async function perform(trial: Trial, ground: Ground): Promise<Finding[]> {
  try {
    return await trial(ground);
  } catch (error) {
    return [{ what: 'the trial itself', figure: String((error as Error).stack), good: false }];
  }
}

const say = (line: string) => void process.stdout.write(`${line}\n`);
