import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Chance } from '../test/support/chance';
import { moduleOf, type PlantedBug } from './planted-bugs';
import { RawLog } from './raw-log';
import { runSpec } from './run-spec';
import { addTaxonomy } from '../test/support/shop/taxonomy';
import { type Place, type ShopOptions, ShopProcess } from './shop/shop-process';
import { brokenOff, type Finding, type TrialContext, type RestartablePostgres, type Trial } from './trial';
import { trials } from './trials';

export interface ProveOptions {
  startPostgres: () => Promise<RestartablePostgres>;
  short: boolean;
  /** The same seed repeats the run. */
  seed: string;
  /** The folder of the raw log. */
  logFolder: string;
  /** Names of trials, or of planted bugs; empty means all. */
  only: string[];
}

/** Performs trials, each in its own context. */
export class Run {
  private constructor(
    private readonly options: ProveOptions,
    private readonly log: RawLog,
  ) {}

  static begin(options: ProveOptions): Run {
    say(`seed ${options.seed}`);
    return new Run(options, RawLog.open(options.logFolder, options.seed));
  }

  /** @param name of a trial, or the path of an HTTP test */
  async perform(name: string, bug?: PlantedBug): Promise<Finding[]> {
    const started = Date.now();
    const log = logOf(name);
    log(bug ? `begins, with ${bug.name}` : 'begins');
    const isTrial = Object.hasOwn(trials, name);
    const findings = isTrial
      ? await this.inContext(name, log, bug)
      : await runSpec(name, bug && moduleOf(bug));
    for (const { what, figure, good } of findings) log(`${good ? 'ok    ' : 'FAILED'} ${what}: ${figure}`);
    log(`took ${Math.round((Date.now() - started) / 1000)} s`);
    findings.forEach((finding) => this.log.write({ trial: name, bug: bug?.name, ...finding }));
    return findings;
  }

  end(lines: string[], passed: number, failed: number): void {
    say(`\nseed ${this.options.seed}, raw log ${this.log.file}`);
    if (lines.length > 0) say(`\n${lines.join('\n')}`);
    say(`\n${passed} passed, ${failed} failed`);
  }

  private async inContext(name: string, log: Log, bug?: PlantedBug): Promise<Finding[]> {
    const { short, seed, startPostgres } = this.options;
    const postgres = await startPostgres();
    const dataDir = await mkdtemp(join(tmpdir(), 'haberdash-prove-data-'));
    const trial: Trial = trials[name]!;
    const shops: Promise<ShopProcess>[] = [];
    const openShop: TrialContext['openShop'] = ({ preloads = [], env, ...place } = {}) => {
      const settings = place.databaseUrl ? {} : postgres.settings;
      const shop = startWithTaxonomy(
        { databaseUrl: postgres.url, dataDir, ...place },
        {
          preloads: bug ? [...preloads, join(__dirname, '..', moduleOf(bug))] : preloads,
          env: { ...settings, ...env },
        },
      );
      shops.push(shop);
      return shop;
    };
    try {
      return await trial({
        postgres,
        dataDir,
        short,
        chance: new Chance(`${seed}/${name}`),
        say: log,
        record: (entry) => this.log.write({ trial: name, bug: bug?.name, ...entry }),
        openShop,
      });
    } catch (error) {
      return [{ what: brokenOff, figure: String((error as Error).stack), good: false }];
    } finally {
      for (const opened of await Promise.allSettled(shops)) {
        if (opened.status === 'fulfilled') await opened.value.kill();
      }
      await postgres.discard();
      await rm(dataDir, { recursive: true, force: true });
    }
  }
}

/** The trials' products need brands and categories. */
async function startWithTaxonomy(place: Place, options: ShopOptions): Promise<ShopProcess> {
  const shop = await ShopProcess.start(place, options);
  await addTaxonomy(place.databaseUrl);
  return shop;
}

type Log = (line: string) => void;

/** Two trials may log at the same time. */
const logOf =
  (name: string): Log =>
  (line) =>
    say(`${name.padEnd(9)}  ${line}`);

export const say = (line: string) => void process.stdout.write(`${line}\n`);
