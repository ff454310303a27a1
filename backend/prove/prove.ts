import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Chance } from './chance';
import { moduleOf, type PlantedBug, plantedBugs } from './planted-bugs';
import { RawLog } from './raw-log';
import { ShopProcess } from './shop-process';
import type { Finding, RestartablePostgres, Trial } from './trial';
import { trials } from './trials';

interface ProveOptions {
  startPostgres: () => Promise<RestartablePostgres>;
  short: boolean;
  /** Whatever repeats the run. */
  seed: string;
  /** The folder of the raw log. */
  logFolder: string;
  /** Names of trials, or of planted bugs; empty means all. */
  only: string[];
}

/** Does to a running shop what may happen to one, and prints what became of it. @returns how many findings are bad */
export async function prove(options: ProveOptions): Promise<number> {
  const run = Run.begin(options);
  const findings: Finding[] = [];
  for (const name of chosen(Object.keys(trials), options.only)) findings.push(...(await run.perform(name)));
  const failed = findings.filter(({ good }) => !good).length;
  say(`\nseed ${options.seed}, raw log ${run.log.file}`);
  say(`\n${findings.length - failed} passed, ${failed} failed`);
  return failed;
}

/** Plants one bug after the other and sees whether its trials notice. @returns how many bugs nobody noticed */
export async function provePlanted(options: ProveOptions): Promise<number> {
  const run = Run.begin(options);
  const lines: string[] = [];
  let missed = 0;
  const names = plantedBugs.map(({ name }) => name);
  for (const bug of plantedBugs.filter(({ name }) => chosen(names, options.only).includes(name))) {
    for (const name of bug.trials) {
      const found = await run.perform(name, bug);
      const [first] = found.filter(({ what, good }) => !good && what !== brokenOff);
      if (!first) missed += 1;
      lines.push(`${first ? 'caught' : 'MISSED'}  ${bug.name} by ${name}${first ? `: ${first.what}` : ''}`);
    }
  }
  say(`\nseed ${options.seed}, raw log ${run.log.file}\n${lines.join('\n')}`);
  say(`\n${lines.length - missed} passed, ${missed} failed`);
  return missed;
}

const brokenOff = 'the trial itself';

class Run {
  private constructor(
    private readonly options: ProveOptions,
    readonly log: RawLog,
  ) {}

  static begin(options: ProveOptions): Run {
    say(`seed ${options.seed}`);
    return new Run(options, RawLog.open(options.logFolder, options.seed));
  }

  async perform(name: string, bug?: PlantedBug): Promise<Finding[]> {
    const started = Date.now();
    say(`\n${name}${bug ? ` with ${bug.name}` : ''}`);
    const findings = await this.onGround(name, bug);
    for (const { what, figure, good } of findings) say(`  ${good ? 'ok    ' : 'FAILED'} ${what}: ${figure}`);
    say(`  ${Math.round((Date.now() - started) / 1000)} s`);
    findings.forEach((finding) => this.log.write({ trial: name, bug: bug?.name, ...finding }));
    return findings;
  }

  private async onGround(name: string, bug?: PlantedBug): Promise<Finding[]> {
    const { short, seed, startPostgres } = this.options;
    const postgres = await startPostgres();
    const dataDir = await mkdtemp(join(tmpdir(), 'haberdash-prove-data-'));
    const trial: Trial = trials[name]!;
    try {
      return await trial({
        postgres,
        dataDir,
        short,
        chance: new Chance(`${seed}/${name}`),
        say: (line) => say(`  ${line}`),
        record: (entry) => this.log.write({ trial: name, bug: bug?.name, ...entry }),
        openShop: ({ preloads = [], env, ...place } = {}) =>
          ShopProcess.start(
            { databaseUrl: postgres.url, dataDir, ...place },
            { preloads: bug ? [...preloads, moduleOf(bug)] : preloads, env },
          ),
      });
    } catch (error) {
      return [{ what: brokenOff, figure: String((error as Error).stack), good: false }];
    } finally {
      ShopProcess.endAll();
      await postgres.discard();
      await rm(dataDir, { recursive: true, force: true });
    }
  }
}

function chosen(known: string[], names: string[]): string[] {
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0) throw new Error(`Unknown: ${unknown.join(', ')}; known: ${known.join(', ')}`);
  return names.length === 0 ? known : names;
}

const say = (line: string) => void process.stdout.write(`${line}\n`);
