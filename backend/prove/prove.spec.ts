import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Chance } from '../test/support/chance';
import { moduleOf, plantedBugs } from './planted-bugs';
import { brokenOff } from './trial';
import { coreTrials, trials } from './trials';
import { presentVerdicts, verdictOn } from './verdicts';

describe('chance', () => {
  const draws = (chance: Chance) => Array.from({ length: 20 }, () => chance.below(1000));

  it('is the same for the same seed and different for another seed', () => {
    expect(draws(new Chance('7'))).toEqual(draws(new Chance('7')));
    expect(draws(new Chance('7'))).not.toEqual(draws(new Chance('8')));
  });

  it('gives each name a stream that does not depend on the draws of others', () => {
    const chance = new Chance('7');
    const before = draws(chance.for('a buyer'));
    draws(chance);
    expect(draws(chance.for('a buyer'))).toEqual(before);
    expect(draws(chance.for('another'))).not.toEqual(before);
  });

  it('is lucky in the given share of draws', () => {
    const chance = new Chance('7');
    const lucky = Array.from({ length: 10_000 }, () => chance.isLucky(0.3)).filter(Boolean).length;
    expect(lucky).toBeGreaterThan(2_800);
    expect(lucky).toBeLessThan(3_200);
    expect(chance.isLucky(0)).toBe(false);
    expect(chance.isLucky(1)).toBe(true);
  });
});

describe('planted bugs', () => {
  const backend = join(__dirname, '..');

  it.each(plantedBugs)('$name exists, and so do the checks that notice it', (bug) => {
    expect(existsSync(join(backend, moduleOf(bug)))).toBe(true);
    expect(bug.noticedBy.length).toBeGreaterThan(0);
    const unknown = bug.noticedBy.filter((name) => !(name in trials) && !existsSync(join(backend, name)));
    expect(unknown).toEqual([]);
  });

  it.each(plantedBugs)('$name changes code that exists', (bug) => {
    const module = join(backend, moduleOf(bug));
    const planted = readFileSync(module, 'utf8');
    const paths = [...planted.matchAll(/'(\.[^']*\/(?:dist|src)\/[^']+?)(?:\.js)?'/g)].map(
      ([, path]) => path!,
    );
    // HTTP tests run the source, and trials run the built shop.
    const runsSource = bug.noticedBy.some((name) => name.endsWith('.spec.ts'));
    expect(paths.filter((path) => path.includes('/dist/') === runsSource)).toEqual([]);
    const files = paths.map((path) =>
      join(dirname(module), `${path}.ts`).replace(join(backend, 'dist'), backend),
    );
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
    const source = files.map((file) => readFileSync(file, 'utf8')).join('');
    const methods = [...planted.matchAll(/\breplace\(\s*\w+\.prototype,\s*'(\w+)'/g)].map(
      ([, method]) => method!,
    );
    const isNamed = (method: string) => new RegExp(`\\b${method}[(<]`).test(source);
    // A bug of a library's class names no file of ours.
    expect(files.length > 0 && methods.find((method) => !isNamed(method))).toBeFalsy();
  });

  it('have distinct names', () => {
    const names = plantedBugs.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });

  it('cover every trial', () => {
    const proved = new Set(plantedBugs.flatMap((bug) => bug.noticedBy));
    expect(Object.keys(trials).filter((name) => !proved.has(name))).toEqual([]);
  });
});

it('the core trials are trials', () => {
  expect(coreTrials.filter((name) => !(name in trials))).toEqual([]);
});

describe('a verdict', () => {
  const fine = { what: 'nothing oversold', figure: '0', good: true };
  const bad = { what: 'stock adds up', figure: '3: at noon', good: false };
  const broke = { what: brokenOff, figure: 'Error: no shop\n    at home', good: false };

  it('names the check that caught a bug', () => {
    expect(verdictOn({ trial: 'checkouts', bug: 'no-lock' }, [fine, broke, bad])).toEqual({
      trial: 'checkouts',
      bug: 'no-lock',
      check: 'stock adds up: 3: at noon',
      good: true,
    });
  });

  it('fails a trial that aborted', () => {
    expect(verdictOn({ trial: 'checkouts', bug: 'no-lock' }, [fine, broke]).good).toBe(false);
    expect(verdictOn({ trial: 'checkouts', bug: undefined }, [broke]).good).toBe(false);
  });

  it('fails a trial that reports a problem where no bug is planted', () => {
    expect(verdictOn({ trial: 'checkouts', bug: undefined }, [fine, bad]).good).toBe(false);
    expect(verdictOn({ trial: 'checkouts', bug: undefined }, [fine]).good).toBe(true);
  });

  it('is one line of a table', () => {
    const verdicts = [
      verdictOn({ trial: 'checkouts', bug: undefined }, [fine]),
      verdictOn({ trial: 'checkouts', bug: 'no-lock' }, [bad]),
      verdictOn({ trial: 'kills', bug: 'no-lock' }, [fine]),
      verdictOn({ trial: 'kills', bug: undefined }, [broke]),
    ];
    expect(presentVerdicts(verdicts)).toEqual([
      'sound   no bug   checkouts',
      'caught  no-lock  checkouts  stock adds up: 3: at noon',
      'MISSED  no-lock  kills',
      'BROKEN  no bug   kills      the trial itself: Error: no shop',
    ]);
  });
});
