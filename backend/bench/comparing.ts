import type { Contender, Name } from './contenders';
import type { MeasuredCall } from './measured-call';
import { say } from './say';
import { median } from '../test/support/statistics';
import { table, verdict } from './table';
import type { Turn } from './turn';

const rounds = 3;

/** A call and what each server did in its turns, one a round. */
interface Measured {
  call: MeasuredCall;
  turns: Map<Name, Turn[]>;
}

/** Turn by turn, so that what else the machine does falls on all alike. Prints how the last compares with the one before. */
export async function compare(calls: MeasuredCall[], contenders: Contender[]): Promise<void> {
  say('Warming up');
  for (const call of calls)
    for (const contender of whoCan(call, contenders)) await call.measure(contender, 'warm-up');
  const results: Measured[] = [];
  for (const [place, call] of calls.entries()) {
    say(`${place + 1} of ${calls.length}: ${call.name}, ${call.atOnce} at once`);
    results.push({ call, turns: await takeTurns(call, whoCan(call, contenders)) });
  }
  const names = contenders.map(({ name }) => name);
  for (const line of ['', ...ratios(results, names), '', ...times(results, names), '']) say(line);
}

const whoCan = ({ notOf }: MeasuredCall, contenders: Contender[]): Contender[] =>
  contenders.filter(({ name }) => name !== notOf);

async function takeTurns(call: MeasuredCall, contenders: Contender[]): Promise<Measured['turns']> {
  const turns = new Map(contenders.map(({ name }) => [name, [] as Turn[]]));
  for (let round = 1; round <= rounds; round++) {
    for (const contender of contenders)
      turns.get(contender.name)!.push(await call.measure(contender, 'in full'));
  }
  return turns;
}

/** Medians of the rounds; in brackets the lowest and the highest round. */
function ratios(results: Measured[], names: Name[]) {
  const [other, last] = names.slice(-2) as [Name, Name];
  return table(
    ['a second', 'at once', ...names, `${last} / ${other}`, 'bar'],
    results.map(({ call: { name, atOnce, bar }, turns }) => {
      const perSecond = (who: Name) => (turns.get(who) ?? []).map((turn) => turn.perSecond);
      const [theirs, ours] = [perSecond(other), perSecond(last)];
      const ratio = median(ours) / median(theirs);
      const each = ours.map((one, round) => one / theirs[round]!);
      return [
        name,
        String(atOnce),
        ...names.map((who) => (turns.has(who) ? median(perSecond(who)).toFixed(0) : '')),
        `${ratio.toFixed(2)} (${Math.min(...each).toFixed(2)} to ${Math.max(...each).toFixed(2)})`,
        bar === undefined ? '' : verdict(`>= ${bar}`, ratio >= bar),
      ];
    }),
  );
}

/** The quotient of what both spent hangs less on what else the machine does than that of their speeds. */
function times(results: Measured[], names: Name[]) {
  const [other, last] = names.slice(-2) as [Name, Name];
  return table(
    [
      'milliseconds',
      'at once',
      ...names.map((name) => `${name} p50 / p95`),
      ...names.map((name) => `${name} CPU + Postgres`),
      `CPU ${other} / ${last}`,
    ],
    results.map(({ call, turns }) => {
      const middle = (name: Name, figure: (turn: Turn) => number) =>
        median((turns.get(name) ?? []).map(figure));
      const spent = (name: Name) => middle(name, ({ cpu }) => cpu.server + cpu.postgres);
      return [
        call.name,
        String(call.atOnce),
        ...names.map((name) =>
          pair(
            ' / ',
            1,
            middle(name, ({ p50 }) => p50),
            middle(name, ({ p95 }) => p95),
          ),
        ),
        ...names.map((name) =>
          pair(
            ' + ',
            2,
            middle(name, ({ cpu }) => cpu.server),
            middle(name, ({ cpu }) => cpu.postgres),
          ),
        ),
        (spent(other) / spent(last)).toFixed(2),
      ];
    }),
  );
}

const pair = (between: string, digits: number, ...figures: number[]): string =>
  figures.some(Number.isNaN) ? '' : figures.map((figure) => figure.toFixed(digits)).join(between);
