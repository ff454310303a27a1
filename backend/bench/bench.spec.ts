import { execFileSync } from 'node:child_process';
import { CpuMeter } from './cpu-meter';
import { percentile } from '../test/support/statistics';
import { table } from './table';

describe('a percentile', () => {
  const figures = Array.from({ length: 200 }, (_, place) => 200 - place);

  it('is the smallest figure that is at least as large as the given share of all figures', () => {
    expect(percentile(figures, 0.5)).toBe(100);
    expect(percentile(figures, 0.99)).toBe(198);
    expect(percentile(figures, 1)).toBe(200);
  });

  it('of no figures is above every limit', () => {
    expect(percentile([], 0.99) <= 1_000).toBe(false);
  });
});

const onLinux = process.platform === 'linux' ? describe : describe.skip;

onLinux('the CPU time of a process', () => {
  const busyMs = 100;
  const meter = new CpuMeter(process.pid, NaN);

  function spentWhile(work: () => void): number {
    const before = meter.read().server;
    work();
    return meter.read().server - before;
  }

  it('includes its own work', () => {
    const work = () => {
      const { user } = process.cpuUsage();
      while (process.cpuUsage().user < user + busyMs * 1_000);
    };
    expect(spentWhile(work)).toBeGreaterThanOrEqual(busyMs - 20);
  });

  it('includes the work of its child processes, also after they end', () => {
    const work = `while (process.cpuUsage().user < ${busyMs * 1_000});`;
    expect(spentWhile(() => execFileSync(process.execPath, ['-e', work]))).toBeGreaterThanOrEqual(
      busyMs - 20,
    );
  });

  it('is unknown for a process that does not exist', () => {
    expect(meter.read().postgres).toBeNaN();
  });
});

describe('a table', () => {
  it('is aligned in columns, with the figures on the right', () => {
    const lines = [
      ...table(
        ['call', 'a second'],
        [
          ['cart add', '7'],
          ['pay', '1234'],
        ],
      ),
    ];
    expect(lines).toEqual([
      '| call     | a second |',
      '| -------- | -------: |',
      '| cart add |        7 |',
      '| pay      |     1234 |',
    ]);
  });
});
